import { describe, expect, test } from 'vitest'
import type { LocationId, ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import { IDLE, type Press, type Selection } from './selection.ts'
import { codesOf, type, type Typing } from './typing.ts'

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
  before: null,
}

/** The presses after the last letter, all from where the first of them was typed. */
function typed(text: string, selection: Selection = held, latin = text): readonly Press[] {
  let typing: Typing | null = null
  let presses: readonly Press[] = []
  for (const [i, sign] of [...text].entries()) {
    const read = type(codes, typing, selection, { sign, latin: [...latin][i] ?? sign })
    expect(read.from).toBe(selection)
    typing = read.typing
    presses = read.presses
  }
  return presses
}
const tap = (code: string): Press => ({ kind: 'tap', province: code as ProvinceId })
const verb = (name: Extract<Press, { kind: 'verb' }>['verb']): Press => ({ kind: 'verb', verb: name })

describe('letters', () => {
  test('three letters name a space', () => expect(typed('bur')).toEqual([tap('BUR')]))

  test('a verb acts at its letter', () => {
    expect(typed('h')).toEqual([verb('hold')])
    expect(typed('s')).toEqual([verb('support')])
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

  test('without a unit in hand there are no verbs', () => {
    expect(typed('h', IDLE)).toEqual([])
    expect(typed('mun', IDLE)).toEqual([tap('MUN')])
  })

  test('letters that begin nothing start afresh', () => {
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
