// Warnings of places that stand open to the enemy, compared in random games with what the engine allows.
import { expect, it } from 'vitest'
import { newOperation } from '../../shared/games/paths-of-glory/activation/activating.ts'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { linesOfSpace } from '../../shared/games/paths-of-glory/facts/lines.ts'
import { AP, CP, enemyOf, type Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceId, SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { STACK } from '../../shared/games/paths-of-glory/facts/tables.ts'
import { unitNamed } from '../../shared/games/paths-of-glory/facts/units.ts'
import { SCENARIOS } from '../../shared/games/paths-of-glory/scenarios/scenarios.ts'
import { isLastAction } from '../../shared/games/paths-of-glory/sequence/last-action.ts'
import { edited, ELIMINATED, hasFort } from '../../shared/games/paths-of-glory/state/board.ts'
import { newBattle } from '../../shared/games/paths-of-glory/state/new-battle.ts'
import { countAt, stackOf } from '../../shared/games/paths-of-glory/state/stacks.ts'
import type { Battle, State } from '../../shared/games/paths-of-glory/state/state.ts'
import { departuresOf } from '../../shared/games/paths-of-glory/threats/departures.ts'
import { exposedBy, exposuresOf } from '../../shared/games/paths-of-glory/threats/exposures.ts'
import { mostOperations } from '../../shared/games/paths-of-glory/threats/raids.ts'
import { MOODS, playRandomly } from './random-game.ts'
import { lostBy, slowlyLost } from './slow-raids.ts'

/** Places of a side without its units, that count for a point or have a fort. */
const emptyOf = ({ board, scenario }: State, side: Side): readonly number[] =>
  SPACES.filter(
    ({ index, victory }) =>
      board.holder[index] === side &&
      countAt(board, index, side) === 0 &&
      (hasFort(board, index) || victory[SCENARIOS[scenario].victorySet]),
  ).map(({ index }) => index)

it('finds what every legal move of the enemy takes or besieges, and moves that the engine lets it make', () => {
  let lost = 0
  for (const [game, mood] of [
    ['raids 0', 'eager'],
    ['raids 1', 'even'],
  ] as const)
    playRandomly(game, mood, (state, { length }) => {
      if (length % 120 !== 60 || state.segment !== 'actions' || state.operation?.group) return
      for (const side of [CP, AP] as const) {
        const enemy = enemyOf(side)
        const budget = mostOperations(state, enemy)
        const open = new Map(exposuresOf(state, side).map(({ space, raids }) => [space, raids]))
        if (isLastAction(state)) continue
        const empty = emptyOf(state, side)
        for (const space of slowlyLost(state, enemy, budget))
          if (empty.includes(space)) expect([...open.keys()], spaceId(space)).toContain(space)
        for (const [space, raids] of open) {
          expect(lostBy(state, enemy, budget, raids), spaceId(space)).toContain(space)
          lost += 1
        }
      }
    })
  expect(lost).toBeGreaterThan(20)
})

it('blames an action that leaves a place for all that stood shut before it, and for nothing else', () => {
  let blamed = 0
  let kept = 0
  for (const mood of MOODS)
    playRandomly('left', mood, (before, { length }) => {
      if (length % 40 !== 0 || before.segment !== 'actions') return
      const { side, board } = before
      const open = exposuresOf(before, side).map(({ space }) => space)
      for (const { index } of SPACES) {
        const units = stackOf(board, index, side)
        if (units.length === 0) continue
        const left = edited(board, ({ at }) => {
          for (const unit of units) at[unit] = ELIMINATED
        })
        const operation = { ...newOperation(1), moves: [index] }
        const after = { ...before, board: left, operation, log: [] }
        const expected = exposuresOf(after, side).flatMap(({ space }) =>
          open.includes(space) ? [] : [space],
        )
        expect(exposedBy(after, side).map(({ space }) => space)).toEqual(expected)
        blamed += expected.length
        kept += open.length
      }
    })
  expect(Math.min(blamed, kept)).toBeGreaterThan(20)
})

/** Battles that a state's side has won: over a place of the enemy, by all its units around it, at full strength. */
function* won(state: State): Generator<readonly [State, Battle]> {
  const { side } = state
  for (const { index: target } of SPACES) {
    const defenders = stackOf(state.board, target, enemyOf(side))
    const from = linesOfSpace(target).flatMap(({ to }) => (countAt(state.board, to, side) > 0 ? [to] : []))
    const attackers = from.flatMap((space) => stackOf(state.board, space, side))
    if (defenders.length === 0 || attackers.length === 0) continue
    const battle = { ...newBattle(side, target), attackers, hadUnits: true, distance: 1 }
    const board = edited(state.board, (open) => {
      for (const unit of defenders) open.at[unit] = ELIMINATED
      for (const unit of attackers) open.reduced[unit] = 0
    })
    const operation = { ...newOperation(9), attacks: from }
    yield [{ ...state, board, battle, operation, log: [], pending: { kind: 'advance', side } }, battle]
  }
}

it('tells before an advance what stands open after it', () => {
  let told = 0
  playRandomly('departures', 'eager', (before, { length }) => {
    if (length % 9 !== 0 || before.segment !== 'actions' || before.roll) return
    for (const [state, battle] of won(before)) {
      const answers = answersOf(state)
      const going = answers.flatMap((answer) =>
        answer.kind === 'advance' && answer.units.length === 1 && answer.path.length === 1 ? [answer] : [],
      )
      if (going.length + countAt(state.board, battle.target, battle.side) > STACK) continue
      const openIn = (now: State) => exposedBy(now, battle.side).map(({ space }) => space)
      const after = going.reduce((now, answer) => does(now, answer).state, state)
      const units = going.flatMap((answer) => answer.units.map(unitNamed))
      const departures = departuresOf(state, battle, answers).filter((one) =>
        one.units.every((unit) => units.includes(unit)),
      )
      const expected = openIn(after).filter((space) => !openIn(state).includes(space))
      const open = departures.flatMap(({ exposures }) => exposures.map(({ space }) => space))
      expect(open.toSorted()).toEqual(expected.toSorted())
      told += open.length
    }
  })
  expect(told).toBeGreaterThan(10)
})
