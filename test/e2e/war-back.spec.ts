// Going back in Paths of Glory: an activation that is taken back, an earlier round by consent of both sides, and alone.
import { expect } from '@playwright/test'
import { NAMES } from '../../shared/games/paths-of-glory/names/en.ts'
import { readNames } from '../../shared/games/paths-of-glory/names/read-names.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { picturesOf } from './support/picture.ts'
import { SOON } from './support/soon.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'
import { answerAt, askedAt, LAPTOP, leadingOn, openSide, PHONE, startAtLaptop } from './support/war.ts'
import { spotOf } from './support/war-map.ts'
import { endRound, openMoment, phaseOf, resume } from './support/war-moment.ts'

const placeNames = readNames(NAMES)

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const picture = picturesOf('war-back')
const random = randomFrom('the end of a turn', 'war')

test('at a real table an activation is taken back, and a later one is kept', async ({ browser }) => {
  const laptop = await openSide(browser, LAPTOP)
  await openMoment(
    laptop,
    host.hostUrl,
    ({ pending, side, operation }) => pending?.kind === 'activate' && side === 0 && operation?.budget === 4,
  )
  await resume(laptop)
  const { page, eyes } = laptop
  const active = () => eyes.view().gameView?.operation?.moves
  const before = active()?.length ?? 0
  for (let count = 1; count <= 2; count++) {
    const decision = askedAt(laptop, 'cp')
    const move = decision?.answers.find((one) => one.kind === 'activate' && one.for === 'move')
    if (!decision || !move) throw new Error('nothing may be activated')
    await answerAt(laptop, 'cp', decision, move)
    await expect.poll(() => active()?.length, { intervals: SOON }).toBe(before + count)
  }
  const [first, second] = (active() ?? []).slice(before)
  if (!first) throw new Error('nothing is activated')
  // The list shows the place on the map.
  await page.getByRole('tab', { name: 'List' }).click()
  await page.locator('.list summary').click()
  await page.getByRole('button', { name: new RegExp(`^${placeNames.get(first)}: `) }).click()
  const { x, y } = await spotOf(page, first)
  await page.mouse.click(x, y)
  await page.locator('.strip').getByRole('button', { name: 'Not active' }).click()
  await expect.poll(active, { intervals: SOON }).toEqual([...(active() ?? []).slice(0, before), second])
  expect(laptop.faults).toEqual([])
})

test('what leads back has one row at a laptop, however long its words are', WALK, async ({ browser }) => {
  const laptop = await openSide(browser, LAPTOP)
  const acting = ({ pending, side, round }: State) => pending?.kind === 'action' && side === 1 && round === 2
  await openMoment(laptop, host.hostUrl, acting)
  await resume(laptop)
  const { page } = laptop
  const topOf = async (name: RegExp) => (await page.getByRole('button', { name }).boundingBox())!.y
  const menu = await topOf(/Menu$/)
  await page.getByRole('button', { name: 'One operation without a card' }).click()
  await expect(page.getByRole('button', { name: 'Take back: One operation without a card' })).toBeVisible()
  expect(await topOf(/Menu$/)).toBe(menu)
  expect(await topOf(/^Take back/)).toBe(menu)
  expect(await topOf(/^End the round/)).toBeLessThan(menu)
  expect(laptop.faults).toEqual([])
})

test('both sides agree to go back to the first round, after they read which dice that forgets', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  const [central, allied] = [await openSide(browser, PHONE), await openSide(browser, PHONE)]
  // Two mandates were rolled before the first round.
  const fought = ({ turn, round, side, pending, dice }: State) =>
    turn === 1 && round === 2 && side === 0 && pending?.kind === 'action' && dice > 2
  const code = await openMoment(laptop, host.hostUrl, fought, ['cp', 'ap'])
  for (const [{ page }, name, side] of [
    [central, 'Anna', 'Central Powers'],
    [allied, 'Boris', 'Allied Powers'],
  ] as const) {
    await page.goto(`${host.url}/#${code}`)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Join' }).tap()
    await page.getByRole('button', { name: side, exact: true }).tap()
    await expect(page.locator('.table.seated')).toBeVisible()
  }
  await resume(laptop)
  // While phones play, the laptop's list stands in the column beside the map, whose width is the map's otherwise.
  await expect(laptop.page.locator('.table aside [data-seat]')).toHaveCount(2)
  await expect(laptop.page.locator('.page > aside')).toHaveCount(0)
  const map = (await laptop.page.locator('.table .map').boundingBox())!
  expect(map.width).toBeGreaterThan(LAPTOP.viewport.width * 0.7)
  expect(phaseOf(central)).toBe('T1-R2-cp')
  const { page } = central
  // The back button leads from a pane to the map, and not away from the table.
  await page.getByRole('tab', { name: 'Tracks' }).tap()
  await expect(page.locator('.table')).toHaveAttribute('data-tab', 'tracks')
  await page.goBack()
  await expect(page.locator('.table')).toHaveAttribute('data-tab', 'map')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText('Go back to an earlier moment').tap()
  await dialog.getByLabel('Go back to the beginning of').selectOption('T1-R2-cp')
  await expect(dialog.getByText('No die was rolled since.')).toBeVisible()
  await dialog.getByLabel('Go back to the beginning of').selectOption('T1-R1-cp')
  await expect(dialog.getByText('These dice would be forgotten:')).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  // Whose round it is can be read in the list and in the folded vote.
  await expect(dialog.locator('.whole')).toHaveText(/Central Powers$/)
  await dialog.getByRole('button', { name: 'Propose', exact: true }).tap()
  const folded = page.locator('[aria-expanded="false"] .asked')
  await expect(folded).toHaveText(/Central Powers”\?$/)
  expect(await folded.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
  // Whoever is asked reads who proposes it, and the same dice.
  const asked = allied.page.getByRole('region', { name: 'Vote' })
  await expect(asked.getByText('Proposed by: Central Powers')).toBeVisible()
  await expect(asked.getByText('These dice would be forgotten:')).toBeVisible()
  // The laptop is not asked: it shows the vote whole beside its map, with what it forgets folded.
  await expect(laptop.page.getByRole('button', { name: 'Withdraw the vote' })).toBeInViewport({ ratio: 1 })
  await expect(laptop.page.getByText('What would be forgotten')).toBeInViewport()
  await allied.page.getByRole('button', { name: 'Yes', exact: true }).tap()
  await expect.poll(() => phaseOf(central), { intervals: SOON }).toBe('T1-R1-cp')
  await expect.poll(() => askedAt(central, 'cp')?.kind, { intervals: SOON }).toBe('action')
  for (const { page: told } of [laptop, central, allied])
    await expect(
      told.getByText(/^The game went back to the beginning of “.*Central Powers”\.$/),
    ).toBeVisible()
  expect([...laptop.faults, ...central.faults, ...allied.faults]).toEqual([])
})

