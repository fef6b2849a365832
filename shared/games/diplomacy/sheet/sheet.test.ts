import { describe, expect, it } from 'vitest'
import {
  newGame,
  orders,
  outcomeOf,
  position,
  seat,
  sheetOf,
  turn,
} from '../../../../test/contract/played.ts'
import type { LocationId } from '../board/ids.ts'
import { diplomacy } from '../game.ts'
import type { Order } from '../orders/order.ts'
import type { DiplomacyState } from '../game/state.ts'
import type { DiplomacyIntent } from '../view.ts'

const at = (place: string) => place as LocationId
const army = (place: string) => ({ type: 'A', at: at(place) }) as const
const move = (from: string, to: string): Order => ({ kind: 'move', unit: army(from), to: at(to) })
const apply = (state: DiplomacyState, power: string, intent: DiplomacyIntent) => {
  const step = diplomacy.apply(state, seat(power), intent)
  return step.ok ? step.value.state : step.error.code
}
const draft = (state: DiplomacyState, power: string, order: Order) =>
  apply(state, power, { kind: 'draft', at: 'unit' in order ? order.unit.at : at('PAR'), order })
const granted = (state: DiplomacyState | string): DiplomacyState => {
  if (typeof state === 'string') throw new Error(state)
  return state
}
const drafts = (state: DiplomacyState, power: string) =>
  sheetOf(state, power).drafts.map(({ order }) => order)

