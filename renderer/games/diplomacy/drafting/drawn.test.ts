// A pasted sheet with two orders for one unit is drawn as well.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { LocationId, PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import type { Desk } from './desk.ts'
import { draftedArrows, draftedPieces, litArrows } from './drawn.ts'
import { lightsOf } from './lights.ts'
import { IDLE } from './selection.ts'

const file = path.resolve(import.meta.dirname, '../../../../resources/maps/standard.json')
const map = decodeMap(JSON.parse(readFileSync(file, 'utf8')) as PackedMap)

const ref = (text: string): UnitRef => ({ type: text[0] as 'A' | 'F', at: text.slice(2) as LocationId })
const power = 'GERMANY' as PowerId
const units: readonly Unit[] = ['A MUN', 'A RUH', 'F KIE'].map((text) => ({ ...ref(text), power }))
const view = { units, dislodged: [] } as unknown as DiplomacyView
const desk = (phase: Desk['phase'], orders: readonly Order[]): Desk => ({
  phase,
  sheet: {
    power,
    drafts: orders.map((order) => ({ order })),
    movement: [],
    retreats: [],
    adjustment: null,
    canUndo: false,
    canRedo: false,
  },
  units,
  dislodged: [],
  neighbours: new Map(),
})
const move = (unit: string, to: string): Order => ({ kind: 'move', unit: ref(unit), to: to as LocationId })
const build = (unit: string): Order => ({ kind: 'build', unit: ref(unit) })
const different = (keys: readonly string[]) => expect(new Set(keys).size).toBe(keys.length)

test('two orders for one unit are two arrows, each with its own end, and both stand out with the unit (D5)', () => {
  const help: Order = {
    kind: 'support-move',
    unit: ref('A RUH'),
    target: ref('A MUN'),
    to: 'TYR' as LocationId,
  }
  const twice = desk('movement', [move('A MUN', 'BUR'), move('A MUN', 'TYR'), help])
  const arrows = draftedArrows(map, twice, 1)
  expect(arrows.map(({ key }) => key)).toEqual([
    'move|A MUN||BUR|',
    'move|A MUN||TYR|',
    'support-move|A RUH|A MUN|TYR|',
  ])
  different(arrows.map(({ id }) => id))
  different(arrows.map(({ shaft }) => shaft))
  const held = lightsOf(twice, { step: 'unit', unit: ref('A MUN'), verb: null })
  expect(litArrows(arrows, held).map(({ lit }) => lit)).toEqual([true, true, false])
})

test('far too many builds and waivers have different keys on the board', () => {
  const waive: Order = { kind: 'waive' }
  const surplus = desk('adjustments', [build('A BER'), build('F BER'), waive, waive, waive, waive])
  const keys = draftedPieces(map, view, surplus, lightsOf(surplus, IDLE)).map(({ key }) => key)
  expect(keys).toHaveLength(5)
  different(keys)
  different(draftedArrows(map, surplus, 1).map(({ key }) => key))
})
