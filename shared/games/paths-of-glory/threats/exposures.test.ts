// Places that an action lays open, in positions with few units on the board.
import { describe, expect, it } from 'vitest'
import { fewUnits } from '../../../../test/paths-of-glory/few-units.ts'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import { AP, CP, type Side } from '../facts/nations.ts'
import { type SpaceId, spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitId, unitNamed } from '../facts/units.ts'
import type { LogEntry } from '../log/entries.ts'
import { beginning } from '../state/beginning.ts'
import type { State } from '../state/state.ts'
import { type Exposure, exposedBy, exposuresOf } from './exposures.ts'

const start: State = { ...beginning(keyed('exposures'), 'introductory'), turn: 2, segment: 'actions' }

/** An action of the Allies that has left these places, with these units alone on the board. */
function after(
  units: Readonly<Record<string, string>>,
  left: readonly string[],
  held: Readonly<Record<string, Side>> = {},
): State {
  return {
    ...start,
    side: AP,
    hands: [start.decks[CP].slice(0, 7), start.decks[AP].slice(0, 7)],
    operation: { ...newOperation(3), moves: left.map(spaceNamed) },
    board: fewUnits(start.board, { units, held }),
  }
}
const names = (exposures: readonly Exposure[]) => exposures.map(({ space }) => spaceId(space) as string)
const waysOf = (exposures: readonly Exposure[]) =>
  exposures.map(({ raids }) => raids.map(({ unit, path }) => [unitId(unit) as string, ...path.map(spaceId)]))

describe('an action lays open', () => {
  it('the fort that it leaves, and not those that stood open before', () => {
    const state = after({ 'fr-1': 'sedan', 'ge-4': 'metz' }, ['verdun'])
    expect(names(exposuresOf(state, AP))).toEqual(['verdun', 'nancy', 'liege', 'belfort'])
    const exposed = exposedBy(state, AP)
    expect(exposed).toMatchObject([{ space: spaceNamed('verdun'), scores: true, fort: true }])
    expect(waysOf(exposed)).toEqual([[['ge-4', 'verdun']]])
  })

  it('the place that it leaves, and what the enemy reaches only over it; Melun was open by Chateau-Thierry', () => {
    const state = after({ 'fr-1': 'nancy', 'ge-4': 'verdun' }, ['bar-le-duc'], { verdun: CP })
    expect(names(exposuresOf(state, AP))).toContain('melun')
    expect(exposedBy(state, AP)).toMatchObject([
      { space: spaceNamed('dijon'), scores: true, fort: false },
      { space: spaceNamed('bar-le-duc'), scores: true, fort: false },
      { space: spaceNamed('belfort'), scores: false, fort: true },
    ])
  })

  it('nothing while units stay', () => {
    expect(exposedBy(after({ 'fr-1': 'verdun', 'ge-4': 'metz' }, ['verdun']), AP)).toEqual([])
  })

  it('points that it has just taken, and points that units were redeployed from', () => {
    const state = { ...after({ 'fr-1': 'sedan', 'ge-4': 'koblenz' }, [], { metz: AP }), operation: null }
    expect(exposedBy(state, AP)).toEqual([])
    const log: readonly LogEntry[] = [
      { kind: 'held', space: 'metz' as SpaceId, side: 'ap' },
      { kind: 'redeployed', unit: unitId(unitNamed('fr-1')), from: 'verdun' as SpaceId, to: null },
    ]
    expect(names(exposedBy({ ...state, log }, AP))).toEqual(['metz'])
    const near = after({ 'fr-1': 'sedan', 'ge-4': 'metz' }, [])
    expect(names(exposedBy({ ...near, operation: null, log }, AP))).toEqual(['verdun'])
  })

  it('a place worth a point before a fort, however they lie', () => {
    const state = after({ 'ge-1': 'mulhouse', 'ge-4': 'verdun' }, ['belfort', 'bar-le-duc'], { verdun: CP })
    expect(names(exposedBy(state, AP))).toEqual(['dijon', 'bar-le-duc', 'belfort'])
  })

  it('nothing in the last action of the game', () => {
    const state = after({ 'fr-1': 'sedan', 'ge-4': 'metz' }, ['verdun'])
    expect(names(exposedBy({ ...state, turn: 3, round: 5 }, AP))).toEqual(['verdun'])
    expect(exposedBy({ ...state, turn: 3, round: 6 }, AP)).toEqual([])
  })
})

describe('the enemy besieges a fort', () => {
  it('with as many corps as it is strong, wherever they come from', () => {
    const two = { 'ge-corps-01': 'mulhouse', 'ge-corps-02': 'strasbourg' }
    expect(exposedBy(after({ 'ge-corps-01': 'mulhouse' }, ['belfort']), AP)).toEqual([])
    expect(waysOf(exposedBy(after({ ...two, 'fr-1': 'nancy' }, ['belfort']), AP))).toEqual([
      [
        ['ge-corps-01', 'belfort'],
        ['ge-corps-02', 'mulhouse', 'belfort'],
      ],
    ])
  })

  it('as far as the operations go that it may have', () => {
    const poor = (units: Readonly<Record<string, string>>): State => ({
      ...after(units, ['belfort']),
      hands: [[], []],
    })
    expect(exposedBy(poor({ 'ge-corps-01': 'mulhouse', 'ge-corps-02': 'strasbourg' }), AP)).toEqual([])
    expect(names(exposedBy(poor({ 'ge-corps-01': 'mulhouse', 'ge-corps-02': 'mulhouse' }), AP))).toEqual([
      'belfort',
    ])
    expect(exposedBy(poor({ 'ge-1': 'mulhouse', 'ah-corps-01': 'mulhouse' }), AP)).toEqual([])
  })
})
