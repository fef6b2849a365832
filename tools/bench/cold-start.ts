// From nothing to a table one can play at: the built host is started and its page opened, then a table is made.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser } from '@playwright/test'
import { systemBrowser } from '../setup/browser.mjs'
import type { Measurement } from './measure.ts'

const RUNS = 7
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

interface Run {
  /** Milliseconds from the start of the program until it listens. */
  readonly listening: number
  /** Until the list of tables can be used. */
  readonly lobby: number
  /** Until a new table stands on the page. */
  readonly table: number
}

async function run(browser: Browser, program: string): Promise<Run> {
  const data = mkdtempSync(path.join(tmpdir(), 'entente-start-'))
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const began = performance.now()
  const passed = () => performance.now() - began
  const words = [
    '--headless',
    '--json',
    '--no-announce',
    '--address',
    '127.0.0.1',
    '--port',
    '0',
    '--data',
    data,
  ]
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const { host } = await new Promise<{ host: string }>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', (line) =>
        resolve(JSON.parse(line) as { host: string }),
      )
      child.once('exit', () => reject(new Error('the host ended at once')))
    })
    const listening = passed()
    await page.goto(host)
    const button = page.getByRole('button', { name: 'New table' })
    await button.waitFor()
    const lobby = passed()
    await button.click()
    await page.getByRole('button', { name: 'Start the game' }).waitFor()
    return { listening, lobby, table: passed() }
  } finally {
    if (child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    }
    await context.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Medians over some starts of the built host; the browser runs already, as a person's would. */
export async function measure(): Promise<Measurement[]> {
  const executablePath = systemBrowser()
  const browser = await chromium.launch({ args: QUIET, ...(executablePath ? { executablePath } : {}) })
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
        return { name: `${what}: ${name}`, value: samples[Math.floor(RUNS / 2)] ?? 0, unit: 'ms', samples }
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
