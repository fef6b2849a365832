// The Great War beyond the two-player game of the books: armies from overseas, and a power that leaves the war.
import { describe, expect, it } from 'vitest'
import {
  lastRecord,
  named,
  newGame,
  orders,
  outcomeOf,
  position,
  screen,
  seat,
  turn,
} from '../../../../test/contract/played.ts'
import { diplomacy } from '../game.ts'
import { dated, wayNamed, withWay } from '../options/ways.ts'
import type { DiplomacyState } from './state.ts'

const way = (people: number) => wayNamed(`great-war-${people}`, 'standard')
const game = newGame(way(6).options)

const powerIn = (state: DiplomacyState, power: string) =>
  screen(state).powers.find((one) => one.power === power)

/** The fall of 1916 with these units; one turn on it is the spring of 1917. */
const lateIn1916 = (units: readonly string[], centres: Readonly<Record<string, string>> = {}) =>
  position(game, units, centres, { year: 1916, season: 'fall' })

const toSpring = (state: DiplomacyState): DiplomacyState => {
  const after = turn(state)
  return after.turn.season === 'winter' ? turn(after) : after
}

const americans = (state: DiplomacyState) => (lastRecord(state).landed ?? []).map(named)

describe('two American armies', () => {
  const home = { ENGLAND: 'LON LVP', FRANCE: 'BRE MAR' }

  it('land in the spring of 1917 in Brest and London, and are England’s', () => {
    const spring = toSpring(
      lateIn1916(['ENGLAND F NTH', 'ENGLAND F IRI', 'FRANCE A PIC', 'FRANCE A GAS'], home),
    )
    expect(diplomacy.phase(spring)).toBe('S1917M')
    expect(americans(spring)).toEqual(['ENGLAND A BRE', 'ENGLAND A LON'])
    expect(spring.units.map(named)).toEqual(expect.arrayContaining(['ENGLAND A BRE', 'ENGLAND A LON']))
    // The record ends with the board that the next phase begins with.
    expect(lastRecord(spring).unitsAfter).toEqual(spring.units)
    expect(outcomeOf(turn(orders(spring, 'ENGLAND', 'A BRE - PIC')), 'BRE')?.kind).toBe('bounced')
  })

  it('take the next port where one is not free or not the side’s', () => {
    const spring = toSpring(
      lateIn1916(['ENGLAND F LON', 'ENGLAND F NTH', 'GERMANY A BRE', 'FRANCE A PIC'], {
        ENGLAND: 'LON LVP',
        FRANCE: 'MAR',
        GERMANY: 'BRE',
      }),
    )
    expect(americans(spring)).toEqual(['ENGLAND A LVP', 'ENGLAND A MAR'])
  })

  it('wait at sea for a port, one by one', () => {
    const full = ['ENGLAND F LON', 'ENGLAND A LVP', 'FRANCE A BRE', 'FRANCE F MAR']
    const spring = toSpring(lateIn1916(full, home))
    expect(americans(spring)).toEqual([])
    const fall = turn(spring, { FRANCE: 'A BRE - PAR' })
    expect(diplomacy.phase(fall)).toBe('F1917M')
    expect(americans(fall)).toEqual(['ENGLAND A BRE'])
    const next = toSpring(turn(fall, { ENGLAND: 'F LON - NTH' }))
    expect(next.units.map(named)).toContain('ENGLAND A LON')
    expect(next.arrived).toEqual([2])
    expect(americans(toSpring(turn(next)))).toEqual([])
  })

  it('are France’s where England is out, and do not come where both are', () => {
    const french = toSpring(lateIn1916(['FRANCE A PIC', 'FRANCE A GAS'], { FRANCE: 'BRE MAR' }))
    expect(americans(french)).toEqual(['FRANCE A BRE', 'FRANCE A MAR'])
    const nobody = toSpring(lateIn1916(['RUSSIA A MOS', 'GERMANY A BER'], { RUSSIA: 'MOS', GERMANY: 'BER' }))
    expect(americans(nobody)).toEqual([])
    expect(nobody.arrived).toBeUndefined()
  })
})

describe('Russia', () => {
  const spring = position(
    game,
    ['RUSSIA A MOS', 'RUSSIA A WAR', 'GERMANY A BER'],
    { RUSSIA: 'MOS WAR STP', GERMANY: 'BER' },
    { year: 1918 },
  )
  const fall = turn(spring)

  it('fights in the spring of 1918 and leaves the war with the fall', () => {
    expect(powerIn(spring, 'RUSSIA')).toMatchObject({ allegiance: { kind: 'own-seat' }, deciding: true })
    expect(diplomacy.phase(fall)).toBe('F1918M')
    expect(lastRecord(fall).collapsed).toEqual(['RUSSIA'])
    expect(powerIn(fall, 'RUSSIA')).toMatchObject({
      allegiance: { kind: 'collapsed', year: 1918 },
      status: 'civil-disorder',
      deciding: false,
    })
  })

  it('has nothing to decide any more, and its seat neither writes nor votes', () => {
    expect(diplomacy.pending(fall).map((decision) => decision.seat)).toEqual(['GERMANY'])
    expect(diplomacy.alive(fall)).toEqual(['GERMANY'])
    const intent = { kind: 'write', text: 'A MOS - UKR', language: 'en' } as const
    expect(diplomacy.apply(fall, seat('RUSSIA'), intent).ok).toBe(false)
  })

  it('holds, builds nothing, and its centres still count for its side', () => {
    const after = toSpring(fall)
    expect(diplomacy.phase(after)).toBe('S1919M')
    expect(after.units.map(named)).toEqual(['RUSSIA A MOS', 'RUSSIA A WAR', 'GERMANY A BER'])
    const won = { ...fall, options: { ...fall.options, victoryCentres: 3 } }
    expect(diplomacy.outcome(turn(won))).toMatchObject({
      how: 'victory',
      who: ['ENGLAND', 'FRANCE', 'RUSSIA'],
    })
  })
})

describe('the way', () => {
  it('moves its years with the first one', () => {
    const moved = dated(withWay(game.options, way(2)), 2014)
    expect(moved.reinforcements.map(({ year }) => year)).toEqual([2017])
    expect(moved.collapses.map(({ year }) => year)).toEqual([2018])
  })

  it('can be continued from a game that an earlier version began', () => {
    const {
      reinforcements: _,
      collapses: __,
      ...older
    } = newGame(wayNamed('two', 'standard').options).options
    const state = {
      ...position(game, ['FRANCE A PAR'], {}, { year: 1917 }),
      options: older,
    } as DiplomacyState
    expect(diplomacy.phase(turn(state))).toBe('F1917M')
  })

  it.each([
    [{ collapses: [{ power: 'SPAIN', year: 1918, season: 'fall' }] }],
    [{ collapses: [{ power: 'RUSSIA', year: 1918, season: 'winter' }] }],
    [
      {
        reinforcements: [{ year: 1917, season: 'spring', armies: 2, ports: ['ATLANTIS'], for: ['ENGLAND'] }],
      },
    ],
    [{ reinforcements: [{ year: 1917, season: 'spring', armies: 0, ports: ['LON'], for: ['ENGLAND'] }] }],
    [{ reinforcements: [{ year: 1917, season: 'spring', armies: 2, ports: ['LON'], for: [] }] }],
  ])('is refused with values that its board does not have: %j', (options) => {
    expect(diplomacy.optionsSchema.safeParse(options).success).toBe(false)
  })
})
