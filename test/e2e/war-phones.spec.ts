// The pages of Paths of Glory on a phone, without a host: what is seen without scrolling, and what says that there is more.
import { expect } from '@playwright/test'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { opened } from './support/opened.ts'
import { test, WALK, walkUnless } from './support/test.ts'
import { LONGEST } from './support/walked.ts'
import { LAPTOP, onMap, overflow, PHONE, show, warGallery } from './support/war-gallery.ts'

const exhibit = warGallery()

test('on a phone no controls lie on the map, lit places have names, and a touch does not move the map', async ({
  browser,
}) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=30&until=activate&seed=5'))
  await expect(page.getByLabel('Show on the map')).toHaveCount(0)
  const name = onMap(page, 'Metz')
  await expect(name).toBeInViewport()
  const [box, before] = [await name.boundingBox(), await page.locator('.board').boundingBox()]
  if (!box) throw new Error('Metz is not drawn')
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 6)
  await expect(
    page.getByRole('group', { name: 'Metz' }).getByRole('button', { name: /^Attack/ }),
  ).toBeInViewport()
  expect(await page.locator('.board').boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Zoom and overlays' }).click()
  await expect(page.getByLabel('Show on the map')).toBeVisible()
})

test('on a phone a round begins with the map and what has happened, then come the cards', async ({
  browser,
}) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=137&until=action&seed=7'))
  await expect(page.getByRole('list', { name: 'What happened since your last round' })).toBeInViewport()
  await expect(page.getByRole('group', { name: 'Map' })).toBeVisible()
  const cards = page.locator('.hand li')
  await expect(cards.first()).toBeHidden()
  const toCards = page.getByRole('button', { name: 'To the cards' })
  await toCards.click()
  await expect(cards.first()).toBeVisible()
  await expect(toCards).toBeHidden()
  // At the laptop the cards are beside the map.
  await page.setViewportSize(LAPTOP.viewport)
  // The layer of the pane is gone, and with it its entry in the history: the step back would end the reload.
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
  await page.reload()
  await expect(cards.first()).toBeVisible()
  await expect(toCards).toBeHidden()
})

test('on a phone what is told is scrolled, and the question and its buttons stay in sight', async ({
  browser,
}) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=60&until=action&seed=5'))
  const last = page.getByRole('list', { name: 'What happened since your last round' }).locator('li').last()
  const more = page.getByRole('button', { name: 'More below' })
  const seen = [page.locator('.strip .question'), page.getByRole('button', { name: 'To the cards' })]
  await expect(more).toBeVisible()
  for (const one of seen) await expect(one).toBeInViewport({ ratio: 1 })
  // Without a pointer, which would scroll to the bar first and hide it.
  await expect(async () => {
    await more.evaluate((button: HTMLElement) => button.click())
    await expect(more).toBeHidden({ timeout: 500 })
  }).toPass()
  for (const one of seen) await expect(one).toBeInViewport({ ratio: 1 })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  for (const one of seen) await expect(one).toBeInViewport({ ratio: 1 })
})

