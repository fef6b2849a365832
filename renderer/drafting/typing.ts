// Orders by letters: h m s c v say the verb, three letters name a space. A verb's letter acts at once; if the letters
// after it turn out to spell a space (h, o, l), they are read again from where the first one was typed.
import type { ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Press, Selection, Verb } from './selection.ts'

const VERB_OF: Readonly<Record<string, Verb>> = {
  h: 'hold',
  m: 'move',
  s: 'support',
  c: 'convoy',
  v: 'via',
  d: 'disband',
}

/** A letter as typed, and the Latin letter of its key, so that verbs work on every keyboard. */
export interface Letter {
  readonly sign: string
  readonly latin: string
}

export interface Typing {
  readonly letters: readonly Letter[]
  /** Where one stood before the first letter. */
  readonly base: Selection
}

export interface Typed {
  readonly typing: Typing | null
  /** Where the presses start from. */
  readonly from: Selection
  readonly presses: readonly Press[]
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
export function type(codes: Codes, typing: Typing | null, selection: Selection, letter: Letter): Typed {
  const letters = [...(typing?.letters ?? []), letter]
  const base = typing?.base ?? selection
  const read = interpret(codes, letters, base)
  if (read) return { typing: read.open ? { letters, base } : null, from: base, presses: read.presses }
  if (!typing) return { typing: null, from: selection, presses: [] }
  return type(codes, null, selection, letter)
}

function interpret(
  codes: Codes,
  letters: readonly Letter[],
  base: Selection,
): { readonly presses: readonly Press[]; readonly open: boolean } | null {
  const begins = (text: string) => [...codes.keys()].some((code) => code.startsWith(text))
  const verb = base.step === 'unit' || base.step === 'to' ? VERB_OF[letters[0]?.latin ?? ''] : undefined
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
