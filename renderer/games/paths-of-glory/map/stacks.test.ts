import { expect, test } from 'vitest'
import { UNITS } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { titleFrom, titleOf, titlePx } from './stacks.ts'

test('the name on every counter has room beside its flag, and can be read', () => {
  const titles = new Set(UNITS.map(({ kind }) => titleOf(kind)).filter((title) => title !== ''))
  expect(titles).toContain('BEF')
  for (const title of titles)
    for (const side of [30, 25]) {
      const left = side * 0.44 - textWidthEm(title) * titlePx(title, side)
      expect(left, title).toBeGreaterThan(side * titleFrom(title))
      expect(titlePx(title, side), title).toBeGreaterThan(side * 0.2)
    }
})
