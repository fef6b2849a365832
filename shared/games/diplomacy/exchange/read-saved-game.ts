// A saved game of the Python package `diplomacy` played again by our rules, so that every result has its reason.
import { keyed } from '../../../kernel/chance.ts'
import type { Imported, ImportedStep } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { provinceOf } from '../board/ids.ts'
import type { Unit, UnitType } from '../board/unit.ts'
import { commanderOf } from '../game/allegiance.ts'
import { amendment } from '../game/amending.ts'
import { close } from '../game/closing.ts'
import { gameAt, seatOf, type DiplomacyState } from '../game/state.ts'
import { positionOf, readOrderIn } from '../notation/read.ts'
import { terrainOf } from '../notation/reading/terrain.ts'
import { openingOf } from '../options/opening.ts'
import { type DiplomacyOptions, optionsSchema } from '../options/options.ts'
import type { Order } from '../orders/order.ts'
import { EDITIONS } from '../rules/edition.ts'
import { isOwnable, type Ownership } from '../rules/ownership.ts'
import { refuse } from '../refusals.ts'
import { write } from '../sheet/sheet.ts'
import { phaseName, turnNamed } from '../turn.ts'
import { compiledFor } from '../variants/compiled.ts'
import { type VariantId, variantOf } from '../variants/index.ts'
import type { DiplomacyIntent } from '../view.ts'
import { type AgreedInFile, optionsOf, OWN_FIELD } from './agreed.ts'
import { placeOfCode, variantOfMap } from './package-names.ts'
import { type SavedGame, savedGameSchema, type SavedPhase } from './saved-game.ts'

type Step = ImportedStep<DiplomacyIntent>

/** Before a game, after it, and while small powers are wished for: nothing on the board changes. */
const POSITIONLESS = /^(FORMING|COMPLETED|[SF]\d+W)$/

/**
 * Reads a saved game; null where the JSON is none. Where the file's position differs from the result of our rules, it
 * is set to the file's. A game that goes on after a win by our rules ends at the win.
 */
export function readSavedGame(json: unknown): Result<Imported<DiplomacyIntent>, Refusal> | null {
  if (!looksSaved(json)) return null
  const parsed = savedGameSchema.safeParse(json)
  if (!parsed.success) return refuse('import/not-a-game', { where: parsed.error.issues[0]!.path.join('.') })
  const saved = parsed.data
  const variant = variantOfMap(saved.map)
  if (!variant) return refuse('import/unknown-map', { map: saved.map })
  const phases = saved.phases.filter(({ name }) => !POSITIONLESS.test(name))
  const [first] = phases
  if (!first) return refuse('import/not-a-game', { where: 'phases' })
  const begun = beginning(first, variant, saved[OWN_FIELD])
  return begun.ok ? replayed(saved, phases, begun.value) : begun
}

/** A file that has phases and a map counts as a saved game, whatever other faults it has. */
const looksSaved = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'phases' in json && 'map' in json

/** The options a game begins with: a position of its own where the file does not begin at the opening. */
function beginning(
  first: SavedPhase,
  variant: VariantId,
  agreed: AgreedInFile,
): Result<DiplomacyOptions, Refusal> {
  const turn = turnNamed(first.name)
  if (!turn) return refuse('import/wrong-phase', { phase: first.name, expected: 'S1901M' })
  const board = boardOf(first, variant)
  if (!board.ok) return board
  // A file does not say who plays which small power: each has a seat of its own, all in one hand.
  const undated = { ...optionsOf(agreed), variant, pairs: null }
  const wrong = optionsSchema.safeParse(undated).error?.issues[0]
  if (wrong) return refuse('import/not-a-game', { where: [OWN_FIELD, 'options', ...wrong.path].join('.') })
  const common = { ...undated, startYear: turn.year }
  const plain = optionsSchema.safeParse(common)
  if (!plain.success) return refuse('import/wrong-phase', { phase: first.name, expected: 'S1901M' })
  const opening = openingOf(plain.data)
  const atOpening = phaseName(opening.turn) === first.name && sameBoard(opening, board.value)
  if (atOpening && Object.keys(agreed.start).length === 0) return ok(plain.data)
  const { units, owners } = board.value
  const position = { ...opening, turn, units, owners, dislodged: [], ...agreed.start }
  const options = optionsSchema.safeParse({ ...common, position })
  if (options.success) return ok(options.data)
  const part = String(options.error.issues[0]!.path[1])
  if (part in agreed.start) return refuse('import/not-a-game', { where: `${OWN_FIELD}.start.${part}` })
  return refuse('import/wrong-phase', { phase: first.name, expected: phaseName(opening.turn) })
}

function replayed(
  { id, [OWN_FIELD]: agreed }: SavedGame,
  phases: readonly SavedPhase[],
  options: DiplomacyOptions,
): Result<Imported<DiplomacyIntent>, Refusal> {
  const steps: Step[] = []
  let state = gameAt(options, SEED, options.position ?? openingOf(options))
  for (const phase of phases) {
    if (state.ending) break
    const now = phaseName(state.turn)
    if (now !== phase.name) return refuse('import/wrong-phase', { phase: phase.name, expected: now })
    const board = boardOf(phase, options.variant)
    if (!board.ok) return board
    const change = correction(state, board.value)
    if (change) {
      const amended = amendment.apply(state, change)
      if (!amended.ok) return amended
      steps.push({ kind: 'amend', change })
      state = amended.value.state
    }
    const sheets = state.turn.phase === 'homes' ? homesIn(agreed, phase, state) : sheetsOf(phase, state)
    if (!sheets.ok) return sheets
    for (const step of sheets.value) {
      const written = write(state, step.seat, step.intent)
      if (!written.ok) return written
      steps.push(step)
      state = written.value
    }
    // The last phase of a game that was going on has no orders yet.
    if (phase === phases.at(-1) && (sheets.value.length === 0 || state.turn.phase === 'homes')) break
    steps.push({ kind: 'close' })
    state = close(state, [])
  }
  return ok({ name: id, options, steps })
}

