// Tests the modules around the grammar, on real positions with the game's own options.
import { describe, expect, test } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import { compiledFor } from '../../../../shared/games/diplomacy/variants/compiled.ts'
import { movementOptions } from '../../../../shared/games/diplomacy/orders/options.ts'
import type { MovementOrder, Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Illegality } from '../../../../shared/games/diplomacy/orders/illegality.ts'
import { chainFor, missingConvoys } from './convoy-chain.ts'
import { orderKey, type Desk } from './desk.ts'
import { dutyOf } from './duty.ts'
import { press } from './grammar.ts'
import { lightsOf } from './lights.ts'
import { shows, withEdits } from './local-sheet.ts'
import { offersOf } from './offers.ts'
// The rows fetch it without being waited for. Fetched once these tests have ended it fails, for all later files as well.
import './refused-order.ts'
import { rowsOf } from './rows.ts'
import { IDLE } from './selection.ts'
import { orderText, promptOf, sentenceOf } from './sentence.ts'
import { wordsOf } from '../words/notation-words.ts'
import { worriesOf } from './worries.ts'
import { worryText } from './worry-text.ts'

const ref = (text: string): UnitRef => ({ type: text[0] as 'A' | 'F', at: text.slice(2) as LocationId })
const own = 'ENGLAND' as PowerId
const units: readonly Unit[] = [
  ...['A YOR', 'F NTH', 'F SKA', 'F ENG', 'F NWG'].map((text) => ({ ...ref(text), power: own })),
  { ...ref('A HOL'), power: 'GERMANY' as PowerId },
]
const { board } = compiledFor({ variant: 'standard' })
const empty: Desk = {
  phase: 'movement',
  sheet: {
    power: own,
    drafts: [],
    movement: movementOptions(board, units, own),
    retreats: [],
    adjustment: null,
    canUndo: false,
    canRedo: false,
  },
  units,
  dislodged: [],
  neighbours: new Map(),
}
const move = (unit: string, to: string): Extract<MovementOrder, { kind: 'move' }> => ({
  kind: 'move',
  unit: ref(unit),
  to: to as LocationId,
})
/** A sheet as it is tapped, before the host has judged it. */
const desk = (...orders: Order[]): Desk => ({
  ...empty,
  sheet: { ...empty.sheet, drafts: orders.map((order) => ({ order, unjudged: true })) },
})
const english = wordsOf('en')

type Line = readonly [order: Order, illegal?: Illegality]
const lines = (judged: readonly Line[]) =>
  judged.map(([order, illegal]) => ({ order, ...(illegal && { illegal }) }))
/** A sheet as the host has judged it. */
const judged = (...of: readonly Line[]): Desk => ({ ...empty, sheet: { ...empty.sheet, drafts: lines(of) } })
const building = (count: number, ...of: readonly Line[]): Desk => ({
  ...empty,
  phase: 'adjustments',
  sheet: {
    ...empty.sheet,
    movement: [],
    adjustment: { count, builds: [ref('F LON'), ref('A LVP')], removals: [] },
    drafts: lines(of),
  },
})

describe('how far a sheet is', () => {
  test('counts units, however many lines are written for one', () => {
    expect(dutyOf(desk(move('A YOR', 'LON'), { kind: 'hold', unit: ref('A YOR') }).sheet)).toEqual({
      all: 5,
      left: 4,
    })
  })

  test('counts builds due, without illegal ones', () => {
    const [lon, lvp, mos]: Order[] = ['F LON', 'A LVP', 'A MOS'].map((at) => ({
      kind: 'build',
      unit: ref(at),
    }))
    expect(dutyOf(building(1, [lon!], [lvp!, 'too-many']).sheet)).toEqual({ all: 1, left: 0 })
    const elsewhere = building(2, [lon!], [mos!, 'not-a-home-centre'])
    expect(dutyOf(elsewhere.sheet)).toEqual({ all: 2, left: 1 })
    expect(rowsOf(elsewhere, IDLE, english)).toHaveLength(3)
    // An illegal order is replaced by a legal one.
    const { edits } = press(elsewhere, IDLE, { kind: 'tap', province: 'LVP' as ProvinceId })
    expect(edits.map(({ at, order }) => [at, order?.kind ?? null])).toEqual([
      ['MOS', null],
      ['LVP', 'build'],
    ])
  })

  test('is reported with illegal orders, never as complete', () => {
    expect(promptOf(building(1, [{ kind: 'waive' }]), IDLE, english)).toBe('All chosen')
    const surplus = building(1, [{ kind: 'waive' }], [{ kind: 'waive' }, 'too-many'])
    expect(promptOf(surplus, IDLE, english)).toBe('Orders that will not work: 1')
  })
})

