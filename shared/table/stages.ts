// The order of stages, and the seats each of them waits for. Nothing here changes a table.
import type { AnyGame, Decision, SeatId, Stage } from '../kernel/game.ts'
import type { Settings } from './command.ts'
import { holderOf, isHeld, isPerson, type Play, type Table } from './table.ts'

/** A stage of the phase as this table keeps it. */
export interface KeptStage {
  /** Its place in the game's own list. */
  readonly index: number
  readonly stage: Stage
  /** Its end closes the phase. */
  readonly last: boolean
}

/**
 * The stages of the phase now. Silent tables and gunboat leave talks out. A writing time of 0 leaves writing out: then
 * orders are written during the talks.
 */
export function keptStages(game: AnyGame, state: unknown, { clock, press }: Settings): KeptStage[] {
  const all = game.stages(state).map((stage, index) => ({ stage, index }))
  const silent = all.filter(({ stage }) => !stage.talk)
  const spoken = press !== 'spoken' && silent.length > 0 ? silent : all
  const leftOut = ({ stage }: { stage: Stage }) =>
    stage.name === 'writing' &&
    clock.writing === 0 &&
    spoken.some((other) => other.stage !== stage && other.stage.drafting)
  const kept = spoken.filter((one) => !leftOut(one))
  return kept.map(({ stage, index }, place) => ({ stage, index, last: place === kept.length - 1 }))
}

/** The game's stage the clock is in; null while reading and after the end. */
export function stageNow(game: AnyGame, table: Table): KeptStage | null {
  const { play, settings } = table
  if (play?.stage.kind !== 'stage') return null
  const { index } = play.stage
  const stage = game.stages(play.state)[index]
  if (!stage) throw new Error(`${game.id} has no stage ${index} in ${game.phase(play.state)}`)
  // Uses the clock as it is set now: a host may leave writing out, or put it in, while people talk.
  const last = !keptStages(game, play.state, settings).some((later) => later.index > index)
  return { index, stage, last }
}

/** The stage after the one now; null where the phase closes. */
export function nextStage(game: AnyGame, table: Table, play: Play): KeptStage | null {
  const after = play.stage.kind === 'stage' ? play.stage.index : -1
  return keptStages(game, play.state, table.settings).find(({ index }) => index > after) ?? null
}

/**
 * Seconds a stage lasts; null without a bell. A game that is played in turns has none. Where players do not talk,
 * writing gets the time of the talks.
 */
export function stageSeconds(stage: Stage, { clock, press }: Settings): number | null {
  const talks = stage.first ? clock.firstNegotiation : clock.negotiation // R34
  switch (stage.name) {
    case 'negotiation':
      return talks
    case 'writing':
      if (press !== 'spoken') return talks
      return clock.writing === 0 ? null : clock.writing
    case 'retreats':
      return clock.retreats
    case 'adjustments':
      return clock.adjustments
    case 'turn':
      return null
  }
}

/**
 * Seats the clock waits for. Talks and reading wait for every person who takes part: they end early only when all
 * agree (R35). Writing waits for seats that have something to decide. A computer never talks, but where talks close
 * the phase its orders are waited for.
 */
export function awaitedSeats(game: AnyGame, table: Table): SeatId[] {
  const { play } = table
  if (!play || play.stage.kind === 'ended') return []
  const alive = new Set(game.alive(play.state))
  const deciding = new Set(decisions(game, play).map(({ seat }) => seat))
  const now = stageNow(game, table)
  const agrees = !now || now.stage.early === 'all-agree'
  return table.seats
    .filter(({ seat, holder }) => {
      if (!agrees) return deciding.has(seat) && isHeld(holder)
      if (isPerson(holder)) return alive.has(seat)
      return now?.last === true && holder.kind === 'computer' && deciding.has(seat)
    })
    .map(({ seat }) => seat)
}

/** Seats without a holder: civil disorder, or the game's own rule. */
export const absentSeats = (table: Table): SeatId[] =>
  table.seats.filter(({ holder }) => !isHeld(holder)).map(({ seat }) => seat)

export const decisions = (game: AnyGame, play: Play): readonly Decision[] => game.pending(play.state)

/** Whether any person or computer still plays. A table that all have left stands still: it does not play by itself. */
export const somebodyPlays = (game: AnyGame, table: Table, play: Play): boolean =>
  game.alive(play.state).some((seat) => isHeld(holderOf(table, seat)))

/** Whether the phase may pass at once: no seat with a holder has anything to decide (R29). */
export function nobodyDecides(game: AnyGame, table: Table, play: Play): boolean {
  const open = decisions(game, play)
  if (open.length === 0) return true
  return !open.some(({ seat }) => isHeld(holderOf(table, seat))) && somebodyPlays(game, table, play)
}

/**
 * Whether every seat the clock waits for is ready. False when there is no seat to wait for: then the bell or the host
 * ends the stage.
 */
export function allReady(game: AnyGame, table: Table): boolean {
  const awaited = awaitedSeats(game, table)
  return awaited.length > 0 && awaited.every((seat) => table.play?.ready.includes(seat))
}
