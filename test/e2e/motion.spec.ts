// What a board shows while it is moved by fingers. The bench measures its speed (tools/bench/pages).
import { expect, type Page } from '@playwright/test'
import { serveGallery } from './support/gallery.ts'
import { test } from './support/test.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
test.beforeAll(async () => {
  gallery = await serveGallery()
})
test.afterAll(() => gallery.close())
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

/** Which layers are hidden in any frame while two fingers zoom out. */
async function unseen(page: Page, show: string): Promise<string[]> {
  await page.goto(`${gallery.url}/#show=${show}&exhibit=reading`)
  const board = page.locator('.board .window')
  await expect(board.locator('[data-unit]').first()).toBeVisible()
  const box = await board.boundingBox()
  if (!box) throw new Error('no board')
  const devtools = await page.context().newCDPSession(page)
  const pinch = (scaleFactor: number) =>
    devtools.send('Input.synthesizePinchGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      scaleFactor,
      relativeSpeed: 300,
      gestureSourceType: 'touch',
    })
  await pinch(3)
  await expect(board).not.toHaveClass(/moving/)
  await board.evaluate((window) => {
    const seen = new Set<string>()
    const watch = () => {
      for (const sheet of window.querySelectorAll('.sheet'))
        if (getComputedStyle(sheet).opacity === '0')
          seen.add(sheet.querySelector('[data-province]') ? 'letters' : 'others')
      requestAnimationFrame(watch)
    }
    Object.assign(window, { seen })
    watch()
  })
  await pinch(1 / 3)
  await expect(board).not.toHaveClass(/moving/)
  return board.evaluate((window) => [...(window as unknown as { seen: Set<string> }).seen])
}

test('letters are hidden while a board with orders is zoomed out', async ({ page }) => {
  expect(await unseen(page, 'drafting')).toEqual(['letters'])
})

test('a board of the past shows its letters while it is zoomed out', async ({ page }) => {
  expect(await unseen(page, 'history')).toEqual([])
})

test('a reading is one picture once its arrows have stopped moving, and none before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${gallery.url}/#show=reading&exhibit=reading`)
  const world = page.locator('.board .world')
  await expect(world).toBeVisible()
  await expect(world).not.toHaveClass(/at-rest/)
  await page.getByRole('button', { name: 'To the end' }).tap()
  await expect(world).toHaveClass(/at-rest/)
  await page.getByRole('button', { name: 'One step back' }).tap()
  await expect(world).not.toHaveClass(/at-rest/)
  await expect(world).toHaveClass(/at-rest/)
})
