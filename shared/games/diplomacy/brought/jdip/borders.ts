// The conditions of a pack's borders: strength that attacks gain or lose there, and times or units for which they are
// closed. None of them is played here, so each is a remark.
import { allNamed, type XmlElement } from '../../../../files/xml.ts'
import type { Remark } from '../../../../kernel/brought.ts'

/** `dip.order.Move` is called `Move`. */
const plain = (text: string): string => text.replace(/\bdip\.[a-z.]*/g, '').replace(/[\s,]+/g, ' ').trim() // oxfmt-ignore

/** A remark about each condition of each province that has any. `called` names a province that a file refers to. */
export function readBorders(root: XmlElement, called: (ref: string) => string): readonly Remark[] {
  const definitions = new Map(
    allNamed(root, 'BORDER').map(({ attributes }) => [attributes.id ?? '', attributes] as const),
  )
  return allNamed(root, 'PROVINCE').flatMap(({ attributes: { shortname = '', borders = '' } }) =>
    borders.split(/[\s,]+/).flatMap((id): readonly Remark[] => {
      const border = definitions.get(id)
      if (!border) return []
      const from = (border.from ?? '').split(/[\s,]+/).filter(Boolean).map(called).join(', ') // oxfmt-ignore
      const said = (code: string, ...words: readonly string[]): Remark => ({
        code,
        of: [called(shortname), [from, ...words].filter(Boolean).join(': ')],
      })
      const strength = Number.parseInt(border.baseMoveModifier ?? '', 10) || 0
      const times = [border.year, border.season, border.phase, border.orderTypes].map((text) => plain(text ?? '')).filter(Boolean) // oxfmt-ignore
      const units = plain(border.unitTypes ?? '')
      return [
        ...(strength !== 0
          ? [said('border-strength', `${strength > 0 ? '+' : '−'}${Math.abs(strength)}`)]
          : []),
        ...(times.length > 0 ? [said('border-times', [...times, units].filter(Boolean).join(', '))] : []),
        ...(times.length === 0 && units !== '' ? [said('border-units', units)] : []),
      ]
    }),
  )
}
