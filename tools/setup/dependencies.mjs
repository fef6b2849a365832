import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

const OLDEST = [20, 19]

/** Ends with a sentence where this Node is too old to run the host. */
export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantMajor = 0, wantMinor = 0] = OLDEST
  if (major < wantMajor || (major === wantMajor && minor < wantMinor))
    giveUp(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/** Installs the locked dependencies where they are missing or belong to another lock. */
export async function needDependencies() {
  const lock = path.join(root, 'package-lock.json')
  const stamp = path.join(root, 'node_modules', '.installed-lock')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('installing the locked dependencies')
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  // `npm ci` refuses a lock that leaves out some other platform's optional package, which a registry may not offer;
  // `npm install` takes the same locked versions and does not mind.
  const strict = await run('npm', ['ci', ...quietly], { output: 'never' })
  const status = strict === 0 ? 0 : await run('npm', ['install', ...quietly], { output: 'on-failure' })
  if (status !== 0) giveUp('the dependencies could not be installed; is the npm registry within reach?')
  writeFileSync(stamp, wanted)
}
