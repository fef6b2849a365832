// Compares the chances of an attack with the engine's own battles under every throw of the dice.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { CardId } from '../facts/cards.ts'
import { AP, CP, enemyOf } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { COMBAT, factor, unitAt, unitNamed, UNITS } from '../facts/units.ts'
import { newOperation } from '../activation/activating.ts'
import { answersOf, does } from '../engine.ts'
import { beginning } from '../state/beginning.ts'
import { edited, GONE, hasFort, RESERVE } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import { hasSpecial } from './battle-cards.ts'
import { waysOf } from './taking.ts'
import { chancesOf } from './chances.ts'
import { type Attack, mayTryFlank, type Odds, oddsOf } from './odds.ts'
import { afterSteps, bestWay, worth } from './outcome.ts'

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

/** The answer to losses that leaves most right away. */
function mostLeft(now: State): Answer {
  const { battle, board } = now
  const role = battle?.asked
  if (!battle || !role) throw new Error('nobody is asked for losses')
  const units = role === 'attacker' ? battle.attackers : battle.defenders
  const alive = units.filter((unit) => (board.at[unit] ?? -1) >= 0)
  return answersOf(now)[bestWay(board, alive, waysOf(now, battle, role)).index] as Answer
}

/** What a side has on the board. */
const onBoard = ({ board }: State, side: 0 | 1): number =>
  UNITS.reduce((sum, { side: of }, unit) => {
    const reduced = board.reduced[unit] ?? 0
    return of !== side || (board.at[unit] ?? -1) < 0
      ? sum
      : sum + 20 * factor(COMBAT, unit, reduced) + 2 - reduced
  }, 0)

interface Line {
  readonly answers: readonly Answer[]
  readonly end: State
  /** What stood right after the losses. */
  readonly standing: number
}

/** Every way to take losses and a step back, played to the end of the battle. */
function linesOf(now: State, dice: readonly number[]): readonly Line[] {
  const kind = now.pending?.kind
  const { battle } = now
  if ((kind !== 'losses' && kind !== 'restore') || !battle) return [{ answers: [], end: now, standing: 0 }]
  const isAttackers = kind === 'losses' && battle.asked === 'attacker'
  const tried = isAttackers ? [mostLeft(now)] : answersOf(now)
  return tried.flatMap((answer, i) => {
    let used = 0
    const after = does(now, answer, () => dice[used++] ?? 1).state
    const way = kind === 'losses' && !isAttackers ? waysOf(now, battle, 'defender')[i] : undefined
    return linesOf(after, dice.slice(used)).map(({ answers, end, standing }) => ({
      answers: [answer, ...answers],
      end,
      standing: way ? worth(afterSteps(now.board, battle.defenders, way)) : standing,
    }))
  })
}

/** What defenders who withdraw answer: most is left in the end, and then most stands while the battle goes on. */
function asWithdrawn(now: State, dice: readonly number[]): readonly Answer[] {
  const side = enemyOf(now.side)
  const [best] = linesOf(now, dice).toSorted(
    (a, b) => onBoard(b.end, side) - onBoard(a.end, side) || b.standing - a.standing,
  )
  return best?.answers ?? []
}

