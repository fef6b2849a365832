// Moves that could only be taken back are not offered; journals of earlier versions hold such answers.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import { answered, answersOf, does, wasLegal } from '../engine.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { AP, SEATS } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { ofKind, unitId, unitNamed, UNITS } from '../facts/units.ts'
import { pathsOfGlory } from '../game.ts'
import { beginning } from '../state/beginning.ts'
import type { Answer } from '../state/answer.ts'
import { edited, UNUSED } from '../state/board.ts'
import type { State } from '../state/state.ts'

const NANCY = spaceNamed('nancy')
const AROUND = linesOfSpace(NANCY).map(({ to }) => to)
const [CORPS = -1, OTHER = -1] = ofKind('fr-corps')
const PAIR = [CORPS, OTHER].sort((a, b) => a - b)

/** Two French corps in Nancy, whose moves begin, with German corps in some places around it. */
function surrounded(places: readonly number[]): State {
  const start = beginning(keyed('setting out'), 'introductory')
  const germans = ofKind('ge-corps')
  return {
    ...start,
    segment: 'actions',
    side: AP,
    pending: { kind: 'move', side: AP },
    operation: { ...newOperation(1), spent: 1, moves: [NANCY] },
    board: edited(start.board, (open) => {
      for (const { index } of UNITS) open.at[index] = UNUSED
      for (const unit of PAIR) open.at[unit] = NANCY
      places.forEach((place, i) => (open.at[germans[i] as number] = place))
    }),
  }
}

const take = (units: readonly number[]): Answer => ({ kind: 'take', units: units.map(unitId) })
const taken = (state: State) => answersOf(state).filter(({ kind }) => kind === 'take')
/** The code and the rule with which an answer is refused. */
function refused(state: State, answer: Answer): readonly unknown[] {
  const result = answered(state, AP, answer)
  return result.ok ? [] : [result.error.code, result.error.data?.['rule']]
}

it('offers no unit that enemies surround, and says why', () => {
  const state = surrounded(AROUND)
  expect(answersOf(state)).toEqual([{ kind: 'done' }])
  expect(refused(state, take([CORPS]))).toEqual(['pog/nowhere-to-move', '11.1'])
  expect(refused(state, take([unitNamed('fr-1')]))).toEqual(['pog/not-activated-to-move', '9.2.8'])
  expect(refused(state, take([]))).toEqual(['pog/no-units', '9.2.6'])
})

it('offers them, alone and together, once one way is open', () => {
  expect(taken(surrounded(AROUND.slice(1)))).toEqual([
    take(PAIR),
    ...PAIR.toReversed().map((unit) => take([unit])),
  ])
})

it('lets nobody stop where too many would stand, unless enough of them can still leave (10.1.2)', () => {
  const verdun = spaceNamed('verdun')
  const open = surrounded([])
  const full: State = {
    ...open,
    board: edited(open.board, (board) => {
      for (const unit of ofKind('fr-corps').slice(2, 5)) board.at[unit] = verdun
    }),
  }
  const stop: Answer = { kind: 'stop' }
  /** The position after a corps has gone to Verdun. */
  const there = (activated: readonly number[]) => {
    const operation = { ...newOperation(2), moves: activated }
    const inHand = does({ ...full, operation }, take([CORPS])).state
    return does(inHand, { kind: 'go', space: spaceId(verdun) }).state
  }
  expect(refused(there([NANCY]), stop)).toEqual(['pog/too-many', '10.1.1'])
  expect(answersOf(there([NANCY])).length).toBeGreaterThan(0)
  expect(wasLegal(there([NANCY]), AP, stop)).toBe(true)
  expect(refused(there([NANCY, verdun]), stop)).toEqual([])
})

it('does such an answer out of an old journal, and lets nobody send it', () => {
  const state = surrounded(AROUND)
  const [, seat] = SEATS
  for (const answer of [take(PAIR), take([CORPS]), take([OTHER])]) {
    expect(wasLegal(state, AP, answer)).toBe(true)
    const step = pathsOfGlory.apply(state, seat, answer)
    expect(step.ok && answersOf(step.value.state)).toEqual([{ kind: 'stop' }])
    expect(pathsOfGlory.outdated?.(state, seat, answer)?.code).toBe('pog/nowhere-to-move')
  }
  expect(pathsOfGlory.outdated?.(state, seat, { kind: 'done' })).toBeNull()
  for (const never of [take([unitNamed('fr-1')]), take([]), take(PAIR.toReversed())]) {
    expect(wasLegal(state, AP, never)).toBe(false)
    expect(pathsOfGlory.apply(state, seat, never).ok).toBe(false)
  }
})
