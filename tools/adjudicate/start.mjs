// The command-line adjudicator from a fresh clone: installs and compiles what is missing, with messages on stderr
// alone, then runs in the same process, so that stdin and stdout are the adjudicator's own.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { needDependencies, needNode } from '../setup/dependencies.mjs'
import { root, run } from '../setup/run.mjs'
import { giveUp, say } from '../setup/say.mjs'
import { compiled } from './compile.mjs'

/** The messages as they were compiled here; they are no part of the compiled adjudicator. */
const sentences = pathToFileURL(path.join(root, 'renderer', 'paraglide', 'messages.js')).href

needNode()
await needDependencies()
if (process.argv.includes('--explain')) await needSentences()
const { main } = /** @type {typeof import('./main.ts')} */ (
  await import(pathToFileURL(await compiled()).href)
)
await main(process.argv.slice(2), sentences)

/** Compiles the messages where they are missing or changed since they were compiled here. */
async function needSentences() {
  const sources = path.join(root, 'resources', 'messages')
  const compiled = path.join(root, 'renderer', 'paraglide', 'messages.js')
  const stamp = path.join(root, 'node_modules', '.compiled-messages')
  const wanted = readdirSync(sources, { recursive: true })
    .map((name) => `${String(name)} ${statSync(path.join(sources, String(name))).mtimeMs}`)
    .sort()
    .join('\n')
  if (existsSync(compiled) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('compiling the sentences')
  const status = await run('npm', ['run', '--silent', 'messages'], { output: 'on-failure' })
  if (status !== 0) giveUp('the sentences could not be compiled; see above.')
  writeFileSync(stamp, wanted)
}
