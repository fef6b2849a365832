// A plain DumbBot to measure stand-ins against, written anew from the description David Norman published with his bot
// for the DAIDE project (http://daide.org.uk/s0003.html). Places have a value; units, in random order, go to the best
// neighbouring one, sometimes to the next best; where another own unit stands or goes they support it if it needs that.
// It orders no convoys, and considers nothing else.
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { NONE } from '../../shared/games/diplomacy/board/board.ts'
import { type Field, fieldOf, reaches, rowOf } from '../../shared/games/diplomacy/bots/field.ts'
import {
  couldHelp,
  goalOf,
  holding,
  ordersOf,
  type Plan,
  setSupport,
} from '../../shared/games/diplomacy/bots/plan.ts'
import {
  rulesOf,
  type PublicPosition,
  situationOf,
} from '../../shared/games/diplomacy/bots/public-position.ts'
import { HOLD, MOVE } from '../../shared/games/diplomacy/orders/legality.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { typeIndex } from '../../shared/games/diplomacy/board/board.ts'
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { type Random, shuffled } from '../../shared/kernel/random.ts'

interface Weights {
  readonly attack: number
  readonly defence: number
  /** For proximity[0], [1], ... */
  readonly proximity: readonly number[]
  readonly strength: number
  readonly competition: number
}

const FAR = [30, 10, 6, 5, 4, 3, 2, 1]
const SPRING: Weights = {
  attack: 700,
  defence: 300,
  proximity: [100, 1000, ...FAR],
  strength: 1000,
  competition: 1000,
}
const FALL: Weights = {
  attack: 600,
  defence: 400,
  proximity: [1000, 100, ...FAR],
  strength: 1000,
  competition: 1000,
}
const WINTER: Weights = {
  attack: 700,
  defence: 1000,
  proximity: [1000, 100, ...FAR],
  strength: 0,
  competition: 0,
}

/** The chance, in percent, that it considers the next best place. */
const ALTERNATIVE = 50
/** How strongly a lower value makes it avoid that place. */
const DIFFERENCE = 500
const NOT_YET = -1

/** A power of n centres counts n² + 4n + 16. */
const sizeOf = (centres: number): number => centres * centres + 4 * centres + 16

interface Values {
  /** By `type * locations + location`. */
  readonly place: Float64Array
  /** Units that the strongest other power has beside each province, or in it. */
  readonly competition: Uint8Array
}

/** Orders of a DumbBot in the phase at hand. */
export function dumbBot(seen: PublicPosition, power: PowerId, random: Random): readonly Order[] {
  const field = fieldOf(seen)
  const self = field.board.powerIndex.get(power)!
  const { phase, season } = seen.turn
  switch (phase) {
    case 'placement':
    case 'wishes':
    case 'homes':
      return []
    case 'movement':
      return ordersOf(
        field,
        moves(field, self, valuesOf(field, self, season === 'spring' ? SPRING : FALL), random),
      )
    case 'retreats':
      return retreats(field, power, valuesOf(field, self, season === 'spring' ? FALL : WINTER))
    case 'adjustments':
      return adjustments(field, power, valuesOf(field, self, WINTER))
  }
}

function valuesOf(field: Field, self: number, weights: Weights): Values {
  const { board, owner, centres, powers } = field
  const beside = unitsBeside(field)
  const by = (power: number, province: number) => beside[power * board.provinces + province]!
  const others = [...Array(powers).keys()].filter((power) => power !== self)
  const base = Float64Array.from({ length: board.provinces }, (_, province) => {
    if (!board.centre[province]) return 0
    if (owner[province] !== self)
      return weights.attack * (owner[province] === NONE ? sizeOf(0) : sizeOf(centres[owner[province]!]!))
    const near = others.filter((power) => by(power, province) > 0).map((power) => sizeOf(centres[power]!))
    return weights.defence * Math.max(0, ...near)
  })
  const competition = Uint8Array.from({ length: board.provinces }, (_, province) =>
    Math.max(...others.map((power) => by(power, province))),
  )
  const place = new Float64Array(2 * board.locations)
  let proximity = place.map((_, row) => base[board.province[row % board.locations]!]!)
  for (const weight of weights.proximity) {
    for (let row = 0; row < place.length; row++) place[row]! += weight * proximity[row]!
    proximity = proximity.map((own, row) => {
      const shift = row < board.locations ? 0 : board.locations
      return board.neighbours[row]!.reduce((sum, to) => sum + proximity[shift + to]!, own) / 5
    })
  }
  for (let row = 0; row < place.length; row++) {
    const province = board.province[row % board.locations]!
    place[row]! += weights.strength * by(self, province) - weights.competition * competition[province]!
  }
  return { place, competition }
}

/** How many units of each power are in a province or could step into it, by `power * provinces + province`. */
function unitsBeside(field: Field): Uint8Array {
  const { board, position, powers } = field
  const beside = new Uint8Array(powers * board.provinces)
  for (let unit = 0; unit < position.count; unit++)
    for (let province = 0; province < board.provinces; province++)
      if (position.in[unit] === province || reaches(field, unit, province))
        beside[position.power[unit]! * board.provinces + province]!++
  return beside
}

