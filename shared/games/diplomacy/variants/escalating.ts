// Escalation (Edi Birsan) on a board: it begins empty, more may play than it has powers, and its countries mean nothing. So it
// is a board of its own, made of the one that it is played on.
import type { BoardFacts } from '../board/facts.ts'
import type { PowerId } from '../board/ids.ts'
import type { Look } from './look.ts'
import type { Variant } from './variant.ts'
import type { Way } from './way.ts'

/** Units that each of so many players places; settable, within the room the board has. */
export function unitsToPlace(players: number): number {
  const few: Readonly<Record<number, number>> = { 2: 12, 3: 8, 4: 6, 5: 5, 6: 4 }
  return few[Math.max(2, players)] ?? 3
}

/** What a board brings for Escalation on it. */
interface Escalating {
  readonly id: string
  readonly look: Look
  /** Its powers and those beside them, in the order in which they come in as more people play. */
  readonly powers: readonly PowerId[]
}

/** Escalation on a board. */
export function escalating(on: Variant, { id, look, powers }: Escalating): Variant {
  const ways = powers.slice(1).map((_, index): Way => wayFor(index + 2, powers))
  // As many as the board's own powers are the usual number.
  const usual = ways.find(({ people }) => people === on.board.powers.length) ?? ways[0]!
  return {
    id,
    look,
    board: emptied(on.board, powers),
    editions: ['escalation'],
    calendar: on.calendar,
    victory: on.victory,
    ways: [usual, ...ways.filter((way) => way !== usual)],
  }
}

function wayFor(people: number, powers: readonly PowerId[]): Way {
  const [played, passive] = [powers.slice(0, people), powers.slice(people)]
  return {
    id: `escalation-${people}`,
    people,
    groups: played.map((power) => [power]),
    options: { passive, placement: unitsToPlace(people) },
  }
}

/** The board without homes and first units. */
const emptied = (facts: BoardFacts, powers: readonly PowerId[]): BoardFacts => ({
  ...facts,
  powers,
  spaces: facts.spaces.map(({ home: _, ...space }) => space),
  start: {},
})
