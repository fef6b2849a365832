// The column beside the map of Paths of Glory, and the heading: what is read has its room, and what leads back, the menu and
// who has to act keep their places.
import { expect, type Page } from '@playwright/test'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { opened } from './support/opened.ts'
import { SOON } from './support/soon.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { answerAt, askedAt, LAPTOP, openSaved, openSide, PHONE, sitDown } from './support/war.ts'
import { warFile } from './support/war-file.ts'
import { show, warGallery } from './support/war-gallery.ts'
import { openMoment, resume } from './support/war-moment.ts'

const exhibit = warGallery()
let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const sideHeight = async (page: Page) => (await page.locator('.table > .side').boundingBox())!.height

test('beside a log, tracks or a list the question is one line, which opens it and folds again', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=60&until=action&seed=5'))
  for (const tab of ['Log', 'Tracks', 'List']) {
    await page.getByRole('tab', { name: tab }).click()
    const line = page.getByRole('button', { name: /^\w+ Powers: play a card/, expanded: false })
    await expect(line).toBeVisible()
    await expect.poll(() => sideHeight(page), { intervals: SOON }).toBeGreaterThan(500)
    await line.click()
    await expect(page.getByRole('button', { name: 'One operation without a card' })).toBeFocused()
    expect(await sideHeight(page)).toBeLessThan(500)
    await page.getByRole('button', { name: 'More about the question' }).click()
    await expect(line).toBeVisible()
  }
})

test('all cards are in sight while one of them is to be played, and the dice before what explains them', async ({
  browser,
}) => {
  const page = await opened(browser, LAPTOP)
  await show(page, exhibit('show=play&steps=20&until=action&seed=5'))
  await expect(page.locator('.hand li').last()).toBeInViewport({ ratio: 1 })
  const cards = await page.locator('.hand li').count()
  expect(cards).toBeGreaterThan(5)
  const pane = (await page.locator('.table > .side').boundingBox())!
  const last = (await page.locator('.hand li').last().boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(pane.y + pane.height)
  await show(page, exhibit('show=play&steps=30&until=losses&seed=5'))
  const hint = page.locator('.strip .hint')
  await expect(hint).toBeAttached()
  const dice = await page.locator('.battle svg[data-die]').all()
  expect(dice.length).toBeGreaterThan(1)
  for (const die of dice) expect((await die.boundingBox())!.y).toBeLessThan((await hint.boundingBox())!.y)
})

test('the menu keeps its place through questions and panes; who has to act stands before what has happened', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  const code = await openMoment(
    laptop,
    host.hostUrl,
    ({ pending, side }) => pending?.kind === 'activate' && side === 0,
    ['ap'],
  )
  const phone = await openSide(browser, PHONE)
  await phone.page.goto(`${host.url}/#${code}`)
  await sitDown(phone.page, 'Allied Powers')
  await resume(laptop)
  const { page } = laptop
  const menu = async () => page.getByRole('button', { name: 'Menu' }).boundingBox()
  const first = await menu()
  const heading = page.locator('header strong')
  await expect(heading).toHaveText('Central Powers')
  const decision = askedAt(laptop, 'cp')!
  await answerAt(laptop, 'cp', decision, decision.answers[0]!)
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible()
  expect(await menu()).toEqual(first)
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await menu()).toEqual(first)

  const head = async () => (await phone.page.locator('header').boundingBox())!.height
  await expect(phone.page.getByText('Waiting for: Central Powers')).toBeVisible()
  const waiting = await head()
  await page.getByRole('button', { name: 'Cut the round short' }).click()
  await page.getByRole('button', { name: 'Leave the rest undone' }).click()
  await expect(phone.page.locator('.strip.own')).toBeVisible()
  expect(await head()).toBe(waiting)
  await expect(heading).toHaveText('Allied Powers')
  const asked = page.locator('.strip .question')
  await expect(asked).toHaveText(/^Allied Powers: play a card/)
  expect(await menu()).toEqual(first)
  const told = page.locator('.happened button, .latest button').first()
  await expect(told).toBeVisible()
  expect((await asked.boundingBox())!.y).toBeLessThan((await told.boundingBox())!.y)
  expect([...laptop.faults, ...phone.faults]).toEqual([])
})

test('going back has its own entry, the vote of whoever proposes it counts, and nobody concedes to themselves', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  const code = await openMoment(
    laptop,
    host.hostUrl,
    ({ pending, side, round }) => pending?.kind === 'action' && side === 0 && round === 2,
    ['ap'],
  )
  const phone = await openSide(browser, PHONE)
  await phone.page.goto(`${host.url}/#${code}`)
  await sitDown(phone.page, 'Allied Powers')
  await resume(laptop)
  const { page } = laptop
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Propose an end' }).click()
  await expect(page.getByRole('button', { name: 'Propose a draw' })).toBeVisible()
  const mark = (side: string) => page.locator('dialog[open]').getByRole('button', { name: side })
  await expect(mark('Allied Powers')).toHaveCount(1)
  await expect(mark('Central Powers')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Go back to an earlier moment' }).click()
  await page.getByLabel('Go back to the beginning of').selectOption('T1-R1-cp')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(phone.page.getByText('Proposed by: Central Powers')).toBeVisible()
  await phone.page.getByRole('button', { name: 'Yes', exact: true }).tap()
  await expect.poll(() => laptop.eyes.view().stage.phase, { intervals: SOON }).toBe('T1-R1-cp')
  expect([...laptop.faults, ...phone.faults]).toEqual([])
})

const leavesTwo = (state: State) => {
  if (state.pending?.kind !== 'move') return false
  const view = pathsOfGlory.view(state, { kind: 'seats', seats: SEATS })
  return view.own.some(
    ({ decision }) => decision && decision.exposed.length > 0 && decision.threatened.length > 0,
  )
}

test('what an action leaves behind is opened again by a page that is loaded anew until it was read', async ({
  browser,
}) => {
  const laptop = await openSide(browser, LAPTOP)
  await openSaved(laptop, host.hostUrl, await warFile(leavesTwo))
  const left = laptop.page.locator('.strip details', { hasText: 'What this leaves behind: 2' })
  await expect(left).toHaveAttribute('open')
  await laptop.page.reload()
  await expect(left).toHaveAttribute('open')
  await left.locator('summary').click()
  await expect(left).not.toHaveAttribute('open')
  await laptop.page.reload()
  await expect(left).toBeVisible()
  await expect(left.getByText('Left empty')).toBeAttached()
  await expect(left).not.toHaveAttribute('open')
})
