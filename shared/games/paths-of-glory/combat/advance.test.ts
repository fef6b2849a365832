// Advances into a second place (12.7.3, 12.7.6), and supply of attackers that play cards (14.1.1.2).
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import type { CardId } from '../facts/cards.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { AP, CP } from '../facts/nations.ts'
import { FORT, type SpaceIndex, spaceId, SPACES, spaceNamed } from '../facts/spaces.ts'
import { unitId, unitNamed, UNITS } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited, terrainEffect, UNUSED } from '../state/board.ts'
import type { Battle, State } from '../state/state.ts'
import { Work } from '../state/work.ts'
import { isSupplied } from '../supply/supply.ts'
import { advance, advanceAnswers } from './advance.ts'
import { barToCard } from './battle-cards.ts'

const start = beginning(keyed('advance'), 'introductory')
const CORPS = ['ge-corps-01', 'ge-corps-02', 'ge-corps-03'].map(unitNamed)

/** Neighbours over solid lines. */
const near = (space: SpaceIndex): readonly SpaceIndex[] =>
  linesOfSpace(space).flatMap(({ to, kind }) => (kind === 'solid' ? [to] : []))

/** A fort of two of the Allies, an open place before it, and a place from which that is attacked. */
function ground(): { readonly fort: SpaceIndex; readonly target: SpaceIndex; readonly from: SpaceIndex } {
  for (const { index: fort, start: holder } of SPACES) {
    if (holder !== AP || FORT[fort] !== 2) continue
    for (const target of near(fort)) {
      if (FORT[target] !== 0 || terrainEffect(target).stopsAdvance) continue
      const from = near(target).find((space) => space !== fort && FORT[space] === 0)
      if (from !== undefined) return { fort, target, from }
    }
  }
  throw new Error('no such ground')
}

it('lets as many corps as a fort needs go on together and besiege it, and no fewer', () => {
  const { fort, target, from } = ground()
  const board = edited(start.board, (open) => {
    for (const { index } of UNITS) open.at[index] = UNUSED
    for (const unit of CORPS) {
      open.at[unit] = from
      open.reduced[unit] = 0
    }
    for (const space of [from, target]) open.holder[space] = CP
  })
  const battle = {
    side: CP,
    target,
    attackers: CORPS,
    defenders: [],
    hadUnits: true,
    distance: 2,
    retreats: [{ unit: unitNamed('ru-corps-01'), path: [fort, target] }],
    stranded: [],
    advanced: [],
  } as unknown as Battle
  const state: State = {
    ...start,
    turn: 2,
    side: CP,
    status: [4, 0],
    board,
    battle,
    operation: newOperation(1),
  }
  const into = advanceAnswers(state, battle).flatMap((one) =>
    one.kind === 'advance' && one.path.at(-1) === spaceId(fort) ? [one.units.length] : [],
  )
  expect(into).toEqual([2, 2, 2])
  const work = new Work(state)
  advance(work, CORPS.slice(0, 2), [target, fort])
  expect(work.board.besieged).toContain(fort)
  // The fort is besieged: the third may follow alone.
  expect(advanceAnswers(work.state, work.battle)).toContainEqual({
    kind: 'advance',
    units: [unitId(CORPS[2] as number)],
    path: [spaceId(target), spaceId(fort)],
  })
})

it('takes the cards of attackers that were cut off since they were activated', () => {
  const pleve = 'ap-04' as CardId
  const russian = unitNamed('ru-3')
  const placed = (holder: typeof CP | typeof AP): State => ({
    ...start,
    side: AP,
    board: edited(start.board, (open) => {
      for (const { index } of UNITS) open.at[index] = UNUSED
      open.at[russian] = spaceNamed('tarnopol')
      open.reduced[russian] = 0
      open.holder[spaceNamed('tarnopol')] = AP
      for (const space of near(spaceNamed('tarnopol'))) open.holder[space] = holder
    }),
  })
  const battle = {
    side: AP,
    target: spaceNamed('lemberg'),
    attackers: [russian],
    defenders: [],
    weary: [],
  } as unknown as Battle
  const bar = (state: State) => barToCard(state, battle, pleve, AP, 'cards')
  expect(isSupplied(placed(AP).board, russian)).toBe(true)
  expect(bar(placed(AP))).toBeNull()
  expect(isSupplied(placed(CP).board, russian)).toBe(false)
  expect(bar(placed(CP))).toBe('card-other-units')
})
