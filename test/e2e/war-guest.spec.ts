// A guest at Paths of Glory: sees the map, the log and how the front has moved, and is told of nobody's hand.
import { expect } from '@playwright/test'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { picturesOf } from './support/picture.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { LAPTOP, openSaved, openSide, PHONE } from './support/war.ts'
import { warFile } from './support/war-file.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const START = beginning(keyed('start'), 'introductory')

const picture = picturesOf('war-guest')

test('a guest watches, sees how the front has moved, and hears of no hand', async ({ browser }) => {
  let hidden: readonly string[] = []
  /** After the first turn, when land has changed hands. */
  const isLater = ({ turn, segment, hands, board }: State): boolean => {
    hidden = hands.flat()
    const taken = board.holder.filter((holder, at) => holder !== START.board.holder[at])
    return turn > 1 && segment === 'actions' && taken.length > 2
  }
  const file = await warFile(isLater)
  const laptop = await openSide(browser, LAPTOP)
  await openSaved(laptop, host.hostUrl, file)
  const guest = await openSide(browser, PHONE)
  await guest.page.goto(`${host.url}/#${laptop.eyes.view().code}`)
  await guest.page.getByLabel('Your name').fill('Vera')
  await guest.page.getByRole('button', { name: 'Join' }).tap()
  // Whoever waits may learn this game meanwhile.
  await expect(guest.page.getByRole('link', { name: 'Learn to play' })).toHaveAttribute(
    'href',
    '#learn/paths-of-glory',
  )
  await guest.page.getByRole('button', { name: 'Watch the game' }).tap()

  await test.step('the map shows each place that changed hands, and when', async () => {
    await guest.page.getByRole('button', { name: 'Zoom and overlays' }).tap()
    await guest.page.getByLabel('Show on the map').selectOption({ label: 'History of the front' })
    await expect(guest.page.getByText(/^Spaces that have changed hands/)).toBeVisible()
    await expect(
      guest.page.locator('svg text', { hasText: /(August|September).1914/ }).first(),
    ).toBeAttached()
    await picture(guest.page, 'front')
    await guest.page.setViewportSize({ width: 1366, height: 768 })
    await picture(guest.page, 'front-wide')
    await guest.page.setViewportSize(PHONE.viewport)
  })

  await test.step('nothing that came to it names a card of a hand', () => {
    expect(hidden.length).toBeGreaterThan(4)
    expect(guest.eyes.heard.length).toBeGreaterThan(0)
    for (const card of hidden)
      expect(
        guest.eyes.heard.filter((line) => line.includes(`"${card}"`)),
        card,
      ).toEqual([])
    expect(guest.faults).toEqual([])
  })
})
