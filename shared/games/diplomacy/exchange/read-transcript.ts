// The transcript of a game as text, read back: every phase with the orders of each power. Where the units stand follows
// from the lines of a movement phase, which has one for each of them.
import type { Language } from '../../../kernel/language.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { PowerId } from '../board/ids.ts'
import { provinceOf } from '../board/ids.ts'
import { TONGUES } from '../notation/names/names.ts'
import { positionOf, readOrderIn } from '../notation/read.ts'
import { terrainOf } from '../notation/reading/terrain.ts'
import type { OrderSetting } from '../notation/reading/weigh.ts'
import { writeOrder, writeUnit, type Writing } from '../notation/write.ts'
import type { Order } from '../orders/order.ts'
import { refuse } from '../refusals.ts'
import { isOrdered, type OrderedPhase, turnNamed } from '../turn.ts'
import { compiledFor } from '../variants/compiled.ts'
import { VARIANT_IDS, type VariantId, variantOf } from '../variants/index.ts'
import { NOTHING_AGREED, OWN_FIELD } from './agreed.ts'
import { mapOf, namesInPackage, variantOfMap } from './package-names.ts'
import type { ToldGame, ToldPhase } from './playing-again.ts'
import { type Block, type Headed, isTranscript, partsOf } from './transcript-parts.ts'
import { readTail } from './transcript-tail.ts'

/** Characters of a text that is read: the longest game in full names has a third of them. */
const LONGEST_TRANSCRIPT = 2_000_000

/** Reads a transcript; null where the text is none. */
export function readTranscript(text: string): Result<ToldGame, Refusal> | null {
  if (text.length > LONGEST_TRANSCRIPT || !isTranscript(text)) return null
  const parts = partsOf(text)
  if (!parts.ok) return parts
  const { name, blocks, tail: line } = parts.value
  if (line === null) return guessed(name, blocks)
  const tail = readTail(line)
  if (typeof tail === 'string') return refuse('import/not-a-game', { where: tail })
  const variant = variantOfMap(tail.map)
  if (!variant) return refuse('import/unknown-map', { map: tail.map })
  const phases = phasesIn(blocks, variant, tail.language)
  if (!phases.ok) return phases
  const told = phases.value.map((phase) => ({ ...phase, state: tail.states[phase.name] ?? phase.state }))
  return ok({ id: name, map: tail.map, phases: told, [OWN_FIELD]: tail[OWN_FIELD], open: false })
}

/** A transcript without its last line, in English: the first board on which all of it is understood. */
function guessed(name: string, blocks: readonly Block[]): Result<ToldGame, Refusal> {
  let refused: Result<never, Refusal> | null = null
  for (const variant of VARIANT_IDS) {
    const phases = phasesIn(blocks, variant, 'en')
    if (phases.ok)
      return ok({
        id: name,
        map: mapOf(variant),
        phases: phases.value,
        [OWN_FIELD]: NOTHING_AGREED,
        open: false,
      })
    refused ??= phases
  }
  return refused ?? refuse('import/not-a-game', { where: 'map' })
}

/** What lines are read with on a board. */
interface Reader {
  readonly powerOf: (heading: string) => PowerId | undefined
  /** Null where nobody understands the text; a unit alone has no order. */
  readonly read: (text: string, phase: OrderedPhase) => Said | null
  /** How the phases of a file name orders and units. */
  readonly writing: Writing
}

type Said = { readonly order: Order } | { readonly alone: Exclude<Order, { kind: 'waive' }>['unit'] }

function readerFor(variant: VariantId, language: Language): Reader {
  const { names } = variantOf(variant).look
  const naming = { names, language }
  const board = terrainOf(compiledFor({ variant }).board)
  const settingOf = (phase: OrderedPhase): OrderSetting => positionOf({ ...naming, phase, board })
  const settings: Readonly<Record<OrderedPhase, OrderSetting>> = {
    movement: settingOf('movement'),
    retreats: settingOf('retreats'),
    adjustments: settingOf('adjustments'),
  }
  const holds = TONGUES[language].writes.hold.short
  const powers = new Map(
    Object.entries(names[language].powers).map(([id, { short }]) => [short.toLowerCase(), id as PowerId]),
  )
  return {
    powerOf: (heading) => powers.get(heading.toLowerCase()),
    read(text, phase) {
      // A unit alone would be a removal in winter.
      const moving = readOrderIn(text, naming, settings.movement)
      if (moving.kind === 'invalid' && moving.why === 'no-action') {
        const held = readOrderIn(`${text} ${holds}`, naming, settings.movement)
        return held.kind === 'understood' && held.order.kind === 'hold' ? { alone: held.order.unit } : null
      }
      const reading = phase === 'movement' ? moving : readOrderIn(text, naming, settings[phase])
      return reading.kind === 'understood' ? { order: reading.order } : null
    },
    writing: { names: namesInPackage(variant), language: 'en', style: 'codes' },
  }
}

function phasesIn(
  blocks: readonly Block[],
  variant: VariantId,
  language: Language,
): Result<readonly ToldPhase[], Refusal> {
  const reader = readerFor(variant, language)
  const phases: ToldPhase[] = []
  for (const block of blocks) {
    const phase = phaseIn(block, reader)
    if (!phase.ok) return phase
    phases.push(phase.value)
  }
  return ok(phases)
}

function phaseIn({ name, sheets }: Block, reader: Reader): Result<ToldPhase, Refusal> {
  const phase = turnNamed(name)?.phase
  if (phase === undefined) return refuse('import/wrong-phase', { phase: name, expected: 'S1901M' })
  const units: Record<string, readonly string[]> = {}
  const orders: Record<string, readonly string[]> = {}
  // Units that were placed are there in the first movement phase, and homes are in the last line.
  if (!isOrdered(phase)) return ok({ name, state: {}, orders })
  for (const sheet of sheets) {
    const power = reader.powerOf(sheet.heading)
    if (power === undefined) return refuse('import/unknown-word', { phase: name, text: sheet.heading })
    const read = sheetIn(sheet, phase, name, reader)
    if (!read.ok) return read
    orders[power] = read.value.orders
    units[power] = read.value.units
  }
  return ok({ name, state: phase === 'movement' ? { units } : {}, orders })
}

/** The orders of a power, and the units that have a line: the second of two lines for a unit does not count. */
function sheetIn(
  { lines }: Headed,
  phase: OrderedPhase,
  name: string,
  { read, writing }: Reader,
): Result<{ readonly orders: readonly string[]; readonly units: readonly string[] }, Refusal> {
  const orders: string[] = []
  const units = new Map<string, string>()
  for (const text of lines) {
    const said = read(text, phase)
    if (!said) return refuse('import/unknown-order', { phase: name, text: text.slice(0, 100) })
    const order = 'order' in said ? said.order : null
    const unit = 'alone' in said ? said.alone : said.order.kind === 'waive' ? null : said.order.unit
    if (unit && units.has(provinceOf(unit.at))) continue
    if (unit) units.set(provinceOf(unit.at), writeUnit(unit, writing))
    if (order) orders.push(writeOrder(order, writing))
  }
  return ok({ orders, units: [...units.values()] })
}
