import { describe, expect, it } from 'vitest'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { checkOrder, orderCheckFor } from '../orders/legality.ts'
import { indexUnits } from '../orders/unit-index.ts'
import { EDITIONS } from '../editions/edition.ts'
import { compiledFor } from '../variants/compiled.ts'
import { VARIANT_IDS, variantOf, type VariantId } from '../variants/index.ts'
import { openingsOf } from './book.ts'
import { fieldOf } from './field.ts'
import { ordersOf } from './plan.ts'
import { asOne, type PublicPosition } from './public-position.ts'
import { standInOrders } from './stand-in.ts'

const beginningOf = (variant: VariantId): PublicPosition => ({
  variant,
  edition: '2000',
  turn: variantOf(variant).calendar.first,
  units: compiledFor({ variant }).units,
  dislodged: [],
  owners: compiledFor({ variant }).owners,
  idle: [],
  closed: [],
})
const STANDARD = beginningOf('standard')
const powerNumber = (power: string): number => compiledFor(STANDARD).board.powerIndex.get(power)!

const withBook = VARIANT_IDS.flatMap((variant) =>
  Object.entries(variantOf(variant).openings ?? {}).map(([power, openings]) => ({
    variant,
    power: power as PowerId,
    openings,
  })),
)

describe('openings', () => {
  it.each(withBook)('of $power on $variant order every unit, legally', ({ variant, power, openings }) => {
    const field = fieldOf(beginningOf(variant))
    const check = orderCheckFor(indexUnits(field.board, field.seen.units), EDITIONS['2000'])
    const plans = openingsOf(field, field.board.powerIndex.get(power)!)
    expect(plans).toHaveLength(openings.length)
    for (const [n, { plan }] of plans.entries()) {
      expect(openings[n]!.orders).toHaveLength(plan.units.length)
      for (const order of ordersOf(field, plan))
        expect(checkOrder(check, power, order)).toMatchObject({ ok: true })
    }
  })

  it('are there for each power of the standard board', () => {
    expect(Object.keys(variantOf('standard').openings ?? {})).toEqual(compiledFor(STANDARD).powers)
  })

  it('write a support as one', () => {
    const field = fieldOf(STANDARD)
    const orders = openingsOf(field, powerNumber('FRANCE')).map(({ plan }) => ordersOf(field, plan))
    const unit = { type: 'A', at: 'MAR' }
    const support = { kind: 'support-move', unit, target: { type: 'A', at: 'PAR' }, to: 'BUR' }
    expect(orders).toContainEqual(expect.arrayContaining([support]))
  })

  it('do not enter a closed space', () => {
    const closed = fieldOf({ ...STANDARD, closed: ['VEN' as ProvinceId] })
    const count = (field: typeof closed) => openingsOf(field, powerNumber('AUSTRIA')).length
    expect(count(closed)).toBe(count(fieldOf(STANDARD)) - 1)
  })

  it('are none for a power that has moved, or that plans together with another', () => {
    const [first, ...rest] = STANDARD.units
    const moved = { ...STANDARD, units: [{ ...first!, at: 'TYR' as ProvinceId }, ...rest] } as PublicPosition
    expect(openingsOf(fieldOf(moved), powerNumber(first!.power))).toEqual([])
    const together = asOne(STANDARD, ['AUSTRIA', 'ITALY'] as PowerId[])
    expect(openingsOf(fieldOf(together), powerNumber('AUSTRIA'))).toEqual([])
  })

  it.each(compiledFor(STANDARD).powers)('of a strategist differ from game to game: %s', (power) => {
    const sheets = Array.from({ length: 10 }, (_, game) => {
      let steps = 4
      return JSON.stringify(standInOrders('strategist', STANDARD, power, `game ${game}`, () => steps-- > 0))
    })
    expect(new Set(sheets).size).toBeGreaterThanOrEqual(2)
  })
})