function moves(field: Field, self: number, values: Values, random: Random): Plan {
  const plan = holding(field.units[self]!)
  plan.kind.fill(NOT_YET)
  const queue = shuffled([...plan.units.keys()], random)
  const asked = new Set<number>()
  while (queue.length > 0) {
    const k = queue.shift()!
    if (plan.kind[k] !== NOT_YET) continue
    const first = orderOne(field, plan, k, values, random, asked)
    if (first === undefined) continue
    // A unit in the way is ordered first; it is asked once.
    asked.add(k)
    queue.unshift(first, k)
  }
  for (const k of plan.units.keys()) if (plan.kind[k] === HOLD) spendHold(field, plan, k, values)
  return plan
}

/** Orders a unit, or names the own unit that has to be ordered before it. */
function orderOne(
  field: Field,
  plan: Plan,
  k: number,
  values: Values,
  random: Random,
  asked: ReadonlySet<number>,
): number | undefined {
  const { board, position, closed } = field
  const unit = plan.units[k]!
  const shift = position.type[unit]! * board.locations
  const here = position.in[unit]!
  const places = [position.at[unit]!, ...board.neighbours[rowOf(field, unit)]!]
    .filter((to) => !closed[board.province[to]!])
    .sort((a, b) => values.place[shift + b]! - values.place[shift + a]!)
  while (places.length > 0) {
    const [to] = places.splice(
      pick(
        places.map((place) => values.place[shift + place]!),
        random,
      ),
      1,
    )
    const province = board.province[to!]!
    if (province === here) break
    const standing = plan.units.findIndex((other) => position.in[other] === province)
    if (standing >= 0 && plan.kind[standing] === NOT_YET && !asked.has(k)) return standing
    const going = plan.units.findIndex(
      (_, other) => plan.kind[other] === MOVE && goalOf(field, plan, other) === province,
    )
    const stays = standing >= 0 && plan.kind[standing] !== MOVE
    const ally = stays ? standing : going
    if (ally >= 0) {
      const needed = values.competition[province]! > (stays ? 1 : 0)
      if (!needed || plan.kind[ally] === NOT_YET || !couldHelp(field, plan, k, ally)) continue
      setSupport(field, plan, k, ally)
      return undefined
    }
    // Two own units would only exchange places.
    if (standing >= 0 && goalOf(field, plan, standing) === here) continue
    plan.kind[k] = MOVE
    plan.to[k] = to!
    return undefined
  }
  plan.kind[k] = HOLD
  return undefined
}

/** The place in a falling list that is taken: the first, or by chance one after it, likelier the closer its value. */
function pick(values: readonly number[], random: Random): number {
  let k = 0
  while (k + 1 < values.length) {
    const away = values[k] ? ((values[k]! - values[k + 1]!) * DIFFERENCE) / values[k]! : 0
    if (random.below(100) >= ALTERNATIVE || random.below(100) < away) break
    k++
  }
  return k
}

/** A unit that would only hold supports the own neighbour whose place is most disputed. */
function spendHold(field: Field, plan: Plan, k: number, { competition, place }: Values): void {
  const { board, position } = field
  const worth = (ally: number) => {
    const unit = plan.units[ally]!
    const at = plan.kind[ally] === MOVE ? plan.to[ally]! : position.at[unit]!
    return place[position.type[unit]! * board.locations + at]!
  }
  const needs = (ally: number) => competition[goalOf(field, plan, ally)]! > (plan.kind[ally] === MOVE ? 0 : 1)
  const [best] = [...plan.units.keys()]
    .filter((ally) => couldHelp(field, plan, k, ally) && needs(ally))
    .sort((a, b) => worth(b) - worth(a))
  if (best !== undefined) setSupport(field, plan, k, best)
}

const placeOf = ({ board }: Field, { place }: Values, { type, at }: UnitRef): number =>
  place[typeIndex(type) * board.locations + board.index.get(at)!]!

function retreats(field: Field, power: PowerId, values: Values): Order[] {
  const taken = new Set<string>()
  return field.seen.dislodged
    .filter(({ unit }) => unit.power === power)
    .map(({ unit: { type, at }, retreats }) => {
      const [best] = retreats
        .filter((to) => !taken.has(provinceOf(to)))
        .sort((a, b) => placeOf(field, values, { type, at: b }) - placeOf(field, values, { type, at: a }))
      if (best === undefined) return { kind: 'disband', unit: { type, at } }
      taken.add(provinceOf(best))
      return { kind: 'retreat', unit: { type, at }, to: best }
    })
}

function adjustments(field: Field, power: PowerId, values: Values): Order[] {
  const { seen } = field
  const { count, builds, removals } = rulesOf(seen).adjustments.options(situationOf(seen), power)
  const ranked = (units: readonly UnitRef[]) =>
    [...units].sort((a, b) => placeOf(field, values, b) - placeOf(field, values, a))
  if (count < 0)
    return ranked(removals)
      .slice(count)
      .map((unit) => ({ kind: 'remove', unit }))
  const built: UnitRef[] = []
  for (const unit of ranked(builds))
    if (built.length < count && !built.some(({ at }) => provinceOf(at) === provinceOf(unit.at)))
      built.push(unit)
  return built.map((unit) => ({ kind: 'build', unit }))
}
