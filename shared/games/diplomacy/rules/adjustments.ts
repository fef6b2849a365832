import { ARMY, INLAND, NONE, provinceIndex, typeIndex, type Board } from '../board/board.ts'
import { type LocationId, type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import type { AdjustmentOptions } from '../orders/options.ts'
import type { Order } from '../orders/order.ts'
import { type Random, shuffled } from '../../../kernel/random.ts'
import type { Edition } from '../editions/edition.ts'
import { type Homes, homesOf } from './homes.ts'
import type { OrderResult, Outcome, PhaseResolution, Stray } from './outcome.ts'
import type { Illegality } from '../orders/illegality.ts'
import { centresOf, type Ownership } from './ownership.ts'
import { removalOrder } from './removals.ts'
import { strayLine } from './orders-by-unit.ts'
import type { Submitted } from './submitted.ts'

export interface AdjustmentPhase {
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly orders: readonly Submitted[]
  /** Powers that build nothing and lose units by the rule (R159, R160, D9). */
  readonly civilDisorder?: readonly PowerId[]
  /** The home centres that powers have named; left out, those the board prints. */
  readonly homes?: Homes
  /** Chooses removals that no player ordered, where the rules leave them to a lot (S22). */
  readonly lot?: Random
}

/** What a power may build or has to remove (R145..R153). */
export function adjustmentOptions(
  board: Board,
  edition: Edition,
  { units, owners, civilDisorder, homes }: Omit<AdjustmentPhase, 'orders'>,
  power: PowerId,
): AdjustmentOptions {
  const own = units.filter((unit) => unit.power === power)
  const difference = centresOf(board, owners, power) - own.length
  if (difference < 0) {
    const removals = removalOrder(board, edition, power, own, owners).map(({ type, at }) => ({ type, at }))
    return { count: difference, builds: [], removals }
  }
  const yards =
    difference === 0 || civilDisorder?.includes(power)
      ? []
      : buildingYards(units, owners, homesOf(board, homes, power), power)
  return {
    count: Math.min(difference, yards.length),
    builds: yards.flatMap((yard) => buildableAt(board, yard)),
    removals: [],
  }
}

/** Home centres a power still owns and nobody stands in (R147). */
const buildingYards = (
  units: readonly Unit[],
  owners: Ownership,
  homes: readonly ProvinceId[],
  power: PowerId,
): readonly ProvinceId[] =>
  homes.filter((id) => owners[id] === power && !units.some(({ at }) => provinceOf(at) === id))

/** R149, R150: armies anywhere, fleets on coasts, and on a named one where there are two. */
function buildableAt(board: Board, yard: ProvinceId): UnitRef[] {
  const province = provinceIndex(board, yard)
  const at = yard as string as LocationId
  if (board.kind[province] === INLAND) return [{ type: 'A', at }]
  const coasts = board.coasts[province]!.map((coast) => board.ids[coast]!)
  return [
    { type: 'A', at },
    ...(coasts.length ? coasts : [at]).map((coast) => ({ type: 'F' as const, at: coast })),
  ]
}

/** Resolves builds and removals of all powers (R145..R154, R159, R160, D8). */
export function resolveAdjustments(board: Board, edition: Edition, phase: AdjustmentPhase): PhaseResolution {
  const results: OrderResult[] = []
  const strays: Stray[] = []
  const removed = new Set<Unit>()
  const built: Unit[] = []
  for (const power of board.facts.powers) {
    const lines = readLines(phase, power, strays)
    const owed =
      centresOf(board, phase.owners, power) - phase.units.filter((unit) => unit.power === power).length
    const sheet: PowerAdjustment = { board, edition, phase, power, lines, owed, results, strays }
    if (owed < 0) for (const unit of removals(sheet)) removed.add(unit)
    else built.push(...builds(sheet))
  }
  return { results, strays, units: [...phase.units.filter((unit) => !removed.has(unit)), ...built] }
}

/** Why each line is not allowed, or null; lines beyond the number due are refused too. */
export function judgeAdjustments(
  board: Board,
  edition: Edition,
  phase: AdjustmentPhase,
): readonly (Illegality | null)[] {
  const { results, strays } = resolveAdjustments(board, edition, phase)
  return phase.orders.map((line) => {
    const result = 'order' in line && [...results, ...strays].find(({ order }) => order === line.order)
    return result && result.outcome.kind === 'illegal' ? result.outcome.why : null
  })
}

interface Line {
  readonly order: Order
  readonly text?: string
}

/** One power's adjustment while it is worked out. */
interface PowerAdjustment {
  readonly board: Board
  readonly edition: Edition
  readonly phase: AdjustmentPhase
  readonly power: PowerId
  readonly lines: readonly Line[]
  /** Centres less units: builds, or as a negative number removals. */
  readonly owed: number
  readonly results: OrderResult[]
  readonly strays: Stray[]
}

/** The lines of one power; unreadable text is set aside (R154). Civil disorder writes nothing. */
function readLines({ orders, civilDisorder }: AdjustmentPhase, power: PowerId, strays: Stray[]): Line[] {
  if (civilDisorder?.includes(power)) return []
  return orders.flatMap((line) => {
    if (line.power !== power) return []
    if ('order' in line) return [line]
    strays.push(strayLine(power, null, line.invalid, { kind: 'invalid', text: line.invalid }))
    return []
  })
}

const report = (sheet: PowerAdjustment, { order, text }: Line, unit: UnitRef, outcome: Outcome): void => {
  const { power, results } = sheet
  results.push({ unit: { power, ...unit }, order, ...(text !== undefined && { written: text }), outcome })
}

const stray = (sheet: PowerAdjustment, { order, text }: Line, why: Illegality): void => {
  sheet.strays.push(strayLine(sheet.power, order, text, { kind: 'illegal', why }))
}

/** "last" counts lines from the end of a sheet, all other policies from its start. */
const inOrder = <T>(items: readonly T[], policy: string): readonly T[] =>
  policy === 'last' ? [...items].reverse() : items

function builds(sheet: PowerAdjustment): Unit[] {
  const { board, edition, phase, power, owed, lines } = sheet
  const policy = edition.policies.tooManyBuilds
  const taken = new Set<ProvinceId>()
  /** A waiver is granted without a unit. */
  const granted = new Map<Line, Unit | null>()
  const refused = new Map<Line, Illegality>()
  for (const line of inOrder(lines, policy)) {
    const { order } = line
    if (order.kind === 'waive') {
      if (granted.size < owed) granted.set(line, null)
      else refused.set(line, 'too-many')
      continue
    }
    if (order.kind !== 'build') continue
    const unit = legalBuild(sheet, order.unit)
    if (typeof unit === 'string') refused.set(line, unit)
    else if (taken.has(provinceOf(unit.at))) refused.set(line, 'home-centre-occupied')
    else if (granted.size >= owed) refused.set(line, 'too-many')
    else {
      taken.add(provinceOf(unit.at))
      granted.set(line, { power, ...unit })
    }
  }
  if (policy === 'none' && [...refused.values()].includes('too-many'))
    for (const line of granted.keys()) {
      refused.set(line, 'too-many')
      granted.delete(line)
    }
  const built: Unit[] = []
  for (const line of lines) {
    const { order } = line
    const unit = granted.get(line)
    const why = refused.get(line)
    if (order.kind === 'waive') {
      // A waiver has no unit; its result is listed under the power's first home centre.
      const [home = board.centres[0]!] = homesOf(board, phase.homes, power)
      const at = home as string as LocationId
      report(sheet, line, { type: 'A', at }, why ? { kind: 'illegal', why } : { kind: 'waives' })
    } else if (order.kind === 'build') {
      report(sheet, line, unit ?? order.unit, why ? { kind: 'illegal', why } : { kind: 'builds' })
      if (unit) built.push(unit)
    } else if (order.kind === 'remove' || order.kind === 'disband') {
      const own = phase.units.some(
        (its) => its.power === power && provinceOf(its.at) === provinceOf(order.unit.at),
      )
      stray(sheet, line, own ? 'too-many' : 'no-such-unit')
    } else stray(sheet, line, 'wrong-phase')
  }
  return built
}

/** The unit as it will stand, or why it cannot be built there (R147..R150). */
function legalBuild({ board, edition, phase, power }: PowerAdjustment, unit: UnitRef): UnitRef | Illegality {
  const province = provinceIndex(board, unit.at)
  if (province === NONE) return 'not-a-home-centre'
  const id = board.ids[province]!
  if (!homesOf(board, phase.homes, power).includes(id as string as ProvinceId)) return 'not-a-home-centre'
  if (phase.owners[id as string as ProvinceId] !== power) return 'home-centre-lost'
  if (phase.units.some(({ at }) => provinceOf(at) === (id as string))) return 'home-centre-occupied'
  if (typeIndex(unit.type) === ARMY) return { type: 'A', at: id }
  if (board.kind[province] === INLAND)
    return edition.policies.fleetBuiltInland === 'army' ? { type: 'A', at: id } : 'wrong-terrain'
  if (board.coasts[province]!.length === 0) return { type: 'F', at: id }
  return board.coasts[province]!.includes(board.index.get(unit.at) ?? NONE)
    ? { type: 'F', at: unit.at }
    : 'coast-missing'
}

function removals(sheet: PowerAdjustment): Unit[] {
  const { board, edition, phase, power, lines } = sheet
  const owed = -sheet.owed
  const policy = edition.policies.tooManyRemovals
  const named = new Map<Unit, Line>()
  for (const line of lines) {
    const { order } = line
    if (order.kind !== 'remove' && order.kind !== 'disband') {
      if (order.kind === 'build') report(sheet, line, order.unit, { kind: 'illegal', why: 'too-many' })
      else stray(sheet, line, order.kind === 'waive' ? 'too-many' : 'wrong-phase')
      continue
    }
    const unit = phase.units.find(({ at }) => provinceOf(at) === provinceOf(order.unit.at))
    if (!unit) stray(sheet, line, 'no-such-unit')
    else if (unit.power !== power) stray(sheet, line, 'not-yours')
    else if (!named.has(unit)) named.set(unit, line)
  }
  const wanted = [...named.keys()]
  const tooMany = wanted.length > owed
  const chosen = tooMany && policy === 'civil-disorder' ? [] : inOrder(wanted, policy).slice(0, owed)
  const byLot = edition.policies.missingRemoval === 'by-lot' && phase.lot
  const ranked = removalOrder(board, edition, power, phase.units, phase.owners)
  const rest = (byLot ? shuffled(ranked, byLot) : ranked)
    .filter((unit) => !chosen.includes(unit))
    .slice(0, owed - chosen.length)
  const gone = phase.civilDisorder?.includes(power)
  for (const [unit, line] of named)
    if (!rest.includes(unit))
      report(
        sheet,
        line,
        unit,
        chosen.includes(unit) ? { kind: 'removed', why: 'ordered' } : { kind: 'illegal', why: 'too-many' },
      )
  for (const unit of rest)
    sheet.results.push({
      unit,
      order: named.get(unit)?.order ?? null,
      outcome: { kind: 'removed', why: gone ? 'civil-disorder' : byLot ? 'lot' : 'too-few-orders' },
    })
  return [...chosen, ...rest]
}
