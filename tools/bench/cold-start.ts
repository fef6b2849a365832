// From nothing to a playable table: the built host is started and its page opened, then a table is made. Needs `npm
// run build:headless`.
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startTableHost } from '../../test/e2e/support/table-host.ts'
import { launchBrowser } from '../setup/browser.mjs'
import { percentile, type Measurement } from './measure.ts'

const RUNS = 7

interface Run {
  /** Milliseconds from the start of the program until it listens. */
  readonly listening: number
  /** Until the list of tables can be used. */
  readonly lobby: number
  /** Until a new table stands on the page. */
  readonly table: number
}

async function run(browser: Browser, program: string): Promise<Run> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const began = performance.now()
  const passed = () => performance.now() - began
  const host = await startTableHost({ program })
  try {
    const listening = passed()
    await page.goto(host.hostUrl)
    const button = page.getByRole('button', { name: 'New table' })
    await button.waitFor()
    const lobby = passed()
    await button.click()
    await page.getByRole('button', { name: 'Start the game' }).waitFor()
    return { listening, lobby, table: passed() }
  } finally {
    await context.close()
    await host.dispose()
  }
}

/** Medians over some starts of the built host; the browser runs already, as a person's would. */
export async function measure(): Promise<Measurement[]> {
  const browser = await launchBrowser()
  try {
    const figures: Measurement[] = []
    for (const [what, program] of [
      ['headless host', 'out/main/headless.js'],
      ['one file', 'out/headless/entente.mjs'],
    ] as const) {
      const runs: Run[] = []
      for (let i = 0; i < RUNS; i++) runs.push(await run(browser, path.resolve(program)))
      const figure = (name: string, key: keyof Run): Measurement => {
        const samples = runs.map((one) => Math.round(one[key])).toSorted((a, b) => a - b)
        return { name: `${what}: ${name}`, value: percentile(samples, 0.5), unit: 'ms', samples }
      }
      figures.push(
        figure('listening', 'listening'),
        figure('list of tables on the page', 'lobby'),
        figure('a new table on the page', 'table'),
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}
