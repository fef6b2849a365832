import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { progress } from './progress.mjs'
import { root, run, runLocal } from './run.mjs'
import { giveUp } from './say.mjs'

const SOURCES = [
  'electron',
  'renderer',
  'shared',
  'resources',
  'tools/bundle',
  'project.inlang/settings.json',
]
const SETTINGS = ['electron.vite.config.ts', 'svelte.config.js', 'package-lock.json', 'package.json']

/** Messages, then the three parts that electron-vite announces: host and shell, preload, pages. */
const STEPS = 4

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
  const shown = progress('building', STEPS)
  const built =
    (await run('npm', ['run', '--silent', 'messages'], { output: 'on-failure' })) === 0 &&
    (await runLocal('electron-vite', ['build'], {
      output: 'on-failure',
      onLine: (line) => {
        if (/^vite v.* building /.test(line)) shown.step()
      },
    })) === 0
  shown.end()
  if (!built) giveUp('the build failed; see above.')
  writeFileSync(stamp, wanted)
}
