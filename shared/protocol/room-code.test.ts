import { expect, it } from 'vitest'
import { roomCodeOf } from './room-code.ts'

it.each([
  [' lkgh ', 'LKGH'],
  ['LКGН', 'LKGH'],
  ['вснк', 'BCHK'],
  ['мртх', 'MPTX'],
  // No letter of a code looks like these.
  ['ЖЯ12', 'ЖЯ12'],
])('reads %s as the room code %s', (typed, code) => {
  expect(roomCodeOf(typed)).toBe(code)
})
