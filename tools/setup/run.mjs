import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** The checkout's own folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Whether commands are looked up as `npm.cmd` and the like. */
const windows = process.platform === 'win32'

/** `onLine` hears each line of an output that is not shown. @typedef {{ output?: 'show' | 'on-failure' | 'never', env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} RunOptions */

/**
 * Runs a command to its end in the checkout and gives its exit status (1 where it could not start).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { output = 'show', env = process.env, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: root,
      env,
      shell: windows,
      stdio: output === 'show' ? ['inherit', 2, 2] : ['ignore', 'pipe', 'pipe'],
    })
    let kept = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (kept += String(chunk)))
      if (stream && onLine) createInterface(stream).on('line', onLine)
    }
    child.on('error', () => resolve(1))
    child.on('close', (code) => {
      if (code !== 0 && output === 'on-failure') process.stderr.write(kept)
      resolve(code ?? 1)
    })
  })
}

/** Runs a program that came with the locked dependencies. @param {string} name @param {readonly string[]} args @param {RunOptions} [options] */
export const runLocal = (name, args, options) =>
  run(path.join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name), args, options)