test('on a phone the strip is folded while units move, and unfolds without moving the map', async ({
  browser,
}) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&moment=moves'))
  const height = async (of: string) => (await page.locator(of).boundingBox())?.height ?? 0
  const board = await height('.board')
  // The page of a seat has a heading beside this.
  expect(board).toBeGreaterThan(PHONE.viewport.height * 0.78)
  const fold = page.getByRole('button', { name: 'More about the question' })
  const all = page.getByText('All answers as a list')
  // Its hint is shown the first time it is asked.
  await expect(page.locator('.strip .hint')).toBeVisible()
  await expect(all).toBeHidden()
  await fold.click()
  await expect(all).toBeVisible()
  const unfolded = await height('.strip')
  expect(await height('.board')).toBe(board)
  await fold.click()
  await expect(all).toBeHidden()
  expect(await height('.strip')).toBeLessThan(unfolded)
  // On a phone that is turned the question stands beside the map, and every tab is seen.
  await page.setViewportSize({ width: 640, height: 307 })
  await expect(fold).toBeHidden()
  const box = (await page.locator('.board').boundingBox())!
  expect(box.height).toBe(307)
  expect(box.width).toBeGreaterThan(640 * 0.64)
  const tabs = page.locator('.tabs')
  expect(await tabs.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  for (const { height } of await tabs
    .locator('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(height).toBeGreaterThanOrEqual(40)
})

test('every way to attack is seen on a phone without scrolling, and the page beside a battle is no longer than its window', async ({
  browser,
}) => {
  const phone = await opened(browser, PHONE)
  await show(phone, exhibit('show=play&moment=flank&lang=ru'))
  await expect(phone.getByRole('button', { name: /^С фронта/ })).toBeInViewport({ ratio: 1 })
  // The bar that there is more does not come and go.
  await show(phone, exhibit('show=play&moment=aimed'))
  const heights = () =>
    phone.locator('.tells').evaluate(async (node: HTMLElement) => {
      const seen = new Set<number>()
      for (let frame = 0; frame < 10; frame++) {
        await new Promise(requestAnimationFrame)
        seen.add(node.offsetHeight)
      }
      return seen.size
    })
  await expect.poll(heights, { timeout: 5000 }).toBe(1)
  // On a small one the battle leaves the map nearly half of the page; its panel comes when the strip is unfolded.
  await phone.setViewportSize({ width: 360, height: 640 })
  await show(phone, exhibit('show=play&moment=won'))
  for (const name of [/^All of them advance/, 'Nobody advances'])
    await expect(phone.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  expect((await phone.locator('.board').boundingBox())!.height).toBeGreaterThan(640 * 0.45)
  await expect(phone.locator('.battle')).toHaveCount(0)
  await phone.getByRole('button', { name: 'More about the question' }).click()
  await expect(phone.locator('.battle')).toBeAttached()
  const laptop = await opened(browser, LAPTOP)
  await show(laptop, exhibit('show=play&moment=flank'))
  await expect(laptop.locator('.battle')).toBeVisible()
  const longer = () =>
    laptop.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
  expect(await longer()).toBe(0)
})

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } } as const

test('on a small phone the outcome of the battle just fought stands right below the question', async ({
  browser,
}) => {
  const page = await opened(browser, SMALL)
  await show(page, exhibit('show=play&moment=won'))
  const outcome = page
    .getByRole('list', { name: 'The latest' })
    .getByRole('button', { name: /^Sedan: Central Powers win the battle by .*Steps lost: / })
  await expect(outcome).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Nobody advances' }).click()
  await expect(page.locator('.strip .question')).toHaveText('Choose what to attack')
  await expect(outcome).toBeInViewport({ ratio: 1 })
})

test('on a small phone a round begins with what the other side did last, in lines for a finger', async ({
  browser,
}) => {
  const page = await opened(browser, SMALL)
  await show(page, exhibit('show=play&steps=60&until=action&seed=5'))
  const lines = page.getByRole('list', { name: 'The latest' }).getByRole('button')
  await expect(lines.first()).toHaveText(/^Central Powers: “Falkenhayn” as redeployment/)
  await expect(lines.first()).toBeInViewport({ ratio: 1 })
  const all = page.locator('.latest button, .happened button')
  await expect(all.nth(1)).toBeAttached()
  for (const { height } of await all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect())))
    expect(height).toBeGreaterThanOrEqual(40)
  // Both ways to act stand in one row, so that the news has room.
  const tops = await page
    .locator('.answers button:visible')
    .evaluateAll((each) => each.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('beside the map of a turned phone all that a redeployment offers is seen at once', async ({
  browser,
}) => {
  // The page of a seat has a heading above this.
  const page = await opened(browser, { ...PHONE, viewport: { width: 844, height: 341 } })
  await show(page, exhibit('show=play&moment=redeployment'))
  const answers = page.locator('.strip .answers')
  await expect(answers.getByRole('button', { name: /from the reserve$/ }).first()).toBeInViewport({
    ratio: 1,
  })
  await expect(answers.getByRole('button', { name: /^End the round/ })).toBeInViewport({ ratio: 1 })
  expect(await answers.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
})

test('on a phone no edge of the button beside the question is cut', async ({ browser }) => {
  const page = await opened(browser, PHONE)
  await show(page, exhibit('show=play&steps=60&until=action&seed=5'))
  const [button, tells] = await Promise.all(
    ['.asked button', '.tells'].map((of) => page.locator(`.strip ${of}`).first().boundingBox()),
  )
  expect(button!.y).toBeGreaterThanOrEqual(tells!.y)
})

test('on a small phone the marks at the map’s edge come out from under what a place offers', async ({
  browser,
}) => {
  const page = await opened(browser, SMALL)
  await show(page, exhibit('show=play&moment=operation'))
  const place = onMap(page, 'Metz')
  await expect(place).toBeInViewport()
  const box = (await place.boundingBox())!
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 6)
  await expect(page.getByRole('group', { name: 'Metz' })).toBeInViewport()
  const marks = page.getByRole('button', { name: /^To spaces where this can be done/ })
  await expect(marks.first()).toBeVisible()
  const over = () =>
    marks.evaluateAll((all) => {
      const edge = document.querySelector('.foot .over')!.getBoundingClientRect().top
      return Math.max(...all.map((one) => one.getBoundingClientRect().bottom - edge))
    })
  await expect.poll(over).toBeLessThanOrEqual(1)
})

for (const language of LANGUAGES)
  test(
    `on a small phone every way to take losses is seen whole in ${language}`,
    walkUnless(language === LONGEST),
    async ({ browser }) => {
      const page = await opened(browser, SMALL)
      await show(page, exhibit(`show=play&moment=losses&lang=${language}`))
      const ways = page.locator('.answers > button')
      await expect(ways.locator('.left').first()).toBeVisible()
      const cut = await page.locator('.answers').evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(cut).toBe(0)
      for (const { right, height } of await ways.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()),
      )) {
        expect(right).toBeLessThanOrEqual(SMALL.viewport.width - 8)
        expect(height).toBeGreaterThanOrEqual(40)
      }
      // No phrase is broken in two.
      const phrases = await ways
        .locator('.unit > span, .whole')
        .evaluateAll((all) => all.map((one) => one.getClientRects().length))
      expect(phrases.length).toBeGreaterThan(0)
      expect(new Set(phrases)).toEqual(new Set([1]))
    },
  )

for (const language of LANGUAGES)
  test(`nothing overflows a narrow phone in ${language}`, WALK, async ({ browser }) => {
    const page = await opened(browser, PHONE)
    for (const hash of ['steps=20&until=action', 'steps=30&until=fight', 'steps=30&until=losses']) {
      await show(page, exhibit(`show=play&seed=5&lang=${language}&${hash}`))
      expect(await overflow(page), hash).toBe(0)
      if (hash.endsWith('action')) await page.locator('.to-hand').click()
      expect(await overflow(page), hash).toBe(0)
      // No page shows the key of a text.
      expect(await page.locator('body').innerText()).not.toMatch(/\b[a-z]+_[a-z_]+\b|\{|undefined/)
    }
  })
