import { describe, expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../board/ids.ts'
import { BOOK_CODES } from './codes.ts'
import { nameOf, powerName, TONGUES } from './names.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'

const SPACES = Object.keys(TONGUES.en.spaces)
const POWERS = Object.keys(TONGUES.en.powers)

describe.each(LANGUAGES)('names in %s', (language) => {
  const tongue = TONGUES[language]

  it('cover the 75 spaces and the seven powers', () => {
    expect(SPACES).toHaveLength(75)
    expect(Object.keys(tongue.spaces)).toEqual(SPACES)
    expect(Object.keys(tongue.powers)).toEqual(POWERS)
  })

  it('have codes, full names and initials that tell all apart, whatever their case', () => {
    const all = [
      SPACES.map((id) => nameOf(language, id as ProvinceId, 'code')),
      SPACES.map((id) => nameOf(language, id as ProvinceId, 'full')),
      POWERS.map((id) => powerName(language, id as PowerId, 'initial')),
      POWERS.map((id) => powerName(language, id as PowerId, 'long')),
    ]
    for (const names of all) {
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    }
  })

  it('show no code that is the Latin code of another space once its accents are gone', () => {
    for (const id of SPACES) {
      const bare = nameOf(language, id as ProvinceId, 'code')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toUpperCase()
      const meant = BOOK_CODES[bare] ?? (SPACES.includes(bare) ? bare : id)
      expect(meant, bare).toBe(id)
    }
  })
})

it('writes coasts beside the space', () => {
  const south = 'STP/SC' as LocationId
  expect(LANGUAGES.map((language) => nameOf(language, south, 'code'))).toEqual([
    'STP/SC',
    'СПб/ЮП',
    'СтП/ЮБ',
    'Pet/JP',
  ])
  expect(nameOf('en', south, 'full')).toBe('St Petersburg (south coast)')
})

it('keeps the id of a space it has no name for', () => {
  expect(nameOf('cs', 'XYZ' as ProvinceId, 'full')).toBe('XYZ')
})
