// Which legal answer a touch means. The host sends the legal answers; nothing here knows why they are legal.
import { STACK } from '../../../../shared/games/paths-of-glory/facts/tables.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { findUnit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type {
  ActivationView,
  DecisionView,
  PogView,
  UnitView,
} from '../../../../shared/games/paths-of-glory/view.ts'
import type { Hit } from '../map/hit.ts'
import { placeOf } from '../map/position-of.ts'
import type { Light, LightKind } from '../map/lights.ts'
import { pointsText } from '../words/pool-text.ts'

/** Where an answer is on the map: its place, and its counters. */
export interface Spot {
  readonly place: string | null
  readonly units: readonly string[]
}

const NOWHERE: Spot = { place: null, units: [] }

/** Where an answer is on the map; it has no place if it concerns none. */
export function spotOf(answer: Answer, view: PogView): Spot {
  const at = (unit: string): string | null => placeOf(view, unit)
  switch (answer.kind) {
    case 'activate':
    case 'attack':
    case 'dig':
    case 'go':
      return { place: answer.space, units: [] }
    case 'take':
      return { place: answer.units[0] === undefined ? null : at(answer.units[0]), units: answer.units }
    case 'entrench':
    case 'join':
    case 'leave':
    case 'redeploy':
    case 'flip':
    case 'restore':
      return { place: at(answer.unit), units: [answer.unit] }
    // It is chosen by its words alone: a touch on the stack would decide by the point touched which unit pays.
    case 'stand':
      return NOWHERE
    case 'flank':
      return { place: answer.pin, units: [] }
    case 'retreat':
      return { place: answer.path.at(-1) ?? null, units: [answer.unit] }
    case 'advance':
      return { place: answer.path.at(-1) ?? null, units: answer.units }
    case 'to':
      return { place: answer.space, units: [] }
    case 'place':
      return { place: answer.space, units: [answer.unit] }
    case 'rebuild':
      return { place: answer.space, units: [answer.unit] }
    default:
      return NOWHERE
  }
}

const LIGHT: Partial<Record<Answer['kind'], LightKind>> = {
  attack: 'attack',
  go: 'move',
  advance: 'move',
  retreat: 'move',
  to: 'move',
  place: 'move',
}

/** The places that are lit: those of the answers, that of the fight, and the one that is pointed out. */
export function lightsFor(
  view: PogView,
  decision: DecisionView | null,
  pointedOut: string | null = null,
  activation: ActivationView | null = null,
): ReadonlyMap<string, Light> {
  const lights = decision ? answersLit(view, decision) : new Map<string, Light>()
  // What a touched place could attack is seen before it is paid for.
  if (activation && activation.now !== 'move')
    for (const target of activation.targets) lights.set(target, { ...lights.get(target), kind: 'attack' })
  const target = view.battle?.target
  if (target !== undefined && !lights.has(target)) lights.set(target, { kind: 'attack' })
  if (pointedOut !== null) lights.set(pointedOut, { ...lights.get(pointedOut), kind: 'held' })
  return lights
}

/** The places where a question is answered. */
export function placesOf(view: PogView, decision: DecisionView | null): readonly string[] {
  const spots = (decision?.answers ?? []).flatMap((answer) => spotOf(answer, view).place ?? [])
  return [...new Set([...spots, ...(decision?.reach ?? []).map(({ space }) => space)])]
}

function answersLit(view: PogView, decision: DecisionView): Map<string, Light> {
  const lights = new Map<string, Light>()
  for (const answer of decision.answers) {
    const { place } = spotOf(answer, view)
    if (place === null || lights.has(place)) continue
    lights.set(place, { kind: LIGHT[answer.kind] ?? 'choice' })
  }
  for (const [place, costs] of costsByPlace(view, decision))
    lights.set(place, {
      kind: 'choice',
      note: [...new Set([Math.min(...costs), Math.max(...costs)])].map(pointsText).join('–'),
    })
  if (decision.kind === 'march') {
    // A place that may be passed and not stayed in is lit as a warning.
    for (const place of lights.keys()) lights.set(place, { kind: 'warning' })
    for (const { space, path } of decision.reach)
      lights.set(space, { kind: 'move', note: String(path.length) })
  }
  // Units that may join, and would make an attack that is refused as it then stands.
  for (const place of decision.refusedTogether) lights.set(place, { kind: 'warning' })
  for (const { space } of decision.violations) lights.set(space, { kind: 'warning', note: '!' })
  const here = view.operation?.group?.at
  for (const place of here === undefined ? activated(decision) : [here])
    if (decision.kind !== 'move' || !lights.has(place)) lights.set(place, { kind: 'held' })
  for (const place of decision.kind === 'advance' ? standingOf(view, decision) : [])
    if (!lights.has(place)) lights.set(place, { kind: 'choice' })
  return lights
}

/** The places that are activated, where that can still be chosen otherwise. */
const activated = ({ activations }: DecisionView): readonly string[] =>
  activations.flatMap(({ space, now }) => (now === null ? [] : [space]))

