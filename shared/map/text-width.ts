// How wide a word will be, without a font: classes of letters, a little wider than the common sans serifs draw them at
// semi-bold (DejaVu Sans, the widest in use, is the measure), so that a name placed here fits wherever it is shown.

const CLASSES: readonly (readonly [em: number, letters: string])[] = [
  [0.34, "iíjlI.,'’|"],
  [0.4, 'frtřť-ґг '],
  [0.88, 'mwWMшщжюмыфЖМЮФЫЪ'],
  [1, 'ШЩ'],
]
const CAPITAL_EM = 0.74
const LETTER_EM = 0.63

const WIDTH = new Map(CLASSES.flatMap(([em, letters]) => [...letters].map((letter) => [letter, em] as const)))

/** Width of a line of text in units of its font size. */
export function textWidthEm(text: string): number {
  let width = 0
  for (const letter of text)
    width += WIDTH.get(letter) ?? (letter !== letter.toLowerCase() ? CAPITAL_EM : LETTER_EM)
  return width
}
