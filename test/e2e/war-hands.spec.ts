// Hands on the map of Paths of Glory, without a host: what a touch takes back, and what a hand carries.
import { expect, type Page } from '@playwright/test'
import { opened } from './support/opened.ts'
import { test, walkUnless } from './support/test.ts'
import { LAPTOP, PHONE, warGallery } from './support/war-gallery.ts'
import { type OnPage, spotOf } from './support/war-map.ts'

const exhibit = warGallery()

const show = (page: Page, moment: string) => open(page, `moment=${moment}`)
async function open(page: Page, hash: string): Promise<void> {
  await page.goto(exhibit(`show=play&${hash}`))
  await page.locator('.world .body').first().waitFor({ state: 'attached' })
}

/** Clicks below the counters of a place. */
async function touch(page: Page, place: string): Promise<void> {
  const { x, y } = await spotOf(page, place, { x: 0, y: 26 })
  await page.mouse.click(x, y)
}

test('what a place is activated for is chosen by one touch each, also once all operations are spent', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  await show(page, 'operation')
  const spent = (of: string) => expect(page.locator('.strip .note').first()).toContainText(`spent: ${of}`)
  const choice = (place: string) => page.locator('.strip').getByRole('group', { name: place })
  const choose = async (place: string, kind: RegExp) => {
    await choice(place).getByRole('button', { name: kind }).click()
    await expect(choice(place).getByRole('button', { name: kind, pressed: true })).toBeVisible()
  }
  // A touch on a place, or two, sets nothing.
  await touch(page, 'koblenz')
  await touch(page, 'koblenz')
  await expect(choice('Koblenz').getByRole('button', { name: 'Not active', pressed: true })).toBeVisible()
  await spent('0 of 3')
  await choose('Koblenz', /^Move/)
  await touch(page, 'metz')
  await choose('Metz', /^Move/)
  await touch(page, 'koblenz')
  await choose('Koblenz', /^Attack/)
  await spent('2 of 3')
  await choose('Koblenz', /^Not active/)
  await spent('1 of 3')
  // What has nothing to attack says so, with the rule.
  await touch(page, 'bremen')
  await expect(choice('Bremen').getByRole('button', { name: /^Attack/ })).toBeDisabled()
  await expect(choice('Bremen')).toContainText('Attack: There is nothing to attack.')
  await expect(choice('Bremen').getByRole('button', { name: 'Open rule 12.1.4' })).toBeVisible()

  await touch(page, 'aachen')
  await choose('Aachen', /^Attack/)
  await touch(page, 'koblenz')
  await choice('Koblenz').getByRole('button', { name: /^Move/ }).click()
  await expect(question(page)).toHaveText(MOVE)
  // All operations are spent; beside the units that may be taken in hand it can still be chosen otherwise.
  await touch(page, 'aachen')
  await choice('Aachen').getByRole('button', { name: 'Not active' }).click()
  await expect(question(page)).not.toHaveText(MOVE)
  await spent('2 of 3')
})