/** The places of units that may advance. */
const standingOf = (view: PogView, { answers }: DecisionView): readonly string[] =>
  answers
    .flatMap((answer) => (answer.kind === 'advance' ? answer.units : []))
    .flatMap((unit) => placeOf(view, unit) ?? [])

/** What may be spent in each place; where a unit in hand goes, the cost is the same everywhere. */
function costsByPlace(view: PogView, decision: DecisionView): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  decision.costs.forEach((cost, i) => {
    const answer = decision.answers[i]
    if (cost === null || !answer || answer.kind === 'to') return
    const { place } = spotOf(answer, view)
    if (place !== null) places.set(place, [...(places.get(place) ?? []), cost])
  })
  return places
}

/** The answers in a place that spend something. */
export const spendingAt = (view: PogView, { answers, costs }: DecisionView, place: string) =>
  answers.flatMap((answer, i) => {
    const cost = costs[i] ?? null
    return cost === null || spotOf(answer, view).place !== place ? [] : [{ answer, cost }]
  })

/** Where an answer leads that may end the own action round; null for all others. */
export const leadOf = ({ answers, leads }: Pick<DecisionView, 'answers' | 'leads'>, answer: Answer) =>
  leads[answers.indexOf(answer)] ?? null

/** What an answer spends; null where it spends nothing. */
export function costOf({ answers, costs }: DecisionView, answer: Answer): number | null {
  const found = answers.indexOf(answer)
  // A view that replaced the one before has the same answers as other objects.
  const index =
    found >= 0 || costs.length === 0
      ? found
      : answers.findIndex((one) => JSON.stringify(one) === JSON.stringify(answer))
  return costs[index] ?? null
}

/**
 * The meaning of a touch: answers to be sent at once, one after the other, or to choose from; `activates` where it is also
 * chosen what the place is activated for. That alone is never sent by a touch on a place, so a second touch undoes nothing.
 */
export type Meaning =
  | { readonly kind: 'send'; readonly answers: readonly Answer[] }
  | { readonly kind: 'choose'; readonly answers: readonly Answer[]; readonly activates: boolean }

/** What a touch on a place or a counter means; null where it means nothing. */
export function meaningOf(view: PogView, decision: DecisionView | null, hit: Hit): Meaning | null {
  if (!decision) return null
  const { place } = hit
  const way = decision.kind === 'march' ? decision.reach.find(({ space }) => space === place) : undefined
  if (way)
    return {
      kind: 'send',
      answers: [...way.path.map((space): Answer => ({ kind: 'go', space })), { kind: 'stop' }],
    }
  const activates = decision.activations.some(
    ({ space, now }) => space === place && (now !== null || decision.kind === 'activate'),
  )
  if (activates && decision.kind === 'activate') return { kind: 'choose', answers: [], activates }
  // Units in hand that have gone nowhere are laid down where they stand.
  if (activates && decision.kind === 'march' && view.operation?.group?.at === place)
    return { kind: 'choose', answers: decision.answers.filter(({ kind }) => kind === 'stop'), activates }
  if (decision.kind === 'losses') return lossesOf(view, decision, hit)
  const answers = joiningAt(view, decision, place) ?? answersAt(view, decision, hit)
  if (answers.length === 0) {
    const aimed = aimedFrom(decision, place)
    return activates || aimed.length > 0 ? { kind: 'choose', answers: aimed, activates } : null
  }
  return (answers.length === 1 && !hasLoneAttacker(decision)) || joinTogether(decision, answers, place)
    ? { kind: 'send', answers }
    : { kind: 'choose', answers, activates }
}

/**
 * Whether the only unit that may attack takes part, which it does by itself. Whoever touches it means to attack with it: that
 * it stays out is offered, and not sent.
 */
function hasLoneAttacker({ answers }: DecisionView): boolean {
  const [first, second] = answers.filter(({ kind }) => kind === 'leave' || kind === 'join')
  return first?.kind === 'leave' && !second
}

/**
 * The units of a stack of which nobody takes part in the attack yet: a touch on any of them means all. Null where they could
 * not attack together, and where the stack is touched to change who takes part.
 */
function joiningAt(view: PogView, decision: DecisionView, place: string): readonly Answer[] | null {
  const here = decision.answers.filter(
    (answer) => (answer.kind === 'join' || answer.kind === 'leave') && spotOf(answer, view).place === place,
  )
  return here.length > 0 && joinTogether(decision, here, place) ? here : null
}

/** Whether a touched stack joins an attack whole, as a lone unit does: each of its units may leave again. */
const joinTogether = (decision: DecisionView, answers: readonly Answer[], place: string): boolean =>
  answers.every(({ kind }) => kind === 'join') && !decision.refusedTogether.some((space) => space === place)

/**
 * The ways of taking losses in which a touched counter, or one of a touched place, loses a step. They are offered and
 * never sent: lost steps are not taken back. Null where there are none, and for a place whose units take part in all.
 */
