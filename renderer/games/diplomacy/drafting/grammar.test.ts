import { describe, expect, test } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { UnitOptions } from '../../../../shared/games/diplomacy/orders/options.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { SheetView } from '../../../../shared/games/diplomacy/view.ts'
import type { Desk } from './desk.ts'
import { opening, press } from './grammar.ts'
import { lightsOf } from './lights.ts'
import { withEdits } from './local-sheet.ts'
import { offersOf } from './offers.ts'
import { IDLE, type Press, type Selection } from './selection.ts'

const at = (id: string) => id as LocationId
const province = (id: string) => id as ProvinceId
const unit = (text: string): UnitRef => ({ type: text.slice(0, 1) as 'A' | 'F', at: at(text.slice(2)) })
const on = (text: string, power: string): Unit => ({ ...unit(text), power: power as PowerId })
const help = (target: string, ...to: string[]) => ({ target: unit(target), to: to.map(at) })

const options = (
  text: string,
  more: Partial<Omit<UnitOptions, 'unit'>> & { moves?: readonly LocationId[] },
) => ({
  unit: unit(text),
  moves: [],
  convoyed: [],
  supportsHold: [],
  supportsMove: [],
  convoys: [],
  ...more,
})

/** Germany in mid-game: a fleet at sea, an army to convoy, a French neighbour, a fleet before Spain. */
const movement: readonly UnitOptions[] = [
  options('A MUN', {
    moves: ['BUR', 'RUH', 'TYR', 'KIE'].map(at),
    supportsHold: [unit('A RUH'), unit('A BUR')],
    supportsMove: [help('A RUH', 'BUR', 'KIE'), help('A BUR', 'PIC'), help('F KIE', 'BER')],
  }),
  options('A RUH', { moves: ['BUR', 'HOL', 'MUN'].map(at), supportsHold: [unit('A MUN')] }),
  options('F KIE', { moves: ['HOL', 'BER'].map(at) }),
  options('F NTH', {
    moves: ['NWY', 'HOL', 'ENG'].map(at),
    supportsMove: [help('A HOL', 'BEL')],
    convoys: [help('A HOL', 'NWY', 'LON'), help('A BEL', 'NWY')],
  }),
  options('A HOL', { moves: ['BEL'].map(at), convoyed: ['NWY', 'LON', 'BEL'].map(at) }),
  options('F MAO', { moves: ['SPA/NC', 'SPA/SC', 'POR'].map(at) }),
]
const units = [
  ...movement.map(({ unit: own }) => ({ ...own, power: 'GERMANY' as PowerId })),
  on('A BUR', 'FRANCE'),
  on('A BEL', 'FRANCE'),
]
const emptySheet: SheetView = {
  power: 'GERMANY' as PowerId,
  drafts: [],
  movement,
  retreats: [],
  adjustment: null,
  canUndo: false,
  canRedo: false,
}
const desk: Desk = {
  phase: 'movement',
  sheet: emptySheet,
  units,
  dislodged: [],
  neighbours: new Map(),
}

const tap = (id: string, coast: string | null = null): Press => ({
  kind: 'tap',
  province: province(id),
  coast,
})

/** Presses one after another; returns the sheet's orders and the selection. */
function play(
  start: Desk,
  ...presses: readonly Press[]
): { orders: Order[]; selection: Selection; desk: Desk } {
  let now = start
  let selection = opening(start)
  for (const event of presses) {
    const answer = press(now, selection, event)
    selection = answer.selection
    now = { ...now, sheet: withEdits(now.sheet, answer.edits) }
  }
  return { orders: now.sheet.drafts.map((draft) => draft.order), selection, desk: now }
}

