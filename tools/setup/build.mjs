import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

const SOURCES = [
  'electron',
  'renderer',
  'shared',
  'resources',
  'tools/bundle',
  'project.inlang/settings.json',
]
const SETTINGS = ['electron.vite.config.ts', 'svelte.config.js', 'package-lock.json', 'package.json']

/** Every file below a path with its size and time: cheap to compare, changed by any edit. @param {string} at @returns {string[]} */
function listing(at) {
  const full = path.join(root, at)
  if (!existsSync(full)) return []
  const stat = statSync(full)
  if (!stat.isDirectory()) return [`${at} ${stat.size} ${stat.mtimeMs}`]
  return readdirSync(full)
    .filter((name) => name !== 'paraglide' && !name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => listing(path.join(at, name)))
}

/** Builds host, shell and pages where the sources changed since the last build. */
export async function needBuild() {
  const stamp = path.join(root, 'out', '.built-from')
  const wanted = createHash('sha256')
    .update([...SOURCES, ...SETTINGS].flatMap(listing).join('\n'))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('building')
  if ((await run('npm', ['run', '--silent', 'build'], { output: 'on-failure' })) !== 0)
    giveUp('the build failed; see above.')
  writeFileSync(stamp, wanted)
}
