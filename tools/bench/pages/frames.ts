// Frames a second while a finger drags and two fingers pinch a late game with sixty arrows.
import type { Browser } from '@playwright/test'
import { percentile } from '../measure.ts'
import type { Figure } from './main.ts'
import { LAPTOP, PHONE, share, slowed, work, type Measured } from './pages.ts'

/** Each gesture as often as this. */
const TIMES = 4

/** The milliseconds between frames of one gesture. */
type Gaps = readonly number[]

export async function frames(browser: Browser, url: string, slow: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, device] of [
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ] as const) {
    const measured = await slowed(browser, device, slow)
    await measured.page.goto(`${url}/#show=crowd`)
    await measured.page.locator('[data-arrow]').first().waitFor()
    await measured.page.waitForTimeout(1500)
    for (const [gesture, act] of Object.entries(GESTURES)) {
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

const GESTURES: Readonly<Record<string, (measured: Measured, there: boolean) => Promise<unknown>>> = {
  pinch: ({ devtools, page }, there) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    return devtools.send('Input.synthesizePinchGesture', {
      x: width * 0.55,
      y: height * 0.5,
      scaleFactor: there ? 3 : 1 / 3,
      relativeSpeed: 300,
      gestureSourceType: 'touch',
    })
  },
  // Back and forth over the board as it lies after the pinches: closer than the whole of it.
  drag: async ({ devtools, page }, there) => {
    if (there) await page.getByRole('button', { name: 'Zoom in' }).tap()
    await page.waitForTimeout(700)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    return devtools.send('Input.synthesizeScrollGesture', {
      x: width * 0.5,
      y: height * 0.5,
      xDistance: (there ? -0.35 : 0.35) * width,
      yDistance: (there ? -0.2 : 0.2) * height,
      speed: 400,
      preventFling: true,
      gestureSourceType: 'touch',
    })
  },
}

/** Counts frames while something happens; what comes before the picture moves is no frame of it. */
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
  // Frames in which nothing moved (negative) count only between two that did: a hand may rest, a page may not.
  const end = times.findLastIndex((time) => time > 0)
  const within = times.slice(0, end + 1).map(Math.abs)
  await page.waitForTimeout(400)
  return within.slice(1).map((time, i) => time - (within[i] ?? time))
}
