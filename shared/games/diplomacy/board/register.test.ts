import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NONE, numberOf, registerOf } from './register.ts'

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 400 })

it('finds every id of any length by its number, and no other', () => {
  fc.assert(
    fc.property(ids, fc.string({ maxLength: 8 }), (known, asked) => {
      const register = registerOf(known)
      expect(known.map((id) => numberOf(register, id))).toEqual(known.map((_, number) => number))
      expect(numberOf(register, asked)).toBe(known.includes(asked) ? known.indexOf(asked) : NONE)
    }),
  )
})

it('tells apart ids that hash to one slot', () => {
  const known = ['spa', 'spaxa', 'spayya']
  const register = registerOf(known)
  expect(known.map((id) => numberOf(register, id))).toEqual([0, 1, 2])
})
