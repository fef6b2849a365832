// Who may do what. The host layer vouches for who an actor is; this module decides what the actor may do.
import type { SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import type { Actor, Command } from './command.ts'
import { refuse } from './refusals.ts'
import { holderOf, isHeldBy, personOf, type Table } from './table.ts'

const ACTORS: Readonly<Record<Command['kind'], readonly Actor['kind'][]>> = {
  configure: ['host'],
  seat: ['host'],
  start: ['host'],
  'ask-seat': ['player'],
  'grant-seat': ['host'],
  'deny-seat': ['host', 'player'],
  'leave-seat': ['host', 'player'],
  'take-break': ['player'],
  'come-back': ['player'],
  rename: ['player'],
  dismiss: ['host'],
  intent: ['host', 'player', 'stand-in'],
  undo: ['host', 'player'],
  'end-turn': ['host', 'player'],
  ready: ['host', 'player', 'stand-in'],
  // A host that wakes up stops the clock itself, before any person returns.
  pause: ['host', 'clock'],
  resume: ['host'],
  extend: ['host'],
  'close-now': ['host'],
  continue: ['host'],
  'open-ballot': ['host', 'player'],
  vote: ['host', 'player'],
  'withdraw-ballot': ['host', 'player'],
  letter: ['host', 'player'],
  broadcast: ['host', 'player'],
  desk: ['host'],
  rule: ['host'],
  bell: ['clock'],
  join: ['host', 'player'],
  'new-key': ['host'],
  'made-up': ['stand-in'],
}

/** Refuses what this kind of actor may never do, and people the table does not know. */
export function mayCommand(table: Table, actor: Actor, command: Command): Result<true, Refusal> {
  const who = { actor: actor.kind, command: command.kind }
  if (!ACTORS[command.kind].includes(actor.kind)) return refuse('table/not-allowed', who)
  if (actor.kind !== 'player') return ok(true)
  if (command.kind === 'join')
    return command.player === actor.player ? ok(true) : refuse('table/not-allowed', who)
  if (!personOf(table, actor.player)) return refuse('person/unknown', { player: actor.player })
  if (command.kind === 'deny-seat' && command.player !== actor.player) return refuse('table/not-allowed', who)
  return ok(true)
}

/**
 * Whether the actor plays this seat. A person plays their own seats, the host those of people at the laptop (behind the
 * curtain), a stand-in those of computers. No other actor acts for a person with a device.
 */
export function mayPlay(table: Table, actor: Actor, seat: SeatId): Result<true, Refusal> {
  const holder = holderOf(table, seat)
  if (!holder) return refuse('seat/unknown', { seat })
  const plays =
    (actor.kind === 'player' && isHeldBy(holder, actor.player)) ||
    (actor.kind === 'host' && holder.kind === 'here') ||
    (actor.kind === 'stand-in' && holder.kind === 'computer')
  return plays ? ok(true) : refuse('seat/not-yours', { seat })
}
