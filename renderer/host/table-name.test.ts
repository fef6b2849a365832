import { expect, it } from 'vitest'
import { freshName } from './table-name.ts'

it('is unique on one evening', () => {
  const names: string[] = []
  for (let table = 0; table < 3; table++) names.push(freshName('23 November', names))
  expect(names).toEqual([
    'Table of 23 November',
    'Table of 23 November, no. 2',
    'Table of 23 November, no. 3',
  ])
})
