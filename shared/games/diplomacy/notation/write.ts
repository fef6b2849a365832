// Orders as text, in any language: with the codes of the map ("A PAR - BUR") or with full names
// ("A Paris - Burgundy"), which `readOrder` reads back as the same order, or as a voice says it ("army Paris to
// Burgundy").
import { assertNever } from '../../../kernel/assert-never.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import type { UnitRef } from '../board/unit.ts'
import type { Order } from '../orders/order.ts'
import type { Naming } from './names/board-names.ts'
import { nameOf, nationality, TONGUES } from './names/names.ts'
import type { WrittenVerb } from './names/tongue.ts'

export interface Writing extends Naming {
  readonly style: 'codes' | 'names' | 'spoken'
  /** The power of a supported or convoyed unit, where its nationality should be written (R60). */
  readonly nationalities?: (unit: UnitRef) => PowerId | undefined
}

const place = (at: LocationId, writing: Writing): string =>
  nameOf(writing, at, writing.style === 'codes' ? 'code' : 'full')

/** A unit with its letter: "A PAR", "Ф Севастополь". */
export function writeUnit(unit: UnitRef, writing: Writing): string {
  const { units, unitWords } = TONGUES[writing.language]
  const written = writing.style === 'codes' && writing.codes === 'latin' ? unit.type : units[unit.type]
  const letter = writing.style === 'spoken' ? unitWords[unit.type][0] : written
  return `${letter} ${place(unit.at, writing)}`
}

/** An order as the language writes it. */
export function writeOrder(order: Order, writing: Writing): string {
  if (order.kind === 'waive') return verb('waive', writing)
  const unit = writeUnit(order.unit, writing)
  switch (order.kind) {
    case 'hold':
      return `${unit} ${verb('hold', writing)}`
    case 'move': {
      const move = moving(unit, order.to, writing)
      return order.via ? `${move} ${verb('via', writing)}` : move
    }
    case 'support-hold':
      return `${unit} ${verb('support', writing)} ${target(order.target, writing)}`
    case 'support-move':
    case 'convoy': {
      const what = verb(order.kind === 'convoy' ? 'convoy' : 'support', writing)
      return moving(`${unit} ${what} ${target(order.target, writing)}`, order.to, writing)
    }
    case 'retreat':
      return moving(unit, order.to, writing, 'retreat')
    case 'disband':
    case 'build':
    case 'remove':
      // Full sentences name the action first ("build A Paris"), sheets the unit ("A PAR B").
      return writing.style !== 'codes'
        ? `${verb(order.kind, writing)} ${unit}`
        : `${unit} ${verb(order.kind, writing)}`
    default:
      return assertNever(order)
  }
}

function verb(which: WrittenVerb, { language, style }: Writing): string {
  const { writes, says } = TONGUES[language]
  if (style === 'spoken' && which !== 'via' && which !== 'waive') return says[which]
  return writes[which][style === 'codes' ? 'short' : 'long']
}

function moving(who: string, to: LocationId, writing: Writing, how: 'move' | 'retreat' = 'move'): string {
  const written = how === 'move' ? ' - ' : ` ${verb(how, writing)} `
  const joint = writing.style === 'spoken' ? TONGUES[writing.language].says[how] : written
  return `${who}${joint}${place(to, writing)}`
}

function target(unit: UnitRef, writing: Writing): string {
  const power = writing.nationalities?.(unit)
  const written = writeUnit(unit, writing)
  return power ? `${nationality(writing, power, unit.type)} ${written}` : written
}
