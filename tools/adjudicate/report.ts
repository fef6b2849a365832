// Verdicts as lines of JSON. Units are written as `A PAR`, orders with the codes of the board, whatever language they
// came in. The JSON text is written without `JSON.stringify`: writing takes most of an adjudication's time, and the
// fields are known.
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { BoardNames } from '../../shared/games/diplomacy/notation/names/board-names.ts'
import type { Unit, UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { KEY_RULES, type KeyRule, ruleNumber } from '../../shared/games/diplomacy/rules/key-rules.ts'
import type { Outcome, OrderResult, Stray } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Ownership } from '../../shared/games/diplomacy/rules/ownership.ts'
import { succeeded } from '../../shared/games/diplomacy/rules/outcome.ts'
import type { Verdict } from './adjudicate.ts'
import type { Case, CaseId, Fault } from './case.ts'
import type { KnownOrder } from './known-orders.ts'
import { inOnePiece, orderField, orderText, quotedUnit, textsOf, unitText } from './texts.ts'

/** Says an outcome in the reader's language, with the names of the board it is on. */
export type Teller = (result: OrderResult | Stray, all: readonly OrderResult[], names: BoardNames) => string

/** The sentence about a result as a field of it; empty where none was asked for. */
type Say = (result: OrderResult | Stray) => string

/** The answer to a case. It is joined from many pieces at the end: to append each to a text takes twice as long. */
export function reportOf(id: CaseId, given: Case, verdict: Verdict, tell?: Teller): string {
  const { units, results, strays, dislodged, owners } = verdict
  const say: Say | undefined =
    tell && ((result) => `,"sentence":${JSON.stringify(tell(result, results, given.names))}`)
  const text = ['{"id":', typeof id === 'number' ? String(id) : JSON.stringify(id), ',"units":']
  byPower(text, given.powers, units, ownerOf, listedUnit)
  if (dislodged.length > 0) {
    const lost = dislodged.map(
      ({ unit, retreats }) =>
        `${quotedUnit(unit)}:{"power":"${unit.power}","retreats":[${retreats.map((at) => `"${at}"`).join(',')}]}`,
    )
    text.push(',"dislodged":{', lost.join(','), '}')
  }
  text.push(',"results":')
  addResults(text, given.turn.phase === 'adjustments' ? lastOfEach(results) : results, verdict.known, say)
  if (given.turn.phase === 'adjustments')
    addAsides(
      text,
      'waived',
      results
        .filter(({ order }) => order?.kind === 'waive')
        .map(
          (result) =>
            `{"power":"${result.unit.power}",${outcomeText(result.outcome)}${say ? say(result) : ''}}`,
        ),
    )
  addAsides(
    text,
    'strays',
    strays.map((stray) => `{${strayText(stray)}${say ? say(stray) : ''}}`),
  )
  addAsides(text, 'readings', readingsOf(given, verdict))
  if (owners) {
    text.push(',"centers":')
    addCenters(text, given, owners)
  }
  text.push('}')
  return text.join('')
}

/** The answer to a line that is no case. */
export const faultReport = (id: CaseId, line: number, fault: Fault): string =>
  JSON.stringify({ id, line, error: { ...fault } })

const listedUnit = (unit: Unit): string => textsOf(unit).listed
const ownerOf = ({ power }: { readonly power: PowerId }): PowerId => power

function addAsides(text: string[], name: string, list: readonly string[]): void {
  if (list.length > 0) text.push(',"', name, '":[', list.join(','), ']')
}

/** What became of each unit's order. */
function addResults(
  text: string[],
  results: readonly OrderResult[],
  known: Verdict['known'],
  say: Say | undefined,
): void {
  const before = text.length
  for (let i = 0; i < results.length; i++) {
    const result = results[i]!
    // Results have many shapes, so each field is looked up once.
    const { unit, order, outcome, dislodgedBy, rule } = result
    if ((outcome.kind === 'unordered' && !dislodgedBy) || order?.kind === 'waive') continue
    // The lines of a case mostly name the units in the same order.
    const line = known[i]
    const its = line && line.order === order ? line : undefined
    if (its && isUsual(its, outcome, dislodgedBy)) text.push(its.usually)
    else {
      text.push(textsOf(unit).opened)
      addOutcome(text, outcome)
      text.push(succeeded({ outcome, dislodgedBy }) ? ',"success":true' : ',"success":false')
      if (order) text.push(its ? its.field : orderField(order))
    }
    if (dislodgedBy) {
      text.push(',"dislodgedBy":', quotedUnit(dislodgedBy))
      if (result.disbanded) text.push(',"disbanded":"', result.disbanded, '"')
    }
    if (rule !== undefined) text.push(ruleField(rule))
    if (say) text.push(say(result))
  }
  // The first result closes none before it.
  if (text.length > before) text[before] = `{${text[before]!.slice('},'.length)}`
  text.push(text.length > before ? '}}' : '{}')
}

