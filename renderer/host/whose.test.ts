import { expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { whoseText } from './whose.ts'

const [CP, AP] = ['cp', 'ap'] as SeatId[] as [SeatId, SeatId]
const NAMES = new Map([
  [CP, 'Central Powers'],
  [AP, 'Allied Powers'],
])
const seatText = (seat: SeatId) => NAMES.get(seat) ?? ''
const at = (name: TableView['stage']['name'], ...awaited: readonly SeatId[]) => ({
  name: 'Friday',
  seats: [CP, AP].map((seat) => ({ seat, awaited: awaited.includes(seat) })),
  stage: { name },
})
const lone = { seats: [CP], name: null }

it('names the side that decides in its turn, not the one of the reader', () => {
  expect(whoseText(at('turn', AP), lone, seatText)).toBe('Allied Powers')
  expect(whoseText(at('turn', CP), lone, seatText)).toBe('Central Powers')
  expect(whoseText(at('turn', AP), null, seatText)).toBe('Allied Powers')
})

it('tells a player alone what the lot has given, where all write at once', () => {
  expect(whoseText(at('negotiation', CP, AP), lone, seatText)).toBe('Central Powers')
  expect(whoseText(at('negotiation', CP, AP), null, seatText)).toBe('Friday')
})
