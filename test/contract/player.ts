// How the contract suite plays any game.
import type { z } from 'zod'
import type { GameModule, SeatId, Step } from '../../shared/kernel/game.ts'
import type { Random } from '../../shared/kernel/random.ts'

/** A game with what the suite needs to play it. Each game has one. */
export interface Playable<State, View, Intent, Options> {
  readonly game: GameModule<State, View, Intent, Options>
  /** Options of games that end by themselves even when everybody is absent. */
  readonly options: readonly unknown[]
  /** The view's whole shape, strict: a field too many is a leak. */
  readonly viewSchema: z.ZodType
  /** Closings after which a game of absent seats is over. */
  readonly closings: number
  /** Whether intents are made for an absent seat; otherwise `close` decides for it. */
  readonly playsAbsent: boolean
  /** Something a person might do, sensible or not; `apply` may refuse it. */
  attempt(state: State, seat: SeatId, random: Random): Intent
  /** A sealed intent that is granted now and changes what its own seat sees. */
  sealed(state: State, seat: SeatId): Intent
  /** Texts that views and records may show to that seat alone, also after the end. */
  hidden?(state: State, seat: SeatId): readonly string[]
  /** What must hold of every state, with the rule it comes from; returns the rules broken. */
  broken(state: State): readonly string[]
}

/** A playable game whose types the suite does not know. */
export type AnyPlayable = Playable<unknown, unknown, unknown, unknown>

/** One line of a journal: what a seat did, or that the phase closed. */
export type Entry<Intent> =
  | { readonly seat: SeatId; readonly intent: Intent }
  | { readonly absent: readonly SeatId[] }

/** Plays at random to the end or to `closings`, and returns the journal of what was granted. */
export function playAtRandom<State, View, Intent, Options>(
  playable: Playable<State, View, Intent, Options>,
  start: State,
  random: Random,
  closings: number,
  visit: (state: State) => void = () => {},
): { readonly state: State; readonly journal: readonly Entry<Intent>[] } {
  const { game } = playable
  const journal: Entry<Intent>[] = []
  let state = start
  for (let closed = 0; closed < closings && game.outcome(state).kind === 'going-on'; closed++) {
    const absent: SeatId[] = []
    const phase = game.phase(state)
    for (const { seat } of game.pending(state)) {
      if (random.below(12) === 0) absent.push(seat)
      for (let tries = random.below(8); tries > 0 && game.phase(state) === phase; tries--) {
        const intent = playable.attempt(state, seat, random)
        const step = game.apply(state, seat, intent)
        if (!step.ok) continue
        state = step.value.state
        journal.push({ seat, intent })
      }
    }
    if (game.phase(state) === phase) {
      state = game.close(state, absent).state
      journal.push({ absent })
    }
    visit(state)
  }
  return { state, journal }
}

/** What a line of a journal does. */
export function stepOf<State, View, Intent, Options>(
  game: GameModule<State, View, Intent, Options>,
  state: State,
  entry: Entry<Intent>,
): Step<State> {
  if ('absent' in entry) return game.close(state, entry.absent)
  const step = game.apply(state, entry.seat, entry.intent)
  if (!step.ok) throw new Error(`a granted intent was refused on replay: ${step.error.code}`)
  return step.value
}

/** The state a journal leads to; a refused entry is a bug. */
export function replay<State, View, Intent, Options>(
  game: GameModule<State, View, Intent, Options>,
  start: State,
  journal: readonly Entry<Intent>[],
): State {
  return journal.reduce((state, entry) => stepOf(game, state, entry).state, start)
}
