// Patterns beyond the common ones, for boards of more than seven powers: pages of other boards need not fetch them.
import type { Hatch } from './theme.ts'

export const MORE_HATCHES = {
  waves: { size: 12, path: 'M0 6C2 2.5 4 2.5 6 6S10 9.5 12 6', stroke: 1.1 },
  zigzag: { size: 12, path: 'M0 9L3 3L6 9L9 3L12 9', stroke: 1 },
  rings: { size: 12, path: 'M3 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0', stroke: 1 },
  grid: { size: 10, path: 'M0 5H10M5 0V10', stroke: 0.9 },
  bricks: { size: 12, path: 'M0 3H12M0 9H12M3 3V9M9 9V12M9 0V3', stroke: 0.9 },
  dashes: { size: 12, path: 'M1 3H7M7 9H11M0 9H1', stroke: 1.6 },
  squares: { size: 11, path: 'M1 1H5V5H1ZM6.5 6.5H10.5V10.5H6.5Z', stroke: null },
} as const satisfies Readonly<Record<string, Hatch>>
