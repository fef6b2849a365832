// A year of the Great War, from the set-up page to print: one side at the laptop, a computer as the other, and the coin
// for Italy.
import { expect, type Page } from '@playwright/test'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { type DiplomacyState, seatOf } from '../../shared/games/diplomacy/game/state.ts'
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { Turn } from '../../shared/games/diplomacy/turn.ts'
import type { Table } from '../../shared/table/table.ts'
import { openCurtain, typeOrders } from './support/curtain.ts'
import { eyesOf } from './support/eyes.ts'
import { openScreen } from './support/host-page.ts'
import { goOnTo } from './support/go-on.ts'
import { choose, newTable } from './support/new-table.ts'
import { opened } from './support/opened.ts'
import { picturesOf } from './support/picture.ts'
import { printRoom } from './support/printed.ts'
import { sayAllReady } from './support/say-ready.ts'
import { driven, type TableFile, tableFileOf } from './support/table-file.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const picture = picturesOf('great-war')

const LAPTOP = { viewport: { width: 1366, height: 768 }, locale: 'en-GB', reducedMotion: 'reduce' } as const

const row = (page: Page, text: string) => page.locator('[data-row]', { hasText: text })

test('a year of the Great War, from the set-up page to print', async ({ browser }) => {
  test.setTimeout(180_000)
  const page = await opened(browser, LAPTOP)
  const seen = eyesOf(page)
  await page.goto(host.hostUrl)
  await newTable(page)
  await choose(page, 'How many people play?', '2')
  await choose(page, 'How you play', 'The Great War to its end')
  await expect(page.getByText('In the fall of 1918 Russia leaves the war.')).toBeVisible()
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByText('No clock', { exact: true }).click()
  await picture(page, 'set-up')
  const chairs = page.getByLabel(/^Who sits at/)
  await expect(chairs).toHaveCount(2)
  await chairs.first().selectOption('here')
  await chairs.last().selectOption('computer:tactician')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await expect(page.getByRole('heading', { name: 'Spring 1914', exact: true })).toBeVisible()

  const powers = page.getByRole('navigation', { name: 'Your powers' }).getByRole('button')
  await test.step('Italy is closed, and its units belong to nobody', async () => {
    await expect(powers).toHaveText([/England/, /France/, /Russia/])
    await expect(page.locator('[data-province="PIE"]')).toHaveAccessibleName(/closed: nobody may enter/)
    await powers.filter({ hasText: 'France' }).click()
    await typeOrders(page, 'A MAR - PIE')
    await expect(row(page, 'A MAR - PIE')).toContainText('PIE is closed to this power')
    await picture(page, 'closed')
  })
  await test.step('the sheets of a side are typed together', async () => {
    await typeOrders(page, 'F LON - NTH; A MAR - SPA; A PAR - BUR; A WAR - GAL; F SEV - BLA')
    for (const [power, order] of [
      ['England', 'F LON - NTH'],
      ['France', 'A MAR - SPA'],
      ['Russia', 'A WAR - GAL'],
    ] as const) {
      await powers.filter({ hasText: power }).click()
      await expect(row(page, order)).toBeVisible()
    }
    await page.keyboard.press('Escape')
  })
  const endStage = () => sayAllReady(page)
  await goOnTo(page, 'Fall 1914', endStage)
  await picture(page, 'fall')
  await goOnTo(page, 'Spring 1915', endStage)

  await test.step('the coin gives Italy to a side, whose first power orders it', async () => {
    const { allegiance } = seen().board.powers.find(({ power }) => (power as string) === 'ITALY')!
    expect(allegiance.kind).toBe('allied')
    const isOurs = allegiance.kind === 'allied' && (allegiance.side as readonly string[]).includes('FRANCE')
    await expect(powers).toHaveCount(isOurs ? 4 : 3)
    await expect(page.locator('[data-province="PIE"]')).not.toHaveAccessibleName(/closed/)
    await picture(page, 'spring')

    // With the fall, or with its retreats where there were any.
    const { paper, phases } = await printRoom(page)
    await phases.selectOption(String(seen().board.recent.find(({ coin }) => coin)?.index))
    await expect(paper).toContainText(
      `The coin has fallen. Italy joins: ${isOurs ? 'England, France, Russia' : 'Austria, Germany, Turkey'}.`,
    )
    await picture(page, 'print')
  })
})

