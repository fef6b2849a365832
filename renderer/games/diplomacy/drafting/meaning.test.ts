import { describe, expect, test } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Desk } from './desk.ts'
import { press } from './grammar.ts'
import { lightsOf } from './lights.ts'
import { goesOn, meansSomething } from './meaning.ts'
import { IDLE, type Selection } from './selection.ts'

const at = (id: string) => id as LocationId
const unit = (text: string): UnitRef => ({ type: text.slice(0, 1) as 'A' | 'F', at: at(text.slice(2)) })
const nothing = { convoyed: [], supportsHold: [], supportsMove: [], convoys: [] }

/** England before her first move. */
const desk: Desk = {
  phase: 'movement',
  sheet: {
    power: 'ENGLAND' as PowerId,
    drafts: [],
    movement: [
      { unit: unit('F EDI'), moves: ['NTH', 'NWG', 'CLY', 'YOR'].map(at), ...nothing },
      { unit: unit('F LON'), moves: ['NTH', 'ENG', 'YOR', 'WAL'].map(at), ...nothing },
    ],
    retreats: [],
    adjustment: null,
    canUndo: false,
    canRedo: false,
  },
  units: [unit('F EDI'), unit('F LON')].map((one) => ({ ...one, power: 'ENGLAND' as PowerId })),
  dislodged: [],
  neighbours: new Map(),
}
const after = (...provinces: readonly string[]): Selection =>
  provinces.reduce<Selection>(
    (selection, id) => press(desk, selection, { kind: 'tap', province: id as ProvinceId }).selection,
    IDLE,
  )
const meant = (selection: Selection) =>
  ['EDI', 'LON', 'YOR', 'NTH', 'WAL', 'MOS'].filter((id) => meansSomething(desk, selection, id as ProvinceId))

describe('a tap has a meaning', () => {
  test('on own units, without a selection', () => {
    expect(meant(IDLE)).toEqual(['EDI', 'LON'])
  })

  test('where the rules allow an order, with a unit selected', () => {
    expect(meant(after('EDI'))).toEqual(['EDI', 'YOR', 'NTH'])
  })

  test('where they allow one, and at the place itself, after they refused one', () => {
    const refused = after('EDI', 'WAL')
    expect(refused).toMatchObject({ step: 'choose', why: 'illegal', at: 'WAL' })
    expect(meant(refused)).toEqual(['EDI', 'LON', 'YOR', 'NTH', 'WAL'])
  })
})

describe('another province in reach is offered', () => {
  const offered = (selection: Selection) =>
    ['EDI', 'LON', 'YOR', 'NTH', 'WAL', 'MOS'].filter((id) => goesOn(desk, selection, id as ProvinceId))

  test('where the selected unit may go on, and nowhere else', () => {
    expect(offered(after('EDI'))).toEqual(['EDI', 'YOR', 'NTH'])
    expect(offered(after('LON'))).toEqual(['LON', 'YOR', 'NTH', 'WAL'])
  })

  test('without a selection, for every province', () => {
    expect(offered(IDLE)).toEqual(['EDI', 'LON', 'YOR', 'NTH', 'WAL', 'MOS'])
  })
})

test('legal places stay lit after a refused order', () => {
  expect(lightsOf(desk, after('EDI', 'WAL')).targets).toEqual(lightsOf(desk, after('EDI')).targets)
})
