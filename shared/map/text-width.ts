// How wide a word will be on the map, without a browser: from the measured letters of the map's typeface.
import { LETTER_WIDTHS } from './letter-widths.ts'

/** Letters that the typeface lacks are drawn in another one, about this wide. */
const CAPITAL_EM = 0.7
const LETTER_EM = 0.6

const WIDTH = new Map(
  LETTER_WIDTHS.flatMap(([em, letters]) => [...letters].map((letter) => [letter, em] as const)),
)

/** Width of a line of text in units of its font size. */
export function textWidthEm(text: string): number {
  let width = 0
  for (const letter of text)
    width += WIDTH.get(letter) ?? (letter !== letter.toLowerCase() ? CAPITAL_EM : LETTER_EM)
  return width
}
