// The pages of Paths of Glory without a host: axe finds nothing, nothing overflows, and the hand, the log, the list
// and the history work.
import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { cutRings } from './support/focus-rings.ts'
import { opened } from './support/opened.ts'
import { test, WALK } from './support/test.ts'
import { LAPTOP, onMap, overflow, PHONE, show, warGallery } from './support/war-gallery.ts'

const exhibit = warGallery()

test('axe finds nothing on the table, its log, its list and its past', async ({ browser }) => {
  test.setTimeout(600_000)
  const page = await opened(browser, LAPTOP)
  const found: string[] = []
  await show(page, exhibit('show=play&steps=20&until=action&seed=5'))
  found.push(...(await findings(page, 'cards')))
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible()
  found.push(...(await findings(page, 'log')))
  await page.getByRole('tab', { name: 'List' }).click()
  found.push(...(await findings(page, 'list')))
  await page.getByRole('tab', { name: 'Tracks' }).click()
  await page.getByRole('button', { name: 'Open rule 7' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Rules' }).getByRole('heading', { name: /Mandated Offensives/ }),
  ).toBeVisible()
  found.push(...(await findings(page, 'rules')))
  await show(page, exhibit('show=play&steps=30&until=fight&seed=5'))
  found.push(...(await findings(page, 'battle')))
  await show(page, exhibit('show=past&steps=120&seed=5'))
  await page.getByRole('slider').waitFor()
  found.push(...(await findings(page, 'past')))
  expect(found).toEqual([])
})

test('an attack is told with its strengths and exact odds before it is made', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=30&until=fight&seed=5'))
  const battle = page.locator('.battle')
  await expect(battle.getByText('From the front')).toBeVisible()
  await expect(battle.getByText(/^factors: \d+/)).toHaveCount(2)
  await expect(battle.getByText(/^Steps lost on average: \d\.\d attacking/)).toHaveCount(
    await battle.locator('.bar').count(),
  )
})

test('a barred use says why, and opens the rules at its number', async ({ browser }) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=20&until=action&seed=5&lang=ru'))
  await page.getByRole('button', { name: 'К картам' }).click()
  await page.locator('.uses .barred').first().click({ force: true })
  const said = page.locator('.strip .said')
  await expect(said).toContainText(/§\s\d/)
  await said.getByRole('button').first().click()
  const rules = page.getByRole('dialog', { name: 'Правила' })
  await expect(rules.locator('[aria-current]')).toBeInViewport()
  await expect(rules.locator('[aria-current] h3')).toContainText(/^\d/)
  expect(await overflow(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()
})

test('a card says for which side its event scores a point, and that it leaves the game', async ({
  browser,
}) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=20&until=action&seed=5'))
  await page.getByRole('button', { name: 'To the cards' }).click()
  const leaving = page.getByRole('button', { name: /event: 1\svictory point, then removed$/ }).first()
  const card = page.locator('.hand li').filter({ has: leaving }).first()
  const whole = card.locator('h3').getByRole('button', { expanded: false })
  await whole.tap()
  await expect(card.locator('.whole')).toContainText('1 victory point for the Allied Powers')
})

test('what has just happened is told also where the phase it belongs to is over', async ({ browser }) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=20&until=action&seed=5'))
  const told = page.getByRole('list', { name: 'What happened since your last round' })
  await expect(told.getByRole('listitem').first()).toBeVisible()
  // A card played for something else does not read as if its event had happened.
  const latest = page.getByRole('list', { name: 'The latest' })
  await latest.getByRole('button', { name: /” as operations$/ }).click()
  await expect(page.locator('.strip .said')).toContainText('Its event did not happen.')
  // Moves are told before the attacks that followed them, and a touch on one names where it ended.
  const moves = told.getByRole('button', { name: /^Moved: / })
  await moves.last().click()
  await expect(page.locator('.strip .said')).toContainText((await moves.last().innerText()).split('→ ')[1]!)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByText('Nothing has happened in this phase yet.')).toBeVisible()
})

