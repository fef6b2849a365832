// npm run bench -- NAME... [--json FILE] [--keep]: bundles the benches of those names as the application is bundled (a runner
// that compiles on the fly would be measured along with them), runs them and prints their figures. A bench is a file
// here that exports `measure(): Measurement[]`. `--keep` appends them to history.json, with the day and the commit.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const here = import.meta.dirname
const outDir = join(here, '../../node_modules/.cache/bench')
const known = readdirSync(here)
  .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== 'measure.ts')
  .map((file) => file.slice(0, -3))

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, keep: { type: 'boolean' } },
})
const strangers = positionals.filter((name) => !known.includes(name))
if (strangers.length) {
  console.error(`No bench named ${strangers.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

const names = positionals.length ? positionals : known
await build({
  configFile: false,
  logLevel: 'warn',
  root: join(here, '../..'),
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    rollupOptions: { input: Object.fromEntries(names.map((name) => [name, join(here, `${name}.ts`)])) },
  },
})

/** @type {import('./measure.ts').Measurement[]} */
const figures = []
for (const name of names) {
  /** @type {{ measure: () => Promise<import('./measure.ts').Measurement[]> }} */
  const { measure } = await import(join(outDir, `${name}.js`))
  for (const figure of await measure()) {
    figures.push(figure)
    console.log(`${figure.name.padEnd(62)} ${figure.value.toLocaleString('en').padStart(12)} ${figure.unit}`)
  }
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
if (values.keep) {
  const file = join(here, 'history.json')
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  /** @type {unknown[]} */
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  const added = figures.map(({ name, value, unit }) => ({ what: name, figure: value, unit, day, commit }))
  writeFileSync(file, `[\n${[...kept, ...added].map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`)
}
