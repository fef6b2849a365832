import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { abbreviations } from './abbreviations.ts'

describe.each(LANGUAGES)('the abbreviations in %s', (language) => {
  const all = abbreviations(language)

  it('name every space and every coast once, with a code of their own', () => {
    expect(all).toHaveLength(75 + 4)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('have the code of the books beside the language’s own', () => {
    expect(all.filter(({ latin }) => !/^[A-Z]{2,3}$/.test(latin))).toEqual([])
  })
})

it('go from A to Z as the language orders its letters', () => {
  const names = abbreviations('cs').map(({ name }) => name)
  expect(names.slice(0, 75)).toEqual(names.slice(0, 75).toSorted((a, b) => a.localeCompare(b, 'cs')))
})
