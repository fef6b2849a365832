// Compares the chances of an attack with the engine's own battles under every throw of the dice.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { CardId } from '../facts/cards.ts'
import { AP, CP, enemyOf } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitNamed, UNITS } from '../facts/units.ts'
import { newOperation } from '../activation/activating.ts'
import { answersOf, does } from '../engine.ts'
import { beginning } from '../state/beginning.ts'
import { edited, hasFort } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import { waysOf } from './taking.ts'
import { chancesOf } from './chances.ts'
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

/** Plays the attack with given dice and cards, losses at their best, up to the retreat. */
function thrown(state: State, pin: string | null, dice: readonly number[], cards: readonly CardId[] = []) {
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
  while (now.pending?.kind === 'attacker-cards' || now.pending?.kind === 'defender-cards') {
    const answers = answersOf(now)
    answer(
      answers.find((one) => one.kind === 'card' && cards.includes(one.card)) ?? (answers.at(-1) as Answer),
    )
  }
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
function enumerated(state: State, pin: string | null, cards: readonly CardId[] = []): Odds {
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
        const { now } = thrown(state, pin, pin === null ? [a, b] : [f, a, b], cards)
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

const asIds = (...cards: string[]) => cards as unknown as readonly CardId[]
const TARNOPOL = [['dubno', 'kamenets-podolski'], 'tarnopol', ['ru-3', 'ru-8'], AP] as const

it('counts a card of the own hand: each entry is what the engine does with it', () => {
  const state = ready(...TARNOPOL, { ...start, hands: [[], asIds('ap-04')] })
  const chances = chancesOf(state, AP)
  expect(chances.map(({ pin, cards }) => [pin === null ? null : spaceId(pin), ...cards])).toEqual([
    [null],
    ['dubno'],
    ['kamenets-podolski'],
    [null, 'ap-04'],
    ['dubno', 'ap-04'],
    ['kamenets-podolski', 'ap-04'],
  ])
  for (const { pin, cards, odds } of chances)
    expect(odds).toEqual(enumerated(state, pin === null ? null : spaceId(pin), cards))
})

it('counts what lies face up before the other side, and nothing of its hand', () => {
  const corps = stackOf(start.board, spaceNamed('timisvar'), CP)[0]
  const attackers = ['ah-5', UNITS[corps ?? 0]?.id as string]
  const belgrade = (base: State) => ready(['timisvar', 'novi-sad'], 'belgrade', attackers, CP, base)
  const hidden = belgrade({ ...start, hands: [[], asIds('ap-05')] })
  expect(chancesOf(hidden, CP)).toEqual(chancesOf(belgrade(start), CP))
  const open = belgrade({ ...start, faceUp: [[], asIds('ap-05')] })
  const chances = chancesOf(open, CP)
  expect(new Set(chances.map(({ cards }) => cards.join()))).toEqual(new Set(['', 'ap-05']))
  for (const { cards, odds } of chances.filter(({ pin }) => pin === null))
    expect(odds).toEqual(enumerated(open, null, cards))
})

it('keeps the chances at the flank question and, once that is rolled, at the cards', () => {
  const cards = asIds('ap-04')
  const state = ready(...TARNOPOL, { ...start, hands: [[], cards] })
  const before = chancesOf(state, AP)
  const asked = does(state, { kind: 'fight' }).state
  expect(asked.pending?.kind).toBe('flank')
  expect(chancesOf(asked, AP)).toEqual(before)
  const pin = spaceNamed('dubno')
  const flank = { kind: 'flank', pin: 'dubno', card: null } as unknown as Answer
  const [won, lost] = [6, 1].map((die) => chancesOf(does(asked, flank, () => die).state, AP))
  const wins = (chances: typeof before, more: readonly CardId[]) =>
    chances.find((one) => one.pin === pin && one.cards.join() === more.join())?.odds.wins ?? NaN
  for (const more of [[], cards]) {
    const successes = before.find((one) => one.pin === pin)?.flank ?? NaN
    expect(successes * wins(won ?? [], more) + (6 - successes) * wins(lost ?? [], more)).toBe(
      wins(before, more),
    )
  }
})
