// What an advance would lay open, asked while attackers may advance into Verdun or Metz.
import { expect, it } from 'vitest'
import { fewUnits } from '../../../../test/paths-of-glory/few-units.ts'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import { advanceAnswers } from '../combat/advance.ts'
import { AP, CP, type Side } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitId, unitNamed } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited } from '../state/board.ts'
import type { Battle, State } from '../state/state.ts'
import { departuresOf } from './departures.ts'

const start: State = { ...beginning(keyed('departures'), 'introductory'), turn: 2, segment: 'actions' }

/** Departures of Allied attackers, all at full strength but these, into a place without its fort. */
function departures(
  target: string,
  attackers: Readonly<Record<string, string>>,
  enemies: Readonly<Record<string, string>>,
  held: Readonly<Record<string, Side>>,
  reduced: readonly string[] = [],
) {
  const battle = {
    side: AP,
    target: spaceNamed(target),
    attackers: Object.keys(attackers).map(unitNamed),
    defenders: [],
    hadUnits: true,
    distance: 1,
    retreats: [],
    stranded: [],
    advanced: [],
  } as unknown as Battle
  const state: State = {
    ...start,
    side: AP,
    hands: [start.decks[CP].slice(0, 7), start.decks[AP].slice(0, 7)],
    operation: newOperation(3),
    battle,
    board: edited(fewUnits(start.board, { units: { ...attackers, ...enemies }, held, reduced }), (open) => {
      open.destroyed.push(battle.target)
    }),
  }
  return departuresOf(state, battle, advanceAnswers(state, battle)).map(({ units, exposures }) => ({
    units: units.map(unitId),
    open: exposures.map(({ space }) => spaceId(space)),
  }))
}

it('tells of the fort that two armies leave together, and of none where one has to stay', () => {
  const [attackers, enemies] = [{ 'fr-1': 'verdun', 'fr-5': 'verdun' }, { 'ge-3': 'sedan' }]
  const held = { sedan: CP } as const
  expect(departures('metz', attackers, enemies, held)).toEqual([
    { units: ['fr-1', 'fr-5'].map((id) => unitId(unitNamed(id))), open: ['verdun'] },
  ])
  expect(departures('metz', attackers, enemies, held, ['fr-5'])).toEqual([])
  expect(departures('metz', attackers, { 'ge-3': 'berlin' }, held)).toEqual([])
})

it('tells apart what one place lays open, and what only all of them do', () => {
  const attackers = { 'fr-1': 'chateau-thierry', 'fr-5': 'bar-le-duc' }
  const held = { sedan: CP, verdun: CP } as const
  expect(departures('verdun', attackers, { 'ge-3': 'sedan' }, held)).toEqual([
    { units: [unitId(unitNamed('fr-1'))], open: ['orleans', 'melun'] },
    { units: ['fr-1', 'fr-5'].map((id) => unitId(unitNamed(id))), open: ['dijon', 'bar-le-duc'] },
  ])
})
