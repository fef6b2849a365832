// Letters at a table: three phones write to each other under true and forged heads, the television prints their broadcasts, a
// letter written while the link is cut arrives once, the gamemaster misdelivers, and at the end everybody's letters are opened.
import { expect, type Browser, type Page } from '@playwright/test'
import { choose } from './support/choose.ts'
import { fromMenu, openScreen, setTable } from './support/host-page.ts'
import { openThread, writeLetter } from './support/letters.ts'
import { picturesFolder, picturesOf } from './support/picture.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

test.setTimeout(240_000)

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const SEATED = ['England', 'France', 'Germany'] as const
const picture = picturesOf('letters')

/** Three phones and a television at a table with letters; the other powers have no player. */
async function begin(browser: Browser, { desk = false } = {}) {
  const { page: laptop, code } = await setTable(browser, host.hostUrl)
  for (const power of ['Austria', 'Italy', 'Russia', 'Turkey'])
    await laptop.getByLabel(`Who sits at ${power}`, { exact: true }).selectOption('absent')
  await laptop.getByText('Talks, votes, the hour, a gamemaster').click()
  if (desk) await choose(laptop, 'Gamemaster', 'this laptop, orders sealed')
  await choose(laptop, 'Letters', 'both')
  if (desk) await choose(laptop, 'By whose hands', 'the gamemaster')
  await laptop.getByRole('group', { name: 'The post' }).scrollIntoViewIfNeeded()
  await picture(laptop, `set-up${desk ? '-desk' : ''}`)
  const screen = await openScreen(browser, host.url, code)
  const phones: Player[] = []
  for (const power of SEATED) phones.push(await Player.join(browser, { url: host.url, code, power }))
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  const [england, france, germany] = phones.map(({ page }) => page) as [Page, Page, Page]
  return { laptop, screen, england, france, germany }
}

const letters = (phone: Page) => phone.getByRole('button', { name: /^Letters/ })
const lying = (phone: Page) => phone.getByTestId('letters')

/** Whether the newspaper on the television is cut off nowhere. */
const whole = (screen: Page) =>
  screen.getByTestId('front-page').evaluate((front) => {
    const { bottom } = front.getBoundingClientRect()
    return [...front.querySelectorAll('*')].every((one) => one.getBoundingClientRect().bottom <= bottom + 1)
  })

