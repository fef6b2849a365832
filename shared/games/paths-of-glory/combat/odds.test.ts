// Compares the chances of an attack with the engine's own battles under every throw of the dice.
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { CardId } from '../facts/cards.ts'
import { AP, CP } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitNamed, UNITS } from '../facts/units.ts'
import { newOperation } from '../activation/activating.ts'
import { does } from '../engine.ts'
import { beginning } from '../state/beginning.ts'
import { edited, GONE, hasFort, RESERVE } from '../state/board.ts'
import { stackOf } from '../state/stacks.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import { chancesOf } from './chances.ts'
import { type Attack, mayTryFlank, type Odds, oddsOf } from './odds.ts'
import { enumerated, thrown } from '../../../../test/paths-of-glory/slow-odds.ts'

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

const asIds = (...cards: string[]) => cards as unknown as readonly CardId[]
const [WITHDRAWAL, PUTNIK] = asIds('ap-06', 'ap-05') as [CardId, CardId]

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
  if (target === 'nancy') expect(odds.mayStay).toBeGreaterThan(0)
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

/** The shown chances of an attack that is being prepared, which must be those of all throws. */
function shown(state: State): Odds {
  const [chance] = chancesOf(state, state.side)
  if (!chance) throw new Error('no attack is ready')
  expect(chance.odds).toEqual(enumerated(state, null))
  return chance.odds
}

it('counts a fort as taken whenever it falls to units that besiege it', () => {
  const liege = spaceNamed('liege')
  const besieged: State = {
    ...start,
    board: edited(start.board, (open) => {
      open.at[unitNamed('ge-1')] = liege
      open.besieged.push(liege)
    }),
  }
  const odds = shown(ready(['liege'], 'liege', ['ge-1'], CP, besieged))
  expect(odds.fortFalls).toBeGreaterThan(0)
  expect(odds.takes).toBe(odds.fortFalls)
})

it('counts no place as taken by a unit that cannot move', () => {
  const corps = UNITS.find(({ kind }) => kind === 'ah-corps')?.index ?? NaN
  const held: State = {
    ...start,
    board: edited(start.board, (open) => {
      for (const unit of stackOf(start.board, spaceNamed('mostar'), CP))
        open.at[unit] = spaceNamed('sarajevo')
      open.at[corps] = spaceNamed('mostar')
    }),
  }
  const odds = shown(ready(['cetinje'], 'mostar', ['mn-corps'], AP, held))
  expect(odds.retreats[0]).toBeGreaterThan(0)
  expect(odds.takes).toBe(0)
})

it('counts the steps of units that retreated into the place in this round', () => {
  const state = ready(['aachen', 'koblenz'], 'sedan', ['ge-2', 'ge-3'], CP)
  const fresh = shown(state)
  const weary = UNITS.find(
    ({ kind, index }) => kind === 'fr-corps' && start.board.at[index] !== spaceNamed('sedan'),
  )
  const joined: State = {
    ...state,
    board: edited(state.board, (open) => {
      open.at[weary?.index ?? NaN] = spaceNamed('sedan')
    }),
    operation: state.operation && { ...state.operation, retreated: [weary?.index ?? NaN] },
  }
  // Every throw of two German armies does some harm.
  expect(shown(joined).steps.defender).toBe(fresh.steps.defender + 2 * fresh.of)
})

it('counts each way to flank by a card, and no such card from the front', () => {
  const base: State = {
    ...start,
    board: edited(start.board, (open) => {
      open.at[unitNamed('ge-1')] = spaceNamed('thorn')
      open.at[unitNamed('ge-8')] = spaceNamed('tannenberg')
      open.at[unitNamed('ru-4')] = spaceNamed('plock')
    }),
    hands: [asIds('cp-02', 'cp-03'), []],
  }
  const state = ready(['thorn', 'tannenberg'], 'plock', ['ge-1', 'ge-8'], CP, base)
  const told = chancesOf(state, CP).map(({ pin, cards }) => [pin && spaceId(pin), ...cards].join(' '))
  expect(told.filter((one) => one.startsWith(' ') || one === '')).toEqual(['', ' cp-03'])
  expect(told).toContain('thorn cp-02')
  expect(told).toContain('tannenberg cp-02')
  expect(new Set(told).size).toBe(told.length)
})
