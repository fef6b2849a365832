// What writing takes: the taps of each order (the table of docs/drafting.md), seven orders by keyboard alone, and a
// player who has never seen the page.
import { expect, type Browser, type Page } from '@playwright/test'
import { placeOf, touch, touchLetters, wholeBoard } from './support/finger.ts'
import { serveGallery } from './support/gallery.ts'
import { test, WALK } from './support/test.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
test.beforeAll(async () => {
  gallery = await serveGallery()
})
test.afterAll(() => gallery.close())

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
} as const

async function open(browser: Browser, hash: string, device: object = PHONE): Promise<Page> {
  const page = await (await browser.newContext({ ...device, reducedMotion: 'reduce' })).newPage()
  await page.goto(`${gallery.url}/#${hash}`)
  await page.locator('.board [data-unit]').first().waitFor()
  return page
}

const sheet = async (page: Page) =>
  (await page.locator('[data-row] .text').allTextContents()).map((text) => text.trim())

interface Counted {
  readonly order: string
  readonly exhibit: string
  /** Provinces touched, or chips by what they say; each is one tap. */
  readonly taps: readonly string[]
  readonly says: string
}

const COUNTED: readonly Counted[] = [
  { order: 'hold', exhibit: 'exhibit=late', taps: ['MUN', 'MUN'], says: 'A MUN H' },
  { order: 'move', exhibit: 'exhibit=late', taps: ['MUN', 'TYR'], says: 'A MUN - TYR' },
  { order: 'support to hold', exhibit: 'exhibit=late', taps: ['RUH', 'MUN'], says: 'A RUH S A MUN' },
  {
    order: 'support to move',
    exhibit: 'exhibit=late',
    taps: ['MUN', 'RUH', 'BUR'],
    says: 'A MUN S A RUH - BUR',
  },
  { order: 'convoy', exhibit: 'exhibit=convoy', taps: ['NTH', 'YOR', 'BEL'], says: 'F NTH C A YOR - BEL' },
  { order: 'retreat', exhibit: 'exhibit=retreat', taps: ['PIC'], says: 'A BUR R PIC' },
  { order: 'build inland', exhibit: 'exhibit=build', taps: ['MOS'], says: 'A MOS B' },
  { order: 'build in a port', exhibit: 'exhibit=build', taps: ['STP', 'chip north'], says: 'F STP/NC B' },
  { order: 'removal', exhibit: 'exhibit=remove', taps: ['BER'], says: 'A BER D' },
]

for (const { order, exhibit, taps, says } of COUNTED)
  test(`${order}: ${taps.length} ${taps.length === 1 ? 'tap' : 'taps'}`, async ({ browser }) => {
    const page = await open(browser, exhibit)
    await wholeBoard(page)
    for (const tap of taps)
      if (tap.startsWith('chip '))
        await page
          .locator('.chip', { hasText: tap.slice(5) })
          .first()
          .tap()
      else await touch(page, tap)
    await expect.poll(() => sheet(page)).toContain(says)
  })

