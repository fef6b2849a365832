// What people are told about a text that was not understood, or understood with a warning: message keys and their
// texts.
import { assertNever } from '../../../kernel/assert-never.ts'
import { snake } from './message-key.ts'
import type { Naming } from './names/board-names.ts'
import { nameOf, powerName } from './names/names.ts'
import {
  INVALIDITIES,
  type Invalid,
  type Invalidity,
  type Warning,
  WARNINGS,
  type WarningCode,
} from './reading/misreading.ts'
import { writeOrder, writeUnit, type Writing } from './write.ts'

const invalidityKey = (why: Invalidity) => `notation_invalid_${snake(why)}` as const
const warningKey = (code: WarningCode) => `notation_warning_${snake(code)}` as const

/** All keys of complaints, so that a test can check that each has a message. */
export const COMPLAINT_KEYS = [...INVALIDITIES.map(invalidityKey), ...WARNINGS.map(warningKey)]

/** What is wrong with a text. `candidates` are its possible meanings, for "Perhaps …?", best first, or none. */
export interface Complaint {
  readonly key: ReturnType<typeof invalidityKey>
  readonly params: { readonly words: string }
  readonly candidates: readonly string[]
}

/** The complaint about a text that is no order. */
export function complaintOf(invalid: Invalid, writing: Writing): Complaint {
  const { why, words, orders, places } = invalid
  return {
    key: invalidityKey(why),
    params: { words },
    candidates: [
      ...orders.map((order) => writeOrder(order, writing)),
      ...places.map((place) => nameOf(writing, place, 'full')),
    ],
  }
}

/** What was read against the exact wording; `text` is the text the warning's span points into. */
export interface Remark {
  readonly key: ReturnType<typeof warningKey>
  readonly params: { readonly words: string; readonly actual: string }
}

/** The warning about an order that was understood, but not literally. */
export function remarkOn(warning: Warning, text: string, naming: Naming): Remark {
  const { code, span } = warning
  const remark = (actual: string): Remark => ({
    key: warningKey(code),
    params: { words: text.slice(span.from, span.to), actual },
  })
  switch (code) {
    case 'wrong-letter':
      return remark(writeUnit(warning.actual, { ...naming, style: 'codes' }))
    case 'wrong-nationality':
      return remark(powerName(naming, warning.actual, 'short'))
    case 'by-position':
      return remark(nameOf(naming, warning.place, 'full'))
    case 'no-verb':
      return remark(writeOrder(warning.order, { ...naming, style: 'codes' }))
    case 'wrong-coast':
    case 'missing-separator':
      return remark('')
    default:
      return assertNever(code)
  }
}
