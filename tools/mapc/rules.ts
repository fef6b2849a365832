// The drawing is checked against the game's own board: the map's facts say where things are, never what is adjacent.
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { BoardFacts, Borders } from '../../shared/games/diplomacy/board/facts.ts'

export interface RulesFacts {
  /** Provinces next to each other for any unit. */
  readonly adjacency: Readonly<Record<string, readonly string[]>>
  /** Pairs of coastal provinces (`A-B`, alphabetical) with no common coast, between which fleets do not move. */
  readonly armyOnly: readonly string[]
  readonly seas: readonly string[]
  readonly centres: readonly string[]
  /** The seas each separate coast faces, by `PROVINCE/COAST`. */
  readonly coastSeas: Readonly<Record<string, readonly string[]>>
}

/** All pairs of provinces that a table of borders joins, coasts left out, each once and alphabetical. */
function pairsOf(borders: Borders): Set<string> {
  const pairs = new Set<string>()
  for (const [from, list] of Object.entries(borders))
    for (const to of list) pairs.add([provinceOf(from), provinceOf(to)].sort().join('-'))
  return pairs
}

/** What the drawing must show of a game's board. */
export function rulesOf({ spaces, armies, fleets, passages = [] }: BoardFacts): RulesFacts {
  const [byLand, bySea] = [pairsOf(armies), pairsOf(fleets)]
  // What a passage joins does not touch.
  for (const pair of passages) for (const pairs of [byLand, bySea]) pairs.delete([...pair].sort().join('-'))
  const kinds = new Map<string, string>(spaces.map(({ id, kind }) => [id, kind]))
  const adjacency = Object.fromEntries(spaces.map(({ id }) => [id, [] as string[]]))
  for (const pair of new Set([...byLand, ...bySea])) {
    const [a, b] = pair.split('-') as [string, string]
    adjacency[a]!.push(b)
    adjacency[b]!.push(a)
  }
  const isCoastal = (id: string) => kinds.get(id) === 'coastal'
  return {
    adjacency,
    armyOnly: [...byLand].filter((pair) => !bySea.has(pair) && pair.split('-').every(isCoastal)),
    seas: spaces.filter(({ kind }) => kind === 'sea').map(({ id }) => id),
    centres: spaces.filter(({ centre }) => centre).map(({ id }) => id),
    coastSeas: Object.fromEntries(
      spaces.flatMap(({ coasts }) =>
        coasts.map((coast) => [coast, (fleets[coast] ?? []).filter((to) => kinds.get(to) === 'sea')]),
      ),
    ),
  }
}
