// The picture that lies under a brought board, as an image: made of its numbers and inks alone, and shown as an image, in
// which no script would run and no link would lead anywhere.
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { unpackLine } from '../../../../shared/map/packed.ts'

const inkOf = (ink: string): string => (/^#[0-9a-f]{8}$/.test(ink) ? ink : 'none')

/** The address of the image; empty where the map has no picture. */
export function pictureUrl({ width, height, picture }: BoardMap): string {
  if (!picture) return ''
  const pathOf = (lines: readonly string[], end: string) =>
    lines.map((line) => `M${unpackLine(line, picture.precision).join('L')}${end}`).join('')
  const paths = picture.pieces.map(
    ({ fill, stroke, width: wide, rule, closed, open }) =>
      `<path d="${pathOf(closed, 'Z')}${pathOf(open, '')}" fill="${inkOf(fill)}" stroke="${inkOf(stroke)}" stroke-width="${Number(wide)}" fill-rule="${rule === 'evenodd' ? rule : 'nonzero'}"/>`,
  )
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Number(width)} ${Number(height)}" stroke-linejoin="round">${paths.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}
