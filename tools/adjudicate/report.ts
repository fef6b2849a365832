// Verdicts as JSON. Units are written as `A PAR`, orders with the codes of the board, whatever language they came in.
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import type { Outcome, OrderResult, Stray } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Ownership } from '../../shared/games/diplomacy/view.ts'
import { succeeded } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { Verdict } from './adjudicate.ts'
import type { Case, CaseId, Fault } from './case.ts'

/** Says an outcome in the reader's language. */
export type Teller = (result: OrderResult | Stray, all: readonly OrderResult[]) => string

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

const unitText = ({ type, at }: UnitRef): string => `${type} ${at}`
const orderText = (order: Order): string => writeOrder(order, { language: 'en', style: 'codes' })

/** The result of a case as a JSON value. */
export function reportOf(id: CaseId, given: Case, verdict: Verdict, tell?: Teller): Json {
  const { units, results, strays, dislodged, owners } = verdict
  const say = (result: OrderResult | Stray) => (tell ? { sentence: tell(result, results) } : {})
  return {
    id,
    units: byPower(given.powers, units, ({ power }) => power, unitText),
    ...(dislodged.length > 0 && {
      dislodged: Object.fromEntries(
        dislodged.map(({ unit, retreats }) => [
          unitText(unit),
          { power: unit.power, retreats: [...retreats] },
        ]),
      ),
    }),
    results: Object.fromEntries(
      results
        .filter(
          ({ outcome, dislodgedBy, order }) =>
            (outcome.kind !== 'unordered' || dislodgedBy) && order?.kind !== 'waive',
        )
        .map((result) => [unitText(result.unit), { ...resultJson(result), ...say(result) }]),
    ),
    ...asides(
      'waived',
      results
        .filter(({ order }) => order?.kind === 'waive')
        .map((result) => ({
          power: result.unit.power,
          ...outcomeJson(result.outcome),
          ...say(result),
        })),
    ),
    ...asides(
      'strays',
      strays.map((stray) => ({
        power: stray.power,
        ...(stray.written !== undefined && { text: stray.written }),
        ...(stray.order && { order: orderText(stray.order) }),
        ...outcomeJson(stray.outcome),
        ...say(stray),
      })),
    ),
    ...asides('readings', readingsJson(given, verdict)),
    ...(owners && { centers: centersJson(given, owners) }),
  }
}

/** The answer to a line that is no case. */
export const faultJson = (id: CaseId, line: number, fault: Fault): Json => ({ id, line, error: { ...fault } })

const asides = (name: string, list: readonly Json[]): { readonly [key: string]: Json } =>
  list.length > 0 ? { [name]: list } : {}

function resultJson(result: OrderResult): { readonly [key: string]: Json } {
  const { order, outcome, dislodgedBy, disbanded, rule } = result
  return {
    ...outcomeJson(outcome),
    success: succeeded(result),
    ...(order && { order: orderText(order) }),
    ...(dislodgedBy && { dislodgedBy: unitText(dislodgedBy) }),
    ...(disbanded && { disbanded }),
    ...(rule !== undefined && { rule }),
  }
}

/** An outcome's kind and its data: units as texts, all else as it is. */
function outcomeJson(outcome: Outcome): { readonly [key: string]: Json } {
  const { kind, ...data } = outcome
  return {
    outcome: kind,
    ...Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainJson(value)])),
  }
}

function plainJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plainJson)
  if (typeof value !== 'object' || value === null) return value as Json
  if ('type' in value && 'at' in value) return unitText(value as UnitRef)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainJson(inner)]))
}

/** Orders that were not read to the letter, or not at all: what was made of them and why. */
const readingsJson = ({ orders }: Case, { readings }: Verdict): Json[] =>
  readings.flatMap((reading, i): Json[] => {
    const { power, text } = orders[i]!
    if (reading.kind === 'invalid') {
      const { why, span, words, orders, places } = reading
      const might = [...orders.map(orderText), ...places]
      return [
        { power, text: reading.text, invalid: why, from: span.from, to: span.to, words, perhaps: might },
      ]
    }
    if (reading.warnings.length === 0) return []
    return [
      { power, text, order: orderText(reading.order), warnings: reading.warnings.map(({ code }) => code) },
    ]
  })

const centersJson = ({ board, powers }: Case, owners: Ownership): Json => {
  const owned: [string, PowerId][] = Object.entries(owners)
  const all = board.variant.powers.filter(
    (power) => powers.includes(power) || owned.some(([, owner]) => owner === power),
  )
  return byPower(
    all,
    owned,
    ([, owner]) => owner,
    ([centre]) => centre,
  )
}

function byPower<T>(
  powers: readonly PowerId[],
  items: readonly T[],
  whose: (item: T) => PowerId,
  text: (item: T) => string,
): { readonly [key: string]: Json } {
  return Object.fromEntries(
    powers.map((power) => [power, items.filter((item) => whose(item) === power).map(text)]),
  )
}
