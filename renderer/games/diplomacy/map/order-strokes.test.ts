import { describe, expect, test } from 'vitest'
import packed from '../../../../resources/maps/standard.json'
import type { LocationId, PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Outcome } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { standard } from '../../../../tools/mapc/variants/standard/index.ts'
import { strokesOf, type Drawing } from './order-strokes.ts'
import { neighboursOn } from './sea-way.ts'

const map = decodeMap(packed as unknown as PackedMap)
const unit = (text: string): UnitRef => ({ type: text[0] as 'A' | 'F', at: text.slice(2) as LocationId })
const drawn = (power: string, order: Order, fate: Partial<Drawing> = {}): Drawing => ({
  id: order.kind === 'waive' ? 'waive' : order.unit.at,
  order,
  power: power as PowerId,
  ...fate,
})
const move = (of: string, to: string, via = false): Order => ({
  kind: 'move',
  unit: unit(of),
  to: to as LocationId,
  ...(via && { via }),
})
const convoy = (of: string, army: string, to: string): Order => ({
  kind: 'convoy',
  unit: unit(of),
  target: unit(army),
  to: to as LocationId,
})
const convoys: Outcome = { kind: 'convoys' }
const unneeded: Outcome = {
  kind: 'unmatched',
  target: { ...unit('A PIC'), power: 'FRANCE' },
  did: 'went-by-land',
} as never

/** The seas a move is drawn over. */
function seasOf(drawings: readonly Drawing[], id: string): readonly string[] {
  const stroke = strokesOf(map, drawings).find((one) => one.stroke.id === id)?.stroke
  const over = stroke && 'over' in stroke ? (stroke.over ?? []) : []
  return over.map(
    (point) => [...map.provinces.values()].find(({ sites }) => sites.unit === point)?.id ?? 'nowhere',
  )
}

test('the drawing knows the neighbours of the rules, wherever a fleet can go', () => {
  const touching = neighboursOn(map)
  const seas = new Set(standard.rules.seas)
  for (const [id, near] of Object.entries(standard.rules.adjacency))
    expect(
      [...(touching.get(id) ?? [])].filter((other) => seas.has(id) || seas.has(other)).toSorted(),
      id,
    ).toEqual(near.filter((other) => seas.has(id) || seas.has(other)).toSorted())
})

describe('by land', () => {
  const offer = (fate: Partial<Drawing> = {}) => drawn('ENGLAND', convoy('F ENG', 'A PIC', 'BEL'), fate)

  test('an army that walked goes straight, whoever offered to carry it', () => {
    const walked: Outcome = { kind: 'moves', convoyed: false }
    const drawings = [
      drawn('FRANCE', move('A PIC', 'BEL'), { outcome: walked }),
      offer({ outcome: unneeded }),
    ]
    expect(seasOf(drawings, 'PIC')).toEqual([])
  })

  test('so does one that walked in vain', () => {
    const stopped: Outcome = { kind: 'bounced', by: [], attack: 1, against: 1 }
    const drawings = [
      drawn('FRANCE', move('A PIC', 'BEL'), { outcome: stopped }),
      offer({ outcome: unneeded }),
    ]
    expect(seasOf(drawings, 'PIC')).toEqual([])
  })

  test('while nothing is known, strangers carry nobody to the next province', () => {
    expect(seasOf([drawn('FRANCE', move('A PIC', 'BEL')), offer()], 'PIC')).toEqual([])
    expect(seasOf([drawn('FRANCE', move('A PIC', 'BEL', true)), offer()], 'PIC')).toEqual(['ENG'])
    const own = drawn('FRANCE', convoy('F ENG', 'A PIC', 'BEL'))
    expect(seasOf([drawn('FRANCE', move('A PIC', 'BEL')), own], 'PIC')).toEqual(['ENG'])
  })
})

describe('by sea', () => {
  const carried: Outcome = { kind: 'moves', convoyed: true }
  const to = (of: string, fate: Partial<Drawing> = { outcome: convoys }) =>
    drawn('ENGLAND', convoy(of, 'A LON', 'TUN'), fate)

  test('an army goes over its fleets from sea to neighbouring sea', () => {
    const drawings = [
      drawn('ENGLAND', move('A LON', 'TUN'), { outcome: carried }),
      to('F WES'),
      to('F ENG'),
      to('F MAO'),
    ]
    expect(seasOf(drawings, 'LON')).toEqual(['ENG', 'MAO', 'WES'])
  })

  test('what is not allowed or not on the way carries nobody', () => {
    const illegal: Outcome = { kind: 'illegal', why: 'convoy-unreachable' }
    const drawings = [
      drawn('ENGLAND', move('A LON', 'TUN'), { outcome: carried }),
      ...['F ENG', 'F MAO', 'F WES', 'F NTH'].map((of) => to(of)),
      to('F ION', { outcome: illegal }),
    ]
    expect(seasOf(drawings, 'LON')).toEqual(['ENG', 'MAO', 'WES'])
  })

  test('of two ways the one whose fleets stood was taken', () => {
    const swedes = (of: string, fate: Partial<Drawing> = {}) =>
      drawn('ENGLAND', convoy(of, 'A NWY', 'DEN'), { outcome: convoys, ...fate })
    const went = drawn('ENGLAND', move('A NWY', 'DEN'), { outcome: carried })
    expect(seasOf([went, swedes('F SKA'), swedes('F NTH', { beaten: true })], 'NWY')).toEqual(['SKA'])
    expect(seasOf([went, swedes('F SKA', { beaten: true }), swedes('F NTH')], 'NWY')).toEqual(['NTH'])
  })

  test('a sheet shows its part of a way that others have to complete', () => {
    const drawings = [drawn('ENGLAND', move('A LON', 'TUN')), to('F MAO', {}), to('F NTH', {})]
    expect(seasOf(drawings, 'LON')).toEqual(['MAO'])
  })

  test('an army whose convoy had a gap is drawn over the fleets there were, not over land', () => {
    const gap = { kind: 'unmatched', target: unit('A LON'), did: 'had-no-convoy' } as unknown as Outcome
    const drawings = [
      drawn('ENGLAND', move('A LON', 'TUN'), { outcome: { kind: 'no-convoy' } }),
      ...['F ENG', 'F MAO'].map((of) => to(of, { outcome: gap })),
    ]
    expect(seasOf(drawings, 'LON')).toEqual(['ENG', 'MAO'])
  })

  test('a broken one names the fleet it broke at', () => {
    const broken = {
      kind: 'convoy-broken',
      fleets: [{ fleet: { ...unit('F MAO'), power: 'ENGLAND' }, by: { ...unit('F POR'), power: 'FRANCE' } }],
    } as unknown as Outcome
    const drawings = [
      drawn('ENGLAND', move('A LON', 'TUN'), { outcome: broken }),
      ...['F ENG', 'F MAO', 'F WES'].map((of) => to(of)),
    ]
    const stroke = strokesOf(map, drawings).find((one) => one.stroke.id === 'LON')?.stroke
    expect(stroke).toMatchObject({ broken: map.provinces.get('MAO')?.sites.unit, failed: 'middle' })
  })
})
