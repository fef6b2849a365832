import { expect, it } from 'vitest'
import { newGame, position, seat } from '../../../../test/contract/played.ts'
import { diplomacy } from '../game.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import type { DiplomacyState } from '../game/state.ts'
import type { DiplomacyIntent } from '../view.ts'
import { strikeFor } from './declaring.ts'
import { seatIntents } from './seat.ts'

const intents = (state: DiplomacyState, power: string): readonly DiplomacyIntent[] =>
  seatIntents(
    diplomacy.view(state, { kind: 'seats', seats: [seat(power)] }),
    'tactician',
    'seed',
    () => false,
  )

const game = newGame({ variant: 'secrets' })
const ordersOf = (sent: readonly DiplomacyIntent[]) =>
  sent.flatMap((intent) => (intent.kind === 'sheet' ? intent.orders : []))

it('stays in a foreign centre, to take it', () => {
  const state = position(game, ['GERMANY A DEN', 'GERMANY A BER', 'RUSSIA A MOS'], {
    GERMANY: 'BER KIE',
    RUSSIA: 'MOS',
  })
  const denmark = ordersOf(intents(state, 'GERMANY')).find(
    (order) => 'unit' in order && (order.unit.at as string) === 'DEN',
  )
  expect(denmark?.kind).toBe('hold')
})

it('strikes where that takes a centre and destroys the unit in it, if a unit can follow a year later, and only once', () => {
  const war = position(game, ['GERMANY A SIL', 'RUSSIA A WAR', 'RUSSIA A MOS'], {
    GERMANY: 'BER',
    RUSSIA: 'WAR MOS',
  })
  const strike = (state: DiplomacyState, orders: readonly Order[], firstYear = 1900) => {
    const view = diplomacy.view(state, { kind: 'seats', seats: [seat('GERMANY')] })
    return strikeFor(view, 'GERMANY' as PowerId, view.sheets[0]!.declaring!, orders, firstYear)
  }
  const silesia = { type: 'A', at: 'SIL' as LocationId } as const
  expect(strike(war, [{ kind: 'hold', unit: silesia }])).toEqual({ kind: 'strike', from: 'SIL', at: 'WAR' })
  expect(strike(war, [{ kind: 'move', unit: silesia, to: 'GAL' as LocationId }])).toBeNull()
  expect(strike(war, [], 1901)).toBeNull()
  expect(strike({ ...war, pacts: { spent: ['GERMANY' as PowerId], passages: [] } }, [])).toBeNull()
})

it('plays eight years against itself: land is taken, weapons strike once each, every intent is allowed', () => {
  let state = game
  for (let phase = 0; phase < 40 && !state.ending && state.turn.year < 1909; phase++) {
    for (const at of diplomacy.pending(state))
      for (const intent of seatIntents(
        diplomacy.view(state, { kind: 'seats', seats: [at.seat] }),
        'tactician',
        'play',
        () => false,
      )) {
        const step = diplomacy.apply(state, at.seat, intent)
        if (!step.ok) throw new Error(JSON.stringify(step.error))
        state = step.value.state
      }
    state = diplomacy.close(state, []).state
  }
  const struck = state.pacts?.spent ?? []
  expect(struck.length).toBeGreaterThan(0)
  expect(new Set(struck).size).toBe(struck.length)
  expect(Object.keys(state.owners).length).toBeGreaterThan(Object.keys(game.owners).length)
  expect(state.records.some(({ season }) => (season?.captures.length ?? 0) > 0)).toBe(true)
})
