// Several orders typed or pasted at once. Each readable line is written on the sheet of its unit; the others stay
// with their reasons.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'

/** A line that was not written, and why. */
export interface Unwritten {
  /** As it was typed; empty where the text as a whole was refused. */
  readonly line: string
  readonly refusal: Refusal
}

export interface Outcome {
  /** The text left for correction. */
  readonly left: string
  readonly unwritten: readonly Unwritten[]
  /** The other powers of the hand that lines were written for. */
  readonly elsewhere: readonly PowerId[]
}

/** Writes a text on the sheet of a power, or on the one that is open (null); `whole` while nothing was left out of it. */
export type Send = (text: string, power: PowerId | null, whole: boolean) => Promise<Refusal | null>

interface Typed {
  /** Who reads the text where the sheet it was typed on has nothing to decide. */
  readonly first?: PowerId | null
  /** Whose sheet it was typed on: what is left of the text goes there, although the player may have turned to another. */
  readonly own?: PowerId | null
}

/** Writes the readable lines of a text; `hand` are the powers whose sheets are in the same hand. */
export async function writeLines(
  text: string,
  hand: readonly PowerId[],
  send: Send,
  { first = null, own = null }: Typed = {},
): Promise<Outcome> {
  const reader = first === null ? [] : [first]
  const refusal = await send(text, first, true)
  if (!refusal) return { left: '', unwritten: [], elsewhere: reader }
  if (!refusal.parts) return { left: text, unwritten: [{ line: '', refusal }], elsewhere: [] }
  const routed = new Map<PowerId, string[]>()
  const unwritten: Unwritten[] = []
  for (const part of refusal.parts) {
    const line = text.slice(part.from, part.to).trim()
    const power = ownerIn(part.refusal)
    if (power !== null && hand.includes(power)) routed.set(power, [...(routed.get(power) ?? []), line])
    else unwritten.push({ line, refusal: part.refusal })
  }
  const again = await send(without(text, refusal.parts), first ?? own, false)
  // Headings and comments may be all that is left.
  if (again && again.code !== 'order/nothing-written')
    unwritten.push({ line: without(text, refusal.parts).trim(), refusal: again })
  const elsewhere: PowerId[] = again ? [] : [...reader]
  for (const [power, lines] of routed) {
    const refused = await send(lines.join('\n'), power, false)
    if (refused) unwritten.push({ line: lines.join('\n'), refusal: refused })
    else elsewhere.push(power)
  }
  return { left: unwritten.map(({ line }) => line).join('\n'), unwritten, elsewhere }
}

/** Whose unit it was, where that was the reason. */
const ownerIn = ({ code, data }: Refusal): PowerId | null =>
  code === 'order/not-yours' && typeof data?.power === 'string' ? (data.power as PowerId) : null

/** A text without some of its parts. */
const without = (text: string, parts: readonly { readonly from: number; readonly to: number }[]): string =>
  parts
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