describe('taps of a movement phase', () => {
  test('unit, empty space: a move', () => {
    const { orders, selection } = play(desk, tap('MUN'), tap('TYR'))
    expect(orders).toEqual([{ kind: 'move', unit: unit('A MUN'), to: 'TYR' }])
    expect(selection.step).toBe('idle')
  })

  test('the unit twice: hold', () => {
    expect(play(desk, tap('MUN'), tap('MUN')).orders).toEqual([{ kind: 'hold', unit: unit('A MUN') }])
  })

  test('unit, own unit: support to hold is written at once, and its destinations light up', () => {
    const { orders, selection } = play(desk, tap('MUN'), tap('RUH'))
    expect(orders).toEqual([{ kind: 'support-hold', unit: unit('A MUN'), target: unit('A RUH') }])
    expect(selection).toMatchObject({ step: 'to', verb: 'support' })
    expect([...lightsOf(desk, selection).targets]).toEqual(['BUR', 'KIE'])
  })

  test('unit, own unit, its destination: support of a move in three taps', () => {
    const { orders } = play(desk, tap('MUN'), tap('RUH'), tap('BUR'))
    expect(orders).toEqual([{ kind: 'support-move', unit: unit('A MUN'), target: unit('A RUH'), to: 'BUR' }])
  })

  test('an own unit that moves is supported there in two taps', () => {
    const { orders } = play(desk, tap('RUH'), tap('BUR'), tap('MUN'), tap('RUH'))
    expect(orders[1]).toEqual({ kind: 'support-move', unit: unit('A MUN'), target: unit('A RUH'), to: 'BUR' })
  })

  test('a space that an own unit leaves is entered in two taps', () => {
    const { orders } = play(desk, tap('KIE'), tap('HOL'), tap('RUH'), tap('BUR'), tap('MUN'), tap('KIE'))
    expect(orders.at(-1)).toEqual({ kind: 'move', unit: unit('A MUN'), to: 'KIE' })
  })

  test('a fleet at sea follows an own army that goes its own way by land', () => {
    const leaving = {
      ...desk,
      sheet: {
        ...emptySheet,
        drafts: [{ order: { kind: 'move', unit: unit('A HOL'), to: at('BEL') } as Order }],
      },
    }
    const sea = options('F NTH', { moves: [at('HOL')], convoys: [help('A HOL', 'NWY')] })
    const only: Desk = { ...leaving, sheet: { ...leaving.sheet, movement: [sea, ...movement.slice(4)] } }
    expect(play(only, tap('NTH'), tap('HOL')).orders.at(-1)).toEqual({
      kind: 'move',
      unit: unit('F NTH'),
      to: 'HOL',
    })
  })

  test('an own unit touched again after its support is selected, and the support stays', () => {
    const { orders, selection } = play(desk, tap('RUH'), tap('MUN'), tap('MUN'))
    expect(orders).toEqual([{ kind: 'support-hold', unit: unit('A RUH'), target: unit('A MUN') }])
    expect(selection).toMatchObject({ step: 'unit', unit: unit('A MUN') })
  })

  test('the move to where an own unit stands is one chip beside its support: no more taps than touching it again', () => {
    const { desk: now, selection } = play(desk, tap('RUH'), tap('MUN'))
    expect(offersOf(now, selection)).toContainEqual(
      expect.objectContaining({ kind: 'order', order: { kind: 'move', unit: unit('A RUH'), to: 'MUN' } }),
    )
  })

  test('unit, foreign unit in reach: an attack; the same again turns it into support', () => {
    expect(play(desk, tap('MUN'), tap('BUR')).orders).toEqual([
      { kind: 'move', unit: unit('A MUN'), to: 'BUR' },
    ])
    expect(play(desk, tap('MUN'), tap('BUR'), tap('BUR')).orders).toEqual([
      { kind: 'support-hold', unit: unit('A MUN'), target: unit('A BUR') },
    ])
    expect(play(desk, tap('MUN'), tap('BUR'), tap('PIC')).orders).toEqual([
      { kind: 'support-move', unit: unit('A MUN'), target: unit('A BUR'), to: 'PIC' },
    ])
  })

  test('a space where an own unit stays is the next order, not a destination', () => {
    const { orders, selection } = play(desk, tap('MUN'), tap('RUH'), tap('KIE'))
    expect(orders.map((order) => order.kind)).toEqual(['support-hold'])
    expect(selection).toMatchObject({ step: 'unit', unit: unit('F KIE') })
  })

  test('a space an own unit leaves is a destination', () => {
    const { orders } = play(desk, tap('KIE'), tap('BER'), tap('MUN'), tap('RUH'), tap('KIE'))
    expect(orders[1]).toMatchObject({ kind: 'support-move', to: 'KIE' })
  })

  test('fleet at sea, own army, shore: a convoy', () => {
    const { orders } = play(desk, tap('NTH'), tap('HOL'), tap('NWY'))
    expect(orders).toEqual([{ kind: 'convoy', unit: unit('F NTH'), target: unit('A HOL'), to: 'NWY' }])
  })

  test('an army already sent over the sea is convoyed in two taps', () => {
    const { orders } = play(desk, tap('HOL'), tap('NWY'), tap('NTH'), tap('HOL'))
    expect(orders).toEqual([
      { kind: 'move', unit: unit('A HOL'), to: 'NWY' },
      { kind: 'convoy', unit: unit('F NTH'), target: unit('A HOL'), to: 'NWY' },
    ])
  })

  test('the word "via" asks for the sea route where there is one by land', () => {
    const { orders } = play(desk, tap('HOL'), { kind: 'verb', verb: 'via' }, tap('BEL'))
    expect(orders).toEqual([{ kind: 'move', unit: unit('A HOL'), to: 'BEL', via: true }])
  })

  test('the word "support" reaches a unit that could also be attacked', () => {
    const { orders } = play(desk, tap('MUN'), { kind: 'verb', verb: 'support' }, tap('BUR'))
    expect(orders).toEqual([{ kind: 'support-hold', unit: unit('A MUN'), target: unit('A BUR') }])
  })

  test('a coast is the one under the finger, or a question', () => {
    expect(play(desk, tap('MAO'), tap('SPA', 'SC')).orders).toMatchObject([{ to: 'SPA/SC' }])
    const asked = play(desk, tap('MAO'), tap('SPA'))
    expect(asked.orders).toEqual([])
    expect(asked.selection).toMatchObject({ step: 'choose', why: 'coast' })
    const choices = asked.selection.step === 'choose' ? asked.selection.choices : []
    const chosen = play(desk, tap('MAO'), tap('SPA'), { kind: 'choose', order: choices[0] as Order })
    expect(chosen.orders).toMatchObject([{ to: 'SPA/NC' }])
  })

  test('the question for a coast is answered by a finger on that coast; between the coasts it stays', () => {
    expect(play(desk, tap('MAO'), tap('SPA'), tap('SPA', 'SC')).orders).toMatchObject([{ to: 'SPA/SC' }])
    expect(play(desk, tap('MAO'), tap('SPA'), tap('SPA')).selection).toMatchObject({ why: 'coast' })
  })

  test('a space that is not highlighted is asked about once and may be ordered on purpose (R46)', () => {
    const asked = play(desk, tap('MUN'), tap('LON'))
    expect(asked.orders).toEqual([])
    expect(asked.selection).toMatchObject({ step: 'choose', why: 'illegal' })
    const order: Order = { kind: 'move', unit: unit('A MUN'), to: at('LON') }
    expect(play(desk, tap('MUN'), tap('LON'), { kind: 'choose', order }).orders).toEqual([order])
    expect(play(desk, tap('MUN'), tap('LON'), tap('TYR')).orders).toMatchObject([{ to: 'TYR' }])
  })

  test('a long press offers every meaning of a place', () => {
    const { selection } = play(desk, tap('MUN'), { kind: 'long', province: province('BUR') })
    expect(selection).toMatchObject({
      step: 'choose',
      why: 'meaning',
      choices: [{ kind: 'move' }, { kind: 'support-hold' }],
    })
  })

  test('a foreign or empty space without a selection is only named', () => {
    expect(play(desk, tap('BUR')).selection).toMatchObject({ step: 'idle', peek: 'BUR' })
  })
})

