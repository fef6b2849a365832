import { describe, expect, test } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import packed from '../../../../resources/maps/standard.json'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Outcome } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { arrowSizes, layArrows } from '../../../board/arrows.ts'
import { strokesOf, type Drawing } from './order-strokes.ts'

const map = decodeMap(packed as unknown as PackedMap)
const unit = (text: string): UnitRef => ({ type: text[0] as 'A' | 'F', at: text.slice(2) as LocationId })
const drawn = (power: string, order: Order, fate: Partial<Drawing> = {}): Drawing => ({
  id: order.kind === 'waive' ? 'waive' : order.unit.at,
  order,
  power: power as PowerId,
  ...fate,
})
const move = (of: string, to: string): Order => ({ kind: 'move', unit: unit(of), to: to as LocationId })
const convoy = (of: string, army: string, to: string): Order => ({
  kind: 'convoy',
  unit: unit(of),
  target: unit(army),
  to: to as LocationId,
})

/** The seas a move is drawn over. */
function seasOf(drawings: readonly Drawing[], id: string): readonly string[] {
  const stroke = strokesOf(map, drawings).find((one) => one.stroke.id === id)?.stroke
  const over = stroke && 'over' in stroke ? (stroke.over ?? []) : []
  return over.map(
    (point) => [...map.provinces.values()].find(({ sites }) => sites.unit === point)?.id ?? 'nowhere',
  )
}

const seas = (text: string) => text.split(' ') as unknown as readonly ProvinceId[]

describe('an army', () => {
  const carried = (of: string, to: string, outcome: Outcome, route?: string): Drawing =>
    drawn('ENGLAND', move(of, to), { outcome, ...(route !== undefined && { route: seas(route) }) })
  const tunis = (of: string) => drawn('ENGLAND', convoy(of, 'A LON', 'TUN'))

  test('is drawn over the fleets of its route, in the order of the journey', () => {
    const went = carried('A LON', 'TUN', { kind: 'moves', convoyed: true }, 'ENG MAO WES')
    expect(seasOf([went, ...['F WES', 'F ENG', 'F MAO', 'F NTH'].map(tunis)], 'LON')).toEqual([
      'ENG',
      'MAO',
      'WES',
    ])
  })

  test('goes straight without one, whoever offers to carry it', () => {
    const offer = drawn('ENGLAND', convoy('F ENG', 'A PIC', 'BEL'))
    expect(seasOf([drawn('FRANCE', move('A PIC', 'BEL')), offer], 'PIC')).toEqual([])
  })

  test('that sailed in a record of an earlier version, which tells no route, is drawn all the same', () => {
    const went = carried('A LON', 'TUN', { kind: 'moves', convoyed: true })
    const stroke = strokesOf(map, [went, tunis('F MAO')]).find((one) => one.stroke.id === 'LON')?.stroke
    expect(stroke).toMatchObject({ kind: 'move', over: [], to: map.provinces.get('TUN')?.sites.unit })
  })

  test('whose convoy was broken names the fleet it broke at', () => {
    const broken = {
      kind: 'convoy-broken',
      fleets: [{ fleet: { ...unit('F MAO'), power: 'ENGLAND' }, by: { ...unit('F POR'), power: 'FRANCE' } }],
    } as unknown as Outcome
    const stroke = strokesOf(map, [carried('A LON', 'TUN', broken, 'ENG MAO WES')]).find(
      (one) => one.stroke.id === 'LON',
    )?.stroke
    expect(stroke).toMatchObject({ broken: map.provinces.get('MAO')?.sites.unit, failed: 'middle' })
  })

  test('that nobody here orders is drawn over the fleets that offer to carry it, the nearest first', () => {
    const refused: Outcome = { kind: 'illegal', why: 'convoy-unreachable' }
    const offers = [
      tunis('F WES'),
      tunis('F ENG'),
      drawn('ENGLAND', convoy('F NTH', 'A LON', 'TUN'), { outcome: refused }),
      drawn('ENGLAND', convoy('F IRI', 'A LON', 'WAL')),
    ]
    expect(seasOf(offers, 'ghost LON TUN')).toEqual(['ENG', 'WES'])
  })
})

describe('on a board that goes round', () => {
  const world = decodeMap(imperial as unknown as PackedMap)
  const round = world.round!
  const strokes = (...orders: Order[]) =>
    strokesOf(
      world,
      orders.map((order) => drawn('FRANCE', order)),
    ).map(({ stroke }) => stroke)
  const x = (id: string) => world.provinces.get(id)!.sites.unit[0]

  test('a move across the edge goes the short way', () => {
    const [stroke] = strokes(move('F APA', 'NZE'))
    expect(x('NZE') - x('APA')).toBeGreaterThan(round / 2)
    expect(stroke).toMatchObject({ kind: 'move', from: [x('APA'), expect.anything()] })
    expect((stroke as { to: readonly number[] }).to[0]).toBeCloseTo(x('NZE') - round)
  })

  test('a support from beyond the edge starts beside the move it helps', () => {
    const support: Order = {
      kind: 'support-move',
      unit: unit('F TAS'),
      target: unit('F APA'),
      to: 'NZE' as LocationId,
    }
    const [, stroke] = strokes(move('F APA', 'NZE'), support)
    expect(stroke!.from[0]).toBeCloseTo(x('TAS') - round)
  })

  test('moves head-on across the edge bow apart', () => {
    const lines = strokes(move('F APA', 'NZE'), move('F NZE', 'APA'))
    const [there, back] = layArrows(lines, arrowSizes(1))
    const [alone] = layArrows(lines.slice(0, 1), arrowSizes(1))
    for (const axis of [0, 1] as const)
      expect(there!.middle[axis] + back!.middle[axis]).toBeCloseTo(2 * alone!.middle[axis], 0)
    const gap = Math.hypot(there!.middle[0] - back!.middle[0], there!.middle[1] - back!.middle[1])
    expect(gap).toBeGreaterThan(10)
  })

  test('a support of a move across the eastern edge starts beside it', () => {
    const support: Order = {
      kind: 'support-move',
      unit: unit('F TAS'),
      target: unit('F NZE'),
      to: 'APA' as LocationId,
    }
    const [helped, stroke] = strokes(move('F NZE', 'APA'), support)
    expect(Math.abs(stroke!.from[0] - helped!.from[0])).toBeLessThan(round / 2)
  })

  test('a move elsewhere is drawn as it is', () => {
    const [stroke] = strokes(move('A VIE', 'BUD'))
    expect(stroke).toMatchObject({ from: [x('VIE'), expect.anything()], to: [x('BUD'), expect.anything()] })
  })
})
