import { describe, expect, it } from 'vitest'
import { newGame, orders, position, seat, turn } from '../../../../test/contract/played.ts'
import { diplomacy } from '../game.ts'
import { wayNamed } from '../options/ways.ts'
import type { DiplomacyState } from './state.ts'

/** What hinders the orders these seats see on their sheets: `UKR stand-off SEV`. */
const hindrancesOf = (state: DiplomacyState, ...seats: string[]): string[] =>
  diplomacy
    .view(state, { kind: 'seats', seats: seats.map(seat) })
    .sheets.flatMap(({ drafts }) =>
      drafts.flatMap(({ order, hindered }) =>
        hindered && order.kind !== 'waive'
          ? [`${order.unit.at} ${hindered.kind} ${hindered.by.map(({ at }) => at).join(' ')}`]
          : [],
      ),
    )

const russia = (units: string, written: string): string[] => {
  const board = position(newGame(), [...units.split(', ').map((unit) => `RUSSIA ${unit}`), 'TURKEY A BUL'])
  return hindrancesOf(orders(board, 'RUSSIA', written), 'RUSSIA')
}

describe('among the orders of one power', () => {
  it.each([
    [
      'two moves to one space bounce',
      'A UKR, F SEV',
      'A UKR - RUM; F SEV - RUM',
      ['UKR stand-off SEV', 'SEV stand-off UKR'],
    ],
    [
      'the one with more help goes in',
      'A UKR, F SEV, A GAL',
      'A UKR - RUM; F SEV - RUM; A GAL S A UKR - RUM',
      ['SEV beaten UKR'],
    ],
    ['a unit stays where another goes', 'A UKR, A WAR', 'A UKR - WAR; A WAR H', ['UKR stays WAR']],
    ['a unit may still be told to leave', 'A UKR, A WAR', 'A UKR - WAR', []],
    ['a unit that leaves makes room', 'A UKR, A WAR', 'A UKR - WAR; A WAR - GAL', []],
    [
      'a chain fails with its head',
      'A MOS, A UKR, A WAR',
      'A MOS - UKR; A UKR - WAR; A WAR H',
      ['MOS stays UKR', 'UKR stays WAR'],
    ],
    [
      'two units do not change places',
      'A UKR, A WAR',
      'A UKR - WAR; A WAR - UKR',
      ['UKR stays WAR', 'WAR stays UKR'],
    ],
    ['three go round', 'A UKR, A WAR, A GAL', 'A UKR - WAR; A WAR - GAL; A GAL - UKR', []],
    [
      'help against an own unit dislodges nobody',
      'A UKR, A WAR, A GAL',
      'A UKR - WAR; A WAR H; A GAL S A UKR - WAR',
      ['UKR stays WAR'],
    ],
    ['what others may do is not told', 'A RUM, F SEV', 'A RUM - BUL; F SEV - RUM', []],
  ])('%s', (_, units, written, hindered) => {
    expect(russia(units, written)).toEqual(hindered)
  })

  it('two retreats to one place are both lost (R136)', () => {
    const attacked = position(newGame(), [
      'FRANCE A GAS',
      'FRANCE A PIE',
      'GERMANY A BUR',
      'GERMANY A PAR',
      'ITALY A VEN',
      'ITALY A TUS',
    ])
    const retreats = turn(attacked, {
      GERMANY: 'A BUR - GAS; A PAR S A BUR - GAS',
      ITALY: 'A VEN - PIE; A TUS S A VEN - PIE',
    })
    const both = orders(retreats, 'FRANCE', 'A GAS - MAR; A PIE - MAR')
    expect(hindrancesOf(both, 'FRANCE')).toEqual(['GAS retreat-clash PIE', 'PIE retreat-clash GAS'])
    expect(hindrancesOf(orders(retreats, 'FRANCE', 'A GAS - MAR; A PIE D'), 'FRANCE')).toEqual([])
  })
})

describe('among several powers', () => {
  const board = position(newGame(wayNamed('four', 'standard').options), [
    'AUSTRIA A TYR',
    'FRANCE A BUR',
    'GERMANY A RUH',
  ])
  const written = orders(orders(board, 'AUSTRIA', 'A TYR - MUN'), 'FRANCE', 'A BUR - MUN')

  it('orders of one hand are compared', () => {
    expect(hindrancesOf(written, 'AUSTRIA', 'FRANCE')).toEqual(['TYR stand-off BUR', 'BUR stand-off TYR'])
  })

  it('and those of other hands never, whoever reads them', () => {
    const all = orders(written, 'GERMANY', 'A RUH - MUN')
    expect(hindrancesOf(all, 'GERMANY')).toEqual([])
    expect(hindrancesOf(all, 'GERMANY', 'AUSTRIA')).toEqual([])
  })
})