test('phones write, forge, print and open everything at the end', async ({ browser }) => {
  const { laptop, screen, england, france, germany } = await begin(browser)
  // The button for letters is there once the first sheets are.
  await writeLetter(england, 'France', 'Shall we share Belgium?\nI come in spring.')
  await expect(lying(england)).toContainText('Shall we share Belgium?')
  await expect(letters(france)).toHaveAccessibleName('Letters, unread: 1')
  await expect(letters(germany)).toHaveAccessibleName('Letters')
  await picture(france, 'phone-unread')
  await letters(france).tap()
  // The room of letters is fetched when it is first opened; before it is there a second touch would close it again.
  await expect(france.getByRole('region', { name: 'Letters' })).toBeVisible()
  await picture(france, 'phone-folder')
  await openThread(france, 'England')
  await expect(lying(france)).toContainText('I come in spring.')
  await france.getByRole('textbox', { name: 'Your letter…' }).fill('Gladly. You take Belgium, I take Spain.')
  await france.getByRole('button', { name: 'Send' }).tap()
  await expect(lying(england)).toContainText('I take Spain')

  // A forged interception: Germany sends France a letter with the head of one from England to Germany.
  await openThread(germany, 'France')
  await germany.getByText('Letterhead').tap()
  await germany.getByLabel('From', { exact: true }).selectOption('England')
  await germany.getByLabel('To', { exact: true }).selectOption('Germany')
  await germany.getByRole('textbox', { name: 'Your letter…' }).fill('France believes me. Burgundy is yours.')
  await picture(germany, 'phone-forging')
  await germany.getByRole('button', { name: 'Send' }).tap()
  await expect(lying(france)).toContainText('England → Germany')
  await expect(lying(france)).toContainText('Burgundy is yours')
  await expect(lying(france)).not.toContainText('Truly')
  await picture(france, 'phone-thread')
  await expect(lying(england)).not.toContainText('Burgundy is yours')

  // Sent on to the power that it seems to betray.
  await lying(france).getByRole('button', { name: 'Pass on' }).last().tap()
  await france.getByRole('group', { name: 'Pass on to' }).getByRole('button', { name: 'England' }).tap()
  await expect(france.getByRole('textbox', { name: 'Your letter…' })).toHaveValue(
    /England → Germany\n> France believes me/,
  )
  await france.getByRole('button', { name: 'Send' }).tap()
  await expect(lying(england)).toContainText('> France believes me')

  // A broadcast is a newspaper on the television.
  await openThread(germany, 'The newspaper')
  await germany.getByRole('textbox', { name: 'Headline (may stay empty)' }).fill('Peace in our time')
  await germany.getByLabel('Signed by (need not be true)').selectOption('France')
  await germany
    .getByRole('textbox', { name: 'Your broadcast…' })
    .fill('Paris and Berlin have agreed that nobody marches into Burgundy. London is said to be pleased.')
  await germany.getByRole('button', { name: 'Print it' }).tap()
  const front = screen.getByTestId('front-page')
  await expect(front).toContainText('Peace in our time')
  await expect(front).toContainText('France')
  await picture(screen, 'television-front-page')
  await expect.poll(() => whole(screen)).toBe(true)
  await picture(germany, 'phone-newspaper')
  await expect(front).toBeHidden({ timeout: 45_000 })
  await expect(screen.getByText('Peace in our time')).toBeVisible()
  await picture(screen, 'television-card')

  // A letter that is too long says so and stays; a letter written while the link is cut goes when the table answers, once.
  await openThread(england, 'Germany')
  const line = england.getByRole('textbox', { name: 'Your letter…' })
  await line.fill('x'.repeat(5000))
  await england.getByRole('button', { name: 'Send' }).tap()
  await expect(england.getByRole('alert')).toContainText('at most 4000 characters; this one has 5000')
  await expect(line).toHaveValue('x'.repeat(5000))
  await line.fill('Written in a tunnel')
  host.freeze()
  await england.getByRole('button', { name: 'Send' }).tap()
  await expect(england.getByText('The letter goes as soon as it answers.')).toBeVisible({ timeout: 20_000 })
  await picture(england, 'phone-link-cut')
  // What is written while a letter is on its way is kept.
  await line.fill('Written in a tunnel\nAnd this after it')
  host.thaw()
  await expect(lying(england)).toContainText('Written in a tunnel', { timeout: 30_000 })
  await expect(line).toHaveValue('And this after it')
  await openThread(germany, 'England')
  await expect(lying(germany).getByText('Written in a tunnel')).toHaveCount(1, { timeout: 30_000 })
  await expect(lying(germany)).not.toContainText('And this after it')

  // The longest allowed article is complete on the television, down to its last words.
  await openThread(england, 'The newspaper')
  await england.getByRole('textbox', { name: 'Your broadcast…' }).fill(`${'Rumours. '.repeat(440)}The end.`)
  await england.getByRole('button', { name: 'Print it' }).tap()
  await expect(front).toContainText('The end.')
  await expect.poll(() => whole(screen)).toBe(true)
  await picture(screen, 'television-long-article')
  await openThread(england, 'Germany')

  // A letter that was begun is kept as a draft.
  await line.fill('Perhaps we')
  await openThread(england, 'France')
  await openThread(england, 'Germany')
  await expect(line).toHaveValue('Perhaps we')

  // While orders are read no order is written.
  await laptop.getByRole('button', { name: 'End the talks' }).click()
  await expect(england.getByText('No letters are taken in this stage.')).toBeVisible()
  await laptop.getByRole('button', { name: 'End the reading' }).click()
  await writeLetter(germany, 'France', 'Now the second turn')

  // The newspaper on paper.
  await laptop.getByRole('button', { name: 'Newspaper' }).click()
  await expect(laptop.getByRole('dialog')).toContainText('Peace in our time')
  await picture(laptop, 'laptop-newspaper')
  if (picturesFolder()) {
    await laptop.emulateMedia({ media: 'print' })
    await picture(laptop, 'print')
    await laptop.emulateMedia({ media: 'screen' })
  }
  await laptop.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  // The end, and everybody's letters beside the map of each turn.
  await fromMenu(laptop, 'Table', 'Propose an end')
  await laptop.getByRole('button', { name: 'Propose a draw' }).click()
  for (const phone of [england, france, germany])
    await phone.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).tap()
  await laptop.getByRole('button', { name: 'Ask to open everybody’s letters' }).click()
  await expect(england.getByText('Open everybody’s letters?')).toBeVisible()
  await expect(laptop.getByRole('button', { name: 'Everybody’s letters' })).toHaveCount(0)
  for (const phone of [england, france, germany])
    await phone.getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).tap()
  await laptop.getByRole('button', { name: 'Everybody’s letters' }).click()
  const archive = laptop.getByTestId('archive')
  await expect(archive).toContainText('Truly: Germany → France')
  // It opens at the first turn that has letters, its map too; choosing another turn moves both.
  const turn = laptop.getByRole('region', { name: 'History' }).locator('.side h2').first()
  await expect(turn).toHaveText('Spring 1901')
  await expect(laptop.getByLabel('Turn', { exact: true })).toHaveValue('S1901M')
  await picture(laptop, 'laptop-archive')
  await expect(england.getByTestId('archive')).toContainText('Burgundy is yours')
  await picture(england, 'phone-archive')
})

