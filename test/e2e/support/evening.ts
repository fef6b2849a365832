// An evening played through the pages: people at the laptop behind their curtain, people with phones. Each phase is
// written by all who are asked and read by the host.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { suggestFor } from '../../../shared/games/diplomacy/bots/seat.ts'
import type { PowerId } from '../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../shared/games/diplomacy/orders/order.ts'
import { openCurtain, typeOrders } from './curtain.ts'
import { eyesOf, type Seen } from './eyes.ts'
import { written, type Player } from './player.ts'
import type { TableHost } from './table-host.ts'
import { sayReady } from './say-ready.ts'
import { SOON } from './soon.ts'

/** The laptop's window, which is opened again after each start of the host. */
export interface Laptop {
  readonly page: Page
  readonly seen: () => Seen
  /** The powers that share it. */
  readonly here: readonly string[]
}

/** Opens the host's window at its only table. */
export async function openLaptop(
  browser: Browser,
  host: TableHost,
  here: readonly string[],
  options: BrowserContextOptions = {},
): Promise<Laptop> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const seen = eyesOf(page)
  await page.goto(host.hostUrl)
  await page.getByRole('button', { name: /^Table of/ }).click()
  return { page, seen, here }
}

/** A power by its English name. */
export const idOf = (power: string) => power.toUpperCase() as PowerId

/** Whether the phase still waits for this power to write. */
export const isAwaited = ({ view }: Seen, power: string): boolean =>
  view.stage.drafting &&
  view.seats.some((seat) => (seat.seat as string) === idOf(power) && seat.awaited && !seat.ready)

/** The orders of a sensible player, with the table's phase as the seed. */
export function ordersFor({ board }: Seen, power: string): readonly Order[] {
  return suggestFor(
    board,
    idOf(power),
    `${power} ${board.turn.year} ${board.turn.season} ${board.turn.phase}`,
  )
}

/** Opens the curtain of a power, writes its sheet, says ready. */
export async function writeAtLaptop(laptop: Laptop, power: string): Promise<void> {
  await openCurtain(laptop.page, power)
  const orders = ordersFor(laptop.seen(), power)
  await typeOrders(laptop.page, orders.map(written).join('\n'))
  await sayReady(laptop.page)
  await expect(laptop.page.getByText(`Orders of ${power}`)).toHaveCount(0)
}

/** Writes the whole sheet of a phone and says ready. */
export async function writeOnPhone(phone: Player): Promise<void> {
  const orders = ordersFor(phone.seen(), phone.power)
  if (orders.length > 0) await phone.type(orders)
  await phone.ready()
}

/** Everybody writes until the orders are read, then the host goes on. */
export async function playPhase(laptop: Laptop, phones: readonly Player[]): Promise<void> {
  // A page that has just connected has no game for a moment.
  for (const { seen } of [laptop, ...phones])
    await expect(() => expect(seen().view.stage.drafting).toBe(true)).toPass({
      timeout: 20_000,
      intervals: SOON,
    })
  for (const phone of phones) if (isAwaited(phone.seen(), phone.power)) await writeOnPhone(phone)
  for (const power of laptop.here) if (isAwaited(laptop.seen(), power)) await writeAtLaptop(laptop, power)
  await expect(laptop.page.getByText('Reading the orders')).toBeVisible()
  await laptop.page.getByRole('button', { name: 'End the reading' }).click()
  await expect(laptop.page.getByText('Reading the orders')).toHaveCount(0)
}

/** Plays phase after phase until the one of that name, such as `fall 1902`. */
export async function playTo(laptop: Laptop, phones: readonly Player[], phase: string): Promise<void> {
  const isThere = () => {
    const { year, season } = laptop.seen().board.turn
    return `${season} ${year}` === phase
  }
  while (!isThere()) await playPhase(laptop, phones)
}
