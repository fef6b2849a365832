import { expect, it } from 'vitest'
import type { LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { offerTexts } from './offer-text.ts'
import type { Offer } from './offers.ts'
import { wordsOf } from '../words/notation-words.ts'

const unit = { type: 'F', at: 'MAO' as LocationId } as const
const offer = (order: Order, key: string): Offer => ({ kind: 'order', key, order, why: 'meaning' })
const sail = (to: string): Offer => offer({ kind: 'move', unit, to: to as LocationId }, to)
const said = (offers: readonly Offer[]) => offerTexts(offers, wordsOf('en')).map(({ text }) => text)

it('two coasts of one place are told apart', () => {
  expect(said([sail('SPA/NC'), sail('SPA/SC')])).toEqual(['Move, north coast', 'Move, south coast'])
})

it('one order is called by its verb alone', () => {
  expect(said([sail('SPA/NC')])).toEqual(['Move'])
})
