// The rule of pairs in a game: who plays which small power, and who knows that. From all other public facts a person
// who does not know learns nothing of it.
import type { Eyes } from '../../../kernel/game.ts'
import type { PowerId } from '../board/ids.ts'
import { type DiplomacyState, seatOf } from './state.ts'

/** Whether everybody knows who plays a small power. */
export const isTold = (
  { told = [], ending }: Pick<DiplomacyState, 'told' | 'ending'>,
  minor: PowerId,
): boolean => ending !== null || told.includes(minor)

/** The great power that plays a small one, where these eyes know it; null where they do not. */
export function playerFor(state: DiplomacyState, minor: PowerId, eyes: Eyes): PowerId | null {
  const major = state.pairs?.[minor]
  if (major === undefined) return null
  const own = eyes.kind === 'seats' && eyes.seats.includes(seatOf(major))
  return own || isTold(state, minor) ? major : null
}

/** Small powers with a player whom not everybody knows. */
export const secretMinors = (state: DiplomacyState): readonly PowerId[] =>
  Object.keys(state.pairs ?? {})
    .map((minor) => minor as PowerId)
    .filter((minor) => !isTold(state, minor))

/** Great powers whose small one not everybody knows. */
export const secretMajors = (state: DiplomacyState): readonly PowerId[] =>
  secretMinors(state).flatMap((minor) => state.pairs?.[minor] ?? [])

/** The powers that win or are eliminated together: a pair, or a power alone. */
export const pairOf = ({ pairs = {} }: Pick<DiplomacyState, 'pairs'>, power: PowerId): readonly PowerId[] => {
  const major = pairs[power] ?? power
  const minors = Object.keys(pairs) as PowerId[]
  return [major, ...minors.filter((minor) => pairs[minor] === major)]
}

/** A seat's powers whose player everybody knows. */
export const openly = (state: DiplomacyState, powers: readonly PowerId[]): readonly PowerId[] => {
  const secret = secretMinors(state)
  return powers.filter((power) => !secret.includes(power))
}