function lossesOf(view: PogView, { answers }: DecisionView, { place, counter }: Hit): Meaning | null {
  const here = view.units.filter(({ unit, at }) => at === place && (counter === null || unit === counter))
  // Of counters with the same values the answers name only one.
  const alike = new Set(
    view.units
      .filter((one) => one.at !== 'reserve' && here.some((touched) => isAlike(touched, one)))
      .map(({ unit }) => unit),
  )
  const ways = answers.filter(
    (answer) => answer.kind === 'losses' && answer.steps.some((unit) => alike.has(unit)),
  )
  return ways.length === 0 || (counter === null && ways.length === answers.length)
    ? null
    : { kind: 'choose', answers: ways, activates: false }
}

const isAlike = (a: UnitView, b: UnitView): boolean =>
  a.reduced === b.reduced && unitAt(findUnit(a.unit) ?? 0).kind === unitAt(findUnit(b.unit) ?? 0).kind

/** The attacks that units of a place can make. */
const aimedFrom = ({ answers, aims }: DecisionView, place: string): readonly Answer[] => {
  const targets = aims.find(({ from }) => from === place)?.targets ?? []
  return answers.filter((answer) => answer.kind === 'attack' && targets.includes(answer.space))
}

/** The answers of a place, or of a counter there; where there are none, those of units that would go from there. */
function answersAt(view: PogView, { answers }: DecisionView, { place, counter }: Hit): readonly Answer[] {
  const here = answers.filter((answer) => spotOf(answer, view).place === place)
  const about = counter === null ? [] : here.filter((answer) => spotOf(answer, view).units.includes(counter))
  if (about.length > 0 || here.length > 0) return about.length > 0 ? about : here
  const going = answers.filter((answer) => {
    const units = answer.kind === 'advance' ? answer.units : answer.kind === 'retreat' ? [answer.unit] : []
    return units.some((unit) => placeOf(view, unit) === place && (counter === null || unit === counter))
  })
  // Whoever touches one counter means that counter alone, wherever it can go by itself.
  const alone = going.filter((answer) => answer.kind !== 'advance' || answer.units.length === 1)
  return counter !== null && alone.length > 0 ? alone : going
}

/** Answers that are buttons of the strip: those without a place, and the ways to attack. Dice and bids are entered. */
export const placeless = (view: PogView, decision: DecisionView): readonly Answer[] =>
  decision.kind === 'roll' || decision.kind === 'bid'
    ? []
    : decision.answers.filter(
        (answer) =>
          answer.kind === 'flank' || (answer.kind !== 'play' && spotOf(answer, view).place === null),
      )

/** Whether a question is answered by touches on the map. */
export const isOnMap = (view: PogView, decision: DecisionView): boolean =>
  decision.kind !== 'action' &&
  decision.kind !== 'roll' &&
  decision.kind !== 'bid' &&
  decision.answers.length > placeless(view, decision).length

/** The ways of all retreats and advances among the answers, each with its first place. */
export const retreatWays = (view: PogView, decision: DecisionView | null): readonly (readonly string[])[] =>
  (decision?.answers ?? []).flatMap((answer) => {
    if (answer.kind !== 'retreat' && answer.kind !== 'advance') return []
    const unit = answer.kind === 'retreat' ? answer.unit : answer.units[0]
    const from = view.units.find((one) => one.unit === unit)?.at
    return from === undefined ? [] : [[from, ...answer.path]]
  })

/** The question with the answers in which exactly these units retreat or advance. */
export const ofUnits = (decision: DecisionView, units: readonly string[]): DecisionView => ({
  ...decision,
  costs: [],
  answers: decision.answers.filter(
    (answer) =>
      (answer.kind === 'retreat' && answer.unit === units.join()) ||
      (answer.kind === 'advance' && answer.units.join() === units.join()),
  ),
})

/** The question with the attacks alone that a touched place was narrowed to; unchanged where it was to something else. */
export const ofAims = (decision: DecisionView, narrowed: readonly Answer[]): DecisionView =>
  narrowed.some(({ kind }) => kind === 'attack')
    ? { ...decision, costs: [], answers: narrowed, activations: [] }
    : decision

/** The advances of single units into the place that was won, where there is room for all of them. */
export function allAdvancing(view: PogView, { answers }: DecisionView): readonly Answer[] {
  const target = view.battle?.target
  const single = answers.filter(
    (answer) => answer.kind === 'advance' && answer.units.length === 1 && answer.path.join() === target,
  )
  const there = view.units.filter(({ at }) => at === target).length
  return single.length + there > STACK ? [] : single
}

/** The only advance that is offered; null where units or ways are chosen. */
export function onlyAdvance({ answers }: Pick<DecisionView, 'answers'>) {
  const [advance, other] = answers.filter((answer) => answer.kind === 'advance')
  return advance && !other ? advance : null
}

/** The only unit that could begin an attack whose target was just chosen. */
export function onlyAttacker(view: PogView, { kind, answers }: DecisionView): Answer | null {
  const [join, other] = answers.filter((answer) => answer.kind === 'join')
  return kind === 'attackers' && view.battle?.attackers.length === 0 && !other ? (join ?? null) : null
}
