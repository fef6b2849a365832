// How pairs are made at the start of a game, and when everybody learns of them.
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

/**
 * The game at its start with its pairs; or in the phase in which players are asked for their wishes, where that comes
 * first.
 */
export function withPairs(state: DiplomacyState): DiplomacyState {
  const { pairs } = state.options
  if (!pairs) return state
  switch (pairs.made) {
    case 'fixed':
      return paired(state, fixedFor(state.options))
    case 'drawn':
      return paired(state, byWishes(state, {}))
    case 'preferred':
      // A game that begins in the middle of a turn has no phase of wishes.
      return state.turn.phase === 'movement'
        ? { ...state, turn: { ...state.turn, phase: 'wishes' } }
        : paired(state, byWishes(state, {}))
  }
}

/** The phase of wishes closes: pairs are made, and the first turn opens. */
export function closeWishes(state: DiplomacyState): DiplomacyState {
  const wishes = Object.fromEntries(
    majorsOf(state.options).map((major) => [major, sheetOf(state, seatOf(major)).wishes ?? []]),
  )
  const pairs = byWishes(state, wishes)
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
 * Each small power goes to the player who has it first in the list; of several who do, a lot decides. Then second
 * wishes are met, and so on. Powers that are left are dealt by lot to players who have none yet.
 */
function byWishes(state: DiplomacyState, wishes: Readonly<Record<PowerId, readonly PowerId[]>>): Pairs {
  const lot = lotOf(state, 'pairs')
  const minors = minorsOf(state.options)
  const pairs: Record<PowerId, PowerId> = {}
  const left = new Set(majorsOf(state.options))
  minors.forEach((_, rank) => {
    for (const minor of minors) {
      if (pairs[minor] !== undefined) continue
      const [major] = shuffled(
        [...left].filter((one) => wishes[one]?.[rank] === minor),
        lot,
      )
      if (major === undefined) continue
      pairs[minor] = major
      left.delete(major)
    }
  })
  const free = minors.filter((minor) => pairs[minor] === undefined)
  const rest = shuffled([...left], lot)
  shuffled(free, lot).forEach((minor, index) => {
    const major = rest[index]
    if (major !== undefined) pairs[minor] = major
  })
  // In the order of the board: the order of dealing would show whose wishes were met.
  return Object.fromEntries(
    minors.flatMap((minor) => (pairs[minor] === undefined ? [] : [[minor, pairs[minor]]])),
  )
}

/** Reveals the pairs that are due, with the record of the phase before. */
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
