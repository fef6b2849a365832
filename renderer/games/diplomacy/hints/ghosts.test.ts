import { expect, test } from 'vitest'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { untaken } from './ghosts.ts'

const hold = (at: string) => ({ kind: 'hold', unit: { type: 'A', at } }) as Order
const waive = { kind: 'waive' } as Order

test('a suggestion that is on the sheet is no ghost any more', () => {
  expect(untaken([hold('PAR'), hold('MAR')], [hold('MAR')])).toEqual([hold('PAR')])
})

test('each waiver of the sheet removes one of the suggested', () => {
  expect(untaken([waive, hold('PAR'), waive], [waive])).toEqual([hold('PAR'), waive])
  expect(untaken([waive], [waive, waive])).toEqual([])
})
