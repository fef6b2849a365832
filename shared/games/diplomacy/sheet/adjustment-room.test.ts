import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../../kernel/game.ts'
import { newGame, orders, position, sheetOf } from '../../../../test/contract/played.ts'
import { diplomacy } from '../game.ts'
import type { Order } from '../orders/order.ts'
import type { DiplomacyState } from '../game/state.ts'
import type { DiplomacyIntent } from '../view.ts'

const winter = (units: readonly string[], centres: string): DiplomacyState =>
  position(newGame(), units, { AUSTRIA: centres }, { year: 1901, season: 'winter', phase: 'adjustments' })

const placeOf = (order: Order): string =>
  order.kind === 'waive' ? order.kind : `${order.kind} ${order.unit.at}`

/** The sheet after one text after the other; `!` before lines that will not be carried out. */
const sheetAfter = (state: DiplomacyState, ...texts: readonly string[]) =>
  sheetOf(
    texts.reduce((now, text) => orders(now, 'AUSTRIA', text), state),
    'AUSTRIA',
  ).drafts.map(({ order, illegal }) => `${illegal ? '!' : ''}${placeOf(order)}`)

describe('text beyond what is due', () => {
  const two = winter(['AUSTRIA A SER'], 'VIE BUD SER')
  const three = winter(['AUSTRIA A SER'], 'VIE BUD TRI SER')

  it('replaces what was written before, build or waiver', () => {
    expect(sheetAfter(two, 'Build A Vie;Build A Bud', 'Waive;Waive')).toEqual(['waive', 'waive'])
    expect(sheetAfter(two, 'Waive;Waive', 'Build A Bud;Waive')).toEqual(['build BUD', 'waive'])
    expect(sheetAfter(three, 'Build A Vie;Build A Bud;Waive', 'Waive;Waive')).toEqual([
      'build BUD',
      'waive',
      'waive',
    ])
  })

  it('replaces illegal lines first, then waivers, then the oldest', () => {
    expect(sheetAfter(two, 'Build A Vie;Build A Mun', 'Build A Bud')).toEqual(['build VIE', 'build BUD'])
    expect(sheetAfter(two, 'Build A Vie;Waive', 'Build A Bud')).toEqual(['build VIE', 'build BUD'])
    expect(sheetAfter(three, 'Build A Vie;Build A Bud;Build A Tri', 'Waive')).toEqual([
      'build BUD',
      'build TRI',
      'waive',
    ])
  })

  it('leaves alone what still has room, and numbers waivers without a gap', () => {
    expect(sheetAfter(three, 'Build A Vie', 'Build A Bud')).toEqual(['build VIE', 'build BUD'])
    expect(sheetAfter(three, 'Waive;Waive', 'Build A Vie;Build A Bud', 'Waive')).toEqual([
      'build VIE',
      'build BUD',
      'waive',
    ])
  })

  it('is kept whole where it has too many lines by itself', () => {
    expect(sheetAfter(two, 'Waive', 'Build A Vie;Build A Bud;Waive')).toEqual([
      'build VIE',
      'build BUD',
      '!waive',
    ])
  })

  it('replaces removals too', () => {
    const removals = winter(['AUSTRIA A SER', 'AUSTRIA A BUD', 'AUSTRIA A VIE'], 'SER')
    expect(sheetAfter(removals, 'Remove A Ser;Remove A Bud', 'Remove A Vie')).toEqual([
      'remove BUD',
      'remove VIE',
    ])
  })
})

describe('a waiver', () => {
  const two = winter(['AUSTRIA A SER'], 'VIE BUD SER')
  const edit = (state: DiplomacyState, at: unknown, order: Order | null): DiplomacyState => {
    const step = diplomacy.apply(state, 'AUSTRIA' as SeatId, { kind: 'draft', at, order } as DiplomacyIntent)
    if (!step.ok) throw new Error(step.error.code)
    return step.value.state
  }
  const waive: Order = { kind: 'waive' }
  const left = (state: DiplomacyState) => sheetOf(state, 'AUSTRIA').drafts.length

  it('is told from the others by its number', () => {
    const both = edit(edit(two, { waiver: 0 }, waive), { waiver: 1 }, waive)
    expect(left(both)).toBe(2)
    expect(left(edit(both, { waiver: 1 }, waive))).toBe(2)
    expect(left(edit(both, { waiver: 1 }, null))).toBe(1)
    expect(left(edit(both, { waiver: 2 }, null))).toBe(2)
  })

  it('is the same under its name in earlier journals', () => {
    const both = edit(edit(two, 'WVA', waive), 'WVB', waive)
    expect(left(both)).toBe(2)
    expect(left(edit(edit(both, { waiver: 1 }, null), { waiver: 0 }, null))).toBe(0)
    expect(left(edit(edit(two, { waiver: 1 }, waive), 'WVB', null))).toBe(0)
  })

  it('is accepted by number and by that name, and by no other', () => {
    const read = (at: unknown) =>
      diplomacy.intentSchema.safeParse({ kind: 'draft', at, order: waive }).success
    expect([{ waiver: 0 }, 'WVA', { waiver: -1 }, { waiver: 0.5 }, {}, 7].map(read)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
