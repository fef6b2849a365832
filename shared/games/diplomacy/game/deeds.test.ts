import { describe, expect, it } from 'vitest'
import { newGame, position, turn } from '../../../../test/contract/played.ts'
import type { Deed } from '../view.ts'
import { deedsOf } from './deeds.ts'
import { replay } from '../lessons/replay.ts'
import { SAMPLE_GAME } from '../lessons/sample-game.ts'
import { openingTable } from '../lessons/sandbox.ts'
import type { DiplomacyState } from './state.ts'
import { phaseName } from '../turn.ts'

const find = <Kind extends Deed['kind']>(state: DiplomacyState, kind: Kind) =>
  deedsOf(state).find((deed): deed is Extract<Deed, { kind: Kind }> => deed.kind === kind)

const at = (units: readonly string[], centres: Record<string, string>, when = {}) =>
  position(newGame(), units, centres, when)

describe('the great stab', () => {
  const allies = at(['FRANCE A BUR', 'GERMANY A MUN', 'GERMANY A KIE', 'ITALY A TYR'], {
    FRANCE: 'PAR MAR BRE',
    GERMANY: 'MUN KIE BER',
    ITALY: 'VEN ROM NAP',
  })
  const helped = turn(allies, { FRANCE: 'A BUR S A MUN', GERMANY: 'A MUN H; A KIE H', ITALY: 'A TYR - MUN' })

  it('is an attack within a year of supporting that power, and says what it took', () => {
    const struck = turn(helped, { FRANCE: 'A BUR - MUN', GERMANY: 'A MUN - BOH', ITALY: 'A TYR H' })
    const stab = find(struck, 'stab')
    expect(stab).toMatchObject({ by: 'FRANCE', of: 'GERMANY', at: 'MUN', cost: 'centre' })
    expect([stab!.helped, stab!.struck].map(phaseName)).toEqual(['S1901M', 'F1901M'])
  })

  it('takes nothing where it fails, and needs a support before it', () => {
    const failed = turn(helped, {
      FRANCE: 'A BUR - MUN',
      GERMANY: 'A MUN H; A KIE S A MUN',
      ITALY: 'A TYR H',
    })
    expect(find(failed, 'stab')).toMatchObject({ cost: 'nothing' })
    expect(find(turn(helped, { ITALY: 'A TYR - MUN' }), 'stab')).toBeUndefined()
  })

  it('is none between powers of one hand', () => {
    const options = { ...helped.options, groups: [['FRANCE', 'GERMANY']] } as never
    const struck = turn({ ...helped, options }, { FRANCE: 'A BUR - MUN', GERMANY: 'A MUN - BOH' })
    expect(find(struck, 'stab')).toBeUndefined()
  })
})

describe('the longest faith', () => {
  const start = at(['FRANCE A BUR', 'GERMANY A MUN'], { FRANCE: 'PAR', GERMANY: 'MUN' })
  const years = (state: DiplomacyState, count: number): DiplomacyState =>
    count === 0 ? state : years(turn(state), count - 1)

  it('counts the turns in which two powers were within reach and did not attack', () => {
    const kept = years(start, 6)
    const moves = kept.records.filter(({ turn: { phase } }) => phase === 'movement').length
    expect(find(kept, 'faith')).toMatchObject({ turns: moves })
    expect(new Set(find(kept, 'faith')!.powers)).toEqual(new Set(['FRANCE', 'GERMANY']))
  })

  it('is broken by one attack, successful or not', () => {
    expect(find(turn(years(start, 6), { FRANCE: 'A BUR - MUN' }), 'faith')).toBeUndefined()
  })
})

it('the most stubborn attack is the longest run of vain attempts at one space', () => {
  let now = at(['AUSTRIA F TRI', 'ITALY A VEN'], { AUSTRIA: 'TRI', ITALY: 'VEN' })
  for (let i = 0; i < 4; i++) now = turn(now, { AUSTRIA: 'F TRI - VEN', ITALY: 'A VEN H' })
  const stubborn = find(now, 'stubborn')
  const vain = now.records.filter(({ turn: { phase } }) => phase === 'movement').length
  expect(stubborn).toMatchObject({ power: 'AUSTRIA', at: 'VEN', times: vain })
})

it('the best convoy goes over the most fleets', () => {
  const sea = at(
    ['ENGLAND A LON', 'ENGLAND F ENG', 'ENGLAND F MAO', 'FRANCE F WES', 'ENGLAND A WAL', 'ENGLAND F IRI'],
    { ENGLAND: 'LON', FRANCE: 'MAR' },
  )
  const done = turn(sea, {
    ENGLAND: 'A LON - TUN; F ENG C A LON - TUN; F MAO C A LON - TUN',
    FRANCE: 'F WES C A LON - TUN',
  })
  expect(find(done, 'convoy')).toMatchObject({ power: 'ENGLAND', fleets: 3 })
})

describe('the saviour', () => {
  const most = 'BER KIE MUN PAR BRE MAR BEL HOL DEN SWE NWY LON EDI LVP POR SPA ROM'
  const fall = { season: 'fall' as const }
  const brink = at(
    ['GERMANY A TYR', 'GERMANY A BOH', 'AUSTRIA A VIE', 'ITALY A TRI'],
    { GERMANY: most, AUSTRIA: 'VIE BUD', ITALY: 'TRI VEN' },
    fall,
  )

  it('is the power that gave the decisive support against a win', () => {
    const held = turn(brink, {
      GERMANY: 'A BOH - VIE; A TYR S A BOH - VIE',
      AUSTRIA: 'A VIE H',
      ITALY: 'A TRI S A VIE',
    })
    expect(find(held, 'saviour')).toMatchObject({ by: 'ITALY', from: 'GERMANY' })
  })

  it('is none where the others would have held anyway', () => {
    const held = turn(brink, { GERMANY: 'A BOH - VIE', AUSTRIA: 'A VIE H', ITALY: 'A TRI S A VIE' })
    expect(find(held, 'saviour')).toBeUndefined()
  })
})

it('finds deeds in the rulebook’s sample game that match its records', () => {
  const records = replay(openingTable(), SAMPLE_GAME)
  const deeds = deedsOf({ ...openingTable(), records })
  expect(new Set(deeds.map(({ kind }) => kind)).size).toBe(deeds.length)
  expect(deeds.find(({ kind }) => kind === 'convoy')).toMatchObject({ power: 'ENGLAND', fleets: 1 })
})
