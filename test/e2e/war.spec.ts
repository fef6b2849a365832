// Paths of Glory from the set-up page to its end: on a laptop and a phone, and on one laptop for both sides.
import { expect, type Browser, type Page } from '@playwright/test'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { CARDS } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { newTable } from './support/new-table.ts'
import { SOON } from './support/soon.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { answerAt, askedAt, leadingOn, type Side, warEyes } from './support/war.ts'

// Each test has a host of its own: the two long ones may be played side by side.
test.describe.configure({ mode: 'parallel' })

const LAPTOP = { viewport: { width: 1366, height: 768 }, locale: 'en-GB', reducedMotion: 'reduce' } as const
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const

async function openPage(browser: Browser, options: object): Promise<Side & { faults: string[] }> {
  const page = await (await browser.newContext(options)).newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return { page, eyes: warEyes(page), faults }
}

/** A table of the war that is being set, sides chosen. */
async function setWar(laptop: Page, host: TableHost, here: readonly string[]): Promise<string> {
  await laptop.goto(host.hostUrl)
  await newTable(laptop, 'Paths of Glory')
  await expect(laptop.getByText('Introductory: August to fall 1914')).toBeVisible()
  await laptop.getByText('Chosen', { exact: true }).click()
  await laptop.getByText('Open to all').click()
  for (const side of ['Central Powers', 'Allied Powers'])
    await laptop.getByLabel(`Who sits at ${side}`).selectOption(here.includes(side) ? 'here' : 'open')
  return (await laptop.locator('.room').innerText()).trim()
}

/** Opens the curtain of a side at the laptop. */
async function openCurtain(page: Page, name: string): Promise<void> {
  await page.locator('.those').getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Press and hold to open' }).hover()
  await page.mouse.down()
  await expect(page.locator('.strip.own, .table.seated').first()).toBeVisible()
  await page.mouse.up()
}

/** A phone whose person has come in and sits at a side. */
async function joined(
  browser: Browser,
  url: string,
  name: string,
  side: string,
): ReturnType<typeof openPage> {
  const phone = await openPage(browser, PHONE)
  await phone.page.goto(url)
  await phone.page.getByLabel('Your name').fill(name)
  await phone.page.getByRole('button', { name: 'Join' }).tap()
  await phone.page.getByRole('button', { name: side, exact: true }).tap()
  return phone
}

test('a laptop and a phone play the introductory scenario to its end', async ({ browser }) => {
  test.setTimeout(900_000)
  const host = await startTableHost()
  try {
    const laptop = await openPage(browser, LAPTOP)
    const code = await setWar(laptop.page, host, ['Central Powers'])
    const phone = await joined(browser, `${host.url}/#${code}`, 'Anna', 'Allied Powers')
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await expect(phone.page.locator('.table.seated')).toBeVisible()
    await openCurtain(laptop.page, 'Central Powers')

    const random = randomFrom('two devices', 'war')
    const shown = new Set<string>()
    let answers = 0
    const isOver = () => laptop.eyes.view().status === 'ended'
    while (!isOver()) {
      const [side, seat] = askedAt(phone, 'ap') ? [phone, 'ap'] : [laptop, 'cp']
      const decision = askedAt(side, seat)
      if (!decision) {
        // After a lost line the curtain is closed, as for a person.
        const asked = laptop.eyes.view().gameView?.asked?.side
        if (asked === 'cp' && laptop.eyes.view().gameView?.own.length === 0) {
          await openCurtain(laptop.page, 'Central Powers')
          continue
        }
        await expect
          .poll(() => isOver() || askedAt(phone, 'ap') !== null || askedAt(laptop, 'cp') !== null, {
            intervals: SOON,
          })
          .toBe(true)
        continue
      }
      const answer = leadingOn(decision, random)
      await answerAt(side, seat, decision, answer)
      if ('card' in answer && answer.card !== null) shown.add(answer.card)
      answers += 1
    }
    expect(answers).toBeGreaterThan(60)
    // Nothing that came to either device names a card that its owner on the other one has not turned up.
    for (const [{ eyes }, own] of [
      [phone, 'ap'],
      [laptop, 'cp'],
    ] as const)
      for (const { id } of CARDS)
        if (!id.startsWith(own) && !shown.has(id))
          expect(
            eyes.heard.some((text) => text.includes(`"${id}"`)),
            id,
          ).toBe(false)
    for (const { page } of [laptop, phone])
      await expect(page.getByText('The game is over').filter({ visible: true }).first()).toBeVisible()
    expect([...laptop.faults, ...phone.faults]).toEqual([])
  } finally {
    await host.dispose()
  }
})

