// The rulebook's sample game from spring 1901 to the builds of 1902, played by seven people on phones.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import type { PhaseKind } from '../../../shared/games/diplomacy/turn.ts'
import { orderOf, Player, written } from '../support/player.ts'
import { openScreen, setTable, type OpenTable } from '../support/host-page.ts'
import { startTableHost } from '../support/table-host.ts'
import { picturesOf } from '../support/picture.ts'
import { test } from '../support/test.ts'

const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey']

interface Step {
  readonly phase: string
  readonly orders?: readonly string[]
  readonly adjustments?: readonly string[]
  readonly centre_count?: Readonly<Record<string, number>>
  readonly expect: {
    readonly positions_after: readonly string[]
    readonly dislodged?: readonly string[]
    readonly failed?: readonly string[]
    readonly cut?: readonly string[]
    readonly positions_after_retreats?: readonly string[]
  }
  readonly retreats?: readonly string[]
}

const examples = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../rulebook/rulebook-examples.json'), 'utf8'),
) as readonly { readonly type: string; readonly steps: readonly Step[] }[]
const steps = examples.find(({ type }) => type === 'sequence')?.steps ?? []

/** Units as the page draws them: `FRANCE A PAR`. */
async function units(page: Page, standing: 'standing' | 'dislodged'): Promise<string[]> {
  const found = await page
    .locator(`[data-unit][data-standing=${standing}]`)
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-power')} ${one.getAttribute('data-unit')}`),
    )
  return found.sort()
}

const sorted = (list: readonly string[] = []): string[] => [...list].sort()
const WRITING_ORDER = ['hold', 'move', 'convoy']

/**
 * As people write: holds, then moves (whoever leaves a space before whoever enters it), then help for others. The unit
 * just named is not the next one to be ordered: touching it again would turn the order it is named in.
 */
function inWritingOrder(orders: readonly string[], phase: PhaseKind): string[] {
  const rank = (text: string): number => {
    const order = orderOf(text, phase)
    if (order.kind !== 'move') return WRITING_ORDER.indexOf(order.kind) * 100
    const leaver = orders.find((other) => other.slice(2, 5) === order.to.slice(0, 3) && other !== text)
    return 100 + (leaver && orderOf(leaver, phase).kind === 'move' ? rank(leaver) - 100 + 1 : 0)
  }
  const helps = orders.filter((text) => orderOf(text, phase).kind.startsWith('support'))
  const others = orders.filter((text) => !helps.includes(text)).sort((a, b) => rank(a) - rank(b))
  return [...others, ...(withoutEchoes(helps, phase) ?? helps)]
}

/** The first arrangement in which no order's unit was named by the order before it. */
function withoutEchoes(orders: readonly string[], phase: PhaseKind, named = ''): string[] | null {
  if (orders.length === 0) return []
  for (const text of orders) {
    const order = orderOf(text, phase)
    if (text.slice(2, 5) === named || !('target' in order)) continue
    const rest = withoutEchoes(
      orders.filter((other) => other !== text),
      phase,
      order.target.at.slice(0, 3),
    )
    if (rest) return [text, ...rest]
  }
  return null
}

/** The phases that are typed, a sheet at once. In the others each order is touched, of every kind there is. */
const TYPED = ['S1901M', 'F1902M']

/** Each player writes and says ready. */
async function writeAll(
  players: readonly Player[],
  orders: readonly string[],
  { phase, typed = false }: { readonly phase: PhaseKind; readonly typed?: boolean },
) {
  for (const player of players) {
    const own = orders
      .filter((text) => text.startsWith(`${player.power.toUpperCase()} `))
      .map((text) => text.slice(player.power.length + 1))
    if (own.length === 0) continue
    if (typed) await player.type(own.map((text) => orderOf(text, phase)))
    else for (const text of inWritingOrder(own, phase)) await player.write(text, phase)
    await player.ready()
  }
}

