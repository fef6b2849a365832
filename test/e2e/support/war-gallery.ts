// The gallery of Paths of Glory for the tests of a file, at a laptop and at a narrow phone.
import type { Page } from '@playwright/test'
import { serveGallery, type Gallery } from './gallery.ts'
import { test } from './test.ts'

export const LAPTOP = {
  viewport: { width: 1366, height: 768 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const
export const PHONE = { ...LAPTOP, viewport: { width: 360, height: 740 }, hasTouch: true } as const

/** Serves it while the tests of a file run; resolves the address of an exhibit. */
export function warGallery(): (hash: string) => string {
  let gallery: Gallery
  test.beforeAll(async () => {
    gallery = await serveGallery('paths-of-glory')
  })
  test.afterAll(() => gallery.close())
  return (hash) => `${gallery.url}/#${hash}`
}

/** Opens an exhibit in a page anew and waits for its map. */
export async function show(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('.world .body').first().waitFor({ state: 'attached' })
}

/** So many pixels a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The name of a place on the map. */
export const onMap = (page: Page, name: string) =>
  page.locator('.world svg.layer text', { hasText: name }).first()
