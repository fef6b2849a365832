import { language } from './text.ts'

const written = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(share)

/** A share as a percentage: "67%". */
export const percent = (part: number, of: number): string => written(of === 0 ? 0 : part / of)

/** All shares of a whole as percentages that add up to 100: those with the largest rests are rounded up. */
export function percents(parts: readonly number[]): readonly string[] {
  const of = parts.reduce((sum, part) => sum + part, 0)
  if (of === 0) return parts.map(() => written(0))
  const exact = parts.map((part) => (part / of) * 100)
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const raised = exact
    .map((share, index) => ({ index, rest: share % 1 }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, Math.round(left))
    .map(({ index }) => index)
  return exact.map((share, index) => written((Math.floor(share) + Number(raised.includes(index))) / 100))
}
