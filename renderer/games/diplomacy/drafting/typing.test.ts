import { describe, expect, test } from 'vitest'
import type { LocationId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { IDLE, type Press, type Selection } from './selection.ts'
import { codesOf, type, VERBS_OF, type Typed, type Typing } from './typing.ts'

const codes = new Map(
  ['bur', 'hol', 'mun', 'spa', 'par', 'arm', 'mar', 'рур'].map((code) => [
    code,
    code.toUpperCase() as ProvinceId,
  ]),
)
const held: Selection = {
  step: 'unit',
  unit: { type: 'A', at: 'RUH' as LocationId },
  verb: null,
}

const named: Selection = {
  step: 'to',
  unit: held.unit,
  verb: 'support',
  target: { type: 'A', at: 'MUN' as LocationId },
  written: null,
}
const known = { codes, verbs: VERBS_OF.movement, lit: (province: ProvinceId) => province === 'HOL' }

/** The meaning of the last letter, from the selection at the first one. */
function read(text: string, selection: Selection = held, latin = text): Typed {
  let typing: Typing | null = null
  let last: Typed | null = null
  for (const [i, sign] of [...text].entries()) {
    last = type(known, typing, selection, { sign, latin: [...latin][i] ?? sign })
    expect(last.from).toBe(selection)
    typing = last.typing
  }
  return last!
}
const typed = (...of: Parameters<typeof read>): readonly Press[] => read(...of).presses
const tap = (code: string): Press => ({ kind: 'tap', province: code as ProvinceId })
const verb = (name: Extract<Press, { kind: 'verb' }>['verb']): Press => ({ kind: 'verb', verb: name })

describe('letters', () => {
  test('three letters name a space', () => expect(typed('bur')).toEqual([tap('BUR')]))

  test('a verb acts at its letter', () => {
    expect(typed('h')).toEqual([verb('hold')])
    expect(typed('s')).toEqual([verb('support')])
  })

  test('a verb that writes waits where its letter begins a lit name, or a second unit is named', () => {
    expect(read('h').waits).toBe(true)
    expect(read('s').waits).toBe(false)
    expect(read('m', named)).toMatchObject({ presses: [verb('move')], waits: true })
    expect(read('v', named).waits).toBe(false)
  })

  test('each phase has its own verbs', () => {
    const letter = { sign: 'd', latin: 'd' }
    expect(type(known, null, held, letter).presses).toEqual([])
    expect(type({ ...known, verbs: VERBS_OF.retreats }, null, held, letter).presses).toEqual([
      verb('disband'),
    ])
  })

  test('a verb and a space', () => expect(typed('smun')).toEqual([verb('support'), tap('MUN')]))

  test('a verb letter that turns out to begin a space is read again', () => {
    expect(typed('hol')).toEqual([tap('HOL')])
    expect(typed('mun')).toEqual([tap('MUN')])
  })

  test('a space that is also the beginning of verb and space gives way to the longer reading', () => {
    expect(typed('mar')).toEqual([tap('MAR')])
    expect(typed('marm')).toEqual([verb('move'), tap('ARM')])
    expect(typed('spar')).toEqual([verb('support'), tap('PAR')])
  })

  test('without a selected unit there are no verbs', () => {
    expect(typed('h', IDLE)).toEqual([])
    expect(typed('mun', IDLE)).toEqual([tap('MUN')])
  })

  test('letters that begin nothing start again', () => {
    expect(typed('xbur')).toEqual([tap('BUR')])
    expect(typed('bxbur')).toEqual([tap('BUR')])
  })

  test('a space has the code of the notation and the one of the reader', () => {
    const read = codesOf(['RUH', 'PAR'], (id) => (id === 'RUH' ? 'Рур' : id))
    expect([...read]).toEqual([
      ['ruh', 'RUH'],
      ['рур', 'RUH'],
      ['par', 'PAR'],
    ])
  })

  test('another alphabet: spaces by its own codes, verbs by their keys', () => {
    expect(typed('р', held, 'h')).toEqual([verb('hold')])
    expect(typed('рур', held, 'heh')).toEqual([tap('РУР')])
  })
})