/** Whether an order had its usual outcome, with no data of its own. */
function isUsual({ usual }: KnownOrder, outcome: Outcome, dislodgedBy: Unit | undefined): boolean {
  if (outcome.kind !== usual) return false
  switch (outcome.kind) {
    case 'moves':
      return !outcome.convoyed
    case 'supports':
      return !outcome.spares
    case 'holds':
      return !dislodgedBy
    default:
      return false
  }
}

const ruleFields = new Map<KeyRule, string>(
  KEY_RULES.map((rule) => [rule, inOnePiece(',"rule":', String(ruleNumber(rule)))]),
)
const ruleField = (rule: KeyRule): string => ruleFields.get(rule)!

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

/** Adds an outcome. Those that most orders have are written without going through their fields. */
function addOutcome(text: string[], outcome: Outcome): void {
  switch (outcome.kind) {
    case 'bounced': {
      const { by, attack, against, uncounted } = outcome
      text.push(
        '"outcome":"bounced","by":[',
        by.length === 1 ? quotedUnit(by[0]!) : by.map(quotedUnit).join(','),
        strengths(attack, against),
      )
      if (uncounted) text.push(',"uncounted":', dataText(uncounted))
      return
    }
    case 'cut':
      text.push('"outcome":"cut","by":', quotedUnit(outcome.by))
      return
    case 'unmatched':
      text.push('"outcome":"unmatched","target":', quotedUnit(outcome.target), ',"did":"', outcome.did, '"')
      return
    default:
      text.push(outcomeText(outcome))
  }
}

const strengths = (attack: number, against: number): string =>
  attack === 1 && against === 1 ? EVEN : `],"attack":${attack},"against":${against}`
/** Most units that bounce had no support, and nor had the others. */
const EVEN = '],"attack":1,"against":1'

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
  if ('type' in value && 'at' in value) return quotedUnit(value as UnitRef)
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${dataText(inner)}`).join(',')}}`
}

/** Orders that were corrected or could not be read: how they were read, and why. */
function readingsOf({ orders }: Case, { readings }: Verdict): string[] {
  const lines: string[] = []
  for (const { line, reading } of readings) {
    const { power, text } = orders[line]!
    if (reading.kind === 'invalid') {
      const { why, span, words, orders, places } = reading
      const perhaps = [...orders.map(orderText), ...places]
      const { from, to } = span
      lines.push(JSON.stringify({ power, text: reading.text, invalid: why, from, to, words, perhaps }))
    } else {
      const warnings = reading.warnings.map(({ code }) => code)
      lines.push(JSON.stringify({ power, text, order: orderText(reading.order), warnings }))
    }
  }
  return lines
}

function addCenters(text: string[], { board, powers }: Case, owners: Ownership): void {
  const owned: [string, PowerId][] = Object.entries(owners)
  const all = board.facts.powers.filter(
    (power) => powers.includes(power) || owned.some(([, owner]) => owner === power),
  )
  byPower(
    text,
    all,
    owned,
    ([, owner]) => owner,
    ([centre]) => `,"${centre}"`,
  )
}

/** Lists by power; `list` says how an item follows another. */
function byPower<T>(
  text: string[],
  powers: readonly PowerId[],
  items: readonly T[],
  whose: (item: T) => PowerId,
  list: (item: T) => string,
): void {
  let before = '{"'
  for (const power of powers) {
    text.push(before, power, '":[')
    const start = text.length
    for (const item of items) if (whose(item) === power) text.push(list(item))
    // The first one follows no other.
    if (text.length > start) text[start] = text[start]!.slice(1)
    before = '],"'
  }
  text.push(powers.length > 0 ? ']}' : '{}')
}
