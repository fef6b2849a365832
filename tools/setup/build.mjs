import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { progress } from './progress.mjs'
import { root, run, runLocal } from './run.mjs'
import { giveUp } from './say.mjs'

const SOURCES = ['electron', 'renderer', 'shared', 'resources', 'tools/bundle']
const SETTINGS = ['electron.vite.config.ts', 'svelte.config.js', 'package-lock.json', 'package.json']
/** The message compiler writes it anew in a fresh clone, with the same text: its time would ask for a second build. */
const COMPILER_SETTINGS = 'project.inlang/settings.json'

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

/** What a build is made from, as text that differs after an edit. */
export const sources = () =>
  [
    ...[...SOURCES, ...SETTINGS].flatMap(listing),
    readFileSync(path.join(root, COMPILER_SETTINGS), 'utf8'),
  ].join('\n')

/** Whether the process whose number stands in the lock still runs. @param {string} lock */
function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH'
  }
}

/** Runs this while no other process builds here, as tests do that begin together. @param {() => Promise<void>} work */
async function alone(work) {
  const lock = path.join(root, 'node_modules/.cache/building')
  mkdirSync(path.dirname(lock), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (isHeld(lock)) await setTimeout(250)
      else rmSync(lock, { force: true })
    }
  }
  const free = () => rmSync(lock, { force: true })
  process.once('exit', free)
  await work()
  process.off('exit', free)
  free()
}

/**
 * Builds host, shell and pages where the sources changed since the last build. They are packed less tightly than what
 * is shipped: a page then has a twentieth more to fetch, and the build takes a fifth of the time.
 */
export const needBuild = () => buildOnce('out', buildProgram)

/**
 * Builds into a folder where the sources changed since that was last done. Of processes that begin together one
 * builds, and the others wait for it.
 * @param {string} folder
 * @param {() => Promise<void>} build
 */
export const buildOnce = (folder, build) =>
  alone(async () => {
    const stamp = path.join(root, folder, '.built-from')
    const wanted = createHash('sha256').update(sources()).digest('hex')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
    await build()
    writeFileSync(stamp, wanted)
  })

async function buildProgram() {
  const shown = progress('building', STEPS)
  const built =
    (await run('npm', ['run', '--silent', 'messages'], { output: 'on-failure' })) === 0 &&
    (await runLocal('electron-vite', ['build', '--mode', 'loose'], {
      output: 'on-failure',
      onLine: (line) => {
        if (/^vite v.* building /.test(line)) shown.step()
      },
    })) === 0
  shown.end()
  if (!built) giveUp('the build failed; see above.')
}
