// A walk through the main pages in one language. It finds controls without the texts of any language; the caller
// checks each page.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import type { PowerId } from '../../../shared/games/diplomacy/board/ids.ts'
import { powerName } from '../../../shared/games/diplomacy/notation/names/names.ts'
import type { Language } from '../../../shared/kernel/language.ts'
import type { TableHost } from './table-host.ts'
import { allChoices } from './new-table.ts'
import { sayReady } from './say-ready.ts'
import { NAMES } from '../../../shared/games/diplomacy/variants/standard/names/index.ts'

export interface Walk {
  readonly host: TableHost
  readonly browser: Browser
  readonly language: Language
  /** The screens that every game has. */
  readonly phone: BrowserContextOptions
  readonly laptop: BrowserContextOptions
  /** Changes a message's text as the build under test does. */
  readonly worded?: (text: string) => string
  readonly look: (page: Page, name: string) => Promise<void>
}

const folder = new URL('../../../resources/messages/', import.meta.url)

/** The texts of the common catalogue; those with plurals are left out. */
function catalogue(language: Language): ReadonlyMap<string, string> {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((name) => name !== 'learning.json')
  return new Map(
    files.flatMap((name) =>
      Object.entries(
        JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')) as Record<string, unknown>,
      ).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  )
}

class Walker {
  readonly #texts: ReadonlyMap<string, string>
  constructor(readonly walk: Walk) {
    this.#texts = catalogue(walk.language)
  }

  /** A message without places to fill in, as the page shows it. */
  say(key: string): string {
    const text = this.#texts.get(key)
    if (text === undefined) throw new Error(`no message ${key}`)
    return (this.walk.worded ?? ((said) => said))(text)
  }

  power = (id: string) => powerName({ names: NAMES, language: this.walk.language }, id as PowerId, 'short')

  async page(screen: BrowserContextOptions, address: string): Promise<Page> {
    const context = await this.walk.browser.newContext({ ...screen, reducedMotion: 'reduce' })
    await context.addInitScript(
      (chosen) => localStorage.setItem('PARAGLIDE_LOCALE', chosen),
      this.walk.language,
    )
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    await page.goto(address)
    return page
  }

  button = (page: Page, key: string) => page.getByRole('button', { name: this.say(key), exact: true })
}

const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))

async function write(page: Page, text: string): Promise<void> {
  const field = page.locator('.text textarea')
  if (!(await field.isVisible())) await page.locator('button.handle').click()
  await field.fill(text)
  await field.press('Enter')
}