test('a covered hand is open only while its key is held', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=20&until=action&seed=5&covered'))
  await expect(page.locator('.back')).not.toHaveCount(0)
  await expect(page.locator('.hand li')).toHaveCount(0)
  await page.keyboard.down('h')
  await expect(page.locator('.hand li')).not.toHaveCount(0)
  await page.keyboard.up('h')
  await expect(page.locator('.hand li')).toHaveCount(0)
})

test('at a screen of both sides each has the band of its questions at a side of its own', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  const strip = page.locator('.strip')
  const bands = async (hash: string) => {
    await show(page, exhibit(`show=play&seed=5&${hash}`))
    return strip.evaluate((node) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(node)
      return { side: node.dataset['side'], left: borderLeftWidth, right: borderRightWidth }
    })
  }
  const [central, allied] = ['steps=30&until=activate', 'steps=20&until=action']
  expect(await bands(`${central}&covered`)).toEqual({ side: 'cp', left: '8px', right: '0px' })
  expect(await bands(`${allied}&covered`)).toEqual({ side: 'ap', left: '0px', right: '8px' })
  expect(await bands(allied)).toEqual({ side: 'ap', left: '8px', right: '0px' })
})

test('the list answers, and says every place with who stands there', async ({ browser }) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=20&until=activate&seed=5'))
  await page.getByRole('tab', { name: 'List' }).click()
  const list = page.getByRole('region', { name: 'The map as a list' })
  await expect(list.getByRole('button', { name: /^Paris: .*French 6th Army/ })).toHaveCount(1)
  await list
    .getByRole('group')
    .getByRole('button', { name: /^Move operations: 1$/ })
    .first()
    .click()
  await expect(page.locator('.strip')).toContainText('1 of')
  expect(await overflow(page)).toBe(0)
})

/** The name of a place on the map. */

test('the map goes where a new army may arrive, and the question names it', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=30&until=place&seed=5'))
  await expect(page.locator('.strip .question')).toHaveText(
    'Allied Powers: where does the Russian 11th Army arrive?',
  )
  for (const place of ['Petrograd', 'Moscow', 'Kharkov']) await expect(onMap(page, place)).toBeInViewport()
})

test('a mark at the edge of the map leads to the lit places that are out of sight', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=30&until=activate&seed=5'))
  // The map stays where it is, for some lit places are in sight.
  await expect(onMap(page, 'Strasbourg')).toBeInViewport()
  await expect(onMap(page, 'Cracow')).not.toBeInViewport()
  const mark = page.getByRole('button', { name: /^To spaces where this can be done: .*Cracow/ })
  await mark.click()
  await expect(onMap(page, 'Cracow')).toBeInViewport()
  await expect(onMap(page, 'Strasbourg')).not.toBeInViewport()
})

test('a place under the mouse is told in a corner that does not cover it', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=30&until=activate&seed=5'))
  const tip = page.locator('.tip')
  await expect(tip).toHaveCount(0)
  for (const [name, unit] of [
    ['Paris', 'French 6th Army, 2–\u20603–\u20603, reduced'],
    ['Strasbourg', 'German 6th Army, 5–\u20603–\u20603'],
  ] as const) {
    const box = await onMap(page, name).boundingBox()
    if (!box) throw new Error(`${name} is not drawn`)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await expect(tip).toContainText(name)
    await expect(tip).toContainText(unit)
    const covered = await tip.boundingBox()
    expect(
      covered &&
        (covered.x > box.x + box.width ||
          covered.x + covered.width < box.x ||
          covered.y > box.y + box.height),
    ).toBe(true)
  }
  await page.mouse.move(1200, 700)
  await expect(tip).toHaveCount(0)
})

test('an overlay is fetched when it is chosen, and paints the map', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=20&until=action&seed=5'))
  const paint = page.locator('svg.layer path.cp.joined')
  await expect(paint).toHaveCount(0)
  await page.getByLabel('Show on the map').selectOption('supply-cp')
  await expect(paint).toHaveAttribute('d', /^M/)
  await page.getByLabel('Show on the map').selectOption('key')
  await expect(paint).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Key to the map' })).toContainText('Supply source')
  await page.getByLabel('Show on the map').selectOption('none')
  await expect(page.getByRole('region', { name: 'Key to the map' })).toHaveCount(0)
})

