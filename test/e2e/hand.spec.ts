// A player of several powers at the laptop: orders planned or typed together go to the right sheets.
import { expect, type Browser, type Page } from '@playwright/test'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { openFirstPage } from './support/host-page.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { Position } from '../../shared/games/diplomacy/position/position.ts'
import { positionIn } from '../../shared/games/diplomacy/game/state.ts'
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { TestClient } from '../host/support/test-client.ts'
import { openCurtain, typeOrders } from './support/curtain.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const { options } = wayNamed('two', 'standard')

/** A started game of two people at the laptop, from a given position. */
async function tableFrom(browser: Browser, change: Partial<Position>): Promise<Page> {
  const opening = diplomacy.setup({ seed: keyed('hand'), options: diplomacy.optionsSchema.parse(options) })
  const position = { ...positionIn(opening), ...change }
  const token = new URL(host.hostUrl).hash.replace('#host=', '')
  const window = await TestClient.connect(host.url, { kind: 'host', token })
  const here = { kind: 'here' } as const
  await window.inLobby({
    kind: 'create',
    table: {
      game: 'diplomacy',
      settings: { name: 'Hands', allotment: 'chosen', options: { ...options, position } },
      seats: { ENGLAND: here, TURKEY: here },
    },
  })
  await window.must({ kind: 'start' })
  window.socket.terminate()
  const page = await openFirstPage(browser, host.hostUrl)
  await page.getByRole('button', { name: /^Hands/ }).click()
  return page
}

const row = (page: Page, text: string) => page.locator('[data-row]', { hasText: text })

test('a plan puts the orders of an ally on the sheet of whoever orders her, beside the own ones', async ({
  browser,
}) => {
  const page = await tableFrom(browser, {
    turn: { year: 1915, season: 'spring', phase: 'movement' },
    ally: 'FRANCE' as PowerId,
  })
  await openCurtain(page, 'England')
  const powers = page.getByRole('navigation', { name: 'Your powers' })
  await expect(powers.getByRole('button')).toHaveText([/England/, /France/, /Italy/, /Russia/])
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  const board = page.getByTestId('planning')
  await typeOrders(page, 'F LON - NTH\nA PAR - BUR\nF NAP - TYS\nA MOS - UKR')
  await expect(board.locator('[data-row]', { hasText: 'F LON - NTH' })).toBeVisible()
  await board.getByRole('button', { name: 'To my sheet' }).click()
  await expect(board.getByRole('status')).toContainText('Orders written on your sheet: 4')
  await board.getByRole('button', { name: 'Close the planning board' }).click()
  for (const [power, order] of [
    ['England', 'F LON - NTH'],
    ['France', 'A PAR - BUR'],
    ['Italy', 'F NAP - TYS'],
    ['Russia', 'A MOS - UKR'],
  ] as const) {
    await powers.getByRole('button', { name: power }).click()
    await expect(row(page, order)).toBeVisible()
  }
})

test('a winter of a hand: gains and losses in the list, builds of all powers typed in one go, one question at the end', async ({
  browser,
}) => {
  const units = [
    'ENGLAND F NTH',
    'FRANCE A SPA',
    'FRANCE A POR',
    'RUSSIA A UKR',
    'TURKEY A BUL',
    'TURKEY F AEG',
  ]
  const owners = {
    LON: 'ENGLAND',
    LVP: 'ENGLAND',
    PAR: 'FRANCE',
    MOS: 'RUSSIA',
    WAR: 'RUSSIA',
    CON: 'TURKEY',
  }
  const page = await tableFrom(browser, {
    turn: { year: 1914, season: 'winter', phase: 'adjustments' },
    units: units.map((text) => text.split(' ')).map(([power, type, at]) => ({ power, type, at })),
    owners,
  } as unknown as Partial<Position>)
  const line = (seat: string) => page.locator(`[data-seat=${seat}] .count`)
  await expect(line('ENGLAND')).toHaveText('2+1')
  await expect(line('FRANCE')).toHaveText('1−1')

  await openCurtain(page, 'England')
  await typeOrders(page, 'F Lon\nA Mos')
  await expect(page.getByText('Also written for: Russia')).toBeVisible()
  await expect(row(page, 'F LON B')).toBeVisible()
  await page.getByRole('button', { name: 'All my powers are ready' }).click()
  const question = page.getByRole('dialog', { name: 'Ready all the same?' })
  await expect(question.getByRole('listitem')).toHaveText([
    'Removals still open: 1. The rules would take A\u00a0Portugal',
  ])
  await question.getByRole('button', { name: 'Yes, ready' }).click()
  await expect(page.getByTestId('sheet')).toHaveCount(0)
  await openCurtain(page, 'Turkey')
})