describe('stepping back', () => {
  const back: Press = { kind: 'back' }

  test('leaves an order that is written, and its unit', () => {
    const { orders, selection } = play(desk, tap('MUN'), tap('RUH'), back)
    expect(orders).toEqual([{ kind: 'support-hold', unit: unit('A MUN'), target: unit('A RUH') }])
    expect(selection).toMatchObject({ step: 'idle', last: unit('A MUN') })
  })

  test('leaves the newer order of a unit that had another one', () => {
    const { orders } = play(desk, tap('MUN'), tap('TYR'), tap('MUN'), tap('RUH'), back)
    expect(orders).toEqual([{ kind: 'support-hold', unit: unit('A MUN'), target: unit('A RUH') }])
  })

  test('goes one field at a time while nothing is written', () => {
    const support: Press = { kind: 'verb', verb: 'support' }
    const first = play(desk, tap('MUN'), support, tap('BOH'), back)
    expect(first.orders).toEqual([])
    expect(play(desk, tap('MUN'), support, back, back).selection).toMatchObject({ step: 'idle', last: null })
  })

  test('a verb is a field too', () => {
    const { selection } = play(desk, tap('MUN'), { kind: 'verb', verb: 'support' }, back)
    expect(selection).toMatchObject({ step: 'unit', verb: null })
  })
})

describe('the next unit', () => {
  const next: Press = { kind: 'next', step: 1 }

  test('units without orders come first', () => {
    const { selection } = play(desk, tap('MUN'), tap('MUN'), tap('RUH'), tap('HOL'), next)
    expect(selection).toMatchObject({ step: 'unit', unit: unit('F KIE') })
  })

  test('backwards without a selection is the last unit', () => {
    expect(play(desk, { kind: 'next', step: -1 }).selection).toMatchObject({ unit: unit('F MAO') })
  })
})

