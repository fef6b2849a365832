// A game from a file played again by our rules, so that every result has its reason.
import { keyed } from '../../../kernel/chance.ts'
import type { Imported, ImportedStep } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { namesCoast, provinceOf } from '../board/ids.ts'
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
import { isOwnable, type Ownership } from '../rules/ownership.ts'
import { refuse } from '../refusals.ts'
import { write } from '../sheet/sheet.ts'
import { phaseName, turnNamed } from '../turn.ts'
import { compiledFor } from '../variants/compiled.ts'
import { type VariantId, variantOf } from '../variants/index.ts'
import type { DiplomacyIntent } from '../view.ts'
import { type AgreedInFile, optionsOf, OWN_FIELD } from './agreed.ts'
import { isDrawn } from './drawn.ts'
import { placeOfCode, variantOfMap } from './package-names.ts'

type Step = ImportedStep<DiplomacyIntent>

/** A phase as a file tells of it: what a file says nothing about is left out, and stays as our rules came to it. */
export interface ToldPhase {
  readonly name: string
  readonly state: {
    readonly units?: Readonly<Record<string, readonly string[]>>
    readonly centers?: Readonly<Record<string, readonly string[]>>
  }
  readonly orders: Readonly<Record<string, readonly string[] | null>>
}

/** A game as a file tells it, in codes of the package or ours. */
export interface ToldGame {
  readonly id: string
  readonly map: string
  readonly phases: readonly ToldPhase[]
  readonly [OWN_FIELD]: AgreedInFile
  /** Whether the last phase may still be open. */
  readonly open: boolean
}

/** Before a game, after it, and while small powers are wished for: nothing on the board changes. */
const POSITIONLESS = /^(FORMING|COMPLETED|[SF]\d+W)$/

/**
 * The game played from its beginning. Where the file's position differs from the result of our rules, it is set to the
 * file's. A game that goes on after a win by our rules ends at the win.
 */
export function playedAgain(game: ToldGame): Result<Imported<DiplomacyIntent>, Refusal> {
  const variant = variantOfMap(game.map)
  if (!variant) return refuse('import/unknown-map', { map: game.map })
  const phases = game.phases.filter(({ name }) => !POSITIONLESS.test(name))
  const [first] = phases
  if (!first) return refuse('import/not-a-game', { where: 'phases' })
  const begun = beginning(first, variant, game[OWN_FIELD])
  return begun.ok ? replayed(game, phases, begun.value) : begun
}

/** The options a game begins with: a position of its own where the file does not begin at the opening. */
function beginning(
  first: ToldPhase,
  variant: VariantId,
  agreed: AgreedInFile,
): Result<DiplomacyOptions, Refusal> {
  const turn = turnNamed(first.name)
  if (!turn) return refuse('import/wrong-phase', { phase: first.name, expected: 'S1901M' })
  const told = boardOf(first, variant)
  if (!told.ok) return told
  // A file does not say who plays which small power: each has a seat of its own, all in one hand.
  const undated = { ...optionsOf(agreed), variant, pairs: null }
  const wrong = optionsSchema.safeParse(undated).error?.issues[0]
  if (wrong) return refuse('import/not-a-game', { where: [OWN_FIELD, 'options', ...wrong.path].join('.') })
  const common = { ...undated, startYear: turn.year }
  const plain = optionsSchema.safeParse(common)
  if (!plain.success) return refuse('import/wrong-phase', { phase: first.name, expected: 'S1901M' })
  const opening = openingOf(plain.data)
  const board = onCoasts(opening, told.value)
  const atOpening = phaseName(opening.turn) === first.name && sameBoard(opening, board)
  if (atOpening && Object.keys(agreed.start).length === 0) return ok(plain.data)
  const { units = opening.units, owners = opening.owners } = board
  const position = { ...opening, turn, units, owners, dislodged: [], ...agreed.start }
  const options = optionsSchema.safeParse({ ...common, position })
  if (options.success) return ok(options.data)
  const part = String(options.error.issues[0]!.path[1])
  if (part in agreed.start) return refuse('import/not-a-game', { where: `${OWN_FIELD}.start.${part}` })
  return refuse('import/wrong-phase', { phase: first.name, expected: phaseName(opening.turn) })
}

function replayed(
  { id, open, [OWN_FIELD]: agreed }: ToldGame,
  phases: readonly ToldPhase[],
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
    const change = correction(state, onCoasts(state, board.value))
    if (change) {
      const amended = amendment.apply(state, change)
      if (!amended.ok) return amended
      steps.push({ kind: 'amend', change })
      state = amended.value.state
    }
    const sheets = state.turn.phase === 'homes' ? homesIn(agreed, phase, state) : sheetsOf(phase, state)
    if (!sheets.ok) return sheets
    for (const { step, said } of sheets.value) {
      const written = write(state, step.seat, step.intent)
      if (!written.ok) return refuse('import/misplaced-order', { phase: phase.name, text: said })
      steps.push(step)
      state = written.value
    }
    // The last phase of a game that was going on has no orders yet.
    const unwritten = sheets.value.length === 0 || state.turn.phase === 'homes'
    if (open && phase === phases.at(-1) && unwritten) break
    steps.push({ kind: 'close' })
    state = close(state, [])
  }
  return ok({ name: id, options, steps })
}

