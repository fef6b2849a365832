import { describe, expect, it } from 'vitest'
import { newGame, position, turn } from '../../../../test/contract/played.ts'
import type { PowerId } from '../board/ids.ts'
import { diplomacy } from '../game.ts'
import { onBoard } from '../options/ways.ts'
import type { DiplomacyState } from './state.ts'
import { winnersByEnds } from './time-out.ts'

const secrets = (options: object = {}) => newGame({ variant: 'secrets', ...options })
const game = secrets()

/** A game with so much of each power: "GERMANY 3" has three provinces with a centre and a unit in each. */
const CENTRES: Readonly<Record<string, readonly string[]>> = {
  GERMANY: ['BER', 'KIE', 'MUN', 'HOL', 'BEL', 'DEN', 'SWE'],
  FRANCE: ['PAR', 'MAR', 'BRE', 'SPA', 'POR', 'TUN', 'ROM'],
  RUSSIA: ['MOS', 'WAR', 'SEV', 'STP', 'RUM', 'BUL', 'SER'],
  TURKEY: ['CON', 'ANK', 'SMY', 'GRE'],
}
function world(counts: Readonly<Record<string, number>>, from: DiplomacyState = game): DiplomacyState {
  const held = Object.entries(counts).flatMap(([power, count]) =>
    (CENTRES[power] ?? []).slice(0, count).map((at) => [power, at] as const),
  )
  return position(
    from,
    held.map(([power, at]) => `${power} A ${at}`),
    owners(held),
  )
}
const owners = (held: readonly (readonly [string, string])[]): Record<string, string> => {
  const by: Record<string, string> = {}
  for (const [power, at] of held) by[power] = by[power] ? `${by[power]} ${at}` : at
  return by
}
const allied = (state: DiplomacyState, pairs: readonly string[], more: object = {}): DiplomacyState => ({
  ...state,
  records: [
    {
      ...state.records[0],
      treaties: pairs.map((pair) => {
        const [by, other] = pair.split(' ')
        return { by, with: other, open: true, text: 'peace', confirmed: true, ...more }
      }),
    } as never,
  ],
})
const winners = (state: DiplomacyState) => [...winnersByEnds(state)].map(String).toSorted()

describe('when time is up (S55)', () => {
  it.each<[string, DiplomacyState, string[]]>([
    ['a power with more than all others together', world({ GERMANY: 7, FRANCE: 3, TURKEY: 3 }), ['GERMANY']],
    ['half is not more', world({ GERMANY: 6, FRANCE: 3, TURKEY: 3 }), ['FRANCE', 'GERMANY', 'TURKEY']],
    [
      'two allies that have beaten the rest',
      allied(world({ GERMANY: 5, FRANCE: 3, RUSSIA: 4, TURKEY: 3 }), ['FRANCE GERMANY']),
      ['FRANCE', 'GERMANY'],
    ],
    [
      'a treaty that nobody confirmed makes no allies',
      allied(world({ GERMANY: 5, FRANCE: 3, RUSSIA: 4, TURKEY: 3 }), ['FRANCE GERMANY'], {
        confirmed: false,
      }),
      ['GERMANY', 'RUSSIA'],
    ],
    [
      'nor does a secret one',
      allied(world({ GERMANY: 5, FRANCE: 3, RUSSIA: 4, TURKEY: 3 }), ['FRANCE GERMANY'], { open: false }),
      ['GERMANY', 'RUSSIA'],
    ],
    ['two poles that are about equal', world({ GERMANY: 5, FRANCE: 4, TURKEY: 2 }), ['FRANCE', 'GERMANY']],
    [
      'poles of two allies',
      allied(world({ GERMANY: 4, FRANCE: 3, RUSSIA: 4, TURKEY: 3 }), ['FRANCE GERMANY', 'RUSSIA TURKEY']),
      ['FRANCE', 'GERMANY', 'RUSSIA', 'TURKEY'],
    ],
    [
      'all who are left, where nothing else holds',
      world({ GERMANY: 4, FRANCE: 2, TURKEY: 2, RUSSIA: 2 }),
      ['FRANCE', 'GERMANY', 'RUSSIA', 'TURKEY'],
    ],
  ])('%s', (_, state, expected) => {
    expect(winners(state)).toEqual(expected)
  })

  it('asks the table how much is about equal', () => {
    const counts = { GERMANY: 6, FRANCE: 4, TURKEY: 3 }
    expect(winners(world(counts))).toEqual(['FRANCE', 'GERMANY', 'TURKEY'])
    expect(winners(world(counts, secrets({ aboutEqual: 40 })))).toEqual(['FRANCE', 'GERMANY'])
  })
})

describe('the turns until then', () => {
  it('are sixteen, unless the table agreed on others or on none; other boards have none', () => {
    expect(game.options.timeOut).toBe(16)
    expect(secrets({ timeOut: null }).options.timeOut).toBeNull()
    expect(newGame().options.timeOut).toBeNull()
    // A table that turns to another board is given what is usual there.
    expect(onBoard(newGame().options, 'secrets').timeOut).toBe(16)
    expect(onBoard(game.options, 'standard').timeOut).toBeNull()
  })

  it('end the game after a spring, or after the winter that follows a fall', () => {
    const phases = (timeOut: number | null) => {
      let state = secrets({ timeOut })
      for (let left = 12; left > 0 && !state.ending; left--) state = turn(state)
      return state.ending ? `${state.turn.season} ${state.turn.year}` : null
    }
    expect(phases(1)).toBe('spring 1901')
    expect(phases(2)).toMatch(/1901/)
    expect(phases(3)).toBe('spring 1902')
    expect(phases(null)).toBeNull()
  })

  it('are judged by the same ends where the hour ends the game', () => {
    const state = world({ GERMANY: 7, FRANCE: 3, TURKEY: 3 })
    expect(diplomacy.conclude(state, 'time', []).state.ending).toEqual({
      how: 'time',
      winners: ['GERMANY'] as unknown as PowerId[],
    })
  })
})
