// The main screens at the five sizes the table has. Everywhere they must fill the page, stay within it and cut no
// word; with ENTENTE_PICTURES=1, on the machine that took them, they must also look as they did, by day and by night
// (`npx playwright test pictures --update-snapshots` takes them anew: look at them before you keep them).
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { faults } from './support/faults.ts'
import { boardDrawn, serveGallery } from './support/gallery.ts'
import { newTable } from './support/new-table.ts'
import { picturesFolder, picturesOf } from './support/picture.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, walkUnless } from './support/test.ts'

const comparing = process.env['ENTENTE_PICTURES'] === '1'

const SIZES = {
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1366, height: 768 } },
  television: { viewport: { width: 1920, height: 1080 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>
type Size = keyof typeof SIZES
type Scheme = 'light' | 'dark'

/** Fonts are smoothed a little differently from run to run. */
const TOLERANCE = { maxDiffPixelRatio: 0.02, threshold: 0.25 } as const

async function open(browser: Browser, url: string, size: Size, colorScheme: Scheme): Promise<Page> {
  const context = await browser.newContext({
    ...SIZES[size],
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Half the resolution is enough to compare, and takes a quarter of the bytes.
    deviceScaleFactor: picturesFolder() ? 1 : 0.5,
  })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function look(page: Page, name: string): Promise<void> {
  expect(await faults(page), name).toEqual([])
  if (comparing) await expect(page).toHaveScreenshot(`${name}.png`, { ...TOLERANCE, scale: 'device' })
}

const seen = comparing || picturesFolder() !== undefined
/** The dark theme has the layout of the light one, so it is opened only where pictures are taken or compared. */
const BOTH: readonly Scheme[] = seen ? ['light', 'dark'] : ['light']
/** `boards-surfaces.spec.ts` plays the boards on a laptop, `boards-television.spec.ts` opens them on televisions. */
const BOARD_SIZES: readonly Size[] = seen ? ['phone', 'laptop', 'television'] : ['phone']

/** What the usual run opens: each screen where it has least room; `npm run campaign:walks` opens all. */
const USUAL = [
  'orders on a small',
  'orders on a laptop',
  'large-letters on a phone',
  'retreats on a phone',
  'reading on a small',
]
/** It has the most powers. */
const USUAL_BOARDS = ['imperial']

/** Exhibits of other boards and ways to play, and of what is settled on them before orders are written. */
const BOARDS = [
  'ancient',
  'imperial',
  'versailles',
  'wishing',
  'great-war',
  'secrets',
  'placing',
  'ancient-placing',
  'naming',
] as const

test.describe('in a game', () => {
  let gallery: Awaited<ReturnType<typeof serveGallery>>
  test.beforeAll(async () => {
    gallery = await serveGallery()
  })
  test.afterAll(() => gallery.close())

  const screens: readonly (readonly [
    name: string,
    hash: string,
    sizes: readonly Size[],
    schemes: readonly Scheme[],
  ])[] = [
    ['orders', 'exhibit=drafted', ['small', 'phone', 'tablet', 'laptop', 'television'], BOTH],
    ['large-letters', 'exhibit=drafted', ['phone', 'laptop'], ['light']],
    ['retreats', 'exhibit=retreat', ['phone'], BOTH],
    ['builds', 'exhibit=build', ['phone'], ['light']],
    ['reading', 'show=reading&exhibit=reading', ['small', 'phone', 'laptop'], BOTH],
    ['history', 'show=history&exhibit=history', ['phone', 'laptop'], ['light']],
    ['high-contrast', 'exhibit=late', ['laptop'], ['light']],
  ]
  for (const [name, hash, sizes, schemes] of screens)
    for (const size of sizes)
      for (const scheme of schemes)
        test(
          `${name} on a ${size}, ${scheme}`,
          walkUnless(seen || USUAL.includes(`${name} on a ${size}`)),
          async ({ browser }) => {
            const page = await open(browser, `${gallery.url}/#${hash}`, size, scheme)
            await page.locator('.board [data-unit]').first().waitFor()
            if (name === 'large-letters')
              await page.evaluate(() => (document.documentElement.style.fontSize = '150%'))
            if (name === 'high-contrast') await page.emulateMedia({ contrast: 'more' })
            await page.waitForTimeout(600)
            await look(page, `${name}-${size}-${scheme}`)
            await page.context().close()
          },
        )

  const picture = picturesOf('boards')
  for (const board of BOARDS)
    for (const size of BOARD_SIZES)
      test(`${board} on a ${size}`, walkUnless(seen || USUAL_BOARDS.includes(board)), async ({ browser }) => {
        const page = await open(browser, `${gallery.url}/#exhibit=${board}`, size, 'light')
        await boardDrawn(page)
        for (const scheme of BOTH) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          await page.waitForTimeout(600)
          await picture(page, `${board}-${size}-${scheme}`)
          if (scheme === 'light') await look(page, `${board}-${size}-light`)
          else expect(await faults(page), board).toEqual([])
        }
        await page.context().close()
      })
})

test.describe('the map of the war', () => {
  let gallery: Awaited<ReturnType<typeof serveGallery>>
  test.beforeAll(async () => {
    gallery = await serveGallery('paths-of-glory')
  })
  test.afterAll(() => gallery.close())

  for (const [name, hash] of [
    ['war', 'exhibit=start'],
    ['war-stacks', 'exhibit=crowded&at=verdun&wide=500'],
  ] as const)
    for (const size of ['phone', 'laptop'] as const)
      test(`${name} on a ${size}`, walkUnless(seen || name === 'war'), async ({ browser }) => {
        const page = await open(browser, `${gallery.url}/#${hash}`, size, 'light')
        await page.locator('.world .body').first().waitFor({ state: 'attached' })
        await page.waitForTimeout(600)
        await look(page, `${name}-${size}-light`)
        await page.context().close()
      })
})

test.describe('before a game', () => {
  let host: TableHost
  test.beforeAll(async () => {
    host = await startTableHost()
  })
  test.afterAll(() => host.dispose())

  for (const size of ['phone', 'laptop'] as const)
    for (const scheme of BOTH) {
      test(`joining and learning on a ${size}, ${scheme}`, async ({ browser }) => {
        const page = await open(browser, host.url, size, scheme)
        await page.getByLabel('Your name').waitFor()
        await look(page, `joining-${size}-${scheme}`)
        await page.goto(`${host.url}/#learn`)
        await page.locator('h1').first().waitFor()
        await page.waitForTimeout(300)
        await look(page, `learning-${size}-${scheme}`)
        await page.context().close()
      })
    }
  test('the start of the laptop', async ({ browser }) => {
    const page = await open(browser, host.hostUrl, 'laptop', 'light')
    await page.getByRole('button', { name: 'New table' }).waitFor()
    await look(page, 'start-laptop-light')
    await newTable(page)
    await page.locator('.room').waitFor()
    // Every table has a code of its own: nothing to compare.
    expect(await faults(page)).toEqual([])
    await page.context().close()
  })
})
