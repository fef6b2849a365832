// What a table offers beside orders, on other boards, in a browser: suggestions, the planning board, the reason of a result, the
// history and the points.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyOptions } from '../../shared/games/diplomacy/options/options.ts'
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import { TestClient } from '../host/support/test-client.ts'
import { openFirstPage } from './support/host-page.ts'
import { sayAllReady } from './support/say-ready.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK, walkUnless } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const tokenOf = ({ hostUrl }: TableHost) => new URL(hostUrl).hash.replace('#host=', '')

/** A started table: one person at the laptop, nobody in the other seats, no talk and no clock. */
async function begin(name: string, options: object, hands: readonly (readonly SeatId[])[]): Promise<void> {
  const window = await TestClient.connect(host.url, { kind: 'host', token: tokenOf(host) })
  const [mine = []] = hands
  const seats = Object.fromEntries(
    hands.flat().map((seat) => [seat, { kind: mine.includes(seat) ? 'here' : 'absent' }] as const),
  )
  const agreed = { ...options, hints: 'offered', scoring: 'sum-of-squares' } as unknown as DiplomacyOptions
  const settings = {
    name: `Evening: ${name}`,
    options: agreed,
    press: 'silent',
    clock: CLOCK_PRESETS.none,
  } as const
  await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings, seats } })
  await window.must({ kind: 'start' })
  window.socket.terminate()
}

/** Brings the example board, as the first page does; its id. */
async function bring(): Promise<string> {
  const files = ['three-isles.json', 'three-isles.svg'].map((name) => ({
    name,
    data: readFileSync(new URL(`../../resources/boards/${name}`, import.meta.url)).toString('base64'),
  }))
  const answer = await fetch(`${host.url}/brought`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(host)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
  })
  const { answers } = (await answer.json()) as { answers: { entry: { id: string } }[] }
  return answers[0]!.entry.id
}

const handsOf = (options: object) => {
  const parsed = diplomacy.optionsSchema.parse(options)
  return diplomacy.hands?.(parsed) ?? diplomacy.seats(parsed).map((seat) => [seat])
}

async function everySurface(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Evening: ${name}`) }).click()
  const placing = page.locator('.placing')
  const hint = page.getByTestId('hint')
  await expect(placing.or(hint).first()).toBeVisible()
  if ((await placing.count()) > 0) {
    const advice = page.getByTestId('advice')
    await advice.getByRole('button').click()
    await advice.locator('.taken').click()
  }
  await page.locator('.drafting').waitFor()
  const rows = page.locator('[data-row]')
  const units = await rows.count()

  await test.step('a suggestion becomes the sheet', async () => {
    await hint.getByRole('button').first().click()
    await expect(hint.getByRole('listitem')).toHaveCount(units)
    await hint.getByRole('button', { name: 'Take all' }).click()
    await expect(hint.getByRole('listitem')).toHaveCount(0)
    await expect(page.locator('[data-row].doubtful')).toHaveCount(0)
    expect(units).toBeGreaterThan(0)
  })
  await test.step('a plan is resolved', async () => {
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    const plan = page.getByTestId('planning')
    const before = await plan.getByRole('heading').first().innerText()
    await plan.getByRole('button', { name: 'Resolve now' }).click()
    await expect(plan.getByRole('heading').first()).not.toHaveText(before)
    await plan.getByRole('button', { name: 'Close the planning board' }).click()
  })
  await test.step('a result says why', async () => {
    await sayAllReady(page)
    await expect(page.getByText('Reading the orders')).toBeVisible()
    await page.locator('[data-result]').getByRole('button').first().click()
    const why = page.getByRole('complementary', { name: 'Why' })
    await expect(why).toBeVisible()
    await expect(why).not.toContainText(/undefined|null|\{/)
    await page.getByRole('button', { name: 'End the reading', exact: true }).click()
  })
  await test.step('history and points', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    const past = page.getByRole('region', { name: 'History' })
    await expect(past.locator('[data-result]').first()).toBeVisible()
    await page.keyboard.press('Escape')
    const menu = async (act: string) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: act }).click()
    }
    await menu('Standings')
    await expect(page.getByRole('dialog', { name: 'Standings' })).toContainText('To win:')
    await page.keyboard.press('Escape')
    await menu('Propose an end')
    await page.getByRole('button', { name: 'End in a draw' }).click()
    await page.getByRole('button', { name: 'End in a draw' }).click()
    await expect(page.getByTestId('ending')).toContainText('Sum of squares')
  })
}

const GAMES: readonly (readonly [name: string, options: object])[] = [
  ['Ancient', { variant: 'ancient-mediterranean' }],
  ['Imperial', { variant: 'imperial' }],
  ['Versailles', { variant: 'versailles' }],
  ['Escalating', { variant: 'ancient-mediterranean-escalation', placement: 1 }],
  ['Great War', wayNamed('great-war-2', 'standard').options],
]
/** It has pairs and a wide map. */
const USUAL = 'Versailles'
for (const [name, options] of GAMES)
  test(
    `suggestions, plans, reasons, history and points: ${name}`,
    walkUnless(name === USUAL),
    async ({ browser }) => {
      await begin(name, options, handsOf(options))
      await everySurface(await openFirstPage(browser, host.hostUrl), name)
    },
  )

test('the same on a board that somebody brought', WALK, async ({ browser }) => {
  const options = { variant: await bring() }
  await begin('Isles', options, [['SOUTH'], ['NORTH']] as unknown as SeatId[][])
  await everySurface(await openFirstPage(browser, host.hostUrl), 'Isles')
})
