import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import { complaintOf, remarkOn } from './complaint.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { readOrder, turnDown } from './read.ts'
import { INVALIDITIES, type Warning } from './reading/misreading.ts'
import { NAMES } from '../variants/standard/names/index.ts'

const span = { from: 0, to: 3 }
const WARNINGS: readonly Warning[] = [
  { code: 'wrong-letter', span, written: 'A', actual: { type: 'F', at: 'NTH' as LocationId } },
  { code: 'wrong-nationality', span, written: 'FRANCE' as PowerId, actual: 'ITALY' as PowerId },
  { code: 'wrong-coast', span },
  { code: 'by-position', span, place: 'VIE' as ProvinceId },
  { code: 'missing-separator', span },
]

describe.each(LANGUAGES)('in %s', (language) => {
  const messages = JSON.parse(readFileSync(`resources/messages/${language}/outcomes.json`, 'utf8')) as Record<
    string,
    string
  >
  const fits = (key: string, params: object) => {
    expect(messages, key).toHaveProperty(key)
    for (const [, name] of messages[key]!.matchAll(/\{(\w+)\}/g)) expect(Object.keys(params)).toContain(name)
  }

  it('every complaint and remark has its sentence and what it names', () => {
    for (const why of INVALIDITIES) {
      const { key, params } = complaintOf(turnDown(why, 'A Xyz', span), {
        names: NAMES,
        language,
        style: 'codes',
      })
      fits(key, params)
    }
    for (const warning of WARNINGS) {
      const { key, params } = remarkOn(warning, 'Вен - Гал', { names: NAMES, language })
      fits(key, params)
    }
  })
})

it('lists what an open text may have meant, in the language of the reader', () => {
  const reading = readOrder('A Pars H', { names: NAMES, language: 'cs', phase: 'movement' })
  if (reading.kind !== 'invalid') throw new Error('read')
  expect(complaintOf(reading, { names: NAMES, language: 'cs', style: 'codes' })).toEqual({
    key: 'notation_invalid_unknown_place',
    params: { words: 'Pars' },
    candidates: ['Paříž'],
  })
})

it('names the unit, power or place that was meant instead', () => {
  expect(
    WARNINGS.map((warning) => remarkOn(warning, 'Вен - Гал', { names: NAMES, language: 'ru' }).params.actual),
  ).toEqual(['Ф СеМ', 'Италия', '', 'Вена', ''])
})