test.describe('a touch on a province’s letters means that province, also where they lie over water', () => {
  const places = [
    [0, 0],
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const

  test('a fleet supports the army whose letters are touched', async ({ browser }) => {
    const page = await open(browser, 'exhibit=autumn')
    for (const place of places) {
      await touch(page, 'EDI')
      await touchLetters(page, 'YOR', place)
      await expect.poll(() => sheet(page)).toContain('F EDI S A YOR')
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect.poll(() => sheet(page)).not.toContain('F EDI S A YOR')
    }
  })

  test('a touch on its letters selects an army', async ({ browser }) => {
    const page = await open(browser, 'exhibit=autumn')
    for (const place of places) {
      await touchLetters(page, 'YOR', place)
      await expect(page.locator('li.held .text')).toHaveText('A YOR')
      await page.keyboard.press('Escape')
      await expect(page.locator('li.held')).toHaveCount(0)
    }
  })

  test('after a refused order a legal one can be written with the unit that is selected', async ({
    browser,
  }) => {
    const page = await open(browser, 'exhibit=england')
    for (const place of places) {
      await touch(page, 'EDI')
      await touch(page, 'ENG')
      await expect(page.locator('.chip.amber')).toBeVisible()
      await touchLetters(page, 'YOR', place)
      await expect.poll(() => sheet(page)).toContain('F EDI - YOR')
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect.poll(() => sheet(page)).not.toContain('F EDI - YOR')
    }
  })
})

test('between two legal places one is taken and the other offered by a chip', async ({ browser }) => {
  const page = await open(browser, 'exhibit=england')
  await wholeBoard(page)
  const chip = page.locator('.chip', { hasText: /^Or .*\?$/ })
  const [wales, channel] = [await placeOf(page, 'WAL'), await placeOf(page, 'ENG')]
  const ordered = async () => (await sheet(page)).find((row) => row.startsWith('F LON'))
  /** A touch on the way from one to the other, with the fleet selected. */
  const between = async (share: number) => {
    await touch(page, 'LON')
    await expect(page.locator('li.held')).toHaveCount(1)
    const at = (from: number, to: number) => from + (to - from) * share
    await page.touchscreen.tap(at(wales.x, channel.x), at(wales.y, channel.y))
    await expect(page.locator('li.held')).toHaveCount(0)
    return chip.isVisible()
  }
  expect(await between(0)).toBe(false)
  expect(await ordered()).toBe('F LON - WAL')
  let share = 0.1
  while (!(await between(share)) && share < 1) share += 0.1
  const other = (await ordered()) === 'F LON - WAL' ? 'ENG' : 'WAL'
  await expect(chip).toHaveText(other === 'ENG' ? /^Or English.Channel\?$/ : 'Or Wales?')
  await chip.tap()
  await expect.poll(ordered).toBe(`F LON - ${other}`)
  await expect(chip).toBeHidden()
})

test('the back button closes the order sheet of a phone', async ({ browser }) => {
  const page = await open(browser, 'exhibit=late')
  const handle = page.locator('.handle')
  await handle.tap()
  await expect(handle).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(handle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.drafting')).toBeVisible()
})

test('seven orders by keyboard alone', async ({ browser }) => {
  const page = await open(browser, 'exhibit=late&power=RUSSIA', {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  })
  // Tab selects the next unit without an order; a province is three letters, a verb one.
  const typed: Readonly<Record<string, readonly [keys: string, says: string]>> = {
    'A WAR': ['sgal', 'A WAR S A GAL'],
    'A GAL': ['h', 'A GAL H'],
    'A UKR': ['mrum', 'A UKR - RUM'],
    'F RUM': ['bla', 'F RUM - BLA'],
    'F STP/NC': ['nwy', 'F STP/NC - NWY'],
    'A MOS': ['lvn', 'A MOS - LVN'],
    'F SWE': ['h', 'F SWE H'],
  }
  for (let left = 7; left > 0; left--) {
    await page.keyboard.press('Tab')
    const held = (await page.locator('li.held.open .text').innerText()).trim()
    await page.keyboard.type(typed[held]?.[0] ?? '')
    await expect(page.locator('li.open'), held).toHaveCount(left - 1)
  }
  expect(new Set(await sheet(page))).toEqual(new Set(Object.values(typed).map(([, says]) => says)))

  // A province alone selects the unit that stands there; support is offered for a move that is already written.
  await page.keyboard.press('Escape')
  await page.keyboard.type('gal')
  await page.keyboard.type('sukrrum')
  await expect.poll(() => sheet(page)).toContain('A GAL S A UKR - RUM')
})

test('a keyboard user keeps the focus where a control is disabled or removed', async ({ browser }) => {
  const page = await open(browser, 'exhibit=late', {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  })
  const { keyboard } = page
  const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const place = page.locator(':focus')
  const pressed = async (name: string | RegExp) => {
    await named(name).first().focus()
    await keyboard.press('Enter')
  }

  await keyboard.type('munh')
  for (const name of ['Undo', 'Redo']) {
    await pressed(name)
    await expect(named(name)).toBeDisabled()
    await expect(named(name)).toBeFocused()
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await keyboard.type('ruh')
  await pressed('Back')
  await expect(named('Back')).toBeDisabled()
  await expect(named('Back')).toBeFocused()

  // The order being written has the focus in place of a chip: letters and the key for the next unit continue from it.
  await keyboard.type('munmos')
  await pressed(/^Anyway/)
  await expect(place).toHaveClass(/growing/)
  await keyboard.press('Tab')
  await expect(page.locator('li.held.open')).toHaveCount(1)

  const line = page.getByPlaceholder('Type or paste orders')
  await line.fill('A Ruh - Bel')
  await pressed('Write')
  await expect(line).toHaveValue('')
  await expect(place.getByPlaceholder('Type or paste orders')).toBeVisible()
  await line.focus()
  await keyboard.press('Escape')
  await expect(place.getByPlaceholder('Type or paste orders')).toBeVisible()
  await keyboard.type('kieh')
  await expect.poll(() => sheet(page)).toContain('F KIE H')

  await pressed('Wipe: F KIE H')
  await expect(place).toHaveText(/^F KIE/)
})

for (const { says, exhibit, pasted, rows, drawn } of [
  {
    says: 'two orders for one unit',
    exhibit: 'exhibit=late',
    pasted: ['A Mun - Bur', 'A Mun - Tyr', 'F Kie - Den'],
    rows: [/A MUN - BUR.*has two different orders/s, /A MUN - TYR.*has two different orders/s, /F KIE - DEN/],
    drawn: '[data-arrow^="MUN"]',
  },
  {
    says: 'two builds in one place and waivers beyond all measure',
    exhibit: 'exhibit=build',
    pasted: ['build A StP', 'build F StP/nc', 'waive', 'waive', 'waive', 'waive'],
    rows: [/A STP B/, /F STP\/NC B.*not possible/s],
    drawn: '[data-standing="planned"]',
  },
])
  test(`a sheet that says ${says} is shown as it is, and the page still works`, async ({ browser }) => {
    const page = await open(browser, exhibit, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await page.getByRole('textbox').fill(pasted.join('\n'))
    await page.getByRole('button', { name: 'Write' }).click()
    for (const row of rows) await expect(page.locator('[data-row]').filter({ hasText: row })).toHaveCount(1)
    await expect(page.locator('.board').locator(drawn)).toHaveCount(2)
    // The map draws the right orders after another tap as well.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('.board').locator(drawn)).toHaveCount(0)
    expect(broken).toEqual([])
  })

test('a phone says in its bar why an order that stands will not work, and never ticks it', async ({
  browser,
}) => {
  const page = await open(browser, 'exhibit=late')
  await wholeBoard(page)
  const map = page.locator('.desk .map')
  const height = await map.evaluate((element) => element.clientHeight)
  await touch(page, 'MUN')
  await touch(page, 'LON')
  await page.getByRole('button', { name: 'Anyway: A MUN - LON' }).tap()
  const bar = page.locator('.desk .bar .bar')
  await expect(bar).toContainText('A MUN cannot reach LON')
  await expect(bar).toHaveClass(/doubtful/)
  await expect(bar.locator('.tick')).toHaveCount(0)
  expect(await map.evaluate((element) => element.clientHeight)).toBe(height)
  await touch(page, 'RUH')
  await touch(page, 'RUH')
  await expect(bar.locator('.tick')).toHaveCount(1)
})

test('one bad line leaves the good ones written, and stays with its reason', async ({ browser }) => {
  const page = await open(browser, 'exhibit=late', {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  })
  const field = page.getByRole('textbox')
  await field.fill('A Mun - Tyr\nA Ruh - Xyz\nA Par H\nF Kie - Den')
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.poll(() => sheet(page)).toEqual(expect.arrayContaining(['A MUN - TYR', 'F KIE - DEN']))
  await expect(field).toHaveValue('A Ruh - Xyz\nA Par H')
  await expect(page.getByRole('alert')).toContainText('“A Ruh - Xyz”: “Xyz” is no place on the map.')
  await field.fill('A Ruh - Bel')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a retreat that is not allowed says why and is not offered', async ({ browser }) => {
  const page = await open(browser, 'exhibit=retreat')
  await wholeBoard(page)
  await touch(page, 'MUN')
  const bar = page.locator('.desk .bar .bar')
  await expect(bar).toContainText(/A\sBUR\sR\sMUN is not possible: MUN is occupied/)
  await expect(page.locator('.chip', { hasText: 'Anyway' })).toHaveCount(0)
  await touch(page, 'PIC')
  await expect.poll(() => sheet(page)).toContain('A BUR R PIC')
})

test('units to remove and centres to build in are chips as well', async ({ browser }) => {
  const page = await open(browser, 'exhibit=remove')
  await page.locator('.chip', { hasText: 'A BER' }).tap()
  await expect.poll(() => sheet(page)).toContain('A BER D')
  const other = await open(browser, 'exhibit=build')
  await other.locator('.chip', { hasText: 'Moscow' }).tap()
  await expect.poll(() => sheet(other)).toContain('A MOS B')
})

test('own units may bounce each other, with a remark', async ({ browser }) => {
  const page = await open(browser, 'exhibit=late&power=RUSSIA', {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  })
  await page.getByRole('textbox').fill('A Gal - Bud\nF Rum - Bud\nA Ukr - War\nA War H')
  await page.getByRole('button', { name: 'Write' }).click()
  await expect(page.locator('.worries')).toContainText('A UKR - WAR: your own A WAR does not leave')
})

test('a paste longer than any sheet is kept whole and answered', async ({ browser }) => {
  const page = await open(browser, 'exhibit=late', {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const field = page.getByRole('textbox')
  const long = 'A Mun - Bur\n'.repeat(2000)
  await page.evaluate((text) => navigator.clipboard.writeText(text), long)
  await field.press('ControlOrMeta+v')
  await expect(page.getByRole('alert')).toContainText('Too long')
  await field.press('Enter')
  expect(await field.inputValue()).toBe(long)
  await expect(page.locator('li.open')).toHaveCount(6)
  await field.fill(long.slice(0, 11))
  await field.press('Enter')
  await expect(page.locator('li.open')).toHaveCount(5)
})

/** A highlighted place without a unit. */
const freeTarget = (page: Page): Promise<string | undefined> =>
  page.locator('.board').evaluate((board) => {
    const taken = [...board.querySelectorAll('[data-unit]')].map((unit) =>
      unit.getAttribute('data-unit')?.slice(2, 5),
    )
    const lit = board.querySelector('[data-lit]')?.getAttribute('data-lit') ?? ''
    return lit.split(' ').find((place) => !taken.includes(place))
  })

/** Units marked as having no order. */
const openUnits = async (page: Page): Promise<string[]> =>
  ((await page.locator('.board [data-open]').getAttribute('data-open')) ?? '').split(', ').filter(Boolean)

test(
  'a new player writes the first order within ten seconds and seven within a minute',
  WALK,
  async ({ browser }) => {
    const page = await open(browser, 'exhibit=late&power=RUSSIA')
    /** A person reads the bar and looks where it points before the first touch. */
    const LOOKING_MS = 1300
    const began = Date.now()
    const times: number[] = []
    for (let left = 7; left > 0; left--) {
      await page.waitForTimeout(LOOKING_MS)
      // The bar says to touch a unit; units without an order have an amber mark.
      const at = (await openUnits(page))[0]?.slice(2) ?? ''
      await touch(page, at)
      await expect(page.locator('.bar .prompt')).toContainText('Touch')
      await page.waitForTimeout(LOOKING_MS)
      // The unit can go to highlighted places: the player touches the first free one, or the unit itself, which then
      // holds.
      await touch(page, (await freeTarget(page)) ?? at)
      await expect.poll(async () => (await openUnits(page)).length).toBe(left - 1)
      times.push((Date.now() - began) / 1000)
    }
    const [first = Infinity] = times
    const all = times.at(-1) ?? Infinity
    console.log(`first order after ${first.toFixed(1)} s, seven after ${all.toFixed(1)} s`)
    expect(first).toBeLessThan(10)
    expect(all).toBeLessThan(60)
  },
)
