// The two-player game at a table: a coin gives Italy to a side, and from the next spring that side's person writes for her
// (R175, R176).
import { describe, expect, it } from 'vitest'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { viewTable, type Viewer } from '../../shared/table/view-table.ts'
import { Evening, host, player, who } from './evening.ts'

const { options } = wayNamed('two', 'standard')
const ANNA = 'ENGLAND FRANCE RUSSIA'.split(' ') as SeatId[]
const BORIS = 'AUSTRIA GERMANY TURKEY'.split(' ') as SeatId[]
const POWERS = { anna: ANNA, boris: BORIS } as const
type Name = keyof typeof POWERS
const NAMES = ['anna', 'boris'] as const

const sees = (evening: Evening, you: Viewer): TableView<DiplomacyView> =>
  viewTable(evening.game, evening.table, {
    you,
    online: new Set(),
    now: evening.now,
  }) as TableView<DiplomacyView>
const board = (evening: Evening, name: Name): DiplomacyView =>
  sees(evening, { kind: 'player', player: who(name) }).gameView as DiplomacyView
const sheets = (evening: Evening, name: Name) =>
  board(evening, name).sheets.map(({ power }) => power as string)
const italy = (evening: Evening) =>
  sees(evening, { kind: 'screen' }).gameView?.powers.find(({ power }) => (power as string) === 'ITALY')
const type = (evening: Evening, name: Name, seat: SeatId | undefined, text: string) => {
  const intent = { kind: 'write', text, language: 'en' }
  return evening.try(player(name), { kind: 'intent', seat: seat as SeatId, intent })
}
const at = (evening: Evening, place: string) =>
  board(evening, 'anna').units.find((unit) => unit.at === (place as never))

/** Two people with phones, their powers given out. */
function begun(seed: string): Evening {
  const evening = new Evening({ game: diplomacy, settings: { options, seed, allotment: 'chosen' } })
  for (const name of NAMES) {
    evening.do(player(name), { kind: 'join', player: who(name), name })
    evening.do(host, { kind: 'grant-seat', player: who(name), seat: POWERS[name][0] as SeatId })
  }
  return evening.do(host, { kind: 'start' })
}

/** Rings every stage to its end until the game stands in a phase and somebody may write. */
function goOnTo(evening: Evening, phase: string): Evening {
  for (let step = 0; step < 30; step++) {
    const { stage } = sees(evening, { kind: 'screen' })
    if (stage.phase === phase && stage.drafting) return evening
    evening.do(host, stage.name === 'reading' ? { kind: 'continue' } : { kind: 'close-now' })
  }
  throw new Error(`never came to ${phase}`)
}

const byAlly = new Map(
  'abcdefgh'.split('').map((seed) => {
    const evening = goOnTo(begun(seed), 'S1915M')
    return [board(evening, 'anna').neutral?.ally as string, seed]
  }),
)

it('gives Italy to no side until the coin has fallen', () => {
  const evening = begun('a')
  expect(italy(evening)).toMatchObject({ allegiance: { kind: 'neutral', joins: 1915 }, deciding: false })
  for (const name of NAMES) {
    expect(sheets(evening, name)).toEqual(POWERS[name])
    expect(type(evening, name, POWERS[name][0], 'A Rom - Tus')?.code).toBe('order/not-yours')
  }
})

it('can give Italy to either side', () => {
  expect([...byAlly.keys()].sort()).toEqual(['AUSTRIA', 'ENGLAND'])
})

describe.each([
  ['anna', 'ENGLAND', 'boris', 'AUSTRIA'],
  ['boris', 'AUSTRIA', 'anna', 'ENGLAND'],
] as const)('where %s wins the coin', (winner, ally, loser, other) => {
  const won = () => begun(byAlly.get(ally) as string)

  it('shows everybody whose ally Italy will be, before she joins', () => {
    const evening = won()
    // Some power builds, so that there is a winter.
    expect(type(evening, 'boris', BORIS[1], 'F Kie - Den')).toBeNull()
    goOnTo(evening, 'W1914A')
    const { last } = sees(evening, { kind: 'screen' }).gameView as DiplomacyView
    expect(last?.coin).toMatchObject({ power: 'ITALY', ally, side: POWERS[winner], joins: 1915 })
    expect(italy(evening)?.allegiance).toMatchObject({ kind: 'joining', ally, joins: 1915 })
    expect(sheets(evening, winner)).toEqual(POWERS[winner])
    goOnTo(evening, 'S1915M')
    expect(italy(evening)?.allegiance).toMatchObject({ kind: 'allied', ally })
  })

  it('has her orders written on the sheet of her ally, and on no other', () => {
    const evening = goOnTo(won(), 'S1915M')
    expect(italy(evening)?.allegiance).toMatchObject({ kind: 'allied', ally })
    expect(sheets(evening, winner).filter((power) => power === 'ITALY')).toHaveLength(1)
    expect(sheets(evening, loser)).toEqual(POWERS[loser])
    expect(sees(evening, { kind: 'screen' }).gameView?.sheets).toEqual([])

    expect(type(evening, loser, other as SeatId, 'A Rom - Tus')?.code).toBe('order/not-yours')
    expect(type(evening, winner, ally as SeatId, 'A Rom - Tus')).toBeNull()
    const italian = board(evening, winner).sheets.find(({ power }) => (power as string) === 'ITALY')
    expect(italian?.drafts.map(({ text }) => text)).toEqual(['A Rom - Tus'])
    expect(JSON.stringify(board(evening, loser))).not.toContain('"to":"TUS"')

    goOnTo(evening, 'F1915M')
    expect(at(evening, 'TUS')).toMatchObject({ power: 'ITALY', type: 'A' })
    expect(at(evening, 'ROM')).toBeUndefined()
  })
})