describe('a sheet', () => {
  const game = newGame()

  it('takes an order for an own unit and replaces it by the next one', () => {
    const first = granted(draft(game, 'FRANCE', move('PAR', 'BUR')))
    const second = granted(draft(first, 'FRANCE', move('PAR', 'PIC')))
    expect(drafts(second, 'FRANCE')).toEqual([move('PAR', 'PIC')])
    expect(drafts(second, 'GERMANY')).toEqual([])
  })

  it('deletes the order of one unit', () => {
    const written = orders(game, 'FRANCE', 'A PAR - BUR; F BRE - MAO')
    const wiped = granted(apply(written, 'FRANCE', { kind: 'draft', at: at('PAR'), order: null }))
    expect(drafts(wiped, 'FRANCE')).toHaveLength(1)
  })

  it('writes the orders of one touch at several places at once, and takes them back in one step', () => {
    const written = orders(game, 'FRANCE', 'A PAR - BUR')
    const edits = [
      { at: at('PAR'), order: null },
      { at: at('MAR'), order: move('MAR', 'SPA') },
    ]
    const both = granted(apply(written, 'FRANCE', { kind: 'drafts', edits }))
    expect(drafts(both, 'FRANCE')).toEqual([move('MAR', 'SPA')])
    expect(drafts(granted(apply(both, 'FRANCE', { kind: 'undo' })), 'FRANCE')).toEqual([move('PAR', 'BUR')])
  })

  it('writes none of them where one is refused', () => {
    const edits = [
      { at: at('PAR'), order: move('PAR', 'BUR') },
      { at: at('MUN'), order: move('MUN', 'BUR') },
    ]
    expect(apply(game, 'FRANCE', { kind: 'drafts', edits })).toBe('order/not-yours')
  })

  it('steps back and forward, and forgets forward at a new order', () => {
    const two = orders(orders(game, 'FRANCE', 'A PAR - BUR'), 'FRANCE', 'A MAR - SPA')
    const one = granted(apply(two, 'FRANCE', { kind: 'undo' }))
    expect(drafts(one, 'FRANCE')).toEqual([move('PAR', 'BUR')])
    expect(sheetOf(one, 'FRANCE')).toMatchObject({ canUndo: true, canRedo: true })
    expect(drafts(granted(apply(one, 'FRANCE', { kind: 'redo' })), 'FRANCE')).toHaveLength(2)
    const other = orders(one, 'FRANCE', 'A MAR - PIE')
    expect(sheetOf(other, 'FRANCE').canRedo).toBe(false)
    expect(apply(game, 'FRANCE', { kind: 'undo' })).toBe('sheet/nothing-to-undo')
    expect(apply(game, 'FRANCE', { kind: 'redo' })).toBe('sheet/nothing-to-redo')
  })

  it('never takes back what a closed phase revealed (R45)', () => {
    const closed = turn(game, { FRANCE: 'A PAR - BUR' })
    expect(sheetOf(closed, 'FRANCE').canUndo).toBe(false)
    expect(apply(closed, 'FRANCE', { kind: 'undo' })).toBe('sheet/nothing-to-undo')
  })

  it('keeps an illegal order with its reason, and the unit holds (R46)', () => {
    const written = granted(draft(game, 'FRANCE', move('PAR', 'MOS')))
    expect(sheetOf(written, 'FRANCE').drafts).toEqual([{ order: move('PAR', 'MOS'), illegal: 'unreachable' }])
    const closed = diplomacy.close(written, []).state
    expect(outcomeOf(closed, 'PAR')).toMatchObject({ kind: 'illegal', why: 'unreachable' })
  })

  it('counts the same order twice once, and two different ones for a unit not at all (D5)', () => {
    const same = orders(game, 'FRANCE', 'A PAR - BUR; A PAR - BUR')
    expect(sheetOf(same, 'FRANCE').drafts).toHaveLength(1)
    const both = orders(game, 'FRANCE', 'A PAR - BUR; A PAR - PIC; A MAR - BUR')
    expect(sheetOf(both, 'FRANCE').drafts.map(({ illegal }) => illegal)).toEqual([
      'conflicting-orders',
      'conflicting-orders',
      undefined,
    ])
    const closed = diplomacy.close(both, []).state
    expect(outcomeOf(closed, 'PAR')).toMatchObject({ kind: 'illegal', why: 'conflicting-orders' })
    expect(outcomeOf(closed, 'MAR')?.kind).toBe('moves')
  })

  it('corrects a unit letter that contradicts the board (D6)', () => {
    const order: Order = { kind: 'hold', unit: { type: 'F', at: at('PAR') } }
    expect(drafts(granted(draft(game, 'FRANCE', order)), 'FRANCE')).toEqual([
      { kind: 'hold', unit: army('PAR') },
    ])
  })

  it.each<[string, Order, string]>([
    ['somebody else’s unit', move('MUN', 'BUR'), 'order/not-yours'],
    ['an empty space', move('BUR', 'PAR'), 'order/no-such-unit'],
    ['a space the board has not', move('PAR', 'XYZ'), 'order/no-such-space'],
    ['an order of another phase', { kind: 'build', unit: army('PAR') }, 'order/wrong-phase'],
  ])('refuses %s', (_, order, code) => {
    expect(draft(game, 'FRANCE', order)).toBe(code)
  })

  it('writes all typed lines or none, and says which it does not understand', () => {
    const text = 'A PAR - BUR\nA MAR - ???\nF BRE - MAO'
    const step = diplomacy.apply(game, seat('FRANCE'), { kind: 'write', text, language: 'en' })
    expect(step).toMatchObject({ ok: false, error: { code: 'order/not-understood' } })
    expect(apply(game, 'FRANCE', { kind: 'write', text: 'A PAR - BUR', language: 'xx' })).toBe(
      'order/unknown-language',
    )
    expect(apply(game, 'FRANCE', { kind: 'write', text: '  \n ', language: 'en' })).toBe(
      'order/nothing-written',
    )
  })

  it('shows typed words beside the reading once they are revealed (R44)', () => {
    const closed = turn(game, { FRANCE: 'army paris to burgundy' })
    const record = closed.records.at(-1)
    expect(record?.results.find(({ unit }) => unit.at === at('PAR'))).toMatchObject({
      written: 'army paris to burgundy',
      order: move('PAR', 'BUR'),
    })
  })

  it('has nothing to take from a seat that decides nothing', () => {
    const gone = position(game, ['FRANCE A PAR'], { FRANCE: 'PAR' })
    expect(draft(gone, 'GERMANY', move('PAR', 'BUR'))).toBe('sheet/nothing-to-decide')
    expect(draft(gone, 'ATLANTIS', move('PAR', 'BUR'))).toBe('seat/unknown')
    const { state } = diplomacy.conclude(gone, 'draw', [])
    expect(draft(state, 'FRANCE', move('PAR', 'BUR'))).toBe('game/ended')
  })
})

describe('the view of a sheet', () => {
  const sea = position(newGame(), [
    'ENGLAND A LON',
    'ENGLAND F ENG',
    'ENGLAND F WES',
    'FRANCE F MAO',
    'FRANCE A BRE',
  ])
  const routes = (state: DiplomacyState, power: string) =>
    sheetOf(state, power).drafts.map(({ route }) => route?.join(' ') ?? null)

  it('says which fleets of the sheet are to carry an army, even if they are only a part of the way', () => {
    const written = orders(sea, 'ENGLAND', 'F WES C A LON - TUN; A LON - TUN; F ENG C A LON - TUN')
    expect(routes(written, 'ENGLAND')).toEqual([null, 'ENG WES', null])
  })

  it('names no fleets where none is to carry the army, nor those of other sheets', () => {
    const alone = orders(sea, 'ENGLAND', 'A LON - TUN')
    expect(routes(orders(alone, 'FRANCE', 'F MAO C A LON - TUN'), 'ENGLAND')).toEqual([null])
    expect(routes(orders(alone, 'FRANCE', 'F MAO C A LON - TUN'), 'FRANCE')).toEqual([null])
  })
})
