import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../kernel/language.ts'
import { SPACES } from '../facts/spaces.ts'
import { placeNames } from './names.ts'

describe.each(LANGUAGES)('names in %s', (language) => {
  const names = placeNames(language)

  test('every place has one, and nothing else has', () => {
    expect([...names.keys()]).toEqual(SPACES.map(({ id }) => id))
    expect([...names].filter(([, name]) => name.trim() === '')).toEqual([])
  })

  test('no two places share one', () => {
    const seen = new Map<string, string>()
    const twice = [...names].filter(([id, name]) => seen.size === seen.set(name, id).size)
    expect(twice).toEqual([])
  })
})
