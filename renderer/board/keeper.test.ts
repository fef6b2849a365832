import { expect, test } from 'vitest'
import { keeper } from './keeper.ts'

test('equal items keep their objects, changed ones do not', () => {
  const keep = keeper<{ id: string; at: readonly number[] }>()
  const first = keep([
    { id: 'MUN', at: [1, 2] },
    { id: 'RUH', at: [3, 4] },
  ])
  const second = keep([
    { id: 'RUH', at: [3, 4] },
    { id: 'MUN', at: [1, 5] },
  ])
  expect(second).toEqual([
    { id: 'RUH', at: [3, 4] },
    { id: 'MUN', at: [1, 5] },
  ])
  expect(second[0]).toBe(first[1])
  expect(second[1]).not.toBe(first[0])
})

test('what is not in the text is taken for unchanged', () => {
  const keep = keeper<{ id: string; rings: readonly number[] }>(({ id }) => id)
  const [first] = keep([{ id: 'MUN', rings: [1] }])
  expect(keep([{ id: 'MUN', rings: [2] }])[0]).toBe(first)
})

test('an unchanged list stays the same array', () => {
  const keep = keeper<{ id: string }>()
  const first = keep([{ id: 'MUN' }, { id: 'RUH' }])
  expect(keep([{ id: 'MUN' }, { id: 'RUH' }])).toBe(first)
  expect(keep([{ id: 'RUH' }, { id: 'MUN' }])).not.toBe(first)
  expect(keep([{ id: 'RUH' }])).toEqual([{ id: 'RUH' }])
})
