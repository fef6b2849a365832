/** How a position is made: where it starts, how full it is, and what its units like to do, in parts of a hundred. */
export interface Recipe {
  readonly name: string
  /** Where the region grows from: anywhere, a sea, or near a province with two coasts. */
  readonly start: 'any' | 'sea' | 'coasts'
  /** Convoys to begin with that land on a support about a convoying fleet, each about the next. */
  readonly knots: number
  readonly units: readonly [number, number]
  readonly powers: readonly [number, number]
  /** Coastal spaces with a fleet. */
  readonly fleets: number
  readonly moves: number
  readonly convoys: number
  /** Of the moves: against a unit, or where another already goes. */
  readonly crowded: number
  /** Of the moves: back at a unit that moves here. */
  readonly swaps: number
  readonly via: number
  /** Orders spoilt afterwards: a space that cannot be reached, a support for something else. */
  readonly wrong: number
}

// Each row aims at places where engines that pass every published case have been wrong.
const TABLE = `
name         start  knots units powers fleets moves convoys crowded swaps via wrong
brawl        any    0     5-9   2-4    40     50    10      75      20    5   4
convoy       sea    0     5-10  2-4    35     55    80      70      15    15  3
paradox      sea    1     6-10  2-3    55     45    70      95      5     10  0
paradoxes    sea    2     8-12  2-3    55     45    80      95      5     5   0
chains       sea    3     9-13  2-3    55     40    85      95      5     5   0
crowd        any    0     10-14 3-5    45     42    30      85      20    5   2
knot         sea    1     4-7   2-2    70     35    90      98      5     25  0
swap         sea    0     5-9   2-4    25     70    60      70      70    45  2
siege        any    0     6-10  2-4    40     42    5       97      15    0   2
head-to-head any    0     5-9   2-3    40     45    0       75      80    0   2
own          any    0     5-9   1-2    40     50    20      90      30    10  2
circle       any    0     5-8   1-3    40     85    15      80      10    10  0
two-coasts   coasts 0     4-8   2-3    85     55    15      80      20    3   10
borders      any    0     3-6   2-3    55     75    5       30      15    2   35`

const range = (text: string): [number, number] => {
  const [low = 0, high = low] = text.split('-').map(Number)
  return [low, high]
}

export const RECIPES: readonly Recipe[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name = '', start, knots, units = '', powers = '', ...rest] = row.split(/\s+/)
    const [fleets = 0, moves = 0, convoys = 0, crowded = 0, swaps = 0, via = 0, wrong = 0] = rest.map(Number)
    const from = start === 'sea' || start === 'coasts' ? start : 'any'
    const sizes = { knots: Number(knots), units: range(units), powers: range(powers) }
    return { name, start: from, ...sizes, fleets, moves, convoys, crowded, swaps, via, wrong }
  })