describe('retreats', () => {
  const retreating: Desk = {
    ...desk,
    phase: 'retreats',
    sheet: {
      ...emptySheet,
      movement: [],
      retreats: [{ unit: unit('F MAO'), to: ['SPA/NC', 'SPA/SC', 'POR'].map(at) }],
    },
  }

  test('a single dislodged unit is selected from the start: one tap', () => {
    expect(play(retreating, tap('POR')).orders).toEqual([{ kind: 'retreat', unit: unit('F MAO'), to: 'POR' }])
  })

  test('a second tap on the unit disbands it', () => {
    expect(play(retreating, tap('MAO')).orders).toEqual([{ kind: 'disband', unit: unit('F MAO') }])
  })

  test('coasts are asked for as in a move', () => {
    expect(play(retreating, tap('SPA')).selection).toMatchObject({ step: 'choose', why: 'coast' })
    expect(play(retreating, tap('SPA', 'NC')).orders).toMatchObject([{ to: 'SPA/NC' }])
    expect(play(retreating, tap('SPA'), tap('SPA', 'NC')).orders).toMatchObject([{ to: 'SPA/NC' }])
  })

  test('a space it cannot go to may be ordered on purpose', () => {
    expect(play(retreating, tap('PAR')).selection).toMatchObject({ step: 'choose', why: 'illegal' })
  })
})

describe('adjustments', () => {
  const adjusting = (count: number, builds: string[], removals: string[] = []): Desk => ({
    ...desk,
    phase: 'adjustments',
    units: [],
    sheet: {
      ...emptySheet,
      movement: [],
      adjustment: { count, builds: builds.map(unit), removals: removals.map(unit) },
    },
  })

  test('an inland centre is built with one tap, and once more takes it back', () => {
    const one = adjusting(1, ['A MUN', 'A KIE', 'F KIE'])
    expect(play(one, tap('MUN')).orders).toEqual([{ kind: 'build', unit: unit('A MUN') }])
    expect(play(one, tap('MUN'), tap('MUN')).orders).toEqual([])
  })

  test('a port asks what to build', () => {
    const { selection } = play(adjusting(1, ['A MUN', 'A KIE', 'F KIE']), tap('KIE'))
    expect(selection).toMatchObject({ step: 'choose', why: 'build', choices: [{ unit: unit('A KIE') }, {}] })
  })

  test('beyond the number due the oldest choice is dropped, a waiver first', () => {
    const two = adjusting(2, ['A MUN', 'A BER', 'A KIE'])
    expect(play(two, tap('MUN'), tap('BER'), tap('KIE')).orders).toMatchObject([
      { unit: unit('A BER') },
      { unit: unit('A KIE') },
    ])
    expect(play(two, tap('MUN'), { kind: 'waive' }, tap('KIE')).orders).toMatchObject([
      { unit: unit('A MUN') },
      { unit: unit('A KIE') },
    ])
  })

  test('waivers never exceed the count', () => {
    expect(play(adjusting(1, ['A MUN']), { kind: 'waive' }, { kind: 'waive' }).orders).toEqual([
      { kind: 'waive' },
    ])
  })

  test('a removal is a tap on the unit, once more keeps it', () => {
    const owes = adjusting(-1, [], ['A MUN', 'F KIE'])
    expect(play(owes, tap('KIE')).orders).toEqual([{ kind: 'remove', unit: unit('F KIE') }])
    expect(play(owes, tap('KIE'), tap('KIE')).orders).toEqual([])
    expect(play(owes, tap('KIE'), tap('MUN')).orders).toMatchObject([{ unit: unit('A MUN') }])
  })

  test('a touch on an own unit asks why nothing is built under it, and wipes nothing', () => {
    const one = { ...adjusting(1, ['A MUN']), units: [on('F KIE', 'GERMANY'), on('A PAR', 'FRANCE')] }
    const { selection, orders } = play(one, tap('MUN'), tap('KIE'))
    expect(selection).toMatchObject({ step: 'choose', why: 'illegal', at: 'KIE', choices: [] })
    expect(orders).toEqual([{ kind: 'build', unit: unit('A MUN') }])
    expect(play(one, tap('PAR')).selection).toMatchObject({ step: 'idle', peek: 'PAR' })
  })

  test('a space that is no home centre may be tried on purpose', () => {
    expect(play(adjusting(1, ['A MUN']), tap('PAR')).selection).toMatchObject({
      step: 'choose',
      why: 'illegal',
    })
  })
})

test('a press without a meaning changes nothing', () => {
  expect(press(desk, IDLE, { kind: 'verb', verb: 'move' })).toEqual({ selection: IDLE, edits: [] })
  expect(press(desk, IDLE, { kind: 'waive' })).toEqual({ selection: IDLE, edits: [] })
})