test('a phone joins, ends the turn of its side and takes that back', async ({ browser }) => {
  const host = await startTableHost()
  try {
    const laptop = await openPage(browser, LAPTOP)
    const code = await setWar(laptop.page, host, ['Allied Powers'])
    const phone = await openPage(browser, PHONE)
    await phone.page.goto(`${host.url}/#${code}`)
    // The lessons are about another game.
    await expect(phone.page.getByRole('button', { name: 'Join' })).toBeVisible()
    await expect(phone.page.locator('[data-start]')).toHaveCount(0)
    await phone.page.getByLabel('Your name').fill('Anna')
    await phone.page.getByRole('button', { name: 'Join' }).tap()
    await phone.page.getByRole('button', { name: 'Central Powers', exact: true }).tap()
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await expect(phone.page.locator('.table.seated')).toBeVisible()
    const end = phone.page.getByRole('button', { name: 'End the turn' })
    const phase = () => phone.eyes.view().stage.phase
    // The opening asks for the guns of August.
    const opening = askedAt(phone, 'cp')
    if (!opening) throw new Error('the Central Powers are not asked')
    await answerAt(phone, 'cp', opening, opening.answers[0] as Answer)
    await expect.poll(phase).toBe('T1-R1-cp')
    await end.tap()
    await expect.poll(phase).toBe('T1-R1-ap')
    await expect(end).toBeHidden()
    await phone.page.getByRole('button', { name: 'Take back' }).tap()
    await expect.poll(phase).toBe('T1-R1-cp')
    await expect(end).toBeVisible()
    expect([...laptop.faults, ...phone.faults]).toEqual([])
  } finally {
    await host.dispose()
  }
})

test('two sides at one laptop play it to its end, with the page open for the asked side', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const host = await startTableHost()
  try {
    const laptop = await openPage(browser, LAPTOP)
    const names = { cp: 'Central Powers', ap: 'Allied Powers' } as const
    await setWar(laptop.page, host, Object.values(names))
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await expect.poll(() => laptop.eyes.view().gameView !== null).toBe(true)
    const random = randomFrom('one laptop', 'war')
    const { view } = laptop.eyes
    let answers = 0
    let turned = 0
    let last = ''
    while (view().status !== 'ended') {
      // The page is open for the asked side; the hand is covered.
      const asked = view().gameView?.asked?.side
      const decision = asked ? askedAt(laptop, asked) : null
      if (!asked || !decision) {
        await expect
          .poll(
            () => {
              const side = view().gameView?.asked?.side
              return view().status === 'ended' || (side !== undefined && askedAt(laptop, side) !== null)
            },
            { intervals: SOON },
          )
          .toBe(true)
        continue
      }
      if (asked !== last) turned += 1
      last = asked
      await answerAt(laptop, asked, decision, leadingOn(decision, random))
      answers += 1
    }
    expect(answers).toBeGreaterThan(40)
    expect(turned).toBeGreaterThan(20)
    await expect(laptop.page.getByText('The game is over').filter({ visible: true }).first()).toBeVisible()
    expect(laptop.faults).toEqual([])
  } finally {
    await host.dispose()
  }
})
