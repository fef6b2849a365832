// What a room is told has happened: how the turn ended, until the next action is made; the last battle with what came of
// it; else the last act. Cards and the battle under way tell themselves beside it.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { PhaseLog } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { thrownIn } from '../dice/thrown.ts'
import type { RecordOf } from '../log/phase-logs.ts'
import { wayOf } from '../log/entry-text.ts'
import { inReadingOrder } from '../log/reading-order.ts'
import { endOfTurn } from '../log/since.ts'
import { type Unhurt, unhurtIn } from '../log/unhurt.ts'

type Kinds = readonly LogEntry['kind'][]

export interface Happened {
  /** The phase in which it happened. */
  readonly phase: string
  readonly entries: readonly LogEntry[]
  /** Places that it is about, to be looked at one after the other: of an act one at most, of the end of a turn several. */
  readonly places: readonly string[]
  /** Sides that a battle took nothing from, for what was inflicted is too little. */
  readonly unhurt: readonly Unhurt[]
  /** The log with its dice. */
  readonly dice: PhaseLog
}

/** Entries that open an action: what was told before them is over. */
const ACTIONS: Kinds = ['opening', 'played', 'one-operation']
/** Acts within an action, each with what comes of it. */
const ACTS: Kinds = [
  ...ACTIONS,
  ...(['activated', 'moved', 'moves-restarted', 'dug', 'attacked', 'redeployed'] as const),
]
/** What the card in effect tells. */
const OF_CARD: Kinds = ['played', 'one-operation', 'combat-card']
/** What came of a battle; points stand in the heading. */
const OF_BATTLE: Kinds = [
  ...(['battle-won', 'lost', 'restored', 'stood', 'retreated', 'died-retreating', 'advanced'] as const),
  ...(['held', 'besieged', 'siege-broken', 'fort-fell', 'halted'] as const),
]
/** What the end of a turn took from somebody. */
const OF_END: Kinds = [
  'starved',
  'turned',
  'siege',
  'held',
  'fort-fell',
  'mandate-missed',
  'level',
  'entered',
]
/** What follows it before the next action. */
const AFTER_END: Kinds = ['rebuilt', 'flipped', 'level', 'entered', 'ended']
/** An event has at most so many lines of what it did. */
const MOST_OF_EVENT = 3
/** So many places are looked at for what the end of a turn took from somebody. */
const MOST_PLACES = 4
/** The phases between two actions: replacements, discards and cards of both sides. */
const MOST_BETWEEN = 7

const isIn =
  (kinds: Kinds) =>
  ({ kind }: LogEntry): boolean =>
    kinds.includes(kind)

const hasAction = ({ entries }: PhaseLog): boolean => entries.some(isIn(ACTIONS))

/** Closed phases back to the last one in which an action was made, in their order. */
export async function sinceAction(record: RecordOf, closed: number): Promise<readonly PhaseLog[]> {
  const logs: PhaseLog[] = []
  for (let index = closed - 1; index >= Math.max(0, closed - MOST_BETWEEN); index--) {
    const log = await record(index)
    if (!log) break
    logs.unshift(log)
    if (hasAction(log)) break
  }
  return logs
}

/** What is told where these phases, the present one last, are the last ones; `inBattle` where a battle is under way. */
export function happenedIn(phases: readonly PhaseLog[], inBattle: boolean): Happened | null {
  const begun = phases.findLastIndex(hasAction)
  const [first, ...after] = phases.slice(Math.max(0, begun))
  const last = phases.at(-1)
  if (!first || !last) return null
  const later = after.flatMap(({ entries }) => entries)
  const ended = endOfTurn(first.entries)
  const dice =
    [first, ...after].findLast(({ entries }) => entries.some((entry) => thrownIn(entry) !== null)) ?? first
  if (ended.length > 0) {
    const took = ended.filter(isIn(OF_END)).filter(({ kind }) => kind !== 'fort-fell')
    const entries = [
      ...(took.length > 0 ? took : ended.filter(({ kind }) => kind === 'stands')),
      ...later.filter(isIn(AFTER_END)),
    ]
    return { phase: last.phase, entries, places: placesOf(took, later), unhurt: [], dice }
  }
  // Without an action nothing but the beginning of the game has happened.
  if (begun < 0) {
    // The mandates stand below, and their dice here.
    const entries = [...first.entries, ...later].filter(({ kind }) => kind !== 'mandate').slice(-1)
    return { phase: last.phase, entries, places: [], unhurt: [], dice }
  }
  const act = lastAct(inReadingOrder(first.entries))
  return {
    phase: first.phase,
    entries: toldOf(act, inBattle),
    places: placeIn(act),
    unhurt: unhurtIn(act),
    dice,
  }
}

function lastAct(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.slice(Math.max(0, log.findLastIndex(isIn(ACTS))))
}

function toldOf(act: readonly LogEntry[], inBattle: boolean): readonly LogEntry[] {
  if (act[0]?.kind === 'attacked') return ofBattle(act, inBattle)
  const told = act.filter((entry) => !isIn(OF_CARD)(entry))
  return act.some(isIn(ACTIONS)) ? told.slice(-MOST_OF_EVENT) : told
}

/** A battle under way says itself who wins, and does not say who was hit. Who advanced is told before the place falls. */
function ofBattle(battle: readonly LogEntry[], inBattle: boolean): readonly LogEntry[] {
  const told = battle.filter(isIn(OF_BATTLE))
  const isFall = isIn(['held'])
  const goOn = told.some(isIn(['retreated', 'died-retreating', 'advanced']))
  return [
    ...told.filter(({ kind }) => kind === 'battle-won' && !inBattle),
    ...told.filter(
      (entry) => !isFall(entry) && entry.kind !== 'battle-won' && !(entry.kind === 'halted' && goOn),
    ),
    ...told.filter(isFall),
  ]
}

/** Where each of these entries ends, of those that are about a place. */
const endsOf = (entries: readonly LogEntry[]): readonly string[] =>
  entries.flatMap((entry) => wayOf(entry).slice(-1))

/** A battle is where it was fought, wherever units went from there. */
function placeIn(act: readonly LogEntry[]): readonly string[] {
  const fought = act.find(({ kind }) => kind === 'attacked')
  return endsOf(fought ? [fought] : act.toReversed()).slice(0, 1)
}

/** Where units died and sieges were decided comes before places that only changed hands. */
function placesOf(took: readonly LogEntry[], later: readonly LogEntry[]): readonly string[] {
  const isQuiet = isIn(['turned', 'held'])
  const loudFirst = took.toSorted((a, b) => Number(isQuiet(a)) - Number(isQuiet(b)))
  const places = [...new Set(endsOf(loudFirst))].slice(0, MOST_PLACES)
  return [...places, ...endsOf(later.filter(isIn(AFTER_END))).filter((place) => !places.includes(place))]
}

export interface Moment {
  readonly phase: string
  readonly closed: number
  readonly log: readonly LogEntry[]
}

/**
 * Whether the table went back from one moment to an earlier one: to which it says nothing itself. `took` is the act that is
 * undone within a phase; null where the table went back farther.
 */
export function wentBack(before: Moment, now: Moment): { readonly took: LogEntry | null } | null {
  if (now.closed < before.closed) return { took: null }
  const undone = before.log[now.log.length]
  return now.closed === before.closed && now.phase === before.phase && undone ? { took: undone } : null
}
