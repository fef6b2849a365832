// npm run bench -- NAME... [--json FILE]: runs the benches of those names and prints their figures.
import { readdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Measurement } from './measure.ts'

/** A bench file exports this. */
export interface Bench {
  readonly measure: () => readonly Measurement[] | Promise<readonly Measurement[]>
}

const HELPERS = ['main', 'measure']
const known = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
  .filter((name) => !HELPERS.includes(name))

const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const strangers = positionals.filter((name) => !known.includes(name))
if (strangers.length) {
  console.error(`No bench named ${strangers.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

const figures: Measurement[] = []
for (const name of positionals.length ? positionals : known) {
  const { measure } = (await import(`./${name}.ts`)) as Bench
  for (const figure of await measure()) {
    figures.push(figure)
    console.log(`${figure.name.padEnd(56)} ${figure.value.toLocaleString('en').padStart(14)} ${figure.unit}`)
  }
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
