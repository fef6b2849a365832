// Frames a second of a late game with sixty arrows: two fingers pinch it, a button zooms, one finger drags it.
import type { Browser, Page } from '@playwright/test'
import { percentile } from '../measure.ts'
import type { Figure } from './figure.ts'
import { LAPTOP, PHONE, share, slowed, work, type Measured } from './pages.ts'

/** Each gesture as often as this, there and back. */
const TIMES = 4
/** How far a finger drags, and how long that takes. */
const DRAG_PX = { x: 260, y: 200 }
const DRAG_MS = 900
/** How often a touch screen reports the finger. */
const FINGER_MS = 1000 / 120

/**
 * Sixty orders are shown in a reading; on a planning board they may also be written. A laptop's map stands beside its
 * orders; a board that fills the window is never moved by hand, and costs the most.
 */
const PAGES: readonly MovedPage[] = [
  { name: 'phone', device: PHONE, address: '#show=crowd' },
  { name: 'laptop', device: LAPTOP, address: '#show=crowd' },
  { name: 'laptop, while they are written', device: LAPTOP, address: '#show=crowd&written' },
  { name: 'laptop, the board alone', device: LAPTOP, address: '#show=crowd&alone' },
]

/** A page whose map is moved: where it is in the gallery, and what is there once it can be moved. */
export interface MovedPage {
  readonly name: string
  readonly device: typeof PHONE | typeof LAPTOP
  readonly address: string
  readonly drawn?: string
}

/** The milliseconds between frames of one gesture. */
type Gaps = readonly number[]

export async function frames(browser: Browser, url: string, slow: number, pages = PAGES): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, device, address, drawn = '[data-arrow]' } of pages) {
    const measured = await slowed(browser, device, slow)
    await measured.page.goto(`${url}/${address}`)
    await measured.page.locator(drawn).first().waitFor()
    await measured.page.waitForTimeout(1500)
    for (const { gesture, ready, act } of GESTURES) {
      await ready?.(measured.page)
      const gaps: number[] = []
      const before = await work(measured)
      for (let i = 0; i < TIMES; i++) gaps.push(...(await during(measured, () => act(measured, i % 2 === 0))))
      const each = share(before, await work(measured), gaps.length)
      const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000
      figures.push(
        {
          name: `${name}, ${gesture}: frames a second`,
          value: gaps.length / seconds,
          unit: '/s',
          goal: { least: 60 },
        },
        { name: `${name}, ${gesture}: 95 % of frames within`, value: percentile(gaps, 0.95), unit: 'ms' },
        { name: `${name}, ${gesture}: longest frame`, value: Math.max(...gaps), unit: 'ms' },
        { name: `${name}, ${gesture}: processor time of a frame`, value: each.all, unit: 'ms' },
      )
    }
    await measured.close()
  }
  return figures
}

interface Gesture {
  readonly gesture: string
  readonly ready?: (page: Page) => Promise<void>
  readonly act: (measured: Measured, there: boolean) => Promise<unknown>
}

const GESTURES: readonly Gesture[] = [
  {
    gesture: 'pinch',
    act: async ({ devtools, page }, there) =>
      devtools.send('Input.synthesizePinchGesture', {
        ...(await middle(page)),
        scaleFactor: there ? 3 : 1 / 3,
        relativeSpeed: 300,
        gestureSourceType: 'touch',
      }),
  },
  { gesture: 'glide', act: ({ page }, there) => glide(page, there) },
  { gesture: 'drag', ready: (page) => glide(page, true), act: drag },
]

/** Zooms in and out by the buttons. */
async function glide(page: Page, closer: boolean): Promise<void> {
  await page.getByRole('button', { name: closer ? 'Zoom in' : 'Zoom out' }).tap()
  await page.waitForTimeout(700)
}

/**
 * Back and forth over the board, zoomed in. DevTools' own gesture with one finger never moves for the page: it does
 * not report that the finger has left the place where it came down.
 */
async function drag({ devtools, page }: Measured, there: boolean): Promise<void> {
  const { x, y } = await middle(page)
  const way = there ? -1 : 1
  const at = (gone: number) => ({
    x: x + way * (gone - 0.5) * DRAG_PX.x,
    y: y + way * (gone - 0.5) * DRAG_PX.y,
  })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  const began = performance.now()
  const moves: Promise<unknown>[] = []
  for (let gone = 0; gone < 1; gone = (performance.now() - began) / DRAG_MS) {
    moves.push(devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(gone)] }))
    await page.waitForTimeout(FINGER_MS)
  }
  await Promise.all(moves)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The middle of the map. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('.board .window').boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Counts frames while something happens; frames before the picture moves are not counted. */
async function during({ page }: Measured, act: () => Promise<unknown>): Promise<Gaps> {
  await page.evaluate(() => {
    const world = document.querySelector('.board .world')
    const times: number[] = []
    let last = world?.getAttribute('style')
    Object.assign(window, { times, counting: true })
    const count = (now: number) => {
      const style = world?.getAttribute('style')
      if (style !== last) times.push(now)
      else if (times.length > 0) times.push(-now)
      last = style
      if ((window as unknown as { counting: boolean }).counting) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await act()
  const times = await page.evaluate(() => {
    Object.assign(window, { counting: false })
    return (window as unknown as { times: number[] }).times
  })
  // Frames without movement (negative) count only between two with movement: before and after them the finger itself
  // may stand still.
  const end = times.findLastIndex((time) => time > 0)
  const within = times.slice(0, end + 1).map(Math.abs)
  if (within.length < 2) throw new Error('nothing moved')
  await page.waitForTimeout(400)
  return within.slice(1).map((time, i) => time - (within[i] ?? time))
}
