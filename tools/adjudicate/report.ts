// Verdicts as lines of JSON. Units are written as `A PAR`, orders with the codes of the board, whatever language they
// came in. The JSON text is written without `JSON.stringify`: writing takes most of an adjudication's time, and the
// fields are known.
import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { BoardNames } from '../../shared/games/diplomacy/notation/names/board-names.ts'
import type { UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { ruleNumber } from '../../shared/games/diplomacy/rules/key-rules.ts'
import type { Outcome, OrderResult, Stray } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Ownership } from '../../shared/games/diplomacy/rules/ownership.ts'
import { succeeded } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import type { Verdict } from './adjudicate.ts'
import type { Case, CaseId, Fault } from './case.ts'

/** Says an outcome in the reader's language, with the names of the board it is on. */
export type Teller = (result: OrderResult | Stray, all: readonly OrderResult[], names: BoardNames) => string

/** The answer to a case. */
export function reportOf(id: CaseId, given: Case, verdict: Verdict, tell?: Teller): string {
  const { units, results, strays, dislodged, owners } = verdict
  const say = (result: OrderResult | Stray) =>
    tell ? `,"sentence":${JSON.stringify(tell(result, results, given.names))}` : ''
  let text = `{"id":${JSON.stringify(id)},"units":${byPower(given.powers, units, ownerOf, unitText)}`
  if (dislodged.length > 0) {
    const lost = dislodged.map(
      ({ unit, retreats }) =>
        `"${unitText(unit)}":{"power":"${unit.power}","retreats":${JSON.stringify(retreats)}}`,
    )
    text += `,"dislodged":{${lost.join(',')}}`
  }
  text += `,"results":${resultsText(given.turn.phase === 'adjustments' ? lastOfEach(results) : results, say)}`
  text += asides(
    'waived',
    results
      .filter(({ order }) => order?.kind === 'waive')
      .map((result) => `{"power":"${result.unit.power}",${outcomeText(result.outcome)}${say(result)}}`),
  )
  text += asides(
    'strays',
    strays.map((stray) => `{${strayText(stray)}${say(stray)}}`),
  )
  text += asides('readings', readingsOf(given, verdict))
  return owners ? `${text},"centers":${centersText(given, owners)}}` : `${text}}`
}

/** The answer to a line that is no case. */
export const faultReport = (id: CaseId, line: number, fault: Fault): string =>
  JSON.stringify({ id, line, error: { ...fault } })

/** A unit; no character of it needs an escape. */
const unitText = ({ type, at }: UnitRef): string => `${type} ${at}`

const ownerOf = ({ power }: { readonly power: PowerId }): PowerId => power

/** An order in the board's own codes: what `writeOrder` writes in English. */
export function orderText(order: Order): string {
  switch (order.kind) {
    case 'waive':
      return 'WAIVE'
    case 'hold':
      return `${unitText(order.unit)} H`
    case 'move':
      return `${unitText(order.unit)} - ${order.to}${order.via ? ' VIA' : ''}`
    case 'support-hold':
      return `${unitText(order.unit)} S ${unitText(order.target)}`
    case 'support-move':
      return `${unitText(order.unit)} S ${unitText(order.target)} - ${order.to}`
    case 'convoy':
      return `${unitText(order.unit)} C ${unitText(order.target)} - ${order.to}`
    case 'retreat':
      return `${unitText(order.unit)} R ${order.to}`
    case 'build':
      return `${unitText(order.unit)} B`
    case 'disband':
    case 'remove':
      return `${unitText(order.unit)} D`
    default:
      return assertNever(order)
  }
}

const asides = (name: string, list: readonly string[]): string =>
  list.length > 0 ? `,"${name}":[${list.join(',')}]` : ''

/** What became of each unit's order. */
function resultsText(results: readonly OrderResult[], say: (result: OrderResult) => string): string {
  let all = ''
  for (const result of results) {
    const { unit, order, outcome, dislodgedBy, disbanded, rule } = result
    if ((outcome.kind === 'unordered' && !dislodgedBy) || order?.kind === 'waive') continue
    let text = `"${unitText(unit)}":{${outcomeText(outcome)},"success":${succeeded(result)}`
    if (order) text += `,"order":"${orderText(order)}"`
    if (dislodgedBy) text += `,"dislodgedBy":"${unitText(dislodgedBy)}"`
    if (disbanded) text += `,"disbanded":"${disbanded}"`
    if (rule !== undefined) text += `,"rule":${ruleNumber(rule)}`
    all += `${all === '' ? '' : ','}${text}${say(result)}}`
  }
  return `{${all}}`
}

/** Of two results for one unit, as where a build is asked for twice, the last, where the first one was. */
const lastOfEach = (results: readonly OrderResult[]): readonly OrderResult[] => [
  ...new Map(results.map((result) => [unitText(result.unit), result])).values(),
]

function strayText({ power, written, order, outcome }: Stray): string {
  const typed = outcome.kind === 'invalid' ? outcome.text : written
  return [
    `"power":"${power}"`,
    ...(typed === undefined ? [] : [`"text":${JSON.stringify(typed)}`]),
    ...(order ? [`"order":"${orderText(order)}"`] : []),
    outcome.kind === 'invalid' ? '"outcome":"invalid"' : outcomeText(outcome),
  ].join(',')
}

/** An outcome's kind and its data: units as texts, all else as it is. */
function outcomeText(outcome: Outcome): string {
  let text = `"outcome":"${outcome.kind}"`
  for (const key in outcome) {
    const value: unknown = outcome[key as keyof Outcome]
    if (key !== 'kind' && value !== undefined) text += `,"${key}":${dataText(value)}`
  }
  return text
}

function dataText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dataText).join(',')}]`
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if ('type' in value && 'at' in value) return `"${unitText(value as UnitRef)}"`
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${dataText(inner)}`).join(',')}}`
}

/** Orders that were corrected or could not be read: how they were read, and why. */
function readingsOf({ orders }: Case, { readings }: Verdict): string[] {
  const lines: string[] = []
  for (let i = 0; i < readings.length; i++) {
    const reading = readings[i]!
    const { power, text } = orders[i]!
    if (reading.kind === 'invalid') {
      const { why, span, words, orders, places } = reading
      const perhaps = [...orders.map(orderText), ...places]
      const { from, to } = span
      lines.push(JSON.stringify({ power, text: reading.text, invalid: why, from, to, words, perhaps }))
    } else if (reading.warnings.length > 0) {
      const warnings = reading.warnings.map(({ code }) => code)
      lines.push(JSON.stringify({ power, text, order: orderText(reading.order), warnings }))
    }
  }
  return lines
}

function centersText({ board, powers }: Case, owners: Ownership): string {
  const owned: [string, PowerId][] = Object.entries(owners)
  const all = board.facts.powers.filter(
    (power) => powers.includes(power) || owned.some(([, owner]) => owner === power),
  )
  return byPower(
    all,
    owned,
    ([, owner]) => owner,
    ([centre]) => centre,
  )
}

/** Lists of texts by power. */
function byPower<T>(
  powers: readonly PowerId[],
  items: readonly T[],
  whose: (item: T) => PowerId,
  text: (item: T) => string,
): string {
  const lists = new Map<PowerId, string>()
  for (const item of items) {
    const power = whose(item)
    const before = lists.get(power)
    lists.set(power, before === undefined ? `"${text(item)}"` : `${before},"${text(item)}"`)
  }
  return `{${powers.map((power) => `"${power}":[${lists.get(power) ?? ''}]`).join(',')}}`
}
