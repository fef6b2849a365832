import type { Refusal } from '../../shared/kernel/refusal.ts'
import { m } from '../paraglide/messages.js'
import { sentence } from './sentence.ts'

/** The catalogue's key of a refusal's code: `order/wrong-phase` is `refusal_order_wrong_phase`. */
export const refusalKey = (code: string): string => `refusal_${code.replace(/[/-]/g, '_')}`

/** The facts of a refusal in the form its sentence needs. */
export const said = ({ data = {} }: Refusal): object =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, typeof value === 'object' ? value.join(', ') : value]),
  )

/** A refusal as a sentence in the reader's language; a code without a message gets the general sentence. */
export const refusalText = (refusal: Refusal): string =>
  sentence(refusalKey(refusal.code), said(refusal)) ?? m.refusal_unknown()
