// The time from a tap to its painted answer on the map, as the browser itself counts it, and to the sentence under it,
// which follows.
import type { Browser } from '@playwright/test'
import { placeOf, wholeBoard } from '../../../test/e2e/support/finger.ts'
import { percentile } from '../measure.ts'
import { answersDuring } from './answers.ts'
import type { Figure } from './figure.ts'
import { LAPTOP, PHONE, share, slowed, work, WORK_PARTS, type Measured } from './pages.ts'

/** Taps of the Germany of the gallery's late game: every kind of order, taken up, changed and given again. */
const ORDERS: readonly (readonly string[])[] = [
  ['MUN', 'TYR'],
  ['RUH', 'MUN', 'TYR'],
  ['KIE', 'DEN'],
  ['HOL', 'BEL'],
  ['DEN', 'DEN'],
  ['BER', 'SIL'],
  ['MUN', 'BUR', 'BUR', 'RUH'],
  ['RUH', 'BUR'],
  ['KIE', 'HOL', 'BEL'],
  ['DEN', 'SWE'],
  ['BER', 'MUN'],
  ['HOL', 'HOL'],
]
const ROUNDS = 3
/** A finger rests on the glass for about this long. */
const PRESS_MS = 60

export async function taps(browser: Browser, url: string, slow: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, device] of [
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ] as const) {
    const measured = await slowed(browser, device, slow)
    const { page, close } = measured
    await page.goto(`${url}/#show=drafting&exhibit=late&delay=25`)
    await page.locator('.drafting').waitFor()
    await wholeBoard(page)
    await page.waitForTimeout(1000)
    // The board does not move from here on, and the page is not asked for positions while it is measured.
    const places = new Map<string, { x: number; y: number }>()
    for (const place of new Set(ORDERS.flat())) places.set(place, await placeOf(page, place))
    await page.evaluate(listen)
    const before = await work(measured)
    const all = await answersDuring(measured, async () => {
      for (let round = 0; round < ROUNDS; round++)
        for (const order of ORDERS)
          for (const place of order) await press(measured, places.get(place) ?? { x: 0, y: 0 })
    })
    if (all.length === 0) throw new Error(`${name}: no tap was answered`)
    const said = await page.evaluate(() => window.sentences)
    const taps = ROUNDS * ORDERS.flat().length
    const each = share(before, await work(measured), taps)
    figures.push(
      {
        name: `${name}, tap to painted answer: median of ${all.length}`,
        value: percentile(all, 0.5),
        unit: 'ms',
      },
      {
        name: `${name}, tap to painted answer: 95 %`,
        value: percentile(all, 0.95),
        unit: 'ms',
        goal: { most: 50 },
      },
      { name: `${name}, tap to painted answer: longest`, value: Math.max(...all), unit: 'ms' },
      {
        name: `${name}, tap to its sentence: median of ${said.length}`,
        value: percentile(said, 0.5),
        unit: 'ms',
      },
      { name: `${name}, tap to its sentence: 95 %`, value: percentile(said, 0.95), unit: 'ms' },
      ...WORK_PARTS.map((part) => ({
        name: `${name}, processor time of a tap: ${part}`,
        value: each[part],
        unit: 'ms',
      })),
    )
    await close()
  }
  return figures
}

/** A finger comes down, lifts, and waits for the result. */
async function press(
  { devtools, page }: Measured,
  at: { readonly x: number; readonly y: number },
): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForTimeout(PRESS_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(350)
}

declare global {
  interface Window {
    /** Milliseconds from when the page's thread gets a tap to the paint of the words it changed. */
    sentences: number[]
  }
}

/** Waits for sentences. */
function listen(): void {
  window.sentences = []
  let tapped: number | null = null
  addEventListener('pointerup', () => (tapped = performance.now()), { capture: true })
  const changed = () => {
    const since = tapped
    tapped = null
    if (since !== null)
      requestAnimationFrame(() => setTimeout(() => window.sentences.push(performance.now() - since)))
  }
  for (const said of document.querySelectorAll('.said'))
    new MutationObserver(changed).observe(said, { childList: true, characterData: true, subtree: true })
}