describe('convoys', () => {
  test('the shortest chain of own fleets is proposed', () => {
    expect(chainFor(empty, move('A YOR', 'DEN'))).toEqual([ref('F NTH')])
    expect(chainFor(empty, move('A YOR', 'SWE'))).toEqual([ref('F NTH'), ref('F SKA')])
  })

  test('fleets already ordered to carry the army are not proposed again', () => {
    const swe = move('A YOR', 'SWE')
    const convoy: Order = { kind: 'convoy', unit: ref('F NTH'), target: ref('A YOR'), to: swe.to }
    expect(missingConvoys(desk(swe, convoy), swe)).toEqual([ref('F SKA')])
  })

  test('a move by land needs no fleets', () => {
    expect(missingConvoys(empty, move('A YOR', 'EDI'))).toEqual([])
  })

  test('the chain is a chip that writes every order of it', () => {
    const swe = move('A YOR', 'SWE')
    const offer = offersOf(desk(swe), { step: 'idle', last: ref('A YOR'), peek: null }).find(
      ({ kind }) => kind === 'chain',
    )
    expect(offer).toMatchObject({
      edits: [
        { at: 'NTH', order: { kind: 'convoy', to: 'SWE' } },
        { at: 'SKA', order: { kind: 'convoy', to: 'SWE' } },
      ],
    })
  })
})

describe('worries', () => {
  const kinds = (of: Desk) => worriesOf(of).map(({ kind }) => kind)

  test('units without orders', () => {
    expect(kinds(empty)).toEqual(['open', 'open', 'open', 'open', 'open'])
  })

  test('an army over the sea that no own fleet carries', () => {
    const swe = move('A YOR', 'SWE')
    expect(kinds(desk(swe))).toContain('not-carried')
    const convoy: Order = { kind: 'convoy', unit: ref('F NTH'), target: ref('A YOR'), to: swe.to }
    expect(kinds(desk(swe, convoy))).not.toContain('not-carried')
  })

  test('support for an own unit that was ordered otherwise; foreign units are not checked', () => {
    const help: Order = { kind: 'support-hold', unit: ref('F NTH'), target: ref('F SKA') }
    expect(kinds(desk(help, move('F SKA', 'DEN')))).toContain('unmatched')
    expect(kinds(desk(help))).not.toContain('unmatched')
    expect(kinds(desk({ kind: 'support-hold', unit: ref('F NTH'), target: ref('A HOL') }))).not.toContain(
      'unmatched',
    )
  })

  test('removals that are missing, by the units the rules would take', () => {
    const removals = ['F NWG', 'F SKA', 'F NTH', 'A YOR'].map(ref)
    const remove = (unit: string): Line => [{ kind: 'remove', unit: ref(unit) }]
    const losing = (...of: readonly Line[]): Desk => {
      const written = building(-2, ...of)
      return { ...written, sheet: { ...written.sheet, adjustment: { count: -2, builds: [], removals } } }
    }
    const texts = (of: Desk) => worriesOf(of).map((worry) => worryText(worry, english))
    expect(texts(losing())).toEqual([
      'Removals still open: 2. The rules would take F Norwegian Sea, F Skagerrak',
    ])
    expect(texts(losing(remove('F NWG')))).toEqual([
      'Removals still open: 1. The rules would take F Skagerrak',
    ])
    expect(texts(losing(remove('F NWG'), remove('A YOR')))).toEqual([])
  })

  test('orders that will not work', () => {
    expect(kinds(desk(move('A YOR', 'MOS')))).toContain('illegal')
  })

  test('an order without the host’s objection, such as a support that leaves out a coast, is no worry', () => {
    const lenient: Order = {
      kind: 'support-move',
      unit: ref('F NWG'),
      target: ref('F NTH'),
      to: 'STP' as LocationId,
    }
    expect(kinds(desk(lenient))).toContain('illegal')
    expect(kinds(judged([lenient]))).not.toContain('illegal')
    expect(rowsOf(judged([lenient]), IDLE, english).every(({ reason }) => reason === null)).toBe(true)
  })

  test('orders that only the host can judge, because of other lines of the sheet', () => {
    const twice = judged(
      [move('A YOR', 'LON'), 'conflicting-orders'],
      [{ kind: 'hold', unit: ref('A YOR') }, 'conflicting-orders'],
    )
    expect(kinds(twice)).toEqual(['open', 'open', 'open', 'open', 'illegal', 'illegal'])
    expect(rowsOf(twice, IDLE, english).filter(({ reason }) => reason !== null)).toHaveLength(2)
  })

  test('a waiver beyond what is due, with its reason', () => {
    const waive: Order = { kind: 'waive' }
    const surplus = building(1, [waive], [waive, 'too-many'])
    expect(kinds(surplus)).toEqual(['illegal'])
    expect(rowsOf(surplus, IDLE, english).map(({ reason }) => reason !== null)).toEqual([false, true])
  })
})