/** A table of two at one laptop where two fleets left port in 1914 and everybody has held since, saved in the last stage before the turn asked for. */
async function savedBefore({ year, season }: Pick<Turn, 'year' | 'season'>): Promise<TableFile> {
  const { options } = wayNamed('great-war-2', 'standard')
  const settled = diplomacy.optionsSchema.parse({ variant: 'standard', ...options })
  const turn = ({ play }: Table) => (play!.state as DiplomacyState).turn
  const text = await driven(
    diplomacy,
    { seats: diplomacy.seats(settled), secret: 'great war', options: settled },
    ({ table, act }) => {
      const before = season === 'fall' ? { year, season: 'spring' } : { year: year - 1, season: 'fall' }
      const isBefore = () => turn(table()).year === before.year && turn(table()).season === before.season
      for (const [power, text] of [
        ['ENGLAND', 'F LON - NTH'],
        ['FRANCE', 'F BRE - MAO'],
      ] as const)
        act({
          kind: 'intent',
          seat: seatOf(power as PowerId),
          intent: { kind: 'write', text, language: 'en' },
        })
      while (!isBefore() || table().play?.stage.kind === 'reading')
        act({ kind: table().play?.stage.kind === 'reading' ? 'continue' : 'close-now' })
      return true
    },
  )
  return tableFileOf(text!)
}

for (const { turn, what, told, shown, proof } of [
  {
    turn: { year: 1917, season: 'spring' },
    what: 'two American armies land for the western side',
    told: 'Armies have come from overseas: A BRE, A LON. Their orders come from: England.',
    shown: /Armies from overseas land for England: .*Brest/,
    proof: async (page: Page, { units }: DiplomacyView) => {
      expect(units.filter(({ at }) => ['BRE', 'LON'].includes(at)).map(({ type }) => type)).toEqual([
        'A',
        'A',
      ])
      await openCurtain(page, 'England')
      await typeOrders(page, 'A BRE - PIC')
      await expect(row(page, 'A BRE - PIC')).toBeVisible()
    },
  },
  {
    turn: { year: 1918, season: 'fall' },
    what: 'Russia leaves the war',
    told: 'Left the war: Russia.',
    shown: 'Russia leaves the war',
    proof: async (page: Page, board: DiplomacyView) => {
      expect(board.powers.find(({ power }) => (power as string) === 'RUSSIA')?.allegiance.kind).toBe(
        'collapsed',
      )
      await openCurtain(page, 'England')
      const powers = page.getByRole('navigation', { name: 'Your powers' }).getByRole('button')
      await expect(powers).toHaveText([/England/, /Italy/, /France/])
    },
  },
] as const)
  test(`in the ${turn.season} of ${turn.year} ${what}`, WALK, async ({ browser }) => {
    const page = await opened(browser, LAPTOP)
    const seen = eyesOf(page)
    await page.goto(host.hostUrl)
    await page.locator('input[type=file][accept*=entente]').setInputFiles(await savedBefore(turn))
    await expect(async () => void seen()).toPass()
    const screen = await openScreen(browser, host.url, seen().view.code)
    await picture(page, `before-${turn.year}`)
    await page.getByRole('button', { name: 'Resume' }).click()
    // Nobody counts time at this table: after the talks the host rings for the orders too.
    const talks = page.getByRole('button', { name: 'End the talks' })
    await talks.click()
    // The reading tells it on both.
    await expect(screen.getByText(shown).first()).toBeVisible({ timeout: 60_000 })
    await picture(screen, `screen-${turn.year}`)
    await picture(page, `reading-${turn.year}`)
    await goOnTo(page, `${turn.season === 'spring' ? 'Spring' : 'Fall'} ${turn.year}`, () =>
      talks.click({ timeout: 1_000 }),
    )
    await picture(page, `after-${turn.year}`)
    await proof(page, seen().board)
    const { paper, phases } = await printRoom(page)
    await phases.selectOption({ index: 1 })
    await picture(page, `print-${turn.year}`)
    await expect(paper).toContainText(told)
  })
