// Retreats, builds and removals by forecast: for one unit after the other, the choice that leaves the power best off.
import { NONE, provinceIndex, typeIndex } from '../board/board.ts'
import { type PowerId, provinceOf } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import type { AdjustmentOrder, RetreatOrder } from '../orders/order.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Field } from './field.ts'
import { AFTER_FALL, AFTER_SPRING, foresee, type Forecast, forecastFor, IN_YEARS, put } from './forecast.ts'
import { balanced } from './regroup.ts'
import { rulesOf, situationOf } from './public-position.ts'
import { standingWith } from './worth.ts'

/** How much worse than the best a choice may be, as a share of the gain: among closer choices chance decides. */
const CLOSE = 0.1

/** A forecast of the position as it stands, with its units numbered as in the position's list. */
function forecastOf(field: Field): Forecast {
  const { board, position, seen } = field
  const fall = seen.turn.season !== 'spring'
  const forecast =
    seen.turn.phase === 'adjustments'
      ? forecastFor(field, IN_YEARS, false)
      : forecastFor(field, fall ? AFTER_FALL : AFTER_SPRING, fall)
  for (let unit = 0; unit < position.count; unit++)
    put(forecast, unit, position.power[unit]!, position.type[unit]! * board.locations + position.at[unit]!)
  return forecast
}

const rowFor = ({ board }: Field, { type, at }: UnitRef): number =>
  typeIndex(type) * board.locations + board.index.get(at)!

function worthNow(forecast: Forecast, power: number): number {
  foresee(forecast)
  return standingWith(forecast.strength, power, forecast.centres.length)
}

/** One of the best choices: by chance among those about as good. Throws where there are none. */
function choose<T>(choices: readonly T[], worth: (choice: T) => number, random: Random): T {
  const ranked = choices.map((choice) => ({ choice, worth: worth(choice) })).sort((a, b) => b.worth - a.worth)
  const [best, last] = [ranked[0]!, ranked.at(-1)!]
  const least = best.worth - CLOSE * (best.worth - last.worth)
  const close = ranked.filter((each) => each.worth >= least)
  return close[random.below(close.length)]!.choice
}

/** A power's retreats, each unit to the best place left; one that has none disbands. */
export function retreatsFrom(field: Field, power: PowerId, random: Random): RetreatOrder[] {
  const forecast = forecastOf(field)
  const self = field.board.powerIndex.get(power)!
  const taken = new Set<string>()
  let number = field.position.count
  return field.seen.dislodged
    .filter(({ unit }) => unit.power === power)
    .map(({ unit: { type, at }, retreats: ways }) => {
      const open = ways.filter((to) => !taken.has(provinceOf(to)))
      const unit = { type, at }
      if (open.length === 0) return { kind: 'disband', unit }
      const worth = (to: UnitRef['at']) => worthWith(field, forecast, self, number, { type, at: to })
      const to = choose(open, worth, random)
      put(forecast, number++, self, rowFor(field, { type, at: to }))
      taken.add(provinceOf(to))
      return { kind: 'retreat', unit, to }
    })
}

/** What a position is worth with one more unit. */
function worthWith(field: Field, forecast: Forecast, self: number, number: number, unit: UnitRef): number {
  put(forecast, number, self, rowFor(field, unit))
  const worth = worthNow(forecast, self)
  put(forecast, number, self, NONE)
  return worth
}

/** A power's builds or removals: units that will reach the centres it lacks, and guard those it has. */
export function adjustmentsFor(field: Field, power: PowerId, random: Random): AdjustmentOrder[] {
  const { count, builds, removals } = rulesOf(field.seen).adjustments.options(situationOf(field.seen), power)
  const forecast = forecastOf(field)
  const self = field.board.powerIndex.get(power)!
  return count < 0
    ? remove(field, forecast, self, removals, -count, random)
    : build(field, forecast, self, builds, count, random)
}

function remove(
  { position, board }: Field,
  forecast: Forecast,
  self: number,
  removals: readonly UnitRef[],
  count: number,
  random: Random,
): AdjustmentOrder[] {
  let left = [...removals]
  return Array.from({ length: count }, () => {
    const numberOf = ({ at }: UnitRef) => position.occupant[provinceIndex(board, at)]!
    const unit = choose(
      left,
      (each) => {
        const number = numberOf(each)
        const row = forecast.placed[number]!
        put(forecast, number, self, NONE)
        const worth = worthNow(forecast, self)
        put(forecast, number, self, row)
        return worth
      },
      random,
    )
    put(forecast, numberOf(unit), self, NONE)
    left = left.filter((each) => each !== unit)
    return { kind: 'remove', unit }
  })
}

function build(
  field: Field,
  forecast: Forecast,
  self: number,
  builds: readonly UnitRef[],
  count: number,
  random: Random,
): AdjustmentOrder[] {
  const own = field.units[self]!.map((unit) => field.seen.units[unit]!)
  let number = field.position.count
  let left = [...builds]
  const chosen: UnitRef[] = []
  while (chosen.length < count && left.length > 0) {
    const unit = choose(
      balanced(left, [...own, ...chosen]),
      (each) => worthWith(field, forecast, self, number, each),
      random,
    )
    put(forecast, number++, self, rowFor(field, unit))
    left = left.filter(({ at }) => provinceOf(at) !== provinceOf(unit.at))
    chosen.push(unit)
  }
  return chosen.map((unit) => ({ kind: 'build', unit }))
}
