// Opens the table: the desktop application where there is one, else the same host in plain Node.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { systemBrowser } from './browser.mjs'
import { needBuild } from './build.mjs'
import { needDependencies, needNode } from './dependencies.mjs'
import { plainHost } from './plain-host.mjs'
import { root, runLocal } from './run.mjs'
import { say } from './say.mjs'

const args = process.argv.slice(2)
const headless = args.includes('--headless')
const display =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

needNode()
await needDependencies('program')
await needBuild()

const electron = headless || !display ? undefined : await desktopBinary()
if (electron) {
  const child = spawn(electron, [root, ...args], { cwd: root, stdio: 'inherit' })
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  if (!headless)
    say(
      display
        ? 'no Electron binary could be had here, so the same host runs in plain Node and its table opens in a browser.'
        : 'there is no display here, so the same host runs in plain Node; open the address below in a browser.',
    )
  plainHost(args, headless || !display ? undefined : systemBrowser())
}

/** Electron's program, downloaded on its first use; undefined where it cannot be had. @returns {Promise<string | undefined>} */
async function desktopBinary() {
  const folder = path.join(root, 'node_modules', 'electron')
  const named = path.join(folder, 'path.txt')
  const find = () => {
    const file = existsSync(named) ? path.join(folder, 'dist', readFileSync(named, 'utf8').trim()) : undefined
    return file && existsSync(file) ? file : undefined
  }
  const there = find()
  if (there) return there
  say('fetching the Electron program (once)')
  await runLocal('install-electron', [], { output: 'never' })
  return find()
}
