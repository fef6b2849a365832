// A page to measure: its size, its slowed processor, and what is counted on it.
import type { Browser, CDPSession, Page } from '@playwright/test'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const LAPTOP = { viewport: { width: 1366, height: 768 }, hasTouch: true } as const

/** The runner marks functions with a helper of its own, which the page does not have. */
export const NAMED = 'globalThis.__name = (it) => it'

export interface Measured {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

/** A page of its own, its processor slowed so many times. */
export async function slowed(
  browser: Browser,
  device: typeof PHONE | typeof LAPTOP,
  slow: number,
): Promise<Measured> {
  const context = await browser.newContext({ ...device, locale: 'en-GB', colorScheme: 'light' })
  const page = await context.newPage()
  await page.addInitScript(NAMED)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
  return { page, devtools, close: () => context.close() }
}

/** What the page's own thread has computed so far, in milliseconds of processor time, with nothing of other programs. */
export async function work({ devtools }: Pick<Measured, 'devtools'>): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return {
    all: seconds('TaskDuration'),
    script: seconds('ScriptDuration'),
    style: seconds('RecalcStyleDuration'),
    layout: seconds('LayoutDuration'),
  }
}

export const WORK_PARTS = ['all', 'script', 'style', 'layout'] as const
export type Work = Readonly<Record<(typeof WORK_PARTS)[number], number>>

/** The work of many acts, one by one. */
export function share(before: Work, after: Work, acts: number): Work {
  const each = (name: keyof Work) => (after[name] - before[name]) / acts
  return { all: each('all'), script: each('script'), style: each('style'), layout: each('layout') }
}
