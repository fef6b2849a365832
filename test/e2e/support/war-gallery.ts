// The gallery of Paths of Glory for the tests of a file, at a laptop and at a narrow phone.
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