describe('sentences', () => {
  test('grow with every tap', () => {
    const says = (...taps: string[]) => {
      const stand = taps.reduce(
        (now, province) => {
          const answer = press(now.desk, now.selection, { kind: 'tap', province: province as never })
          return {
            desk: { ...now.desk, sheet: withEdits(now.desk.sheet, answer.edits) },
            selection: answer.selection,
          }
        },
        { desk: empty, selection: IDLE },
      )
      return sentenceOf(stand.desk, stand.selection, english)
        .map(({ text }) => text)
        .join('')
    }
    expect(says('NTH')).toBe('F North Sea …')
    expect(says('NTH', 'SKA')).toBe('F North Sea supports F Skagerrak to hold or to …')
    expect(says('NTH', 'SKA', 'DEN')).toBe('F North Sea supports F Skagerrak to Denmark')
    expect(says('NTH', 'YOR')).toBe('F North Sea convoys A Yorkshire to …')
    expect(says('NTH', 'HOL')).toBe('F North Sea moves to Holland')
  })

  test('every order has its sentence, every selection its prompt', () => {
    expect(orderText({ kind: 'waive' }, english)).toBe('One build waived')
    expect(orderText({ kind: 'build', unit: ref('F STP/SC') }, english)).toBe(
      'Build F St Petersburg (south coast)',
    )
    expect(promptOf(empty, IDLE, english)).toBe('Touch one of your units')
  })
})

describe('the sheet as seen', () => {
  test('edits being sent replace what the host acknowledged', () => {
    const held: Order = { kind: 'hold', unit: ref('F NTH') }
    const sheet = withEdits(desk(held).sheet, [
      { at: 'NTH' as LocationId, order: move('F NTH', 'DEN') },
      { at: 'SKA' as LocationId, order: { kind: 'hold', unit: ref('F SKA') } },
    ])
    expect(sheet.drafts.map(({ order }) => orderKey(order))).toEqual(['move|F NTH||DEN|', 'hold|F SKA|||'])
    expect(shows(sheet, { at: 'NTH' as LocationId, order: move('F NTH', 'DEN') })).toBe(true)
    expect(shows(sheet, { at: 'NTH' as LocationId, order: null })).toBe(false)
    expect(withEdits(sheet, [{ at: 'NTH' as LocationId, order: null }]).drafts).toHaveLength(1)
  })

  test('one order replaces two that were typed for a unit, and removing it removes both', () => {
    const twice = desk(move('A YOR', 'LON'), move('F NTH', 'DEN'), { kind: 'hold', unit: ref('A YOR') }).sheet
    const says = (order: Order | null) =>
      withEdits(twice, [{ at: 'YOR' as LocationId, order }]).drafts.map(({ order }) => orderKey(order))
    expect(says(move('A YOR', 'WAL'))).toEqual(['move|A YOR||WAL|', 'move|F NTH||DEN|'])
    expect(says(null)).toEqual(['move|F NTH||DEN|'])
  })

  test('the list shows every unit, the reason against an order, and what happens without one', () => {
    const rows = rowsOf(desk(move('A YOR', 'MOS')), IDLE, english)
    expect(rows).toHaveLength(5)
    expect(rows[0]).toMatchObject({ text: 'A YOR - MOS', reason: 'A YOR - MOS: not possible' })
    expect(rows[1]).toMatchObject({ order: null, missing: 'no order: holds' })
  })

  test('two typed orders for one unit are both shown (D5)', () => {
    const rows = rowsOf(desk(move('A YOR', 'LON'), { kind: 'hold', unit: ref('A YOR') }), IDLE, english)
    expect(rows.filter(({ unit }) => unit?.at === 'YOR')).toHaveLength(2)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })
})

describe('lights', () => {
  test('places an army reaches by itself have a strong highlight, those by convoy a faint one', () => {
    const lights = lightsOf(empty, { step: 'unit', unit: ref('A YOR'), verb: null })
    expect([...lights.targets].toSorted()).toEqual(['EDI', 'LON', 'LVP', 'WAL'])
    expect(lights.distant.has('SWE' as never)).toBe(true)
    expect(lights.targets.has('SWE' as never)).toBe(false)
  })
})