/** From the first page of the host to the reading of the first orders, with everything that opens on the way. */
export async function walkTheTable(walk: Walk): Promise<void> {
  const { host, look } = walk
  const walker = new Walker(walk)
  const laptop = await walker.page(walk.laptop, host.hostUrl)
  await expect(laptop.locator('.acts .primary')).toBeVisible()
  await look(laptop, 'list of tables, empty')

  await laptop.locator('.acts .primary').click()
  await laptop.locator('dialog[open] .games button').first().click()
  await allChoices(laptop)
  for (const choice of ['set_chosen', 'clock_none', 'joining_open'])
    await laptop.getByText(walker.say(choice), { exact: true }).click()
  await unfold(laptop)
  const code = (await laptop.locator('.room').innerText()).trim()
  await look(laptop, 'setting the table')

  const phone = await walker.page(walk.phone, `${host.url}/#${code}`)
  await expect(phone.locator('form')).toBeVisible()
  await look(phone, 'joining')
  await phone.locator('[autocomplete="nickname"]').fill('Ada')
  await phone.locator('form .primary').click()
  await phone.getByRole('button', { name: walker.power('GERMANY'), exact: true }).waitFor()
  await look(phone, 'choosing a power')
  await phone.getByRole('button', { name: walker.power('GERMANY'), exact: true }).click()
  await expect(phone.locator('p.big')).toBeVisible()
  await look(phone, 'waiting')
  await look(laptop, 'somebody came in')
  await walker.button(laptop, 'set_start').click()

  await expect(phone.locator('.drafting')).toBeVisible()
  await look(phone, 'drafting')
  await phone.locator('.drafting [data-province="MUN"]').focus()
  await phone.keyboard.press('Enter')
  await look(phone, 'a unit in hand')
  await phone.locator('.drafting [data-province="KIE"]').focus()
  await phone.keyboard.press('Enter')
  await look(phone, 'a unit to help')
  await write(phone, 'A BER - KIE; F KIE S A PAR - BUR; A MUN - TYR')
  await expect(phone.locator('[data-row]').first()).toBeVisible()
  await look(phone, 'the sheet')
  await phone.locator('[data-row] button.mark').first().click()
  await expect(phone.locator('[data-rule="support"]')).toBeVisible()
  await unfold(phone)
  await look(phone, 'the rule behind an order')
  await phone.locator('dialog [data-entry="13"] h3 a').click()
  await expect(phone.locator('[data-rule="13"]')).toBeVisible()
  await look(phone, 'rule 13 over the table')
  await phone.keyboard.press('Escape')
  await write(phone, 'xyzzy')
  await look(phone, 'a line nobody understands')
  await phone.locator('button.menu').click()
  // It is fetched when it is first opened: Escape, pressed before that, would close nothing.
  await expect(phone.locator('dialog[open]')).toBeVisible()
  await unfold(phone)
  await look(phone, 'the menu')
  await phone.keyboard.press('Escape')
  await walker.button(phone, 'plan_open').click()
  await expect(phone.getByTestId('planning')).toBeVisible()
  await look(phone, 'planning')
  await walker.button(phone, 'plan_menu').click()
  await expect(phone.locator('dialog[open]')).toBeVisible()
  await look(phone, 'plans')
  await phone.keyboard.press('Escape')
  await walker.button(phone, 'plan_close').click()

  await look(laptop, 'the table on the laptop')
  for (const dialog of ['host_people', 'host_ballot']) {
    await walker.button(laptop, 'acts_table').click()
    await look(laptop, `laptop: a menu before ${dialog}`)
    await walker.button(laptop, dialog).click()
    await unfold(laptop)
    await look(laptop, `laptop: ${dialog}`)
    await laptop.keyboard.press('Escape')
  }
  await laptop.locator('.those button').first().click()
  await look(laptop, 'the curtain')
  await walker.button(laptop, 'curtain_hold').hover()
  await laptop.mouse.down()
  await expect(laptop.getByTestId('sheet')).toBeVisible()
  await laptop.mouse.up()
  await write(laptop, 'A VIE - TYR; A BUD - SER; F TRI - ALB')
  await look(laptop, 'a sheet on the laptop')
  const screen = await walker.page(walk.laptop, `${host.url}/#screen=${code}`)
  await expect(screen.locator('h1').first()).toBeVisible()
  await look(screen, 'the big screen')

  for (const page of [laptop, phone]) await sayReady(page)
  await expect(phone.locator('[data-result]').first()).toBeVisible()
  await look(phone, 'the reading')
  await look(laptop, 'the reading on the laptop')
  await look(screen, 'the reading on the big screen')
  await walker.button(laptop, 'clock_pause').click()
  await expect(walker.button(laptop, 'clock_resume')).toBeVisible()
  await look(laptop, 'a paused reading on the laptop')
  await walker.button(laptop, 'clock_resume').click()
  await walker.button(laptop, 'acts_table').click()
  await walker.button(laptop, 'host_ballot').click()
  await walker.button(laptop, 'ballot_form_draw').click()
  await expect(phone.locator('.ballot')).toBeVisible()
  await look(phone, 'a vote')
  await look(laptop, 'a vote on the laptop')
  await laptop.locator('.those button:enabled').first().click()
  await walker.button(laptop, 'curtain_hold').hover()
  await laptop.mouse.down()
  await walker.button(laptop, 'ballot_no').waitFor()
  await laptop.mouse.up()
  await look(laptop, 'a vote behind the curtain')
  await walker.button(laptop, 'ballot_no').click()
  await laptop.keyboard.press('Escape')
  await phone.locator('.ballot .vote button').last().click()
  await expect(laptop.getByTestId('last-ballot')).toBeVisible()
  await walker.button(laptop, 'clock_end_reading').click()
  for (const page of [laptop, phone]) {
    await walker.button(page, 'page_history').click()
    await expect(page.locator('.history [data-result]').first()).toBeVisible()
    await look(page, 'the history')
  }
  await laptop.keyboard.press('Control+p')
  await laptop.getByTestId('printout').waitFor({ state: 'attached' })
  await look(laptop, 'the print room')
  await laptop.keyboard.press('Escape')
  for (const page of [laptop, phone, screen]) await page.context().close()
}

