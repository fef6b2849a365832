import { expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../board/ids.ts'
import { NAMES as names } from '../../variants/standard/names/index.ts'
import { nameOf, nationality, powerName } from './names.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'

it('writes coasts beside the space', () => {
  const south = 'STP/SC' as LocationId
  expect(LANGUAGES.map((language) => nameOf({ names, language }, south, 'code'))).toEqual([
    'STP/SC',
    'СПб/ЮП',
    'СтП/ЮБ',
    'Pet/JP',
  ])
  expect(nameOf({ names, language: 'en' }, south, 'full')).toBe('St Petersburg (south coast)')
})

it('uses the id where the board has no name', () => {
  const czech = { names, language: 'cs' } as const
  expect(nameOf(czech, 'XYZ' as ProvinceId, 'full')).toBe('XYZ')
  expect(powerName(czech, 'XYZ' as PowerId, 'long')).toBe('XYZ')
  expect(nationality(czech, 'XYZ' as PowerId, 'A')).toBe('XYZ')
})