/** Plays the attack with given dice and cards, losses at their best, up to the retreat. */
function thrown(state: State, pin: string | null, dice: readonly number[], cards: readonly CardId[] = []) {
  const left = [...dice]
  let now = state
  const answer = (one: Answer) => {
    now = does(now, one, () => left.shift() ?? 1).state
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
  while (now.battle && (now.pending?.kind === 'losses' || now.pending?.kind === 'restore')) {
    if (hasSpecial(now.battle, 'defender', 'withdrawal')) asWithdrawn(now, left).forEach(answer)
    else answer(mostLeft(now))
  }
  return now
}

const asIds = (...cards: string[]) => cards as unknown as readonly CardId[]
const [WITHDRAWAL, PUTNIK] = asIds('ap-06', 'ap-05') as [CardId, CardId]

/** The same chances counted from the engine's own battles. */
function enumerated(
  state: State,
  pin: string | null,
  cards: readonly CardId[] = [],
  flankDice: readonly number[] = [1, 2, 3, 4, 5, 6],
): Odds {
  const side = state.side
  const target = state.battle?.target ?? 0
  const hadUnits = countAt(state.board, target, enemyOf(side)) > 0
  const odds = {
    ...{ of: 0, wins: 0, ties: 0, stays: 0, dies: 0, takes: 0, fortFalls: 0 },
    steps: { attacker: 0, defender: 0 },
    retreats: [0, 0] as [number, number],
  }
  const flank = pin === null ? [0] : flankDice
  for (const f of flank)
    for (const a of [1, 2, 3, 4, 5, 6])
      for (const b of [1, 2, 3, 4, 5, 6]) {
        const now = thrown(state, pin, pin === null ? [a, b] : [f, a, b], cards)
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
            odds.steps[unitAt(unitNamed(entry.unit)).side === side ? 'attacker' : 'defender'] += 1
          else if (entry.kind === 'restored') odds.steps.defender -= 1
        const fell = until.some((entry) => entry.kind === 'fort-fell')
        if (fell) odds.fortFalls += 1
        const asked = now.pending?.kind
        const retreated = entries.some(
          (entry) => entry.kind === 'retreated' || entry.kind === 'died-retreating',
        )
        if (asked === 'stand' || asked === 'retreat' || retreated)
          odds.retreats[won.margin === 1 || cards.includes(WITHDRAWAL) ? 0 : 1] += 1
        else if (hadUnits ? countAt(now.board, target, enemyOf(side)) === 0 : fell) odds.dies += 1
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

/** The start with some counters elsewhere: `fr-5 sedan reduced`, `fr-corps-01 gone`. */
const setUp = (...lines: readonly string[]): State => ({
  ...start,
  board: edited(start.board, (open) => {
    for (const line of lines) {
      const [unit = '', place = '', side] = line.split(' ')
      open.at[unitNamed(unit)] = place === 'reserve' ? RESERVE : place === 'gone' ? GONE : spaceNamed(place)
      open.reduced[unitNamed(unit)] = side === 'reduced' ? 1 : 0
    }
  }),
})
const everyOne = (prefix: string, place: string) =>
  UNITS.flatMap(({ id }) => (id.startsWith(prefix) ? [`${id} ${place}`] : []))

const CORPS_IN_SEDAN = ['fr-corps-01 sedan', 'fr-corps-02 sedan reduced']
const THREE_ARMIES = ['ge-1', 'ge-2', 'ge-3']
const AT_SEDAN = [['aachen', 'koblenz'], 'sedan', THREE_ARMIES] as const
const AT_BELGRADE = [['timisvar', 'novi-sad'], 'belgrade', ['ah-5', 'ah-6']] as const
const STRONGER = ['ge-1 aachen', 'ah-6 timisvar']

const WITHDRAWALS: readonly (readonly [
  string,
  readonly [readonly string[], string, readonly string[]],
  readonly string[],
  string | null,
])[] = [
  ['an army that its corps replace', AT_SEDAN, [], null],
  ['an army with corps beside it', AT_SEDAN, CORPS_IN_SEDAN, null],
  ['a torn army with corps beside it', AT_SEDAN, ['fr-5 sedan reduced', ...CORPS_IN_SEDAN], null],
  [
    'a torn army that no corps can replace',
    AT_SEDAN,
    [...everyOne('fr-corps', 'gone'), 'fr-5 sedan reduced'],
    null,
  ],
  ['corps alone', AT_SEDAN, ['fr-5 gone', ...CORPS_IN_SEDAN], null],
  ['an army and a fort, flanked or not', AT_BELGRADE, [], 'novi-sad'],
  [
    'an army that no corps can replace, and a fort',
    AT_BELGRADE,
    ['sb-1 belgrade reduced', ...everyOne('sb-corps', 'gone')],
    'novi-sad',
  ],
  ['an army and corps in a fort', AT_BELGRADE, ['sb-corps-01 belgrade', 'sb-corps-02 belgrade'], 'novi-sad'],
]

it.each(WITHDRAWALS)('counts a Withdrawal of %s', (_, attack, lines, pin) => {
  const base = { ...setUp(...STRONGER, ...lines), hands: [[], asIds('ap-05', 'ap-06')] } as State
  const state = ready(...attack, CP, base)
  const flank = pin === null ? [null] : [1, 6]
  for (const die of flank) {
    const dice = die === null ? [] : [die]
    const fought = does(state, { kind: 'fight' }).state
    const asked =
      fought.pending?.kind === 'flank'
        ? does(
            fought,
            (pin === null ? { kind: 'no-flank' } : { kind: 'flank', pin, card: null }) as Answer,
            () => die ?? 1,
          ).state
        : fought
    expect(asked.pending?.kind).toBe('defender-cards')
    expect(asked.battle?.order).toBe(die === null ? 'together' : die === 6 ? 'attacker' : 'defender')
    const expected = enumerated(state, pin, [WITHDRAWAL], dice)
    const before = chancesOf(asked, AP).find(({ cards }) => cards.join() === WITHDRAWAL)
    expect(before?.odds).toEqual(expected)
    expect(expected.stays).toBe(0)
    // Where another card may follow, the chances stand beside that question too.
    const played = does(asked, { kind: 'card', card: WITHDRAWAL }).state
    if (played.pending?.kind === 'defender-cards')
      expect(chancesOf(played, AP).find(({ cards }) => cards.length === 0)?.odds).toEqual(expected)
    if (attack[1] === 'belgrade') {
      expect(played.pending?.kind).toBe('defender-cards')
      const both = chancesOf(played, AP).find(({ cards }) => cards.join() === PUTNIK)
      expect(both?.odds).toEqual(enumerated(state, pin, [WITHDRAWAL, PUTNIK], dice))
    }
  }
})

it('brings no army back whose corps would have lost a step, though its fort took the rest (12.6.8)', () => {
  const lines = ['sb-1 belgrade reduced', 'ah-5 novi-sad', ...everyOne('sb-corps', 'gone')]
  const base = { ...setUp(...lines), hands: [[], asIds('ap-06')] } as State
  const state = ready(['novi-sad'], 'belgrade', ['ah-5'], CP, base)
  const losses = new Map<number, boolean>()
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const entries = thrown(state, null, [die, 1], [WITHDRAWAL]).log.slice(state.log.length)
    const shot = entries.find((entry) => entry.kind === 'fired')
    if (shot?.kind === 'fired')
      losses.set(
        shot.loss,
        entries.some(({ kind }) => kind === 'restored'),
      )
  }
  // The army's loss factor is 2: with a loss of 3 the fort falls as well.
  expect([...losses]).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ])
})
