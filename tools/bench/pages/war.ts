// The map of the war: frames of a crowded map in motion, and taps that light a place.
import type { Browser } from '@playwright/test'
import { serveGallery } from '../../../test/e2e/support/gallery.ts'
import { percentile } from '../measure.ts'
import { answersDuring } from './answers.ts'
import { frames } from './frames.ts'
import type { Figure } from './figure.ts'
import { LAPTOP, PHONE, share, slowed, work } from './pages.ts'

/** What is there once the map can be moved. */
const DRAWN = '.world .body'
/** Crowded maps by themselves: nothing but the page's own answer to a tap is measured there. */
const ALONE = [
  {
    name: 'phone, the war',
    device: PHONE,
    address: '#exhibit=crowded&at=metz&wide=380',
    drawn: DRAWN,
  },
  { name: 'laptop, the war, its map alone', device: LAPTOP, address: '#exhibit=crowded', drawn: DRAWN },
]
/** At a laptop the map is moved beside hand and question. */
const MOVED = [
  ...ALONE,
  { name: 'laptop, the war', device: LAPTOP, address: '#show=play&moment=moves', drawn: DRAWN },
]
const TAPS = 40
const PRESS_MS = 60

/** Figures of the map of places. */
export async function war(browser: Browser, slow: number): Promise<Figure[]> {
  const gallery = await serveGallery('paths-of-glory')
  try {
    return [...(await frames(browser, gallery.url, slow, MOVED)), ...(await taps(browser, gallery.url, slow))]
  } finally {
    await gallery.close()
  }
}

/** Fingers on places all over the window; each lights what it touched. */
async function taps(browser: Browser, url: string, slow: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, device, address } of ALONE) {
    const measured = await slowed(browser, device, slow)
    const { page, devtools } = measured
    await page.goto(`${url}/${address}`)
    await page.locator(DRAWN).first().waitFor()
    await page.waitForTimeout(1500)
    const { width, height } = device.viewport
    const before = await work(measured)
    const all = await answersDuring(measured, async () => {
      for (let i = 0; i < TAPS; i++) {
        const at = { x: width * (0.15 + ((i * 37) % 70) / 100), y: height * (0.25 + ((i * 53) % 60) / 100) }
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
        await page.waitForTimeout(PRESS_MS)
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        await page.waitForTimeout(350)
      }
    })
    const each = share(before, await work(measured), TAPS)
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
      { name: `${name}, processor time of a tap`, value: each.all, unit: 'ms' },
    )
    await measured.close()
  }
  return figures
}
