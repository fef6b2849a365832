import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { run, runLocal } from './run.mjs'
import { say } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder
      ? [
          path.join(folder, 'Google/Chrome/Application/chrome.exe'),
          path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : []
  }),
]

/** They keep a browser on a closed network from looking up its maker's hosts. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param {string} file */
function runnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program of these names on the path. @param {readonly string[]} names @returns {string | undefined} */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(runnable)
}

/** The system's Chromium, Chrome or Edge, or undefined. ENTENTE_BROWSER names another. @returns {string | undefined} */
export function systemBrowser() {
  return process.env['ENTENTE_BROWSER'] || onPath(NAMES) || PLACES.find(runnable)
}

/** Chromium without windows: the same engine, with a fifth less work for each page that a test opens. */
const SHELL = 'chromium-headless-shell'

/** A browser of the system for pages that nobody looks at, or undefined. @returns {string | undefined} */
function windowlessBrowser() {
  return process.env['ENTENTE_BROWSER'] || onPath([SHELL]) || systemBrowser()
}

/**
 * Starts a browser without a window and without requests of its own: the one named, else Playwright's.
 * @param {string | undefined} [executablePath]
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function launchBrowser(executablePath = windowlessBrowser()) {
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: QUIET })
}

/** The browser Playwright downloaded earlier, or undefined. @returns {Promise<string | undefined>} */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** A browser for the tests: the system's, else Playwright's, else the distribution's package where root may install it. @returns {Promise<string | undefined>} */
export async function testBrowser() {
  const found = windowlessBrowser() ?? (await playwrightBrowser())
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("installing the distribution's Chromium (apt-get)")
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { output: 'on-failure', env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL, 'fonts-dejavu-core'], {
      output: 'on-failure',
      env,
    })
    const installed = onPath([SHELL])
    if (installed) return installed
  }
  say("downloading Playwright's Chromium")
  await runLocal('playwright', ['install', 'chromium'], { output: 'on-failure' })
  return playwrightBrowser()
}
