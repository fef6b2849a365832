import { defineConfig, devices } from '@playwright/test'
import { QUIET } from './tools/setup/browser.mjs'

/** In px. Without a graphics card every tile paints anew all outlines that cross it: few large ones cost less. */
const LARGE_TILES = ['--default-tile-width=1024', '--default-tile-height=1024']

/** A page of a test lives for seconds: to optimize its scripts costs more than it saves. */
const NO_OPTIMIZER = '--js-flags=--no-opt'

const launchOptions = {
  ...(process.env['ENTENTE_BROWSER'] ? { executablePath: process.env['ENTENTE_BROWSER'] } : {}),
  args: [...QUIET, ...LARGE_TILES, NO_OPTIMIZER],
}

export default defineConfig({
  testDir: 'test/e2e',
  grepInvert: /@walk/,
  fullyParallel: false,
  // Each test file has hosts of its own. Three of them side by side leave neither of two cores waiting for a clock.
  workers: 3,
  timeout: 120_000,
  // Seven pages and a host on two cores are slow at times; a wait that is over costs nothing.
  expect: { timeout: 20_000 },
  // A judge on a busy machine looks twice; people are shown every stumble, and `npm test` names what needed it.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: { launchOptions, actionTimeout: 30_000, trace: 'on-first-retry' },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
})
