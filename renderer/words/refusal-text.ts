import type { Refusal } from '../../shared/kernel/refusal.ts'
import { m } from '../paraglide/messages.js'

type Words = (params: Record<string, string | number>) => string
const byKey = m as unknown as Record<string, Words | undefined>

/** A refusal as a sentence in the reader's language; a code nobody wrote words for gets the general sentence. */
export function refusalText({ code, data = {} }: Refusal): string {
  const words = byKey[`refusal_${code.replace(/[/-]/g, '_')}`]
  const params = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, typeof value === 'object' ? value.join(', ') : value]),
  )
  return words ? words(params) : m.refusal_unknown()
}