/** How much of a sheet a refusal quotes. */
const LONGEST_SAID = 100

/** Random results, such as removals that no player ordered, are set afterwards where the file differs. */
const SEED = keyed('imported')

/** What a file says of the board before a phase. */
interface Board {
  readonly units?: readonly Unit[]
  readonly owners?: Ownership
  /** Spaces that dislodged units wait in. */
  readonly waiting?: readonly ProvinceId[]
}

function boardOf({ name, state }: ToldPhase, variant: VariantId): Result<Board, Refusal> {
  const { powers, board } = compiledFor({ variant })
  const units: Unit[] = []
  const waiting: ProvinceId[] = []
  const owners: Record<string, PowerId> = {}
  const unknown = (text: string) => refuse('import/unknown-word', { phase: name, text })
  for (const [power, lines] of Object.entries(state.units ?? {})) {
    if (!powers.includes(power as PowerId)) return unknown(power)
    for (const line of lines) {
      const [, star, type, code = ''] = /^(\*?)([AF]) (\S+)$/.exec(line.trim().toUpperCase()) ?? []
      const at = placeOfCode(variant, code)
      if (!type || at === undefined) return unknown(line)
      if (star) waiting.push(provinceOf(at))
      else units.push({ power: power as PowerId, type: type as UnitType, at })
    }
  }
  for (const [power, centres] of Object.entries(state.centers ?? {}))
    for (const code of centres) {
      const at = placeOfCode(variant, code)
      if (at === undefined || !isOwnable(board, provinceOf(at))) return unknown(code)
      if (!powers.includes(power as PowerId)) return unknown(power)
      owners[provinceOf(at)] = power as PowerId
    }
  return ok({
    ...(state.units && { units, waiting }),
    ...(state.centers && { owners }),
  })
}

const unitTexts = (units: readonly Unit[]): string =>
  units
    .map(({ power, type, at }) => `${power} ${type} ${at}`)
    .sort()
    .join()
const ownerTexts = (owners: Ownership): string => JSON.stringify(Object.entries(owners).sort())

type Standing = Pick<DiplomacyState, 'units' | 'owners'>

const sameBoard = (ours: Standing, { units = ours.units, owners = ours.owners }: Board): boolean =>
  unitTexts(ours.units) === unitTexts(units) && ownerTexts(ours.owners) === ownerTexts(owners)

/** An order may leave out the coast that its fleet stands on: such a fleet is the one that stands there by our rules. */
function onCoasts(ours: Pick<Standing, 'units'>, { units, ...board }: Board): Board {
  if (!units) return board
  const meant = (told: Unit): Unit =>
    ours.units.find(
      (unit) =>
        !namesCoast(told.at) &&
        provinceOf(unit.at) === provinceOf(told.at) &&
        unit.type === told.type &&
        unit.power === told.power,
    ) ?? told
  return { ...board, units: units.map(meant) }
}

/**
 * The changes needed before the phase; null where our position equals the file's, unless a lot decided it: the table
 * draws by a secret of its own.
 */
function correction(state: DiplomacyState, board: Board): object | null {
  if (!board.units && !board.owners) return null
  const spaces = state.dislodged.map(({ unit }) => provinceOf(unit.at))
  const { waiting = spaces } = board
  const waits = [...spaces].sort().join() === [...waiting].sort().join()
  const last = state.records.at(-1)
  const drawn = last !== undefined && isDrawn(state.options, last)
  if (waits && sameBoard(state, board) && !drawn) return null
  return board
}

/** What a power ordered, and how the file said it. */
interface Sheet {
  readonly step: Extract<Step, { kind: 'intent' }>
  readonly said: string
}

function sheetsOf(phase: ToldPhase, state: DiplomacyState): Result<readonly Sheet[], Refusal> {
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
      step: {
        kind: 'intent',
        seat: commanderOf(state, power as PowerId) ?? seatOf(power as PowerId),
        intent: { kind: 'sheet', power: power as PowerId, orders },
      },
      said: `${power} ${(lines ?? []).join(', ')}`.slice(0, LONGEST_SAID),
    })
  }
  return ok(sheets)
}

/** The homes that powers name in the phase for it. */
function homesIn(
  { homes }: AgreedInFile,
  { name }: ToldPhase,
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
    sheets.push({
      step: { kind: 'intent', seat, intent: { kind: 'homes', power, centres } },
      said: `${power} ${codes.join(', ')}`.slice(0, LONGEST_SAID),
    })
  }
  return ok(sheets)
}
