// One game between stand-ins, played by the rules the table plays by, from sheet to sheet.
import { keyed } from '../../shared/kernel/chance.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { type PublicPosition, publicPositionOf } from '../../shared/games/diplomacy/bots/public-position.ts'
import { seatIntents } from '../../shared/games/diplomacy/bots/seat.ts'
import { STAND_IN_KINDS } from '../../shared/games/diplomacy/bots/stand-in.ts'
import { optionsSchema } from '../../shared/games/diplomacy/options/options.ts'
import { sumOfSquares } from '../../shared/games/diplomacy/scoring/sum-of-squares.ts'
import { standingOf } from '../../shared/games/diplomacy/scoring/standing.ts'
import { powerOf } from '../../shared/games/diplomacy/game/state.ts'
import { phaseName } from '../../shared/games/diplomacy/turn.ts'
import type { VariantId } from '../../shared/games/diplomacy/variants/index.ts'
import type { DiplomacyIntent, DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Budget, timekeeper, Watch } from './budget.ts'
import { Census } from './census.ts'
import { dumbBot } from './dumb-bot.ts'
import { Waste, type Wasted } from './waste.ts'

/** Players to measure: the stand-ins, and a bot that is known elsewhere. */
export const FIGHTER_KINDS = [...STAND_IN_KINDS, 'dumb-bot'] as const
type FighterKind = (typeof FIGHTER_KINDS)[number]

export interface Fighter {
  readonly kind: FighterKind
  readonly budget: Budget
}

export interface Outcome {
  readonly how: string
  readonly year: number
  readonly solo: PowerId | null
  readonly centres: Readonly<Record<PowerId, number>>
  /** Points of 100, by the sum of squares; all of them to a sole winner. */
  readonly points: Readonly<Record<PowerId, number>>
  /** The longest time for any one sheet, in milliseconds of wall-clock time. */
  readonly slowest: number
  /** The longest overtime of any sheet: its longest step and its ending, in milliseconds of processor time. */
  readonly overrun: number
  readonly sheets: number
  /** Of the units a power had in all springs, the part that were fleets. */
  readonly fleets: Readonly<Record<PowerId, number>>
  /** The first spring in which a power had fourteen centres; none where it never had. */
  readonly fourteen: Readonly<Partial<Record<PowerId, number>>>
  readonly wasted: ReadonlyMap<PowerId, Wasted>
}

/** What the bot that is known elsewhere orders for every power of its seat. */
function dumbSheet(seen: PublicPosition, view: DiplomacyView, seed: string): readonly DiplomacyIntent[] {
  const orders = view.sheets.flatMap(({ power }) =>
    dumbBot(seen, power, randomFrom(seed, `${power} ${phaseName(seen.turn)}`)),
  )
  return [{ kind: 'sheet', orders }]
}

/** Plays a game on a board to its end, at the latest to the winter of `until`. */
export function playMatch(
  fighters: ReadonlyMap<PowerId, Fighter>,
  seed: string,
  { variant, until }: { readonly variant: VariantId; readonly until: number },
): Outcome {
  const options = optionsSchema.parse({ variant, end: { year: until, by: 'centres' } })
  let state = diplomacy.setup({ seed: keyed(seed), options })
  let slowest = 0
  let overrun = 0
  let sheets = 0
  const census = new Census()
  const waste = new Waste()
  while (diplomacy.outcome(state).kind === 'going-on') {
    const seen = publicPositionOf(diplomacy.view(state, { kind: 'screen' }))
    census.take(seen)
    const decisions = diplomacy.pending(state)
    for (const { seat } of decisions) {
      const { kind, budget } = fighters.get(powerOf(seat))!
      const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
      const start = performance.now()
      const watch = new Watch(timekeeper(budget))
      const intents =
        kind === 'dumb-bot'
          ? dumbSheet(seen, view, seed)
          : seatIntents(view, kind, `${seed} ${seat}`, watch.goOn)
      slowest = Math.max(slowest, performance.now() - start)
      overrun = Math.max(overrun, watch.overrun())
      sheets++
      for (const intent of intents) {
        const written = diplomacy.apply(state, seat, intent)
        if (!written.ok) throw new Error(`${kind} wrote what cannot be: ${JSON.stringify(written.error)}`)
        state = written.value.state
      }
    }
    // Whoever decides in turn closes nothing: the game goes on to the next by itself.
    if (decisions.some(({ manner }) => manner === 'in-turn')) continue
    state = diplomacy.close(state, []).state
    const closed = state.records.at(-1)
    if (closed) waste.take(closed)
  }
  const standing = standingOf(diplomacy.view(state, { kind: 'screen' }))
  return {
    how: state.ending!.how,
    year: state.turn.year,
    solo: standing.solo,
    centres: standing.centres,
    points: sumOfSquares.scores(standing),
    slowest,
    overrun,
    sheets,
    ...census.figures(),
    wasted: waste.figures(),
  }
}