const DEVICES = [
  ['a laptop', LAPTOP],
  ['a phone', { ...PHONE, viewport: { width: 390, height: 780 } }],
  ['a small phone', { ...PHONE, viewport: { width: 360, height: 576 } }],
  // The page of a seat has a heading above this.
  ['a turned phone', { ...PHONE, viewport: { width: 844, height: 341 } }],
] as const
for (const [device, screen] of DEVICES)
  // On a small phone Russian words leave too little of the map for these touches.
  for (const language of device === 'a small phone' ? ['en'] : ['en', 'ru'])
    test(
      `on ${device} the choices of a place stay where they are, and no end of a question takes their place (${language})`,
      walkUnless(language === 'en'),
      async ({ browser }) => {
        const page = await opened(browser, screen)
        await open(page, `moment=operation&lang=${language}`)
        const rects = (of: string) =>
          page
            .locator(of)
            .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect().toJSON())))
        const kinds = page.locator('.strip .kinds button')
        const chosen = (kind: number) => expect(kinds.nth(kind)).toHaveAttribute('aria-pressed', 'true')
        await touch(page, 'koblenz')
        await chosen(2)
        const before = await rects('.strip .kinds button')
        const end = await page.locator('.strip .answers > button').boundingBox()
        const bottom = Math.max(...before.map((one) => (JSON.parse(one) as DOMRect).bottom))
        expect(end!.y).toBeGreaterThanOrEqual(bottom)
        for (const seen of await kinds.evaluateAll((all) =>
          all.map((one) => one.scrollWidth - one.clientWidth),
        ))
          expect(seen).toBeLessThanOrEqual(0)
        const stays = async () => {
          expect(await rects('.strip .kinds button')).toEqual(before)
          expect((await page.locator('.strip .answers > button').boundingBox())!.y).toBe(end!.y)
        }
        await kinds.nth(1).click()
        await chosen(1)
        await stays()
        // It has nothing to attack, and says so; lower screens do not show it.
        if (screen.viewport.height > 600) {
          await touch(page, 'bremen')
          await expect(page.locator('.choice p').last()).toContainText(/(Attack|Атака): /)
          await stays()
        }
        await touch(page, 'metz')
        await chosen(2)
        await stays()
        await kinds.nth(1).click()
        await chosen(1)
        await stays()

        // With the last operation the attacks begin by themselves: two presses for that end no round.
        const { x, y } = (await page.locator('.strip .answers > button').boundingBox())!
        await touch(page, 'strasbourg')
        await chosen(2)
        await kinds.nth(1).click()
        await expect(kinds).toHaveCount(0)
        await expect(page.locator('.strip .answers > button')).toBeEnabled()
        const lasting = (await question(page).textContent()) ?? ''
        for (let press = 0; press < 2; press++) await page.mouse.click(x + 60, y + 20)
        await expect(question(page)).toHaveText(lasting)
        const again = page.locator('.strip .answers.again > button')
        if (!(await again.isVisible())) await page.locator('.strip .answers > button').first().click()
        await again.click()
        await expect(question(page)).not.toHaveText(lasting)
      },
    )

test('a touched stack offers what it may attack, and one that may attack nothing says why', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  await show(page, 'attackers')
  await page.getByRole('button', { name: 'Another target' }).click()
  const answers = page.locator('.strip .answers')
  await expect(answers.getByRole('button', { name: /^Attack/ })).toHaveCount(0)
  await touch(page, 'metz')
  await expect(page.locator('.strip').getByRole('group', { name: 'Metz' })).toBeVisible()
  await expect(answers.getByRole('button', { name: /^Attack/ })).toHaveText([
    'Attack Sedan',
    'Attack Verdun',
    'Attack Nancy',
  ])
  await touch(page, 'aachen')
  await expect(page.locator('.strip .said')).toContainText('Only units that are activated to attack')
})

test('a touched unit leaves the losses that it takes, and a second touch shows all again', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  await show(page, 'flank')
  await page.getByRole('button', { name: /^From the front/ }).click()
  await page.getByRole('button', { name: /roll the dice$/ }).click()
  const losses = page.locator('.strip .answers').getByRole('button', { name: /^Lose: / })
  await expect(losses).toHaveCount(3)
  // The counter on the right of two.
  const { x, y } = await spotOf(page, 'koblenz', { x: 14, y: 0 })
  await page.mouse.click(x, y)
  await expect(losses).toHaveAccessibleName(/German\s3rd\sArmy$/)
  await page.mouse.click(x, y)
  await expect(losses).toHaveCount(3)
})

const question = (page: Page) => page.locator('.strip .question').first()
const MOVE = /move units of activated spaces/i
const GO = /where do these units go/i
/** Where the map lies, and how large it is: the same as long as nothing moves it. */
const lies = (page: Page) => page.locator('.board .world').boundingBox()

test('a mouse carries a stack to a lit place, and the map stays where it is', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, 'moves')
  await expect(question(page)).toHaveText(MOVE)
  const before = await lies(page)
  // From its name the whole stack is carried.
  const [from, to] = [await spotOf(page, 'koblenz', { x: 0, y: 26 }), await spotOf(page, 'liege')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y)
  await expect(question(page)).toHaveText(GO)
  await page.mouse.move(to.x, to.y)
  await expect(page.locator('.carried svg')).toHaveCount(2)
  await page.mouse.up()
  await expect(question(page)).toHaveText(MOVE)
  await expect(page.locator('.carried')).toHaveCount(0)
  await expect(page.locator('.strip').getByText('Liege is besieged', { exact: true })).toBeVisible()
  expect(await lies(page)).toEqual(before)
})

test('what is laid down on no lit place stays in hand, and the page says why', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, 'moves')
  await expect(question(page)).toHaveText(MOVE)
  const [from, to] = [await spotOf(page, 'aachen'), await spotOf(page, 'paris')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect(question(page)).toHaveText(GO)
  await expect(page.locator('.strip .said')).toContainText('Paris')
  // From there it is carried on.
  const near = await spotOf(page, 'essen')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(near.x, near.y, { steps: 4 })
  await page.mouse.up()
  await expect(question(page)).toHaveText(MOVE)
})

