// The homes that powers of Escalation name in the first winter.
import { describe, expect, it } from 'vitest'
import { gameOf, rest } from '../../../../test/contract/escalation.ts'
import { newGame, lastRecord, orders, screen, seat, sheetOf, turn } from '../../../../test/contract/played.ts'
import { provinceOf, type ProvinceId } from '../board/ids.ts'
import { diplomacy } from '../game.ts'
import { positionOf } from '../position/position.ts'
import { positionIn, type DiplomacyState } from './state.ts'

describe('home centres', () => {
  const begun = rest(gameOf(3))
  const fall = turn(begun)
  const winter = turn(fall)
  const [power] = screen(winter).powers.map((one) => one.power)
  const name = (state: DiplomacyState, centres: string, by: string = power!): DiplomacyState | string => {
    const step = diplomacy.apply(state, seat(by), {
      kind: 'homes',
      centres: centres.split(' ') as ProvinceId[],
    })
    return step.ok ? step.value.state : step.error.code
  }

  it('are named after the first fall, sealed, by everybody', () => {
    expect(diplomacy.phase(fall)).toBe('F1901M')
    expect(diplomacy.phase(winter)).toBe('W1901H')
    expect(diplomacy.pending(winter).map(({ manner }) => manner)).toEqual(['sealed', 'sealed', 'sealed'])
    const after = name(winter, 'BER KIE MUN') as DiplomacyState
    expect(screen(after)).toEqual(screen(winter))
    expect(sheetOf(after, power!).naming?.named).toEqual(['BER', 'KIE', 'MUN'])
  })

  it.each([
    ['BER KIE MUN PAR', 'homes/too-many'],
    ['BER BER', 'homes/twice'],
    ['BOH', 'homes/not-a-centre'],
    ['XYZ', 'homes/not-a-centre'],
  ])('refuses %s: %s', (centres, code) => {
    expect(name(winter, centres)).toBe(code)
  })

  it('are named in no other phase', () => {
    expect(name(fall, 'BER')).toBe('homes/not-now')
  })

  it.each([
    ['en', 'Berlin, Kiel, Munich', 'BER KIE MUN'],
    ['en', 'BER KIE MUN', 'BER KIE MUN'],
    ['en', 'St Petersburg and Spain', 'STP SPA'],
    ['ru', 'Берлин, Киль и Мюнхен', 'BER KIE MUN'],
    ['bg', 'Берлин, Кил', 'BER KIE'],
    ['cs', 'Berlín a Kiel', 'BER KIE'],
  ])('are read from words, %s: %s', (language, text, centres) => {
    const step = diplomacy.apply(winter, seat(power!), { kind: 'write', text, language })
    if (!step.ok) throw new Error(JSON.stringify(step.error))
    expect(sheetOf(step.value.state, power!).naming?.named).toEqual(centres.split(' '))
  })

  it('in words go to those named already, and a fourth is refused', () => {
    const two = orders(winter, power!, 'Berlin, Kiel')
    expect(sheetOf(orders(two, power!, 'Munich'), power!).naming?.named).toEqual(['BER', 'KIE', 'MUN'])
    const four = diplomacy.apply(two, seat(power!), { kind: 'write', text: 'Munich, Paris', language: 'en' })
    expect(four.ok ? null : four.error.code).toBe('homes/too-many')
    const nonsense = diplomacy.apply(two, seat(power!), { kind: 'write', text: 'Qwerty', language: 'en' })
    expect(nonsense.ok ? null : nonsense.error).toMatchObject({ code: 'order/not-understood' })
    const back = diplomacy.apply(two, seat(power!), { kind: 'undo' })
    expect(back.ok && sheetOf(back.value.state, power!).naming?.named).toEqual([])
  })

  it('are told to all when the phase closes, gaps filled with centres the power owns', () => {
    const after = turn(name(winter, 'PAR') as DiplomacyState)
    const homes = lastRecord(after).homes ?? {}
    expect(after.homes).toEqual(homes)
    for (const [whose, centres] of Object.entries(homes)) {
      expect(new Set(centres).size).toBe(3)
      for (const centre of whose === power ? centres.slice(1) : centres)
        expect(winter.owners[centre]).toBe(whose)
    }
    expect(homes[power!]?.[0]).toBe('PAR')
  })

  it('are where a power builds from then on, and nowhere else', () => {
    const mine = Object.entries(winter.owners)
      .filter(([, owner]) => owner === power)
      .map(([centre]) => centre)
    const named = mine.slice(0, 3)
    // Two units are gone: two builds are due, and two of the homes are empty.
    const short: DiplomacyState = {
      ...winter,
      units: winter.units.filter(({ at }) => !named.slice(0, 2).includes(provinceOf(at))),
    }
    const after = turn(name(short, named.join(' ')) as DiplomacyState)
    expect(diplomacy.phase(after)).toBe('W1901A')
    const { adjustment } = sheetOf(after, power!)
    expect(adjustment?.count).toBe(2)
    expect(new Set(adjustment?.builds.map(({ at }) => provinceOf(at)))).toEqual(new Set(named.slice(0, 2)))
    const spring = turn(orders(after, power!, `A ${named[0]}; A ${named[1]}`))
    expect(diplomacy.phase(spring)).toBe('S1902M')
    expect(spring.units.map((unit) => provinceOf(unit.at))).toEqual(expect.arrayContaining(named))
    // Named once: no later winter asks again.
    expect(diplomacy.phase(turn(turn(spring)))).not.toBe('W1902H')
  })

  it('are kept in a game that is saved and opened again', () => {
    const after = turn(winter)
    expect(JSON.parse(JSON.stringify(after))).toEqual(after)
    const again = newGame({ variant: 'standard-escalation', position: positionIn(after) })
    expect(again.homes).toEqual(after.homes)
    const later = lastRecord(turn(after))
    expect(positionOf(later, null).homes).toEqual(after.homes)
    expect(
      diplomacy.optionsSchema.safeParse({
        variant: 'standard-escalation',
        position: { ...positionIn(after), homes: { FRANCE: ['BOH'] } },
      }).success,
    ).toBe(false)
  })
})
