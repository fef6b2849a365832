// The board of Secrets of Diplomacy (S1): the standard one, but from the Helgoland Bight fleets pass into the Baltic and
// the Skagerrak. Whatever else S1 says of borders (Denmark's, Spain and North Africa, Rumania and Serbia) holds there too.
import type { BoardFacts, Borders } from '../../board/facts.ts'
import type { LocationId, ProvinceId } from '../../board/ids.ts'
import { COUNTRIES } from '../standard/countries.ts'
import { STANDARD } from '../standard/board.ts'

/** Seas between which fleets pass, though Denmark lies between them. */
const PASSAGES = [
  ['HEL', 'BAL'],
  ['HEL', 'SKA'],
] as unknown as (readonly [ProvinceId, ProvinceId])[]

const joined = (borders: Borders): Borders =>
  PASSAGES.reduce<Borders>(
    (all, [a, b]) => ({ ...all, [a]: [...(all[a] ?? []), at(b)], [b]: [...(all[b] ?? []), at(a)] }),
    borders,
  )

const at = (id: ProvinceId): LocationId => id as string as LocationId

export const SECRETS: BoardFacts = {
  ...STANDARD,
  fleets: joined(STANDARD.fleets),
  passages: PASSAGES,
  land: Object.fromEntries(COUNTRIES),
}