/** Texts as people type them, without a place to break a line. */
const LONG = {
  table: 'W'.repeat(60),
  person: 'W'.repeat(40),
  here: 'M'.repeat(40),
  reason: 'W'.repeat(200),
  order: 'W'.repeat(200),
  plan: 'W'.repeat(40),
  board: 'W'.repeat(20),
} as const

/** Every page that shows typed text, where people typed words as long as the fields allow. */
export async function walkWithLongWords(walk: Walk): Promise<void> {
  const { host, look } = walk
  const walker = new Walker(walk)
  const laptop = await walker.page(walk.laptop, host.hostUrl)
  await laptop.locator('.acts .primary').click()
  await laptop.locator('dialog[open] .games button').first().click()
  await laptop.locator('.room').waitFor()
  for (const choice of ['set_chosen', 'clock_none', 'joining_open', 'ways_gamemaster_open']) {
    const option = laptop.getByText(walker.say(choice), { exact: true })
    await option.waitFor({ state: 'attached' })
    await unfold(laptop)
    await option.click()
  }
  const name = laptop.locator('input.name')
  await name.fill(LONG.table)
  await name.press('Enter')
  // The gamemaster at the laptop gives up the seat that a new table has there.
  await expect(laptop.locator('.seats select').first()).toHaveValue('open')
  await laptop.locator('.seats select').nth(1).selectOption('here')
  const called = laptop.locator('.seats li input').first()
  await called.fill(LONG.here)
  await called.press('Enter')
  const code = (await laptop.locator('.room').innerText()).trim()
  const screen = await walker.page(walk.laptop, `${host.url}/#screen=${code}`)
  await expect(screen.locator('h1').first()).toBeVisible()
  await look(screen, 'a long name on the big screen')

  const phone = await walker.page(walk.phone, `${host.url}/#${code}`)
  await phone.locator('[autocomplete="nickname"]').fill(LONG.person)
  await phone.locator('form .primary').click()
  const germany = phone.getByRole('button', { name: walker.power('GERMANY'), exact: true })
  await germany.waitFor()
  await look(phone, 'a long name, choosing a power')
  await germany.click()
  await expect(phone.locator('p.big')).toBeVisible()
  await look(phone, 'a long name, waiting')
  const other = await walker.page(walk.phone, `${host.url}/#${code}`)
  await other.locator('[autocomplete="nickname"]').fill(LONG.person)
  await other.locator('form .primary').click()
  await expect(other.getByRole('alert')).toBeVisible()
  await look(other, 'a long name, refused')
  await other.context().close()
  await look(laptop, 'long names at set-up')
  await walker.button(laptop, 'lobby_title').click()
  await expect(laptop.locator('.acts .primary')).toBeVisible()
  await look(laptop, 'a long name in the list of tables')
  await laptop.locator('button.table').click()
  await walker.button(laptop, 'set_start').click()

  await expect(phone.locator('.drafting')).toBeVisible()
  await write(phone, LONG.order)
  await look(phone, 'a long word nobody understands')
  await walker.button(phone, 'plan_open').click()
  await walker.button(phone, 'plan_menu').click()
  const plan = phone.locator('dialog .name input')
  await plan.fill(LONG.plan)
  await plan.press('Enter')
  await unfold(phone)
  await look(phone, 'a plan with a long name')
  await phone.keyboard.press('Escape')
  await look(phone, 'planning with a long name')
  await walker.button(phone, 'plan_close').click()

  const ruled = laptop.getByTestId('ruling')
  const rule = async (act: string) => {
    const dialog = laptop.locator('dialog[open]')
    await dialog.locator('form input').fill(LONG.reason)
    await look(laptop, `a long reason to ${act}`)
    await dialog.locator('form .primary').click()
    await expect(ruled).toContainText(LONG.reason)
    if (await dialog.isVisible()) await laptop.keyboard.press('Escape')
    await look(laptop, `a long ruling: ${act}`)
    await look(phone, `a long ruling: ${act}`)
    await look(screen, `a long ruling on the big screen: ${act}`)
  }
  await walker.button(laptop, 'gm_correct').click()
  await laptop.locator('dialog textarea').fill(LONG.order)
  await laptop.locator('dialog form input').fill(LONG.reason)
  await laptop.locator('dialog form .primary').click()
  await expect(laptop.locator('dialog [role="alert"]')).toBeVisible()
  await look(laptop, 'a long word on a sheet')
  await laptop.locator('dialog textarea').fill('A VIE - TYR')
  await rule('gm_correct')
  await walker.button(laptop, 'clock_close_talks').click()
  await expect(phone.locator('[data-result]').first()).toBeVisible()
  await look(phone, 'the reading after a long ruling')
  await walker.button(laptop, 'gm_take_back').click()
  await rule('gm_take_back')
  await phone.locator('button.menu').click()
  // It is fetched when it is first opened: Escape, pressed before that, would close nothing.
  await expect(phone.locator('dialog[open]')).toBeVisible()
  await unfold(phone)
  await look(phone, 'the menu with long rulings')
  await phone.keyboard.press('Escape')
  for (const dialog of ['host_people', 'page_standings', 'print_title']) {
    if (dialog === 'print_title') await laptop.keyboard.press('Control+p')
    else {
      await walker.button(laptop, dialog === 'host_people' ? 'acts_table' : 'acts_game').click()
      await walker.button(laptop, dialog).click()
    }
    await laptop.locator('dialog[open]').waitFor()
    await unfold(laptop)
    await look(laptop, `laptop with long names: ${dialog}`)
    await laptop.keyboard.press('Escape')
  }
  await laptop.locator('.those button').first().click()
  await look(laptop, 'the curtain with a long name')
  await laptop.keyboard.press('Escape')

  await walker.button(laptop, 'lobby_title').click()
  await laptop.locator('.acts .primary').click()
  await laptop.locator('dialog[open] .games button').first().click()
  await walker.button(laptop, 'lobby_title').click()
  await walker.button(laptop, 'tournament_open').click()
  const played = laptop.locator('li', { hasText: LONG.table })
  await played.locator('select').selectOption({ index: 1 })
  const board = played.locator('input')
  await board.fill(LONG.board)
  await board.press('Enter')
  await expect(laptop.locator('[data-board]')).toBeVisible()
  await look(laptop, 'a tournament of long names')
  for (const page of [laptop, phone, screen]) await page.context().close()
}

/** The learning room: contents, a lesson asked and answered, writing, the sample game, practice, the rules. */
export async function walkTheLearningRoom(walk: Walk): Promise<void> {
  const { host, look } = walk
  const walker = new Walker(walk)
  const page = await walker.page(walk.phone, `${host.url}/#learn`)
  const open = async (at: string, shown: string) => {
    await page.goto(`${host.url}/#${at}`)
    await expect(page.locator(shown).first()).toBeVisible()
    await look(page, at)
  }
  await open('learn', '[data-begin]')
  await open('learn/rule-13/1', '[data-lesson]')
  await page.locator('[data-answer]').first().click()
  await expect(page.locator('.truth')).toBeVisible()
  await look(page, 'a lesson, answered')
  await open('learn/straits/1', '[data-lesson]')
  await open('learn/writing', '.writing')
  await page.locator('.writing input').fill('xyzzy')
  await look(page, 'writing nonsense')
  await open('learn/sample/1', '.reading, [data-phase]')
  await open('learn/practice', '[data-page="practice"]')
  await open('learn/alone', '.drafting')
  await open('rules/13', '[data-entry]')
  await page.context().close()
}
