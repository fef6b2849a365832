import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './run.mjs'
import { say } from './say.mjs'

/**
 * Runs the built host in plain Node until it ends, and ends with it; its window opens in the browser, where there is one.
 * @param {readonly string[]} args
 * @param {string | undefined} browser
 */
export function plainHost(args, browser) {
  // Over the channel the host asks for its window: at its start, and when it is started a second time.
  const host = spawn(process.execPath, [path.join(root, 'out/main/headless.js'), ...args], {
    cwd: root,
    stdio: browser ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  host.on('message', (message) => {
    const address = /** @type {{ hostUrl?: string }} */ (message).hostUrl
    if (!address || !browser) return
    spawn(browser, [`--app=${address}`], { stdio: 'ignore', detached: true })
      .on('error', () => say(`the browser did not open; open ${address} yourself.`))
      .unref()
  })
  // A terminal sends Ctrl+C to the host as well; a second Ctrl+C ends the host before everything is written.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => host.kill('SIGTERM'))
  host.on('exit', (code) => process.exit(code ?? 1))
}
