// Escalation (Edi Birsan) on a board: it begins empty, more may play than it has powers, and its countries mean nothing. So it
// is a variant of its own, made of the one that it is played on.
import type { BoardFacts } from '../../board/facts.ts'
import type { PowerId } from '../../board/ids.ts'
import { BOOK_EDITION_IDS } from '../../editions/edition.ts'
import type { Variant } from '../variant.ts'
import type { Way } from '../way.ts'
import { CROWD } from './crowd.ts'
import { crowdOn, escalationOn, type OlderId } from './ids.ts'
import { escalationLook } from './look.ts'

/** Units that each of many players places. */
const LEAST_UNITS = 3
/** People that are too many for the colours of seven powers. */
const FEWEST_OF_CROWD = 8

/** Units that each of so many players places on a board of so many provinces; settable, within the same room. */
export function unitsToPlace(players: number, provinces: number): number {
  const few: Readonly<Record<number, number>> = { 2: 12, 3: 8, 4: 6, 5: 5, 6: 4 }
  return Math.max(1, Math.min(few[Math.max(2, players)] ?? LEAST_UNITS, Math.floor(provinces / players)))
}

/** The powers of a board in the order in which they come in as more people play: those first that are farthest apart. */
const ORDER: Readonly<Record<string, string>> = {
  standard: 'ENGLAND TURKEY FRANCE RUSSIA GERMANY AUSTRIA ITALY',
  'ancient-mediterranean': 'ROME PERSIA CARTHAGE EGYPT GREECE',
}

/** Escalation on a board, with its own powers and for a crowd; none where the board has rules of its own. */
export function escalating(on: Variant): readonly Variant[] {
  const isByTheBook = BOOK_EDITION_IDS.some((edition) => on.editions.includes(edition))
  return isByTheBook ? [byPowers(on), ...forCrowd(on)] : []
}

/** With the powers of the board, and banners where it has fewer than seven. */
function byPowers(on: Variant): Variant {
  const id = escalationOn(on.id)
  const look = escalationLook(id, on.look)
  const first = (ORDER[on.id]?.split(' ') as PowerId[] | undefined) ?? on.ways[0].groups.flat()
  const all = [...first, ...on.board.powers, ...(Object.keys(look.inks) as PowerId[])]
  return made(id, on, look, [...new Set(all)])
}

/** For more people than seven, on a board with room for them and without as many powers of its own. */
function forCrowd(on: Variant): readonly Variant[] {
  const most = Math.min(CROWD.length, Math.floor(on.board.spaces.length / LEAST_UNITS))
  if (on.board.powers.length >= FEWEST_OF_CROWD || most < FEWEST_OF_CROWD) return []
  const id = crowdOn(on.id)
  const powers = CROWD.slice(0, most) as PowerId[]
  return [made(id, on, escalationLook(id, on.look), powers, FEWEST_OF_CROWD)]
}

/** Escalation under a name of before, when nobody but the board's own powers played it: a table keeps its seats. */
export const asBefore = (id: OlderId, on: Variant): Variant =>
  made(id, on, escalationLook(id, on.look), ORDER[on.id]!.split(' ') as PowerId[])

function made(
  id: string,
  on: Variant,
  look: Variant['look'],
  powers: readonly PowerId[],
  fewest = 2,
): Variant {
  const ways = powers
    .slice(fewest - 1)
    .map((_, index): Way => wayFor(fewest + index, powers, on.board.spaces.length))
  // As many as play the board itself are the usual number.
  const usual = ways.find(({ people }) => people === on.ways[0].people) ?? ways[0]!
  return {
    id,
    look,
    board: emptied(on.board, powers),
    editions: ['escalation'],
    calendar: on.calendar,
    ...(on.lastYear !== undefined && { lastYear: on.lastYear }),
    victory: on.victory,
    ways: [usual, ...ways.filter((way) => way !== usual)],
    ...(fewest > 2 && { fewest }),
  }
}

function wayFor(people: number, powers: readonly PowerId[], provinces: number): Way {
  const [played, passive] = [powers.slice(0, people), powers.slice(people)]
  return {
    id: `escalation-${people}`,
    people,
    groups: played.map((power) => [power]),
    options: { passive, placement: unitsToPlace(people, provinces) },
  }
}

/** The board without homes and first units. */
const emptied = (facts: BoardFacts, powers: readonly PowerId[]): BoardFacts => ({
  ...facts,
  powers,
  spaces: facts.spaces.map(({ home: _, ...space }) => space),
  start: {},
})
