// The smallest game that still needs the whole contract: hidden hands, sealed cards, a die and a turn of one's own.
// Both play a card unseen. The player of the higher one may raise the stake, which may be taken back, and rolls the
// die: it counts as often as the stake says, a 1 costs the stake, and its player alone is shown the other's lowest
// card. Both may agree on peace at any time. Before the first cards are shown either may bid points for the first die:
// who agreed on the higher bid pays it and rolls, whatever the cards. It proves that the contract serves games unlike
// those that are shipped.
import { z } from 'zod'
import { chanceOf, reseeded, type Seed } from '../../shared/kernel/chance.ts'
import {
  type Decision,
  type Ending,
  type GameEvent,
  type GameModule,
  type SeatId,
  type Step,
} from '../../shared/kernel/game.ts'
import { shuffled } from '../../shared/kernel/random.ts'
import { refusal } from '../../shared/kernel/refusal.ts'
import { err, ok } from '../../shared/kernel/result.ts'
import { FIRST_CARD } from './deck.ts'

type Pair<T> = readonly [left: T, right: T]
export interface CardState {
  readonly seed: Seed
  readonly round: number
  readonly hands: Pair<readonly number[]>
  readonly sealed: Pair<number | null>
  readonly points: Pair<number>
  /** Whose turn it is to roll; null while cards are chosen. */
  readonly roller: 0 | 1 | null
  /** Which side rolls the first die, and for what; null while no bid is agreed. */
  readonly bid: { readonly side: 0 | 1; readonly points: number } | null
  /** How often the die counts. */
  readonly stake: number
  /** What was played, and the hands it was played from. */
  readonly tricks: readonly {
    cards: Pair<number>
    stake: number
    die: number | null
    hands: Pair<readonly number[]>
  }[]
  readonly ended: null | { how: string; who: readonly SeatId[] }
}
export type CardIntent = { kind: 'play'; card: number } | { kind: 'raise' } | { kind: 'roll' }

const HIGHEST_STAKE = 3
const HIGHEST_BID = 9
const newsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rolled'), side: z.int(), die: z.int() }),
  z.strictObject({ kind: z.literal('peeked'), card: z.int() }),
])
export type CardNews = z.infer<typeof newsSchema>

const SEATS = ['left', 'right'] as unknown as Pair<SeatId>
const both = <T>(f: (side: 0 | 1) => T): Pair<T> => [f(0), f(1)]
const sideOf = (seat: SeatId) => SEATS.indexOf(seat) as 0 | 1

const pair = <T extends z.ZodType>(of: T) => z.tuple([of, of])
const side = z.union([z.literal(0), z.literal(1)])

export const cardViewSchema = z.strictObject({
  round: z.int(),
  points: pair(z.int()),
  /** Cards each side has left. */
  left: pair(z.int()),
  /** Whose turn it is to roll; null while cards are chosen. */
  roller: side.nullable(),
  /** The bid that stands for the first die; null while there is none. */
  bid: z.strictObject({ side, points: z.int() }).nullable(),
  /** Whether more may be bid now. */
  mayBid: z.boolean(),
  stake: z.int(),
  /** Closed tricks and the one whose die is still to fall, oldest first. */
  tricks: z.array(z.strictObject({ cards: pair(z.int()), stake: z.int(), die: z.int().nullable() })),
  /** What these eyes hold, and what they may do now. */
  own: z.array(
    z.strictObject({
      seat: z.string(),
      hand: z.array(z.int()),
      sealed: z.int().nullable(),
      mayPlay: z.boolean(),
      mayRaise: z.boolean(),
      mayRoll: z.boolean(),
    }),
  ),
})
export type CardView = z.infer<typeof cardViewSchema>

function roll(state: CardState): Step<CardState> {
  const side = state.roller ?? 0
  const die = chanceOf(state.seed, `die ${state.round}`).below(6) + 1
  const over = state.hands[0].length === 0
  const won = die === 1 ? -state.stake : die * state.stake
  const points = both((i) => state.points[i] + (i === side ? won : 0))
  const best = SEATS.filter((_, i) => points[i as 0 | 1] === Math.max(...points))
  const tricks = state.tricks.map((trick, i) =>
    i === state.round - 1 ? { ...trick, stake: state.stake, die } : trick,
  )
  const next = { ...state, points, tricks, roller: null, stake: 1, round: state.round + 1 }
  const rolled: GameEvent = { told: { kind: 'rolled', side, die } satisfies CardNews }
  if (over) return { state: { ...next, ended: { how: 'points', who: best } }, events: [rolled] }
  const card = Math.min(...state.hands[side === 0 ? 1 : 0])
  return {
    state: next,
    events: [rolled, { to: SEATS[side], told: { kind: 'peeked', card } satisfies CardNews }],
  }
}

function reveal(state: CardState): CardState {
  const cards = both((i) => state.sealed[i] ?? Math.min(...state.hands[i]))
  const bid = state.round === 1 ? state.bid : null
  return {
    ...state,
    points: both((i) => state.points[i] - (bid?.side === i ? bid.points : 0)),
    hands: both((i) => state.hands[i].filter((card) => card !== cards[i])),
    sealed: [null, null],
    roller: bid ? bid.side : cards[0] > cards[1] ? 0 : 1,
    tricks: [...state.tricks, { cards, stake: 1, die: null, hands: state.hands }],
  }
}

/** Whether points may be bid for the first die, and more than stand already. */
const mayBid = ({ ended, round, roller, bid }: CardState): boolean =>
  !ended && round === 1 && roller === null && (bid?.points ?? 0) < HIGHEST_BID

const termsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('peace') }),
  z.strictObject({ kind: z.literal('bid'), points: z.int().min(1).max(HIGHEST_BID), side }),
])
export type CardTerms = z.infer<typeof termsSchema>

const pending = (state: CardState): Decision[] => {
  if (state.ended) return []
  if (state.roller !== null) return [{ seat: SEATS[state.roller], manner: 'in-turn', drafted: false }]
  return SEATS.map((seat) => ({ seat, manner: 'sealed', drafted: state.sealed[sideOf(seat)] !== null }))
}

const optionsSchema = z.object({ cards: z.int().min(1).max(10).default(3) })
export type CardOptions = z.infer<typeof optionsSchema>

export const cardGame: GameModule<CardState, CardView, CardIntent, CardOptions> = {
  id: 'card-game',
  version: 1,
  optionsSchema,
  intentSchema: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('play'), card: z.int() }),
    z.object({ kind: z.literal('raise') }),
    z.object({ kind: z.literal('roll') }),
  ]),
  newsSchema,
  seats: () => SEATS,
  setup({ seed, options }) {
    const deck = shuffled(
      Array.from({ length: 2 * options.cards }, (_, i) => i + FIRST_CARD),
      chanceOf(seed, 'deck'),
    )
    const hands = both((i) => deck.slice(i * options.cards, (i + 1) * options.cards))
    return {
      seed,
      round: 1,
      hands,
      sealed: [null, null],
      points: [0, 0],
      roller: null,
      bid: null,
      stake: 1,
      tricks: [],
      ended: null,
    }
  },
  phase: (state) => (state.ended ? 'END' : `${state.roller === null ? 'CARD' : 'DIE'}${state.round}`),
  pending,
  stages: (state) =>
    state.ended
      ? []
      : [{ name: 'turn', talk: true, drafting: true, early: 'all-ready', first: state.round === 1 }],
  apply(state, seat, intent) {
    const side = sideOf(seat)
    if (!pending(state).some((decision) => decision.seat === seat)) return err(refusal('card-game/not-now'))
    if (intent.kind === 'raise') {
      if (state.roller === null || state.stake === HIGHEST_STAKE) return err(refusal('card-game/not-now'))
      return ok({ state: { ...state, stake: state.stake + 1 }, events: [], mayUndo: true })
    }
    if (intent.kind === 'roll') {
      if (state.roller === null) return err(refusal('card-game/not-now'))
      return ok(roll(state))
    }
    if (state.roller !== null || !state.hands[side].includes(intent.card))
      return err(refusal('card-game/not-in-hand', { card: intent.card }))
    const sealed = both((i) => (i === side ? intent.card : state.sealed[i]))
    return ok({ state: { ...state, sealed }, events: [] })
  },
  close: (state) => (state.roller === null ? { state: reveal(state), events: [] } : roll(state)),
  conclude: (state, how, who) => ({ state: { ...state, roller: null, ended: { how, who } }, events: [] }),
  goBack: { phases: 12, rechance: (state, times) => ({ ...state, seed: reseeded(state.seed, times) }) },
  agreement: {
    schema: termsSchema,
    asked(state, by, terms) {
      const said = termsSchema.safeParse(terms)
      if (state.ended || !said.success) return err(refusal('card-game/not-now'))
      if (said.data.kind === 'peace') return ok(SEATS)
      const { points, side } = said.data
      // A side may bid for itself only.
      if (!mayBid(state) || by !== SEATS[side]) return err(refusal('card-game/not-now'))
      const least = (state.bid?.points ?? 0) + 1
      return points < least ? err(refusal('card-game/bid-too-low', { least })) : ok(SEATS)
    },
    agree(state, terms) {
      const said = termsSchema.parse(terms)
      const next: CardState =
        said.kind === 'bid'
          ? { ...state, bid: { side: said.side, points: said.points } }
          : { ...state, roller: null, ended: { how: 'peace', who: SEATS } }
      return { state: next, events: [] }
    },
  },
  alive: (state) => (state.ended ? [] : SEATS),
  absentIntents: (state, seat) =>
    state.roller === sideOf(seat)
      ? [{ kind: 'roll' }]
      : [{ kind: 'play', card: Math.min(...state.hands[sideOf(seat)]) }],
  view: (state, eyes) => ({
    round: state.round,
    points: [...state.points],
    left: [state.hands[0].length, state.hands[1].length],
    roller: state.roller,
    bid: state.bid && { ...state.bid },
    mayBid: mayBid(state),
    stake: state.stake,
    tricks: state.tricks.map(({ cards, stake, die }) => ({ cards: [...cards], stake, die })),
    own: (eyes.kind === 'seats' ? eyes.seats : []).map((seat) => {
      const rolls = !state.ended && state.roller === sideOf(seat)
      return {
        seat,
        hand: [...state.hands[sideOf(seat)]],
        sealed: state.sealed[sideOf(seat)],
        mayPlay: !state.ended && state.roller === null,
        mayRaise: rolls && state.stake < HIGHEST_STAKE,
        mayRoll: rolls,
      }
    }),
  }),
  // A hand is never shown to others, also after the end: a player may keep a bluff secret.
  record(state, index, eyes) {
    const trick = state.tricks[index]
    const own = (side: 0 | 1) => eyes.kind === 'seats' && eyes.seats.includes(SEATS[side])
    return trick && { ...trick, hands: both((side) => (own(side) ? trick.hands[side] : null)) }
  },
  outcome: (state): Ending => (state.ended ? { kind: 'ended', ...state.ended } : { kind: 'going-on' }),
}
