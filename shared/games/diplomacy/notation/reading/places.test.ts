import { describe, expect, it } from 'vitest'
import type { ProvinceId } from '../../board/ids.ts'
import { nameOf } from '../names/names.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { NAMES } from '../../variants/standard/names/index.ts'
import { readPlace } from './places.ts'

const SPACES = Object.keys(NAMES.en.spaces) as ProvinceId[]
const places = (raw: string, language: (typeof LANGUAGES)[number], amongLatin = false) =>
  readPlace(raw, { names: NAMES, language }, amongLatin).map(({ place }) => place)

describe.each(LANGUAGES)('a name that %s shows has one meaning', (language) => {
  it.each(['code', 'full'] as const)('%s', (form) => {
    for (const id of SPACES)
      expect(places(nameOf({ names: NAMES, language }, id, form), language), id).toEqual([id])
  })
})

it('accepts the Latin codes of books and boards in every language', () => {
  const codes = {
    GoL: 'LYO',
    Mid: 'MAO',
    MAt: 'MAO',
    NAt: 'NAO',
    Nrg: 'NWG',
    Tyn: 'TYS',
    tyr: 'TYR',
    StP: 'STP',
  }
  for (const language of LANGUAGES) {
    for (const [code, id] of Object.entries(codes)) expect(places(code, language), code).toEqual([id])
  }
})

it('accepts every abbreviation the Bulgarian rulebook prints', () => {
  const printed = {
    ...{ БалМ: 'BAL', БаМ: 'BAR', ЧеМ: 'BLA', Чер: 'BLA', БоЗ: 'BOT', АнК: 'ENG', АКл: 'ENG', Анг: 'ENG' },
    ...{ Анк: 'ANK', ЙоМ: 'ION', ИрМ: 'IRI', Лз: 'LYO', ЛиЗ: 'LYO', СеАО: 'MAO', СеА: 'NAF', Пи: 'PIE' },
    ...{ СеМ: 'NTH', 'Сев.М': 'NTH', 'Сев.': 'NTH', Сев: 'SEV', НоМ: 'NWG', Нор: 'NWY', СаП: 'STP' },
    ...{ СтП: 'STP', ТМ: 'TYS', ТиМ: 'TYS', ЗСм: 'WES', ЗСМ: 'WES', Тун: 'TUN' },
  }
  for (const [abbreviation, id] of Object.entries(printed))
    expect(places(abbreviation, 'bg')[0], abbreviation).toBe(id)
})

it('folds look-alikes towards Latin codes, and only where nothing else is meant', () => {
  expect(places('Раг', 'ru')).toEqual(['PAR'])
  expect(places('Тун', 'bg')).toEqual(['TUN'])
  expect(places('Тун', 'ru', true)).toEqual(['TUN', 'TYS'])
})

it('accepts beginnings of the words, accents or not, and other endings', () => {
  expect(places('burg', 'en')).toEqual(['BUR'])
  expect(places('N. Afr', 'en')).toEqual(['NAF'])
  expect(places('S A', 'cs')).toEqual([])
  expect(places('mid-atl', 'en')).toEqual(['MAO'])
  expect(places('rim', 'cs')).toEqual(['ROM'])
  expect(places('Чёр. море', 'ru')).toEqual(['BLA'])
  expect(places('Галицию', 'ru')).toEqual(['GAL'])
})

it('takes a dot at the end for a full stop where it belongs to no abbreviation', () => {
  expect(places('Анк.', 'bg')[0]).toBe('ANK')
  expect(places('Сев.', 'bg')).toEqual(['NTH'])
  expect(places('Сев', 'bg')).toEqual(['SEV'])
})

it('lists all spaces an ambiguous beginning may mean, the own language first', () => {
  expect(places('Liv', 'en').slice(0, 2).sort()).toEqual(['LVN', 'LVP'])
  expect(places('Нор', 'en').sort()).toEqual(['NWG', 'NWY'])
  expect(places('x', 'en')).toEqual([])
})