/** Random results, such as removals that no player ordered, are set afterwards where the file differs. */
const SEED = keyed('imported')

interface Board {
  readonly units: readonly Unit[]
  readonly owners: Ownership
  /** Spaces that dislodged units wait in. */
  readonly waiting: readonly ProvinceId[]
}

function boardOf({ name, state }: SavedPhase, variant: VariantId): Result<Board, Refusal> {
  const { powers, board } = compiledFor({ variant })
  const units: Unit[] = []
  const waiting: ProvinceId[] = []
  const owners: Record<string, PowerId> = {}
  const unknown = (text: string) => refuse('import/unknown-word', { phase: name, text })
  for (const [power, lines] of Object.entries(state.units)) {
    if (!powers.includes(power as PowerId)) return unknown(power)
    for (const line of lines) {
      const [, star, type, code = ''] = /^(\*?)([AF]) (\S+)$/.exec(line.trim().toUpperCase()) ?? []
      const at = placeOfCode(variant, code)
      if (!type || at === undefined) return unknown(line)
      if (star) waiting.push(provinceOf(at))
      else units.push({ power: power as PowerId, type: type as UnitType, at })
    }
  }
  for (const [power, centres] of Object.entries(state.centers))
    for (const code of centres) {
      const at = placeOfCode(variant, code)
      if (at === undefined || !isOwnable(board, provinceOf(at))) return unknown(code)
      if (!powers.includes(power as PowerId)) return unknown(power)
      owners[provinceOf(at)] = power as PowerId
    }
  return ok({ units, owners: owners as Ownership, waiting })
}

const unitTexts = (units: readonly Unit[]): string =>
  units
    .map(({ power, type, at }) => `${power} ${type} ${at}`)
    .sort()
    .join()
const ownerTexts = (owners: Ownership): string => JSON.stringify(Object.entries(owners).sort())

const sameBoard = (
  a: { readonly units: readonly Unit[]; readonly owners: Ownership },
  b: { readonly units: readonly Unit[]; readonly owners: Ownership },
): boolean => unitTexts(a.units) === unitTexts(b.units) && ownerTexts(a.owners) === ownerTexts(b.owners)

/**
 * The changes needed before the phase; null where our position equals the file's, unless a lot decided it: the table
 * draws by a secret of its own.
 */
function correction(state: DiplomacyState, board: Board): object | null {
  const spaces = state.dislodged.map(({ unit }) => provinceOf(unit.at))
  const waits = [...spaces].sort().join() === [...board.waiting].sort().join()
  if (waits && sameBoard(state, board) && !isDrawn(state)) return null
  return { units: board.units, owners: board.owners, waiting: board.waiting }
}

/** Whether a lot may have decided what became of units in the last phase (S22, S31). */
function isDrawn({ options, records }: DiplomacyState): boolean {
  const { missingRetreat, missingRemoval } = EDITIONS[options.edition].policies
  if (missingRetreat !== 'by-lot' && missingRemoval !== 'by-lot') return false
  const last = records.at(-1)
  return last !== undefined && last.turn.phase !== 'movement' && last.results.some(({ order }) => !order)
}

type Sheet = Extract<Step, { kind: 'intent' }>

function sheetsOf(phase: SavedPhase, state: DiplomacyState): Result<readonly Sheet[], Refusal> {
  const { names } = variantOf(state.options.variant).look
  const terrain = terrainOf(compiledFor(state.options).board)
  const position = positionOf({ names, language: 'en', phase: state.turn.phase, board: terrain })
  const sheets: Sheet[] = []
  for (const [power, lines] of Object.entries(phase.orders)) {
    const orders: Order[] = []
    for (const text of lines ?? []) {
      const reading = readOrderIn(text, { names, language: 'en' }, position)
      if (reading.kind !== 'understood') return refuse('import/unknown-order', { phase: phase.name, text })
      orders.push(reading.order)
    }
    if (orders.length === 0) continue
    sheets.push({
      kind: 'intent',
      seat: commanderOf(state, power as PowerId) ?? seatOf(power as PowerId),
      intent: { kind: 'sheet', power: power as PowerId, orders },
    })
  }
  return ok(sheets)
}

/** The homes that powers name in the phase for it. */
function homesIn(
  { homes }: AgreedInFile,
  { name }: SavedPhase,
  state: DiplomacyState,
): Result<readonly Sheet[], Refusal> {
  const sheets: Sheet[] = []
  for (const [key, codes] of Object.entries(homes)) {
    const power = key as PowerId
    const centres: ProvinceId[] = []
    for (const code of codes) {
      const at = placeOfCode(state.options.variant, code)
      if (at === undefined) return refuse('import/unknown-word', { phase: name, text: code })
      centres.push(provinceOf(at))
    }
    const seat = commanderOf(state, power) ?? seatOf(power)
    sheets.push({ kind: 'intent', seat, intent: { kind: 'homes', power, centres } })
  }
  return ok(sheets)
}
