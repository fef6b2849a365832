// Finds the number of an id by its letters. Every order names three or four places, and a Map takes twice as long.

/** The number that means none: no power, no unit. */
export const NONE = -1

/** A hash table of ids. Each number is in the slot that its id hashes to, or in the next free one. */
export interface Register {
  readonly ids: readonly string[]
  /** A power of two of slots, most of them empty (NONE). */
  readonly slots: Int16Array
}

/** At least so many slots for each id: then few ids share one. */
const ROOM = 6

/** A hash of the first three letters, and for coasts of the last but one, in which they differ. */
function mixed(id: string): number {
  const { length } = id
  if (length < 3) return id.charCodeAt(0)
  const start = (id.charCodeAt(0) * 41 + id.charCodeAt(1)) * 41 + id.charCodeAt(2)
  return length === 3 ? start : start * 41 + id.charCodeAt(length - 2)
}

export function registerOf(ids: readonly string[]): Register {
  const slots = new Int16Array(2 ** Math.ceil(Math.log2(ROOM * ids.length + 1))).fill(NONE)
  const last = slots.length - 1
  for (const [number, id] of ids.entries()) {
    let slot = mixed(id) & last
    while (slots[slot] !== NONE) slot = (slot + 1) & last
    slots[slot] = number
  }
  return { ids, slots }
}

/** The number of an id; NONE for an unknown one. */
export function numberOf(register: Register, id: string): number {
  const { ids, slots } = register
  const slot = mixed(id) & (slots.length - 1)
  const number = slots[slot]!
  // Nearly all ids are in their own slot, and without a loop here a caller's loop is compiled better.
  return number !== NONE && ids[number] === id ? number : numberFrom(register, slot, id)
}

function numberFrom({ ids, slots }: Register, first: number, id: string): number {
  const last = slots.length - 1
  let slot = first
  for (let number = slots[slot]!; number !== NONE; number = slots[slot]!) {
    if (ids[number] === id) return number
    slot = (slot + 1) & last
  }
  return NONE
}
