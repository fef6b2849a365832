// The board under a hand: what is shown while it moves, and that it fits what is shown when it rests.
import { expect, test, type Page } from '@playwright/test'
import { serveGallery } from './support/gallery.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
test.beforeAll(async () => {
  gallery = await serveGallery()
})
test.afterAll(() => gallery.close())

test('going back shows the land as a whole until the hand rests, and dragging leaves it as it is', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${gallery.url}/#show=crowd`)
  await page.locator('[data-arrow]').first().waitFor()
  const afar = page.locator('.board .afar')
  await expect(afar).toHaveCount(0)

  const hand = await twoFingers(page)
  await hand.spread(40, 120)
  await hand.rest()
  await expect(afar, 'waits under the land').toHaveCSS('z-index', '-1')
  await expect(afar).toHaveAttribute('data-painted', 'true')
  const { x, y } = await place(page, '.world')
  expect([x, y], 'on whole points of the screen').toEqual([Math.round(x), Math.round(y)])

  await hand.drag(60)
  expect(await seen(page)).toEqual({ land: '1', afar: '0' })
  await hand.rest()
  expect(await seen(page)).toEqual({ land: '1', afar: '1' })

  await hand.spread(120, 80)
  expect(await seen(page)).toEqual({ land: '0', afar: '1' })
  const [near, whole] = [await place(page, '.world'), await place(page, '.afar')]
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(whole[side], `${side} of both`).toBeCloseTo(near[side], 0)
  await hand.rest()
  expect(await seen(page)).toEqual({ land: '1', afar: '1' })
  await context.close()
})

const place = async (page: Page, part: string) =>
  page.locator(`.board ${part}`).evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x, y, width, height }
  })

/** How opaque the land is that is drawn for the last look, and the one drawn for the whole board. */
const seen = async (page: Page) =>
  page.locator('.board').evaluate((board) => {
    const opacity = (part: string) => getComputedStyle(board.querySelector(part)!).opacity
    return { land: opacity('.sheet'), afar: opacity('.afar') }
  })

/** A hand on the middle of the board; gestures stay under way until it rests. */
async function twoFingers(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const box = (await page.locator('.board .window').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  type Touches = readonly { readonly x: number; readonly y: number; readonly id: number }[]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Touches) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  const STEPS = 12
  const move = async (from: number, to: number, fingers: (at: number) => Touches) => {
    await send('touchStart', fingers(from))
    for (let i = 1; i <= STEPS; i++) await send('touchMove', fingers(from + ((to - from) * i) / STEPS))
  }
  const pair = (apart: number): Touches => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ]
  const rest = async () => {
    await send('touchEnd', [])
    await expect(page.locator('.board .window')).not.toHaveClass(/moving/)
  }
  return {
    spread: (from: number, to: number) => move(from, to, pair),
    drag: (far: number) => move(0, far, (at) => [{ x: x + at, y, id: 0 }]),
    rest,
  }
}