test('a mouse moves the map from a place whose units may not move', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await show(page, 'moves')
  await expect(question(page)).toHaveText(MOVE)
  const before = await lies(page)
  const from = await spotOf(page, 'verdun')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y, { steps: 4 })
  await page.mouse.up()
  await expect(question(page)).toHaveText(MOVE)
  await expect(page.locator('.board .window.moving')).toHaveCount(0)
  expect((await lies(page))?.x).toBeCloseTo((before?.x ?? 0) + 60, 0)
})

test('a finger carries a stack, and two fingers zoom even where the first one is on it', async ({
  browser,
}) => {
  const page = await opened(browser, PHONE)
  await show(page, 'moves')
  await expect(question(page)).toHaveText(MOVE)
  const devtools = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly OnPage[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    })
  const before = await lies(page)
  const [from, to] = [await spotOf(page, 'koblenz'), await spotOf(page, 'liege')]
  const aside = { x: from.x - 70, y: from.y + 60 }
  await fingers('touchStart', from)
  await fingers('touchStart', from, aside)
  await fingers('touchMove', { x: from.x + 40, y: from.y }, { x: aside.x - 40, y: aside.y })
  await fingers('touchEnd')
  await expect(page.locator('.board .window.moving')).toHaveCount(0)
  expect((await lies(page))?.width).toBeGreaterThan((before?.width ?? 0) * 1.2)
  await expect(question(page)).toHaveText(MOVE)

  const again = [await spotOf(page, 'koblenz', { x: 0, y: 26 }), await spotOf(page, 'liege')] as const
  expect(to).not.toEqual(again[1])
  const zoomed = await lies(page)
  await fingers('touchStart', again[0])
  await fingers('touchMove', { x: again[0].x - 20, y: again[0].y })
  await expect(question(page)).toHaveText(GO)
  await fingers('touchMove', again[1])
  expect(await lies(page)).toEqual(zoomed)
  await fingers('touchEnd')
  await expect(page.locator('.strip').getByText('Liege is besieged', { exact: true })).toBeVisible()
})

/** A mouse takes up what is in a place, and holds it over another one. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  const [at, over] = [await spotOf(page, from), await spotOf(page, to)]
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(over.x, over.y, { steps: 5 })
  await expect(page.locator('.carried svg')).toHaveCount(1)
}

test('a mouse carries a unit that retreats to the place of its choice, and no other way is shown meanwhile', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  await open(page, 'steps=30&until=retreat&seed=12')
  await expect(question(page)).toHaveText(/choose the way of the retreat/)
  await carry(page, 'belgrade', 'skopje')
  await page.mouse.up()
  // Nobody retreats there: the page tells of the place, and the question stands.
  await expect(page.locator('.strip .said')).toBeVisible()
  await expect(question(page)).toHaveText(/choose the way of the retreat/)
  await carry(page, 'belgrade', 'nis')
  await page.mouse.up()
  await expect(question(page)).not.toHaveText(/choose the way of the retreat/)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('button', { name: /Serbian.1st.Army retreats: Belgrade → Nis$/ })).toBeVisible()
})

test('a mouse carries a unit that advances', async ({ browser }) => {
  const page = await opened(browser, LAPTOP)
  await open(page, 'steps=30&until=advance&seed=16')
  await expect(question(page)).toHaveText(/advance into the space that was left/)
  await carry(page, 'kamenets-podolski', 'czernowitz')
  await page.mouse.up()
  await expect(question(page)).not.toHaveText(/advance into the space that was left/)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('button', { name: /Advance, Czernowitz: Russian.8th.Army/ })).toBeVisible()
})

test('the map moves along while a stack is held at its edge, and rests once it is laid down', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  await show(page, 'moves')
  const window = await page.locator('.board .window').boundingBox()
  const before = await lies(page)
  if (!window || !before) throw new Error('no map')
  const { x, y } = await spotOf(page, 'aachen')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y)
  await page.mouse.move(window.x + window.width - 12, y, { steps: 4 })
  await expect.poll(async () => (await lies(page))?.x).toBeLessThan(before.x - 60)
  await page.mouse.move(window.x + window.width / 2, y, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.board .window.moving')).toHaveCount(0)
  const after = await lies(page)
  expect(after?.width).toBeCloseTo(before.width, 0)
  await page.waitForTimeout(300)
  expect(await lies(page)).toEqual(after)
})
