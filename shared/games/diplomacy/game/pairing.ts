// How pairs are made at the start of a game, and the moment at which everybody is told of them.
import { shuffled } from '../../../kernel/random.ts'
import type { PowerId } from '../board/ids.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import { homesOf } from '../rules/homes.ts'
import { movementOf } from '../turn.ts'
import { compiledFor } from '../variants/compiled.ts'
import { variantOf } from '../variants/index.ts'
import type { PhaseRecord } from '../view.ts'
import { isEliminated } from './decisions.ts'
import { tellWithLast } from './last-record.ts'
import { majorsOf, minorsOf } from './minors.ts'
import { secretMinors } from './pairs.ts'
import { type DiplomacyState, lotOf, type Pairs, seatOf, sheetOf } from './state.ts'

/** The game at its start with its pairs made; where players are asked for their wishes first, in the phase for it. */
export function withPairs(state: DiplomacyState): DiplomacyState {
  const { pairs } = state.options
  if (!pairs) return state
  switch (pairs.made) {
    case 'fixed':
      return paired(state, fixedFor(state.options))
    case 'drawn':
      return paired(state, byTurns(state, {}))
    case 'preferred':
      // A game that begins in the middle of a turn has no moment for wishes.
      return state.turn.phase === 'movement'
        ? { ...state, turn: { ...state.turn, phase: 'wishes' } }
        : paired(state, byTurns(state, {}))
  }
}

/** The phase of wishes closes: pairs are made, and the first turn opens. */
export function closeWishes(state: DiplomacyState): DiplomacyState {
  const wishes = Object.fromEntries(
    majorsOf(state.options).map((major) => [major, sheetOf(state, seatOf(major)).wishes ?? []]),
  )
  const pairs = byTurns(state, wishes)
  const made = paired({ ...state, turn: movementOf(state.turn), sheets: {} }, pairs)
  const openly = Object.keys(pairs).filter((minor) => made.told?.includes(minor as PowerId)) as PowerId[]
  const record: PhaseRecord = {
    index: state.records.length,
    turn: state.turn,
    units: state.units,
    owners: state.owners,
    results: [],
    strays: [],
    dislodged: [],
    standoffs: [],
    ...(openly.length > 0 && { paired: openly.map((minor) => ({ minor, major: pairs[minor]! })) }),
    unitsAfter: state.units,
    ownersAfter: state.owners,
  }
  return { ...made, records: [...state.records, record] }
}

const paired = (state: DiplomacyState, pairs: Pairs): DiplomacyState => {
  const openly = state.options.pairs?.told === 'at-once' || state.options.pairs?.made === 'fixed'
  return { ...state, pairs, told: openly ? (Object.keys(pairs) as PowerId[]) : [] }
}

function fixedFor(options: DiplomacyOptions): Pairs {
  const majors = majorsOf(options)
  const minors = variantOf(options.variant).minors ?? {}
  return Object.fromEntries(
    minorsOf(options).flatMap((minor) => {
      const major = minors[minor]
      return major !== undefined && majors.includes(major) ? [[minor, major]] : []
    }),
  )
}

/**
 * The lot says in which order great powers choose. Each gets the first of its wishes that is free; whoever has none
 * left draws from the rest when all others have theirs. So nobody gains by wishing for anything but what they want.
 */
function byTurns(state: DiplomacyState, wishes: Readonly<Record<PowerId, readonly PowerId[]>>): Pairs {
  const lot = lotOf(state, 'pairs')
  const order = shuffled(majorsOf(state.options), lot)
  const free = new Set(minorsOf(state.options))
  const pairs: Record<PowerId, PowerId> = {}
  const left = order.filter((major) => {
    const wish = (wishes[major] ?? []).find((minor) => free.has(minor))
    if (wish === undefined) return true
    free.delete(wish)
    pairs[wish] = major
    return false
  })
  const rest = shuffled([...free], lot)
  left.slice(0, rest.length).forEach((major, index) => (pairs[rest[index]!] = major))
  // In the order of the board: the order of drawing would say who chose first.
  return Object.fromEntries(
    minorsOf(state.options).flatMap((minor) => (pairs[minor] ? [[minor, pairs[minor]]] : [])),
  )
}

/** Tells the pairs whose moment has come, with the record of the phase before. */
export function tellPairs(state: DiplomacyState): DiplomacyState {
  const due = secretMinors(state).filter((minor) => isDue(state, minor))
  if (due.length === 0) return state
  const paired = due.map((minor) => ({ minor, major: state.pairs![minor]! }))
  return {
    ...state,
    told: [...(state.told ?? []), ...due],
    records: tellWithLast(state.records, (last) => ({ paired: [...(last.paired ?? []), ...paired] })),
  }
}

function isDue(state: DiplomacyState, minor: PowerId): boolean {
  const { pairs } = state.options
  switch (pairs?.told) {
    case 'at-once':
      return true
    case 'year':
      return pairs.year !== null && state.turn.year > pairs.year
    case 'taken':
      return isEliminated(state, minor) || homeTaken(state, minor)
    case 'end':
    case undefined:
      return false
  }
}

const homeTaken = (state: DiplomacyState, minor: PowerId): boolean =>
  homesOf(compiledFor(state.options).board, state.homes, minor).some((home) => {
    const owner = state.owners[home]
    return owner !== undefined && owner !== minor
  })
