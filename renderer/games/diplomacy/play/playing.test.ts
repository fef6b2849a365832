import { expect, test } from 'vitest'
import type { DiplomacyView, PowerView, SheetView } from '../../../../shared/games/diplomacy/view.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import { playing } from './playing.ts'

const [france] = ['FRANCE'] as unknown as readonly [SeatId]
const UNITS = ['PAR', 'MAR', 'BRE'].map((at) => ({ type: 'A', at }))
const sheet = (units: number, drafts: number) =>
  ({
    power: 'FRANCE',
    drafts: UNITS.slice(0, drafts).map((unit) => ({ order: { kind: 'hold', unit } })),
    movement: UNITS.slice(0, units).map((unit) => ({ unit })),
    retreats: [],
    adjustment: null,
  }) as unknown as SheetView

const POWERS = ['FRANCE', 'ITALY'].map((power) => ({
  power,
  allegiance: { kind: 'own-seat' },
})) as unknown as readonly PowerView[]

const boardOf = (sheets: readonly SheetView[], powers = POWERS) =>
  ({ sheets, powers }) as unknown as DiplomacyView

test('what a seat has left to write are its units without an order', () => {
  expect(playing.left(boardOf([sheet(3, 1)]), france)).toBe(2)
  expect(playing.left(boardOf([sheet(3, 3)]), france)).toBe(0)
})

test('whoever orders an ally as well lacks the orders of both', () => {
  const allied = { kind: 'allied', side: ['FRANCE'], ally: 'FRANCE' }
  const powers = [POWERS[0], { power: 'ITALY', allegiance: allied }] as unknown as readonly PowerView[]
  const italian = { ...sheet(2, 0), power: 'ITALY' } as unknown as SheetView
  expect(playing.left(boardOf([sheet(3, 3), italian], powers), france)).toBe(2)
})

test('each power of a hand tells how many of its orders are written', () => {
  expect(playing.written?.(boardOf([sheet(3, 1)]), france)).toEqual({ done: 1, all: 3 })
  expect(playing.written?.(boardOf([sheet(0, 0)]), france)).toBeNull()
  expect(playing.written?.(boardOf([]), france)).toBeNull()
})
