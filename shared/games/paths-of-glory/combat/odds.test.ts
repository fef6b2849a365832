// Compares the chances of an attack with the engine's own battles under every throw of the dice.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { enemyOf } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed, UNITS } from '../facts/units.ts'
import { newOperation } from '../activation/activating.ts'
import { answersOf, does } from '../engine.ts'
import { beginning } from '../scenarios/beginning.ts'
import { edited, hasFort } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import { waysOf } from './taking.ts'
import { type Attack, bestWay, mayTryFlank, type Odds, oddsOf } from './odds.ts'

const start: State = {
  ...beginning(keyed('odds'), 'introductory'),
  segment: 'actions',
  // Nobody holds a card, so nobody is asked for one.
  decks: [[], []],
}

/** An attack about to be made, with its attackers joined. */
function ready(
  from: readonly string[],
  target: string,
  units: readonly string[],
  side: 0 | 1,
  base = start,
): State {
  const state: State = {
    ...base,
    side,
    operation: { ...newOperation(9), attacks: from.map(spaceNamed) },
    pending: { kind: 'attack', side },
  }
  return ['', ...units].reduce(
    (now, unit) =>
      does(now, (unit === '' ? { kind: 'attack', space: target } : { kind: 'join', unit }) as Answer).state,
    state,
  )
}

/** Plays the attack with given dice, losses at their best, up to the retreat. */
function thrown(state: State, pin: string | null, dice: readonly number[]) {
  const left = [...dice]
  let now = state
  let last = state
  const attackers = state.battle?.attackers ?? []
  const answer = (one: Answer) => {
    now = does(now, one, () => left.shift() ?? 1).state
    if (now.battle) last = now
  }
  answer({ kind: 'fight' })
  if (now.pending?.kind === 'flank')
    answer(pin === null ? { kind: 'no-flank' } : ({ kind: 'flank', pin, card: null } as Answer))
  while (now.pending?.kind === 'losses' && now.battle?.asked) {
    const { battle, board } = now
    const role = now.battle.asked
    const units = role === 'attacker' ? battle.attackers : battle.defenders
    const alive = units.filter((unit) => (board.at[unit] ?? -1) >= 0)
    answer(answersOf(now)[bestWay(board, alive, waysOf(now, battle, role)).index] as Answer)
  }
  return { now, last, attackers }
}

/** The same chances counted from the engine's own battles. */
function enumerated(state: State, pin: string | null): Odds {
  const side = state.side
  const target = state.battle?.target ?? 0
  const odds = {
    ...{ of: 0, wins: 0, ties: 0, stays: 0, dies: 0, takes: 0, fortFalls: 0 },
    steps: { attacker: 0, defender: 0 },
    retreats: [0, 0] as [number, number],
  }
  const flank = pin === null ? [0] : [1, 2, 3, 4, 5, 6]
  for (const f of flank)
    for (const a of [1, 2, 3, 4, 5, 6])
      for (const b of [1, 2, 3, 4, 5, 6]) {
        const { now } = thrown(state, pin, pin === null ? [a, b] : [f, a, b])
        const entries = now.log.slice(state.log.length)
        const won = entries.find((entry) => entry.kind === 'battle-won')
        if (won?.kind !== 'battle-won') throw new Error('nobody won')
        const names = ['cp', 'ap']
        odds.of += 1
        if (won.by === names[side]) odds.wins += 1
        if (won.by === null) odds.ties += 1
        const until = entries.slice(0, entries.indexOf(won))
        for (const entry of until)
          if (entry.kind === 'lost')
            odds.steps[UNITS[unitNamed(entry.unit)]?.side === side ? 'attacker' : 'defender'] += 1
        if (until.some((entry) => entry.kind === 'fort-fell')) odds.fortFalls += 1
        const asked = now.pending?.kind
        const retreated = entries.some(
          (entry) => entry.kind === 'retreated' || entry.kind === 'died-retreating',
        )
        if (asked === 'stand' || asked === 'retreat' || retreated)
          odds.retreats[won.margin === 1 ? 0 : 1] += 1
        else if (countAt(now.board, target, enemyOf(side)) === 0) odds.dies += 1
        else odds.stays += 1
        let end = now
        while (end.pending && ['stand', 'retreat'].includes(end.pending.kind)) {
          const answers = answersOf(end)
          end = does(end, answers.find(({ kind }) => kind === 'fall-back') ?? (answers[0] as Answer)).state
        }
        if (answersOf(end).some((one) => one.kind === 'advance')) odds.takes += 1
      }
  return odds
}

const CASES: readonly (readonly [
  string,
  readonly string[],
  string,
  readonly string[],
  0 | 1,
  string | null,
])[] = [
  ['two places against an army', ['aachen', 'koblenz'], 'sedan', ['ge-2', 'ge-3'], 0, null],
  ['a flank attack that is tied down', ['verdun', 'brussels'], 'sedan', ['fr-3', 'fr-4'], 1, null],
  ['a flank attack', ['dubno', 'kamenets-podolski'], 'tarnopol', ['ru-3', 'ru-8'], 1, 'kamenets-podolski'],
  [
    'against two armies, a fort and a trench',
    ['metz', 'strasbourg'],
    'nancy',
    ['ge-4', 'ge-5', 'ge-6'],
    0,
    null,
  ],
  ['against a fort alone', ['aachen', 'koblenz'], 'liege', ['ge-1', 'ge-2', 'ge-3'], 0, null],
  ['an army and a fort', ['timisvar', 'novi-sad'], 'belgrade', ['ah-5', 'ah-corps-04'], 0, 'novi-sad'],
]

it.each(CASES)('counts every throw of the dice: %s', (_, from, target, units, side, pin) => {
  const base: State =
    target === 'sedan' && side === 1
      ? {
          ...start,
          board: edited(start.board, (open) => {
            open.at[unitNamed('ge-1')] = spaceNamed('sedan')
            open.at[unitNamed('fr-5')] = -1 - 3
            open.holder[spaceNamed('sedan')] = 0
          }),
        }
      : start
  const corps = stackOf(base.board, spaceNamed('timisvar'), 0)[0]
  const named = units.map((unit) => (unit.startsWith('ah-corps') ? (UNITS[corps ?? 0]?.id as string) : unit))
  const state = ready(from, target, named, side, base)
  const attack: Attack = {
    side,
    target: spaceNamed(target),
    attackers: named.map(unitNamed).sort((a, b) => a - b),
    weary: [],
    pin: pin === null ? null : spaceNamed(pin),
    modifiers: { attacker: 0, defender: 0 },
  }
  if (pin !== null) expect(mayTryFlank(state.board, attack, from.map(spaceNamed))).toBe(true)
  const odds = oddsOf(state, attack)
  expect(odds).toEqual(enumerated(state, pin))
  expect(odds.of).toBe(pin === null ? 36 : 216)
  expect(odds.stays + odds.dies + odds.retreats[0] + odds.retreats[1]).toBe(odds.of)
  if (target === 'liege') expect(hasFort(state.board, spaceNamed('liege'))).toBe(true)
})
