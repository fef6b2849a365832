// Touches places on the map where a person would, at the zoom that the page has.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { decodeMap } from '../../../shared/map/decode.ts'
import type { PackedMap } from '../../../shared/map/packed.ts'

const folder = path.resolve(import.meta.dirname, '../../../resources/maps')
const mapOf = (name: string) =>
  decodeMap(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as PackedMap)

const usual = mapOf('standard')

/** Touches a province (`MUN`) or one coast of it (`SPA/NC`). Zooms out first where it is not visible. */
export async function touch(page: Page, location: string): Promise<void> {
  const at = await placeOf(page, location)
  await page.touchscreen.tap(at.x, at.y)
}

/** Touches the letters a province is labelled with, at one of nine places of them (-1 to 1 across and down). */
export async function touchLetters(
  page: Page,
  province: string,
  [across, down]: readonly [number, number] = [0, 0],
): Promise<void> {
  await settled(page.locator('.board .window'))
  const box = await page.locator(`.board [data-province="${province}"] text`).first().boundingBox()
  if (!box) throw new Error(`no letters on ${province}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x + (across * box.width) / 2.2, y + (down * box.height) / 3)
}

/**
 * The point of a province or a coast on the screen, once the map does not move; zooms out where it is not visible. `map` is
 * the map's name where it is not the usual one.
 */
export async function placeOf(
  page: Page,
  location: string,
  board = page.locator('.board .window'),
  map?: string,
): Promise<{ x: number; y: number }> {
  const [province = '', coast = ''] = location.split('/')
  const sites = (map === undefined ? usual : mapOf(map)).provinces.get(province)?.sites
  if (!sites) throw new Error(`no province ${province}`)
  const site = sites.coasts[coast] ?? sites.unit
  await settled(board)
  return (await onScreen(board, site)) ?? (await zoomedOut(page, board, site))
}

/** Waits until the map stands still, as a person would. */
async function settled(board: Locator): Promise<void> {
  await board.evaluate(
    (window) =>
      new Promise<void>((resolve) => {
        let last = ''
        let since = performance.now()
        const look = () => {
          const { a, e, f } = window.querySelector<SVGSVGElement>('svg.layer')?.getScreenCTM() ?? {}
          const now = `${a} ${e} ${f}`
          if (now !== last) since = performance.now()
          last = now
          if (performance.now() - since > 60) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/**
 * Zooms out until the whole board is in the window. In a busy browser some time passes between the tap and the click.
 */
export async function wholeBoard(page: Page, board = page.locator('.board .window')): Promise<void> {
  await page.getByRole('button', { name: 'Whole board' }).tap()
  await expect
    .poll(() =>
      board.evaluate((window) => {
        const [rim, world] = [window, window.querySelector('.world')].map((at) => at?.getBoundingClientRect())
        return rim && world ? Math.max(world.width - rim.width, world.height - rim.height) : Infinity
      }),
    )
    .toBeLessThan(1)
  await settled(board)
}

async function zoomedOut(page: Page, board: Locator, site: readonly [number, number]) {
  await wholeBoard(page, board)
  const at = await onScreen(board, site)
  if (!at) throw new Error('out of sight even on the whole board')
  return at
}

/** A point of the board on the screen; null outside its window or under its buttons. */
function onScreen(board: Locator, [x, y]: readonly [number, number]) {
  return board.evaluate(
    (window, [x, y]) => {
      const matrix = window.querySelector<SVGSVGElement>('svg.layer')?.getScreenCTM()
      if (!matrix) return null
      const box = window.getBoundingClientRect()
      const at = new DOMPoint(x, y).matrixTransform(matrix)
      // No finger aims at the very edge.
      const edge = 16
      const shown =
        at.x > box.left + edge && at.x < box.right - edge && at.y > box.top + edge && at.y < box.bottom - edge
      return shown && window.contains(document.elementFromPoint(at.x, at.y)) ? { x: at.x, y: at.y } : null
    },
    [x, y] as const,
  )
}
