// The main pages on a phone 320 pixels wide: nothing extends beyond the page, no button or
// heading is cut, and no two controls have the same name. A phone on its side is as low: there the map keeps its height
// while orders are written.
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { misfits } from './support/misfits.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'
import { twinsOn } from './support/twins.ts'
import { walkTheLearningRoom, walkTheTable, walkWithLongWords, type Walk } from './support/tour.ts'

// A walk checks thirty pages.
test.setTimeout(300_000)
// Each has a host of its own.
test.describe.configure({ mode: 'parallel' })

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const
/** The host's page is made for a laptop: the size of a small one. */
const SMALL = { viewport: { width: 1024, height: 700 } } as const

function watching(language: Walk['language'], browser: Walk['browser']): { walk: Walk; wrong: string[] } {
  const wrong: string[] = []
  const look: Walk['look'] = async (page, name) => {
    for (const each of [...(await misfits(page)), ...(await twinsOn(page))]) wrong.push(`${name}: ${each}`)
    const shots = process.env['ENTENTE_SHOTS']
    if (shots) await page.screenshot({ path: `${shots}/${language}-${name.replaceAll('/', '_')}.png` })
  }
  return { walk: { host, browser, language, phone: NARROW, laptop: SMALL, look }, wrong }
}

test('nothing that people type makes a page wider than the screen', WALK, async ({ browser }) => {
  const { walk, wrong } = watching('en', browser)
  await walkWithLongWords(walk)
  expect([...new Set(wrong)]).toEqual([])
})

/** Phones on their side, the smallest ones among them. */
const LYING = [
  [844, 390],
  [667, 375],
  [568, 320],
  [932, 430],
] as const
const WRITING = ['drafting', 'a unit in hand', 'a unit to help', 'the sheet']

/** What does not fit while orders are written on a phone on its side, where the map keeps its height. */
async function misfitsLying(page: Page, name: string, language: Walk['language']): Promise<string[]> {
  const wrong: string[] = []
  const { width: upright = 0, height: tall = 0 } = page.viewportSize() ?? {}
  for (const [width, height] of LYING) {
    await page.setViewportSize({ width, height })
    await page.waitForFunction((wide) => innerWidth === wide, width)
    const at = `${name} at ${width} x ${height}`
    const map = await page.locator('.desk .map').boundingBox()
    if ((map?.height ?? 0) < height * 0.45) wrong.push(`${at}: the map is ${map?.height ?? 0} px high`)
    if ((map?.width ?? 0) < width * 0.45) wrong.push(`${at}: the map is ${map?.width ?? 0} px wide`)
    await expect(page.locator('button.ready'), at).toBeInViewport({ ratio: 1 })
    const small = await page.locator('header button, .desk .sheet button').evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.getBoundingClientRect())
        .filter((box) => Math.min(box.width, box.height) < 43.5 && Math.max(box.width, box.height) > 0)
        .map((box) => `${box.width} x ${box.height}`),
    )
    wrong.push(...small.map((size) => `${at}: a button of ${size} px`))
    for (const each of await misfits(page)) wrong.push(`${at}: ${each}`)
    const shots = process.env['ENTENTE_SHOTS']
    if (shots) await page.screenshot({ path: `${shots}/${language}-${name}-${width}.png` })
  }
  await page.setViewportSize({ width: upright, height: tall })
  return wrong
}

for (const language of LANGUAGES) {
  test(
    `the table fits a narrow phone, and a phone on its side while orders are written, in ${language}`,
    WALK,
    async ({ browser }) => {
      const { walk, wrong } = watching(language, browser)
      const written = new Set<string>()
      const look: Walk['look'] = async (page, name) => {
        await walk.look(page, name)
        if (!WRITING.includes(name)) return
        written.add(name)
        wrong.push(...(await misfitsLying(page, name, language)))
      }
      await walkTheTable({ ...walk, look })
      expect([...written]).toEqual(WRITING)
      expect([...new Set(wrong)]).toEqual([])
    },
  )

  test(`the learning room fits a narrow phone in ${language}`, WALK, async ({ browser }) => {
    const { walk, wrong } = watching(language, browser)
    await walkTheLearningRoom(walk)
    expect([...new Set(wrong)]).toEqual([])
  })
}
