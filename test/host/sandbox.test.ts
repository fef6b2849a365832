// A phase of one game as a table of its own: it begins from any position, and the host's window plays every seat.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import { positionIn } from '../../shared/games/diplomacy/game/state.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { NewTable } from '../../shared/protocol/messages.ts'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import { named, newGame, turn, unit } from '../contract/played.ts'
import { POWERS } from './support/diplomats.ts'
import { newId, type TestClient } from './support/test-client.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
let window: TestClient
beforeEach(async () => {
  at = await startTestHost()
  window = await at.window()
})
afterEach(() => at.stop())

const fall = positionIn(turn(newGame(), { FRANCE: 'A PAR - BUR', GERMANY: 'A MUN - RUH' }))

const sandbox = (position: unknown): NewTable => ({
  game: 'diplomacy',
  settings: {
    name: 'Fall 1901',
    allotment: 'chosen',
    gamemaster: 'sandbox',
    clock: CLOCK_PRESETS.none,
    options: { position },
  },
  seats: Object.fromEntries(POWERS.map((seat) => [seat, { kind: 'here' }])),
})

const board = () => window.view?.gameView as DiplomacyView
const write = (seat: string, text: string) =>
  window.must({
    kind: 'intent',
    seat: seat as SeatId,
    intent: { kind: 'write', text, language: 'en' },
  })

it('begins where the other game stood, and one hand writes for all without a curtain', async () => {
  const table = await window.inLobby({ kind: 'create', table: sandbox(fall) })
  await window.must({ kind: 'start' })
  await write('FRANCE', 'A BUR - MUN')
  await write('GERMANY', 'A RUH - MUN')
  await window.viewWhere((view) => view.stage.phase === 'F1901M')
  expect(board().units.map(named)).toContain('FRANCE A BUR')
  expect(
    board()
      .sheets.filter(({ drafts }) => drafts.length > 0)
      .map(({ power }) => power),
  ).toEqual(['FRANCE', 'GERMANY'])
  await window.must({ kind: 'close-now' })
  await window.viewWhere(({ stage }) => stage.name === 'reading')
  expect(board().last?.results.find(({ unit }) => unit.power === 'FRANCE')?.outcome.kind).toBe('bounced')

  await window.must({ kind: 'rule', reason: 'again', ruling: { kind: 'take-back' } })
  const units = [unit('FRANCE A MUN'), unit('GERMANY F BAL')]
  await window.must({ kind: 'rule', reason: 'otherwise', ruling: { kind: 'amend', change: { units } } })
  await window.viewWhere(() => board().units.length === 2)

  // It is kept like any other table: it is there after the host was closed.
  await at.stop('keep')
  const { dataDir } = at
  at = await startTestHost({ dataDir })
  window = await at.window(table)
  await window.viewWhere(({ gamemaster }) => gamemaster === 'sandbox')
  expect(board().units.map(named)).toEqual(['FRANCE A MUN', 'GERMANY F BAL'])
})

it('shows the sheets to nobody but the host’s window', async () => {
  await window.inLobby({ kind: 'create', table: sandbox(fall) })
  await window.must({ kind: 'start' })
  await write('FRANCE', 'A BUR - MUN')
  const code = window.view?.code ?? ''
  const screen = await at.screen(code)
  await screen.viewWhere(({ status }) => status === 'playing')
  expect((screen.view!.gameView as DiplomacyView).sheets).toEqual([])
  const person = await at.join(code, 'Ada')
  await person.viewWhere(({ status }) => status === 'playing')
  expect((person.view!.gameView as DiplomacyView).sheets).toEqual([])
})

it.each([
  ['two units in a space', 'units', { units: ['FRANCE A PAR', 'GERMANY A PAR'].map(unit) }],
  ['a fleet without its coast', 'units', { units: [unit('RUSSIA F STP')] }],
  ['an owner of what is no centre', 'owners', { owners: { BUR: 'FRANCE' } }],
  ['adjustments in spring', 'turn', { turn: { year: 1901, season: 'spring', phase: 'adjustments' } }],
  ['retreats with nobody waiting', 'dislodged', { turn: { year: 1901, season: 'fall', phase: 'retreats' } }],
])('refuses %s, and makes no table', async (_, field, change) => {
  const before = window.lobby?.tables.length
  const act = { kind: 'create', table: sandbox({ ...fall, ...change }) } as const
  const answer = await window.ask({ type: 'lobby', id: newId(), act })
  expect(answer).toMatchObject({
    type: 'refused',
    refusal: { code: 'settings/options', data: { at: `position.${field}` } },
  })
  expect(window.lobby?.tables.length).toBe(before)
})
