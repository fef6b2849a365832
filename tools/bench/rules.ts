// The rules engine: adjudications a second of the opening, a crowded board and the worst paradox, and option lists.
import { indexUnits } from '../../shared/games/diplomacy/orders/unit-index.ts'
import { movementOptions } from '../../shared/games/diplomacy/orders/options.ts'
import {
  codeOrder,
  orderCheckFor,
  emptyOrder,
  isMovement,
} from '../../shared/games/diplomacy/orders/legality.ts'
import { unitAt } from '../../shared/games/diplomacy/orders/unit-index.ts'
import { resolve } from '../../shared/games/diplomacy/rules/core/resolve.ts'
import { workFor } from '../../shared/games/diplomacy/rules/core/work.ts'
import { EDITIONS, type Edition } from '../../shared/games/diplomacy/editions/edition.ts'
import { resolveMovement } from '../../shared/games/diplomacy/rules/movement.ts'
import { growth, rate, type Measurement } from './measure.ts'
import { board, crowded, crowdedSituations, opening, type Situation } from './positions/boards.ts'
import { paradoxes } from './positions/paradoxes.ts'

/** Different sheets in turn, so that caches and branch prediction do not learn a single one. */
const SHEETS = 64

interface Coded {
  readonly kind: Uint8Array
  readonly target: Int16Array
  readonly to: Uint16Array
  readonly via: Uint8Array
}

/** Resolves the sheets of one board through the core: orders are copied in as numbers, decisions come out as numbers. */
function throughCore(edition: Edition, situations: readonly Situation[]): () => void {
  const work = workFor(board, edition.policies)
  indexUnits(board, situations[0]!.units, work.position)
  const sheets = situations.map((situation) => coded(edition, situation))
  return () => {
    for (const { kind, target, to, via } of sheets) {
      work.kind.set(kind)
      work.target.set(target)
      work.to.set(to)
      work.via.set(via)
      resolve(work)
    }
  }
}

function coded(edition: Edition, { units, orders }: Situation): Coded {
  const position = indexUnits(board, units)
  const check = orderCheckFor(position, edition)
  const sheet: Coded = {
    kind: new Uint8Array(units.length),
    target: new Int16Array(units.length),
    to: new Uint16Array(units.length),
    via: new Uint8Array(units.length),
  }
  const out = emptyOrder()
  for (const line of orders) {
    if (!('order' in line) || !isMovement(line.order)) continue
    const i = unitAt(position, line.order.unit.at)
    if (codeOrder(check, i, line.order, out)) continue
    sheet.kind[i] = out.kind
    sheet.target[i] = out.target
    sheet.to[i] = out.to
    sheet.via[i] = out.via
  }
  return sheet
}

const throughSkin = (edition: Edition, situations: readonly Situation[]) => () => {
  for (const situation of situations) resolveMovement(board, edition, situation)
}

export function measure(): Measurement[] {
  const modern = EDITIONS['2000']
  const sheets = crowdedSituations(SHEETS)
  const both = (name: string, edition: Edition, situations: readonly Situation[]) => [
    rate(`${name}, core`, 'adjudications/s', situations.length, throughCore(edition, situations)),
    rate(`${name}, plain objects`, 'adjudications/s', situations.length, throughSkin(edition, situations)),
  ]
  return [
    ...both('opening, 22 moves', modern, [opening]),
    ...both('34 units, 20 supports, 3 convoys', modern, sheets),
    ...worstParadox(),
    growth(
      '34 units, 20 supports, 3 convoys, core',
      'bytes of heap each',
      SHEETS,
      throughCore(modern, sheets),
    ),
    rate('options of all units, opening', 'positions/s', 1, () => movementOptions(board, opening.units)),
    rate('options of all units, 34 units', 'positions/s', 1, () => movementOptions(board, crowded)),
  ]
}

/**
 * The slowest of the convoy cases of DATC 3.0, found by the best of some short runs of each, so that a pause does not
 * count as slowness.
 */
function worstParadox(): Measurement[] {
  const timed = paradoxes().map((paradox) => {
    const run = throughCore(paradox.edition, [paradox])
    for (let i = 0; i < BATCH; i++) run()
    const samples = Array.from({ length: BATCHES }, () => {
      const start = performance.now()
      for (let i = 0; i < BATCH; i++) run()
      return performance.now() - start
    })
    return { ...paradox, run, ms: Math.min(...samples) }
  })
  const worst = timed.reduce((a, b) => (b.ms > a.ms ? b : a))
  const name = `worst DATC convoy case (${worst.id}), core`
  return [rate(name, 'adjudications/s', 1, worst.run), growth(name, 'bytes of heap each', 1, worst.run)]
}

const BATCH = 200
const BATCHES = 15
