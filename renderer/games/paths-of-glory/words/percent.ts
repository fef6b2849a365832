import { language } from './text.ts'

/** A share as a percentage: "67%". */
export const percent = (part: number, of: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(of === 0 ? 0 : part / of)
