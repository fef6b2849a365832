// Orders by letters: h m s c v are verbs, three letters name a space. A verb's letter acts at once, unless it would
// write an order and may also begin the name of a space: then it waits for the next one. If it and the letters after
// it spell a space (h, o, l), they are read again from the first one.
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { PhaseKind } from '../../../../shared/games/diplomacy/turn.ts'
import type { Press, Selection, Verb } from './selection.ts'

/** The letters of the verbs of each phase. */
export const VERBS_OF: Readonly<Record<PhaseKind, Readonly<Record<string, Verb>>>> = {
  placement: {},
  wishes: {},
  homes: {},
  movement: { h: 'hold', m: 'move', s: 'support', c: 'convoy', v: 'via' },
  retreats: { d: 'disband' },
  adjustments: {},
}

/** A letter as typed, and the Latin letter of its key, so that verbs work on every keyboard. */
export interface Letter {
  readonly sign: string
  readonly latin: string
}

export interface Typing {
  readonly letters: readonly Letter[]
  /** The selection before the first letter. */
  readonly base: Selection
}

export interface Typed {
  readonly typing: Typing | null
  /** Where the presses start from. */
  readonly from: Selection
  readonly presses: readonly Press[]
  /** The presses are made only if no letter follows that gives them another meaning. */
  readonly waits: boolean
}

/** What letters can mean to this reader. */
export interface Known {
  readonly codes: Codes
  readonly verbs: Readonly<Record<string, Verb>>
  /** Where the selected unit has orders: a letter most likely begins one of these names. */
  readonly lit: (province: ProvinceId) => boolean
}

/** Codes of spaces in lower case, as the reader and the notation write them. */
export type Codes = ReadonlyMap<string, ProvinceId>

/** The codes of provinces: the notation's own, and the reader's. */
export const codesOf = (provinces: Iterable<string>, code: (province: string) => string): Codes =>
  new Map(
    [...provinces].flatMap((id) =>
      [id, code(id)].map((spelling) => [spelling.toLowerCase(), id as ProvinceId] as const),
    ),
  )

const spelled = (letters: readonly Letter[]): string => letters.map((letter) => letter.sign).join('')

/** Reads one more letter. */
export function type(known: Known, typing: Typing | null, selection: Selection, letter: Letter): Typed {
  const letters = [...(typing?.letters ?? []), letter]
  const base = typing?.base ?? selection
  const read = interpret(known, letters, base)
  if (read) {
    const waits = letters.length === 1 && mayName(known, letter, base, read.presses)
    return { typing: read.open ? { letters, base } : null, from: base, presses: read.presses, waits }
  }
  if (!typing) return { typing: null, from: selection, presses: [], waits: false }
  return type(known, null, selection, letter)
}

/** Whether a verb's letter that writes an order is more likely the first one of a name. */
function mayName(
  { codes, lit }: Known,
  { sign }: Letter,
  base: Selection,
  [press]: readonly Press[],
): boolean {
  if (press?.kind !== 'verb') return false
  const named = [...codes].filter(([code]) => code.startsWith(sign))
  // A second unit is named: what comes is where it goes, or the next unit of all.
  if (base.step === 'to') return named.length > 0
  return (press.verb === 'hold' || press.verb === 'disband') && named.some(([, province]) => lit(province))
}

function interpret(
  { codes, verbs }: Known,
  letters: readonly Letter[],
  base: Selection,
): { readonly presses: readonly Press[]; readonly open: boolean } | null {
  const begins = (text: string) => [...codes.keys()].some((code) => code.startsWith(text))
  const verb = base.step === 'unit' || base.step === 'to' ? verbs[letters[0]?.latin ?? ''] : undefined
  const afterVerb = spelled(letters.slice(1))
  const place = codes.get(spelled(letters))
  const placeAfterVerb = codes.get(afterVerb)
  if (verb && placeAfterVerb)
    return {
      presses: [
        { kind: 'verb', verb },
        { kind: 'tap', province: placeAfterVerb },
      ],
      open: false,
    }
  const mayFollow = verb !== undefined && begins(afterVerb)
  if (place) return { presses: [{ kind: 'tap', province: place }], open: mayFollow }
  if (verb && letters.length === 1) return { presses: [{ kind: 'verb', verb }], open: true }
  if (mayFollow) return { presses: [{ kind: 'verb', verb }], open: true }
  return begins(spelled(letters)) ? { presses: [], open: true } : null
}