test('the past is looked at line by line and played from there', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=past&steps=120&seed=5'))
  const slider = page.getByRole('slider')
  const last = Number(await slider.getAttribute('max'))
  await expect(slider).toHaveValue(String(last))
  await page.locator('.log li button').nth(3).click()
  await expect(slider).toHaveValue('4')
  // The heading of a table has the points as they are now.
  await expect(page.locator('.past .told b')).toHaveText(/ · VP\s\d+$/)
  await page.getByRole('button', { name: 'Replay from here' }).click()
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(5)
})

test('the buttons keep their places while places are touched one after the other', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&moment=operation'))
  const done = page.locator('.strip .answers button').first()
  const all = page.locator('.strip details')
  await all.locator('summary').click()
  const before = await done.boundingBox()
  for (const left of [2, 1]) {
    await all.locator('li button', { hasText: ': move' }).first().click()
    await expect(done).toContainText(String(left))
    const { x, y } = (await done.boundingBox())!
    expect({ x, y }).toEqual({ x: before?.x, y: before?.y })
  }
})

test('seven cards take little room; where they do not fit, a mark says how many are below', async ({
  browser,
}) => {
  for (const device of [LAPTOP, PHONE]) {
    const page = await opened(browser, device)
    await show(page, exhibit('show=play&steps=3&until=action&seed=7'))
    if (device === PHONE) await page.getByRole('tab', { name: /^Cards/ }).tap()
    const cards = page.locator('.hand li')
    await expect(cards).toHaveCount(7)
    await expect(cards.last()).toBeVisible()
    expect((await page.locator('.hand ul').boundingBox())?.height).toBeLessThan(360)
    await expect(page.locator('.hand .key')).toBeVisible()
    if (device === LAPTOP) continue
    await page.setViewportSize({ width: 360, height: 520 })
    const more = page.getByRole('button', { name: /^Cards below: [1-6]/ })
    // A card behind the bar is counted: all are, but those that end above it.
    const edge = (await more.boundingBox())!.y
    const bottoms = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    const hidden = bottoms.filter((bottom) => bottom > edge + 6).length
    await expect(more).toHaveText(new RegExp(`: ${hidden} `))
    for (let times = 0; times < 6 && (await more.isVisible()); times++) {
      // A click of the driver scrolls what is sticky to its own place first.
      await more.evaluate((button: HTMLElement) => button.click())
      await page.waitForTimeout(100)
    }
    await expect(more).toBeHidden()
    await expect(cards.last()).toBeInViewport({ ratio: 1 })
  }
})

test('nothing moves under the pointer when a list is scrolled to its end', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&moment=operation'))
  await page.getByText('All answers as a list').click()
  const list = page.locator('.strip details .list')
  await expect(list.locator('.more')).toBeAttached()
  const moved = await list.evaluate(async (node) => {
    const last = node.querySelector('li:last-child')!
    node.scrollTop = node.scrollHeight
    const before = last.getBoundingClientRect().top
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    return last.getBoundingClientRect().top - before
  })
  expect(moved).toBe(0)
})

const RINGED = [
  'show=play&steps=20&until=activate&seed=5',
  'show=play&steps=30&until=fight&seed=5',
  'show=play&steps=60&until=action&seed=5',
  'show=play&moment=won',
]

for (const [device, options] of Object.entries({ laptop: LAPTOP, phone: PHONE }))
  test(
    `the ring around what has the focus is cut off at no edge of the strip or a pane (${device})`,
    WALK,
    async ({ browser }) => {
      const page = await opened(browser, options)
      const cut: string[] = []
      for (const moment of RINGED) {
        await show(page, exhibit(moment))
        await page.waitForLoadState('networkidle')
        for (const part of ['.strip', '.tabs'])
          cut.push(...(await cutRings(page, part)).map((one) => `${moment} ${one}`))
        for (const pane of ['Log', 'List', 'Tracks']) {
          await page.getByRole('tab', { name: pane }).click()
          await page.waitForLoadState('networkidle')
          cut.push(...(await cutRings(page, '.table > .side')))
        }
      }
      expect(cut).toEqual([])
    },
  )