test('a side gives up only when asked again, all pages say who has won, and both may agree to play on', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  const [central, allied] = [await openSide(browser, PHONE), await openSide(browser, PHONE)]
  const begun = ({ turn, round, side, pending }: State) =>
    turn === 1 && round === 2 && side === 0 && pending?.kind === 'action'
  const code = await openMoment(laptop, host.hostUrl, begun, ['cp', 'ap'])
  for (const [{ page }, name, side] of [
    [central, 'Ivan', 'Central Powers'],
    [allied, 'Maria', 'Allied Powers'],
  ] as const) {
    await page.goto(`${host.url}/#${code}`)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Join' }).tap()
    await page.getByRole('button', { name: side, exact: true }).tap()
    await expect(page.locator('.table.seated')).toBeVisible()
  }
  const screen = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await screen.goto(`${host.url}/#screen=${code}`)
  await resume(laptop)
  const { page } = central
  const dialog = page.locator('dialog[open]')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await dialog.getByText('Propose an end').tap()
  await dialog.getByRole('button', { name: 'Give up. Winner: Allied Powers' }).tap()
  await expect(dialog.getByText(/You give up, and the game ends at once/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Play on' }).tap()
  expect(central.eyes.view().status).toBe('playing')
  await dialog.getByRole('button', { name: 'Give up. Winner: Allied Powers' }).tap()
  await dialog.getByRole('button', { name: 'Give up', exact: true }).tap()
  for (const told of [page, allied.page, laptop.page, screen]) {
    const heading = told.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('The Allied Powers (Maria) have won. The Central Powers gave up.')
    await expect(heading).toBeInViewport({ ratio: 1 })
  }
  // Nothing on the phone of whoever gave up names that side as if it had won.
  await expect(page.locator('.what p')).toHaveText(/^VP.-?\d+$/)
  await expect(screen.locator('footer [data-seat]')).toHaveCount(2)

  await page.getByRole('button', { name: 'Menu' }).tap()
  await dialog.getByText('Propose to play on').tap()
  await dialog.getByRole('button', { name: 'Propose', exact: true }).tap()
  await allied.page.getByRole('button', { name: 'Yes', exact: true }).tap()
  await expect.poll(() => askedAt(central, 'cp')?.kind, { intervals: SOON }).toBe('action')
  expect([...laptop.faults, ...central.faults, ...allied.faults]).toEqual([])
})

test('a person alone goes back to an earlier round at once, past what the computer did', async ({
  browser,
}) => {
  const laptop = await startAtLaptop(browser, host.hostUrl, {
    'Central Powers': 'here',
    'Allied Powers': 'Computer: plain',
  })
  while (phaseOf(laptop) !== 'T1-R2-cp') {
    const decision = askedAt(laptop, 'cp')
    if (decision) await answerAt(laptop, 'cp', decision, leadingOn(decision, random))
    else await laptop.page.waitForTimeout(100)
  }
  await laptop.page.getByRole('button', { name: 'Menu' }).click()
  await laptop.page.getByRole('button', { name: 'Go back to an earlier moment' }).click()
  const dialog = laptop.page.getByRole('dialog', { name: 'Go back to an earlier moment' })
  await dialog.getByLabel('Go back to the beginning of').selectOption('T1-R1-cp')
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click()
  await expect.poll(() => phaseOf(laptop), { intervals: SOON }).toBe('T1-R1-cp')
  await expect(laptop.page.locator('.strip.own .question')).toBeVisible()
  expect(laptop.faults).toEqual([])
})

test(
  'a player alone goes back to the own last round after the computer has acted',
  WALK,
  async ({ browser }) => {
    const laptop = await startAtLaptop(browser, host.hostUrl, {
      'Central Powers': 'here',
      'Allied Powers': 'computer:plain',
    })
    const { page } = laptop
    await page.getByRole('button', { name: 'Leave it in the deck' }).click()
    await expect.poll(() => phaseOf(laptop)).toBe('T1-R1-cp')
    await endRound(page)
    // The computer acts, and may ask something in its own round.
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
    const back = page.getByRole('button', { name: /^Back to: round.1/ })
    await expect(back).toBeVisible()
    await picture(page, 'back')
    await back.click()
    await page.getByRole('button', { name: 'Go back', exact: true }).click()
    await expect.poll(() => phaseOf(laptop)).toBe('T1-R1-cp')
    expect(laptop.faults).toEqual([])
  },
)
