// A line of input as a case: checked, with all errors named, and converted to the engine's types.
import type { Board } from '../../shared/games/diplomacy/board/board.ts'
import type { LocationId, PowerId, ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import { namesCoast, provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import {
  BOOK_EDITION_IDS,
  EDITION_IDS,
  EDITIONS,
  type Edition,
  type EditionId,
} from '../../shared/games/diplomacy/editions/edition.ts'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import { VARIANT_IDS, variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import { type Homes, type HomesFault, judgeHomes } from '../../shared/games/diplomacy/rules/homes.ts'
import type { Ownership } from '../../shared/games/diplomacy/rules/ownership.ts'
import type { OrderedPhase, Turn } from '../../shared/games/diplomacy/turn.ts'
import type { Language } from '../../shared/kernel/language.ts'
import { err, ok, type Result } from '../../shared/kernel/result.ts'
import type { Flags } from './flags.ts'
import { shapeOf, type Lists } from './shape.ts'
import type { BoardNames } from '../../shared/games/diplomacy/notation/names/board-names.ts'

export const FAULTS = [
  'not-json',
  'too-long',
  'not-a-case',
  'unknown-variant',
  'unknown-edition',
  'unknown-phase',
  'unknown-power',
  'unknown-place',
  'bad-unit',
  'two-units',
  'two-owners',
  'centers-missing',
  'bad-homes',
  'internal',
] as const

/** Why a line is no case. */
export interface Fault {
  readonly code: (typeof FAULTS)[number]
  readonly message: string
}

export type CaseId = string | number | null

/** Where a dislodged unit may go. */
export interface Retreating {
  readonly unit: Unit
  readonly to: readonly LocationId[]
}

export interface Case {
  readonly board: Board
  /** What its spaces and powers are called. */
  readonly names: BoardNames
  readonly edition: Edition
  /** Of its orders. */
  readonly language: Language
  readonly turn: Turn & { readonly phase: OrderedPhase }
  /** Without the dislodged. */
  readonly units: readonly Unit[]
  /** The same by the number of their province. */
  readonly standing: readonly (Unit | undefined)[]
  readonly orders: readonly { readonly power: PowerId; readonly text: string }[]
  readonly retreats: readonly Retreating[]
  /** Null where the case names no centres. */
  readonly owners: Ownership | null
  /** The home centres that powers have named; null where the case names none. */
  readonly homes: Homes | null
  /** Powers the case names, in the board's order. */
  readonly powers: readonly PowerId[]
}

/** The id of a line, where it has one that can be given back. */
export const idOf = (value: unknown): CaseId => {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The board of a case, what its spaces are called, and whose rules are usual there. */
interface Played extends Pick<Case, 'board' | 'names'> {
  readonly usual: EditionId
}

/** The board that was brought, or a variant's. */
function playedOn(variant: string, { brought }: Flags): Played | null {
  if (brought && (variant === brought.id || variant === VARIANT_IDS[0]))
    return { ...brought, usual: BOOK_EDITION_IDS[0] }
  const known = VARIANT_IDS.find((id) => id === variant)
  if (!known) return null
  const { look, editions } = variantOf(known)
  return { board: compiledFor({ variant: known }).board, names: look.names, usual: editions[0] }
}

/** Reads a parsed line as a case. */
export function readCase(value: unknown, flags: Flags): Result<Case, Fault> {
  const shape = shapeOf(value)
  if (typeof shape === 'string') return fault('not-a-case', shape)
  const { phase, variant = flags.variant, units } = shape
  const centers = shape.centers ?? null
  const naming = shape.homes ?? null
  const orders = shape.orders ?? {}
  const retreats = shape.retreats ?? {}
  const played = playedOn(variant, flags)
  if (!played) return fault('unknown-variant', `no variant ${variant}; there is ${VARIANT_IDS.join(', ')}`)
  const { board, names } = played
  const edition = shape.edition ?? flags.edition ?? played.usual
  const its = EDITION_IDS.find((known) => known === edition)
  if (!its) return fault('unknown-edition', `no edition ${edition}; there are ${EDITION_IDS.join(', ')}`)
  const turn = turnOf(phase)
  if (!turn) return fault('unknown-phase', `${phase}: a phase is like S1901M, F1901R or W1901A`)
  const named = new Set<string>()
  for (const record of [units, centers ?? {}, naming ?? {}, orders, retreats])
    for (const power of Object.keys(record)) {
      if (!board.powerIndex.has(power)) return fault('unknown-power', `no power ${power} on this board`)
      named.add(power)
    }

  const standing = readUnits(board, units)
  if (!standing.ok) return standing
  const retreating = readRetreats(board, retreats)
  if (!retreating.ok) return retreating
  const owners = centers ? readOwners(board, centers) : ok(null)
  if (!owners.ok) return owners
  const homes = naming ? readHomes(board, naming) : ok(null)
  if (!homes.ok) return homes
  if (turn.phase === 'adjustments' && !owners.value)
    return fault('centers-missing', 'adjustments count centres: the case must name them')
  return ok({
    board,
    names,
    edition: EDITIONS[its],
    language: flags.language,
    turn,
    ...standing.value,
    orders: linesOf(orders),
    retreats: retreating.value,
    owners: owners.value,
    homes: homes.value,
    powers: board.facts.powers.filter((power) => named.has(power)),
  })
}

const fault = (code: Fault['code'], message: string): Result<never, Fault> => err({ code, message })

/** A line of a list and whose list it is. */
interface Line {
  readonly power: PowerId
  readonly text: string
}

function linesOf(lists: Lists): Line[] {
  const lines: Line[] = []
  for (const power of Object.keys(lists))
    for (const text of lists[power] ?? []) lines.push({ power: power as PowerId, text })
  return lines
}

const SEASONS = { S: 'spring', F: 'fall', W: 'winter' } as const
const KINDS: Readonly<Record<string, OrderedPhase>> = { M: 'movement', R: 'retreats', A: 'adjustments' }

/** Turns by how cases wrote them: neighbouring lines mostly name the same few. */
const turnsRead = new Map<string, Case['turn']>()

function turnOf(phase: string): Case['turn'] | null {
  const known = turnsRead.get(phase)
  if (known) return known
  const turn = turnIn(phase)
  if (turn && turnsRead.size < MOST_READ) turnsRead.set(phase, turn)
  return turn
}

/** `S1901M`: movement and retreats in spring and fall, adjustments in winter. */
function turnIn(phase: string): Case['turn'] | null {
  const [, season, year, kind] = /^([SFW])(\d{1,5})([MRA])$/.exec(phase.trim().toUpperCase()) ?? []
  if (!season || !kind || (season === 'W') !== (kind === 'A')) return null
  return { season: SEASONS[season as keyof typeof SEASONS], year: Number(year), phase: KINDS[kind]! }
}

/** A unit as it was written; `province` is the number of where it stands. */
type ReadUnit = UnitRef & { readonly province: number; readonly dislodged: boolean }

type UnitsRead = Map<string, Result<ReadUnit, Fault>>

/** Cache of units in their written form: a board has a few hundred. */
const unitsRead = new WeakMap<Board, UnitsRead>()
const MOST_READ = 4096

function unitsReadOn(board: Board): UnitsRead {
  const known = unitsRead.get(board)
  if (known) return known
  const made: UnitsRead = new Map<string, Result<ReadUnit, Fault>>()
  unitsRead.set(board, made)
  return made
}

/** A unit of a case, from the cache where it occurred before. */
function readUnit(board: Board, read: UnitsRead, text: string): Result<ReadUnit, Fault> {
  const known = read.get(text)
  if (known) return known
  const unit = unitIn(board, text)
  if (unit.ok && read.size < MOST_READ) read.set(text, unit)
  return unit
}

/** `A PAR`, `F STP/SC`; a star before it marks a dislodged unit, as some programs write. */
function unitIn(board: Board, text: string): Result<ReadUnit, Fault> {
  const [, star, letter, place] =
    /^\s*(\*)?\s*([AF])\s+([A-Z0-9]+(?:\/[A-Z]{2})?)\s*$/.exec(text.toUpperCase()) ?? []
  if (!letter || !place) return fault('bad-unit', `${text}: a unit is like A PAR or F STP/SC`)
  const location = board.index.get(place)
  if (location === undefined) return fault('unknown-place', `${text}: no such place on this board`)
  const type = letter as UnitType
  const at = board.ids[location]!
  const fleetAshore = type === 'F' && board.kind[board.province[location]!] === 0
  const armyAfloat = type === 'A' && board.kind[board.province[location]!] === 2
  if (fleetAshore || armyAfloat) return fault('bad-unit', `${text}: no such unit can stand there`)
  if (type === 'A' && namesCoast(at)) return fault('bad-unit', `${text}: an army stands on no coast`)
  const coasts = board.coasts[board.province[location]!]!
  if (type === 'F' && !namesCoast(at) && coasts.length > 0)
    return fault(
      'bad-unit',
      `${text}: a fleet there stands on one coast, ${coasts.map((i) => board.ids[i]).join(' or ')}`,
    )
  return ok({ type, at, province: board.province[location]!, dislodged: star === '*' })
}

function readUnits(board: Board, lists: Lists): Result<Pick<Case, 'units' | 'standing'>, Fault> {
  const units: Unit[] = []
  const standing = new Array<Unit | undefined>(board.provinces)
  const known = unitsReadOn(board)
  for (const power of Object.keys(lists))
    for (const text of lists[power] ?? []) {
      const read = readUnit(board, known, text)
      if (!read.ok) return read
      const { type, at, province, dislodged } = read.value
      if (dislodged) continue
      if (standing[province]) return fault('two-units', `${power} ${text}: another unit stands there already`)
      const unit = { power: power as PowerId, type, at }
      standing[province] = unit
      units.push(unit)
    }
  return ok({ units, standing })
}

function readRetreats(board: Board, record: Readonly<Record<string, Lists>>): Result<Retreating[], Fault> {
  const retreating: Retreating[] = []
  for (const [power, its] of Object.entries(record)) {
    for (const [text, places] of Object.entries(its)) {
      const unit = readUnit(board, unitsReadOn(board), text)
      if (!unit.ok) return unit
      const { type, at } = unit.value
      if (retreating.some((other) => provinceOf(other.unit.at) === provinceOf(at)))
        return fault('two-units', `${power} ${text}: another unit was dislodged there already`)
      const to = (places ?? []).map((place) => place.trim().toUpperCase())
      const unknown = to.find((place) => !board.index.has(place))
      if (unknown !== undefined) return fault('unknown-place', `${unknown}: no such place on this board`)
      retreating.push({ unit: { power: power as PowerId, type, at }, to: to as LocationId[] })
    }
  }
  return ok(retreating)
}

function readOwners(board: Board, lists: Lists): Result<Ownership, Fault> {
  const owners: Record<string, PowerId> = {}
  for (const { power, text } of linesOf(lists)) {
    const centre = text.trim().toUpperCase()
    if (!board.centres.includes(centre as ProvinceId))
      return fault('unknown-place', `${text}: no centre of this board`)
    if (owners[centre] && owners[centre] !== power) return fault('two-owners', `${centre} has two owners`)
    owners[centre] = power
  }
  return ok(owners as Ownership)
}

/** Home centres by power: three at most, each a centre of the board and named once. */
function readHomes(board: Board, lists: Lists): Result<Homes, Fault> {
  const homes: Record<PowerId, readonly ProvinceId[]> = {}
  for (const [power, list] of Object.entries(lists)) {
    const named = (list ?? []).map((text) => text.trim().toUpperCase() as ProvinceId)
    const wrong = judgeHomes(board, named)
    if (wrong) return fault('bad-homes', `${power} ${wrong.space}: ${HOMES_SAID[wrong.fault]}`)
    homes[power as PowerId] = named
  }
  return ok(homes)
}

const HOMES_SAID = {
  'homes/not-a-centre': 'no centre of this board',
  'homes/twice': 'named twice',
  'homes/too-many': 'one more than may be named',
} as const satisfies Readonly<Record<HomesFault, string>>
