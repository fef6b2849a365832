// How wide each letter of a font is, measured with HarfBuzz.
import { Blob, Face, Font, Variation } from 'harfbuzzjs'

/** Widths of the letters a font has, in units of its size, at a weight. */
export function widthsOf(sfnt: Uint8Array, letters: string, weight: number): Map<string, number> {
  const face = new Face(new Blob(sfnt.slice().buffer), 0)
  const font = new Font(face)
  font.setScale(face.upem, face.upem)
  font.setVariations([new Variation('wght', weight)])
  const widths = new Map<string, number>()
  for (const letter of letters) {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
    if (glyph) widths.set(letter, font.glyphHAdvance(glyph) / face.upem)
  }
  return widths
}

/** Letters by their width, which is rounded up to steps of 1/50 em. */
export function classesOf(widths: ReadonlyMap<string, number>): [em: number, letters: string][] {
  const classes = new Map<number, string>()
  for (const [letter, width] of widths) {
    const em = Math.ceil(width * 50) / 50
    classes.set(em, (classes.get(em) ?? '') + letter)
  }
  return [...classes].sort(([a], [b]) => a - b)
}
