import { plain } from './fold.ts'

/** A stretch of the text that was read, in UTF-16 units. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Words are runs of letters, digits and dots; `dash` is any dash or arrow; the rest are single signs. */
export type TokenKind = 'word' | 'dash' | 'slash' | 'open' | 'close' | 'plus' | 'other'

export interface Token extends Span {
  readonly kind: TokenKind
  /** As typed, dots included: a dot may distinguish two abbreviations. */
  readonly raw: string
  /** Folded, without dots. */
  readonly plain: string
  /** Whether it touches the token before it. */
  readonly glued: boolean
}

const SIGNS = /[\p{L}\p{M}\p{N}'’.]+|[-‐‑‒–—―−=~]*>|→|[-‐‑‒–—―−]+|\S/gu
const KINDS: Readonly<Record<string, TokenKind>> = {
  '/': 'slash',
  '\\': 'slash',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
  '+': 'plus',
}
/** `A.Par` and `Ф.Лон`: a unit letter and its place. */
const LETTER_DOT = /^([AFafАФаф]\.)(?=[\p{L}\p{N}])/u

/** Splits a line of bounded length into tokens. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  const add = (kind: TokenKind, raw: string, from: number) => {
    tokens.push({
      kind,
      raw,
      plain: plain(raw).replaceAll('.', ''),
      from,
      to: from + raw.length,
      glued: from === end,
    })
    end = from + raw.length
  }
  for (const { 0: raw, index } of line.matchAll(SIGNS)) {
    const letter = LETTER_DOT.exec(raw)?.[1] ?? ''
    if (/^[\p{L}\p{M}\p{N}'’.]/u.test(raw)) {
      if (letter) add('word', letter, index)
      add('word', raw.slice(letter.length), index + letter.length)
    } else {
      add(KINDS[raw] ?? (/[-‐‑‒–—―−>→]$/u.test(raw) ? 'dash' : 'other'), raw, index)
    }
  }
  return tokens
}
