import type { LocationId, PowerId } from '../board/ids.ts'
import type { Unit, UnitRef } from '../board/unit.ts'
import type { BoardNames } from '../notation/names/board-names.ts'
import { writeOrder, writeUnit } from '../notation/write.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import type { Dislodged, OrderResult, Outcome } from '../rules/outcome.ts'
import type { Ownership } from '../rules/ownership.ts'
import { phaseName } from '../turn.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { VariantId } from '../variants/index.ts'
import type { DiplomacyView, PhaseRecord } from '../view.ts'
import { type Agreed, agreedIn, OWN_FIELD } from './agreed.ts'
import { codeOf, mapOf, namesInPackage } from './package-names.ts'

/** What a saved game has of the package's fields and of ours. */
export interface WrittenGame {
  readonly id: string
  readonly map: string
  readonly rules: readonly string[]
  readonly [OWN_FIELD]?: Agreed
  readonly phases: readonly { readonly name: string; readonly state: object }[]
}

/** A game as the Python package `diplomacy` saves one: all closed phases, and the position now. */
export function writeSavedGame(
  id: string,
  view: DiplomacyView,
  records: readonly PhaseRecord[],
  options: DiplomacyOptions,
): WrittenGame {
  const { powers } = compiledFor(view)
  const agreed = agreedIn(options, view, records)
  const names = namesInPackage(view.variant)
  const map = mapOf(view.variant)
  const common = { game_id: id, map, rules: [] as string[] }
  const phaseOf = (name: string, board: Board, results: readonly OrderResult[]) => ({
    name,
    state: { ...stateOf(name, board, view.variant, names), ...common },
    orders: Object.fromEntries(powers.map((power) => [power, ordersOf(results, power, names)])),
    results: Object.fromEntries(results.flatMap((result) => toldOf(result, names))),
    messages: [],
  })
  return {
    id,
    map,
    rules: [],
    ...(agreed && { [OWN_FIELD]: agreed }),
    phases: [
      ...records.map((record) => phaseOf(phaseName(record.turn), waitingBefore(record), record.results)),
      phaseOf(view.ending ? 'COMPLETED' : phaseName(view.turn), view, []),
    ],
  }
}

interface Board {
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly dislodged: readonly Dislodged[]
}

/**
 * The board before a phase closed: a movement record lists the dislodged units, a retreat record those that waited to
 * retreat.
 */
const waitingBefore = ({ turn, units, owners, dislodged }: PhaseRecord): Board => ({
  units,
  owners,
  dislodged: turn.phase === 'retreats' ? dislodged : [],
})

const codes = (names: BoardNames) => ({ names, language: 'en', style: 'codes' }) as const

function stateOf(name: string, { units, owners, dislodged }: Board, variant: VariantId, names: BoardNames) {
  const { powers } = compiledFor({ variant })
  const codeIn = (at: string) => codeOf(variant, at as LocationId)
  const each = <T>(of: (power: PowerId) => T) => Object.fromEntries(powers.map((power) => [power, of(power)]))
  const code = (unit: UnitRef) => writeUnit(unit, codes(names))
  return {
    name,
    units: each((power) => [
      ...units.filter((unit) => unit.power === power).map(code),
      ...dislodged.filter(({ unit }) => unit.power === power).map(({ unit }) => `*${code(unit)}`),
    ]),
    centers: each((power) =>
      Object.keys(owners)
        .filter((centre) => owners[centre as never] === power)
        .map(codeIn),
    ),
    retreats: each((power) =>
      Object.fromEntries(
        dislodged
          .filter(({ unit }) => unit.power === power)
          .map(({ unit, retreats }) => [code(unit), retreats.map(codeIn)]),
      ),
    ),
  }
}

const ordersOf = (results: readonly OrderResult[], power: PowerId, names: BoardNames): string[] =>
  results
    .filter(({ unit, order }) => unit.power === power && order !== null)
    .map(({ order }) => writeOrder(order!, codes(names)))

/** The package's result words for an order; empty where it succeeded. */
function toldOf({ unit, outcome, dislodgedBy }: OrderResult, names: BoardNames): [string, string[]][] {
  if (outcome.kind === 'waives') return []
  const words = [...wordsFor(outcome), ...(dislodgedBy ? ['dislodged'] : [])]
  return [[writeUnit({ type: unit.type, at: unit.at }, codes(names)), words]]
}

function wordsFor(outcome: Outcome): string[] {
  switch (outcome.kind) {
    case 'bounced':
    case 'head-to-head':
    case 'own-unit':
    case 'powerless':
    case 'retreat-clash':
      return ['bounce']
    case 'cut':
    case 'cut-by-dislodgement':
      return ['cut']
    case 'no-convoy':
      return ['no convoy']
    case 'convoy-broken':
    case 'convoy-attacked':
    case 'paradox':
      return ['disrupted']
    case 'unmatched':
    case 'illegal':
    case 'invalid':
      return ['void']
    case 'disbands':
      return ['disband']
    case 'holds':
    case 'unordered':
    case 'moves':
    case 'supports':
    case 'convoys':
    case 'retreats':
    case 'builds':
    case 'waives':
    case 'removed':
      return []
  }
}