test('the gamemaster’s desk delivers, holds back and misdelivers, and tells nobody', async ({ browser }) => {
  const { laptop, screen, england, france, germany } = await begin(browser, { desk: true })
  await writeLetter(england, 'France', 'For France alone')
  await writeLetter(england, 'France', 'Lost on the way')
  await laptop.getByRole('button', { name: 'Letters on the desk: 2' }).click()
  const desk = laptop.getByRole('dialog', { name: 'The gamemaster’s desk' })
  await expect(desk).toContainText('Truly: England → France')
  await picture(laptop, 'laptop-desk')
  await desk
    .getByRole('button', { name: /^Deliver:/ })
    .first()
    .click()
  await expect(letters(france)).toHaveAccessibleName('Letters, unread: 1')
  // The page of the phone may be told before the desk's.
  await expect(desk.getByLabel('Give it to')).toHaveCount(1)
  await desk.getByLabel('Give it to').selectOption('Germany')
  await expect(letters(germany)).toHaveAccessibleName('Letters, unread: 1')
  await openThread(germany, 'England')
  await expect(lying(germany)).toContainText('England → France')
  await expect(lying(germany)).toContainText('Lost on the way')
  await openThread(france, 'England')
  await expect(lying(france)).toContainText('For France alone')
  await expect(lying(france)).not.toContainText('Lost on the way')
  // A broadcast that the gamemaster holds back is not printed.
  await openThread(france, 'The newspaper')
  await france.getByRole('textbox', { name: 'Your broadcast…' }).fill('Held back')
  await france.getByRole('button', { name: 'Print it' }).tap()
  await desk.getByRole('button', { name: 'Hold back' }).click()
  await desk.getByText('Held back', { exact: true }).first().click()
  await expect(desk).toContainText('Truly: France → everybody')
  await expect(screen.getByTestId('front-page')).toHaveCount(0)
  await expect(england.getByText('Held back')).toHaveCount(0)

  // A letter to a seat without a player is refused with a sentence, and its text stays.
  const line = germany.getByRole('textbox', { name: 'Your letter…' })
  await openThread(germany, 'France')
  await line.fill('Are you still there?')
  await laptop.keyboard.press('Escape')
  await fromMenu(laptop, 'Table', 'People and seats')
  await laptop.getByLabel('Who sits at France', { exact: true }).selectOption('absent')
  await germany.getByRole('button', { name: 'Send' }).tap()
  await expect(germany.getByRole('alert')).toHaveText('Nobody there reads letters.')
  await expect(line).toHaveValue('Are you still there?')
  await picture(germany, 'phone-to-nobody')
})
