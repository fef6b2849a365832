// axe finds nothing on any main screen in any colour scheme, and no two controls have the same name.
import { expect } from '@playwright/test'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { findings } from './support/axe.ts'
import { openCurtain } from './support/curtain.ts'
import { openExhibit, serveGallery, type Gallery } from './support/gallery.ts'
import { fromMenu, openScreen, setTable } from './support/host-page.ts'
import { newTable } from './support/new-table.ts'
import { opened } from './support/opened.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'
import { twinsOn } from './support/twins.ts'

test.setTimeout(600_000)

test.describe('axe finds nothing', () => {
  let host: TableHost
  test.beforeAll(async () => {
    host = await startTableHost()
  })
  test.afterAll(() => host.dispose())

  test('before a game', WALK, async ({ browser }) => {
    const page = await opened(browser, { viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const found: string[] = []
    await page.goto(host.hostUrl)
    await page.getByRole('button', { name: 'New table' }).waitFor()
    found.push(...(await findings(page, 'start')))
    await newTable(page)
    await page.locator('.room').waitFor()
    found.push(...(await findings(page, 'new table')))
    const phone = await opened(browser, { viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    await phone.goto(host.url)
    await phone.getByLabel('Your name').waitFor()
    found.push(...(await findings(phone, 'joining')))
    await phone.goto(`${host.url}/#learn`)
    await phone.locator('h1').first().waitFor()
    found.push(...(await findings(phone, 'learning')))
    await phone.goto(`${host.url}/#learn/writing`)
    await phone.locator('.board [data-unit]').first().waitFor()
    found.push(...(await findings(phone, 'learning to write')))
    for (const lesson of ['straits/1', 'rule-13/1']) {
      await phone.goto(`${host.url}/#learn/${lesson}`)
      await phone.locator('.board [data-unit]').first().waitFor()
      found.push(...(await findings(phone, lesson)))
      await phone.locator('[data-answer]').first().click()
      await phone.locator('[data-next]').waitFor()
      found.push(...(await findings(phone, `${lesson}, answered`)))
    }
    for (const room of ['sample/1', 'alone', 'practice']) {
      await phone.goto(`${host.url}/#learn/${room}`)
      await phone
        .locator(room === 'practice' ? 'h1' : '.board [data-unit]')
        .first()
        .waitFor()
      found.push(...(await findings(phone, room)))
    }
    await phone.goto(`${host.url}/#rules`)
    await phone.locator('h1').first().waitFor()
    found.push(...(await findings(phone, 'rules')))
    expect(found).toEqual([])
  })

  test('at the table', async ({ browser }) => {
    const { page, code } = await setTable(browser, host.hostUrl)
    const france = await Player.join(browser, { url: host.url, code, power: 'France' })
    const found = await findings(france.page, 'waiting for the start')
    const screen = await openScreen(browser, host.url, code)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await france.page.locator('.board [data-unit]').first().waitFor()
    await screen.locator('[data-unit]').first().waitFor()
    found.push(...(await findings(france.page, 'seat')))
    await france.write('A PAR - BUR', 'movement')
    found.push(...(await findings(france.page, 'seat with an order')))
    found.push(...(await findings(page, 'host table')))
    found.push(...(await findings(screen, 'big screen')))
    await france.page.getByRole('button', { name: 'Plan', exact: true }).tap()
    await france.page.getByTestId('planning').waitFor()
    found.push(...(await findings(france.page, 'planning')))
    expect(found).toEqual([])
  })
  test(
    'at a vote, while the clock stands, or on a television before and after',
    WALK,
    async ({ browser }) => {
      const { page, code } = await setTable(browser, host.hostUrl, { here: ['Austria'] })
      await page.getByText('Classic', { exact: true }).click()
      const screen = await openScreen(browser, host.url, code)
      await screen.getByRole('heading', { name: /Table of/ }).waitFor()
      const found = await findings(screen, 'big screen before')
      const france = await Player.join(browser, { url: host.url, code, power: 'France' })
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.getByRole('button', { name: 'Pause' }).click()
      await expect(page.getByText('paused', { exact: true })).toBeVisible()
      await fromMenu(page, 'Table', 'Propose an end')
      await page.getByRole('button', { name: 'Propose a draw' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const vote = france.page.getByRole('region', { name: 'Vote' })
      await expect(vote.getByRole('button', { name: 'Yes' })).toBeVisible()
      found.push(...(await findings(france.page, 'seat at a vote')))
      found.push(...(await findings(page, 'host at a vote, paused')))
      found.push(...(await findings(screen, 'big screen at a vote, paused')))
      await page.locator('.those').getByRole('button', { name: 'Austria' }).click()
      found.push(...(await findings(page, 'curtain')))
      await page.keyboard.press('Escape')
      await openCurtain(page, 'Austria')
      await page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'No' }).click()
      // A sheet without input closes itself.
      const hand = setInterval(() => void page.keyboard.press('Shift'), 5_000)
      found.push(...(await findings(page, 'sheet at a vote')))
      clearInterval(hand)
      // An answered vote is one line, which opens for another answer.
      await page
        .getByRole('region', { name: 'Vote' })
        .getByRole('button', { name: 'No', expanded: false })
        .click()
      await page.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).click()
      await vote.getByRole('button', { name: 'Yes' }).tap()
      for (const [watched, name] of [
        [screen, 'big screen after'],
        [page, 'host after'],
        [france.page, 'seat after'],
      ] as const) {
        await watched.locator('[data-testid=ending], [data-page]').first().waitFor()
        found.push(...(await findings(watched, name)))
      }
      expect(found).toEqual([])
    },
  )
})

const EXHIBITS = [
  ['orders', 'exhibit=drafted'],
  ['retreats', 'exhibit=retreat'],
  ['builds', 'exhibit=build'],
  ['removals', 'exhibit=remove'],
  ['reading', 'show=reading&exhibit=reading'],
  ['history', 'show=history&exhibit=history'],
  ['late', 'exhibit=late'],
] as const

/** Small powers, land closed at first, and letters; the others bring no control of their own. */
const OTHER_BOARDS = [
  ['Versailles', 'exhibit=versailles'],
  ['the Great War', 'exhibit=great-war'],
  ['Secrets', 'exhibit=secrets'],
  ['Ancient Mediterranean', 'exhibit=ancient'],
  ['Imperial', 'exhibit=imperial'],
] as const

const SETTLING = [
  ['wishing for small powers', 'exhibit=wishing'],
  ['placing', 'exhibit=placing'],
  ['naming homes', 'exhibit=naming'],
  ['placing on Ancient Mediterranean', 'exhibit=ancient-placing'],
] as const

test.describe('in the middle of games', () => {
  let gallery: Gallery
  test.beforeAll(async () => {
    gallery = await serveGallery()
  })
  test.afterAll(() => gallery.close())

  const LOOK = { viewport: { width: 820, height: 1180 }, locale: 'en-GB' } as const

  test('axe finds nothing in any stage, in the reading or in the history', WALK, async ({ browser }) => {
    const page = await opened(browser, LOOK)
    const found: string[] = []
    for (const [screen, hash] of [...EXHIBITS, ['patterns', 'exhibit=late&hatched']] as const) {
      await openExhibit(page, gallery, hash)
      found.push(...(await findings(page, screen)))
    }
    expect(found).toEqual([])
  })

  for (const [where, screens] of [
    ['on other boards', OTHER_BOARDS],
    ['where something is settled before orders are written', SETTLING],
  ] as const)
    test(`axe finds nothing ${where}`, WALK, async ({ browser }) => {
      const page = await opened(browser, LOOK)
      const found: string[] = []
      for (const [screen, hash] of screens) {
        await openExhibit(page, gallery, hash)
        found.push(...(await findings(page, screen)))
      }
      expect(found).toEqual([])
    })

  test('no two controls have one name there, in the other languages', WALK, async ({ browser }) => {
    const page = await opened(browser, LOOK)
    const found: string[] = []
    for (const language of LANGUAGES.filter((other) => other !== 'en'))
      for (const [screen, hash] of [...EXHIBITS, ...OTHER_BOARDS, ...SETTLING]) {
        await openExhibit(page, gallery, `${hash}&lang=${language}`)
        for (const twins of await twinsOn(page)) found.push(`${screen} in ${language}: ${twins}`)
      }
    expect(found).toEqual([])
  })
})