async function seatEverybody(browser: Browser, table: OpenTable, url: string) {
  const players: Player[] = []
  for (const power of POWERS) players.push(await Player.join(browser, { url, code: table.code, power }))
  return players
}

test('seven phones and a big screen play the sample game as the book tells it', async ({ browser }) => {
  test.setTimeout(600_000)
  const host = await startTableHost()
  try {
    const table = await setTable(browser, host.hostUrl)
    const screen = await openScreen(browser, host.url, table.code)
    const players = await seatEverybody(browser, table, host.url)
    await table.page.getByRole('button', { name: 'Start the game' }).click()

    for (const step of steps) {
      await test.step(step.phase, async () => {
        if (step.orders) {
          await writeAll(players, step.orders, { phase: 'movement', typed: TYPED.includes(step.phase) })
          await expect(screen.getByText('Reading the orders')).toBeVisible()
          const failed = sorted(
            [...(step.expect.failed ?? []), ...(step.expect.cut ?? [])].map((text) =>
              written(orderOf(text, 'movement')),
            ),
          )
          // The laptop has every order; the television has what came of them.
          await expect.poll(() => failedOrders(table.page)).toEqual(failed)
          await toTheEnd(screen)
          await expect.poll(() => units(screen, 'standing')).toEqual(sorted(step.expect.positions_after))
          await table.page.getByRole('button', { name: 'End the reading' }).click()
        }
        if (step.expect.positions_after_retreats) {
          await writeAll(players, ['FRANCE A BUR R GAS', 'RUSSIA A STP R MOS'], { phase: 'retreats' })
          await expect(screen.getByText('Reading the orders')).toBeVisible()
          await toTheEnd(screen)
          await expect
            .poll(() => units(screen, 'standing'))
            .toEqual(sorted(step.expect.positions_after_retreats))
          await table.page.getByRole('button', { name: 'End the reading' }).click()
        }
        if (step.adjustments) {
          for (const [power, count] of Object.entries(step.centre_count ?? {}))
            await expect(screen.locator(`[data-seat=${power}] .count`)).toHaveText(String(count))
          await writeAll(players, step.adjustments.map(adjustmentText), { phase: 'adjustments' })
          await expect(screen.getByText('Reading the orders')).toBeVisible()
          await toTheEnd(screen)
          await expect.poll(() => units(screen, 'standing')).toEqual(sorted(step.expect.positions_after))
          await changesFit(screen)
          await table.page.getByRole('button', { name: 'End the reading' }).click()
        }
      })
    }
  } finally {
    await host.dispose()
  }
})

/** The book's `GERMANY B F KIE` and `RUSSIA R A GAL` as this program writes them. */
function adjustmentText(text: string): string {
  const [power, what, type, at] = text.split(' ')
  return `${power} ${type} ${at} ${what === 'B' ? 'B' : 'D'}`
}

/** Readings that the test does not look at are skipped. */
async function toTheEnd(screen: Page): Promise<void> {
  await screen.locator('[data-scene]').waitFor({ state: 'attached' })
  await screen.keyboard.press('End')
  await expect(screen.locator('.caption')).toContainText('The board now')
}

const picture = picturesOf('sample-game')

/** All changes of the year stand within the card, and can be read from four metres. */
async function changesFit(screen: Page): Promise<void> {
  await screen.keyboard.press('ArrowLeft')
  const rows = screen.locator('div.year li')
  await expect(rows.first()).toBeVisible()
  await picture(screen, 'television-year')
  const card = (await screen.locator('div.year').boundingBox())!
  for (const row of await rows.all()) {
    const { x, y, width, height } = (await row.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(card.y + card.height)
    expect(x + width).toBeLessThanOrEqual(card.x + card.width)
    const letters = await row.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))
    expect(letters).toBeGreaterThanOrEqual(36)
  }
}

async function failedOrders(page: Page): Promise<string[]> {
  const lines = await page.locator('[data-fate=failed] .order').allInnerTexts()
  return lines.map((line) => line.trim()).sort()
}
