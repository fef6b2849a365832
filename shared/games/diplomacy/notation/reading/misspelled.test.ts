import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { editDistance, placesLike } from './misspelled.ts'
import { NAMES } from '../../variants/standard/names/index.ts'
import { flatOf, spellingsOf } from './places.ts'

const SPELLINGS = spellingsOf(NAMES)

const letters = fc.string({ maxLength: 9, unit: fc.constantFrom(...'abcd юя') })

/** The same by definition, without a bound. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [x, y] = [a.slice(1), b.slice(1)]
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
  return Math.min(
    distance(x, b) + 1,
    distance(a, y) + 1,
    distance(x, y) + (a[0] === b[0] ? 0 : 1),
    ...(swapped ? [distance(a.slice(2), b.slice(2)) + 1] : []),
  )
}

it('counts the letters that are wrong, up to the bound', () => {
  const short = fc.string({ maxLength: 5, unit: fc.constantFrom(...'abc') })
  fc.assert(
    fc.property(short, short, fc.constantFrom(1, 2), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(distance(a, b), limit + 1))
    }),
    { numRuns: 400 },
  )
})

it('excludes no spelling that is near enough', () => {
  const mistyped = fc
    .tuple(fc.constantFrom(...SPELLINGS), fc.nat(30), letters, fc.nat(2))
    .map(([{ raw }, at, put, taken]) => `${raw.slice(0, at)}${put.slice(0, 2)}${raw.slice(at + taken)}`)
  fc.assert(
    fc.property(fc.oneof(mistyped, letters), fc.constantFrom(...LANGUAGES), (raw, language) => {
      const flat = flatOf(raw).slice(0, 30)
      const allowed = flat.length < 6 ? 1 : 2
      const near = new Map<string, number>()
      for (const each of SPELLINGS) {
        const wrong = editDistance(flat, each.flat, allowed)
        if (wrong > allowed || (each.language !== language && each.language !== 'en')) continue
        near.set(each.place, Math.min(near.get(each.place) ?? Infinity, wrong))
      }
      const nearest = [...near].sort((a, b) => a[1] - b[1]).map(([place]) => place)
      expect(placesLike(raw, { names: NAMES, language })).toEqual(flat.length < 2 ? [] : nearest.slice(0, 6))
    }),
    { numRuns: 300 },
  )
})

it('finds the name that was meant where a letter is added, missing, wrong or swapped', () => {
  expect(placesLike('Burgandy', { names: NAMES, language: 'en' })).toEqual(['BUR'])
  expect(placesLike('Mnuich', { names: NAMES, language: 'en' })).toEqual(['MUN'])
  expect(placesLike('Бургндия', { names: NAMES, language: 'ru' })).toEqual(['BUR'])
  expect(placesLike('qwertz', { names: NAMES, language: 'cs' })).toEqual([])
})
