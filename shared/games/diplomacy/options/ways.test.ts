import { describe, expect, it } from 'vitest'
import {
  named,
  lastRecord,
  newGame,
  orders,
  outcomeOf,
  position,
  screen,
  seat,
  sheetOf,
  turn,
} from '../../../../test/contract/played.ts'
import type { PowerId } from '../board/ids.ts'
import { diplomacy } from '../game.ts'
import { WAYS } from '../variants/standard/ways.ts'
import { dated, wayNamed, wayOf, withWay } from './ways.ts'
import type { DiplomacyState } from '../game/state.ts'
import type { DiplomacyIntent } from '../view.ts'

const optionsOf = (raw: object) => diplomacy.optionsSchema.parse(raw)

const way = (id: string) => wayNamed(id, 'standard')

describe.each(WAYS)('$id', ({ id, people, groups, options }) => {
  it('gives each person the powers that the book names, and is recognised by them', () => {
    expect(diplomacy.hands?.(optionsOf(options)).map((hand) => [...hand].sort())).toEqual(
      groups.map((group) => [...group].sort()),
    )
    const from = withWay(optionsOf({ ...way('two').options, hints: 'offered' }), way(id))
    expect(from).toEqual(optionsOf({ ...options, edition: from.edition, hints: 'offered' }))
    expect(wayOf(from)?.id).toBe(id)
    expect(wayOf(dated(from, 1950))?.id).toBe(id)
  })

  it('seats every power that is played with one person', () => {
    const seats = diplomacy.seats(diplomacy.optionsSchema.parse(options))
    expect(groups).toHaveLength(people)
    expect([...groups.flat()].sort()).toEqual([...seats].sort())
  })
})

it.each(WAYS)(
  '$id begins in 1901 unless another year is chosen, a war of two sides in 1914',
  ({ options }) => {
    expect(newGame(options).turn.year).toBe(options.sides ? 1914 : 1901)
  },
)

describe('a passive power', () => {
  const game = newGame(way('six').options)

  it('has no seat, holds, and may be supported by anybody (R170, D15)', () => {
    const attacked = position(game, ['FRANCE A TYR', 'FRANCE A TUS', 'ITALY A VEN', 'AUSTRIA A TRI'])
    const after = turn(attacked, {
      FRANCE: 'A TYR - VEN; A TUS S A TYR - VEN',
      AUSTRIA: 'A TRI S A VEN',
    })
    expect(after.units.map(named)).toContain('ITALY A VEN')
    expect(outcomeOf(after, 'VEN')?.kind).toBe('unordered')
    expect(screen(after).powers.find(({ power }) => power === 'ITALY')).toMatchObject({
      status: 'civil-disorder',
      allegiance: { kind: 'unplayed' },
      deciding: false,
    })
  })

  it('disbands when dislodged and loses the farthest units with its centres (R160, D9)', () => {
    const attacked = position(game, ['FRANCE A TYR', 'FRANCE A TUS', 'ITALY A VEN'], {
      FRANCE: 'PAR MAR BRE',
      ITALY: 'ROM NAP VEN',
    })
    const after = turn(attacked, { FRANCE: 'A TYR - VEN; A TUS S A TYR - VEN' })
    expect(after.units.map(named)).not.toContain('ITALY A VEN')
    expect(diplomacy.phase(after)).toBe('F1901M')
  })
})

const allegianceIn = (state: DiplomacyState, power: string) =>
  screen(state).powers.find((one) => one.power === power)?.allegiance

describe('the war of 1914', () => {
  const game = newGame(way('two').options, 'coin')

  it('closes Italy to everybody until she joins (R175)', () => {
    const border = position(game, ['AUSTRIA A TYR', 'AUSTRIA A TRI', 'ITALY A ROM'])
    expect(sheetOf(border, 'AUSTRIA').movement.flatMap(({ moves }) => moves)).not.toContain('VEN')
    const entering = orders(border, 'AUSTRIA', 'A TYR - VEN')
    expect(sheetOf(entering, 'AUSTRIA').drafts[0]?.illegal).toBe('closed-space')
    expect(outcomeOf(diplomacy.close(entering, []).state, 'TYR')).toMatchObject({
      kind: 'illegal',
      why: 'closed-space',
    })
    expect(screen(border).neutral).toMatchObject({ power: 'ITALY', ally: null, joins: 1915 })
    expect(allegianceIn(border, 'ITALY')).toEqual({ kind: 'neutral', joins: 1915 })
    expect(allegianceIn(border, 'AUSTRIA')).toEqual({ kind: 'own-seat' })
  })

  it('tosses the coin before the adjustments of fall 1914; Italy fights from the spring (R176)', () => {
    const fall = turn(game)
    expect(diplomacy.phase(fall)).toBe('F1914M')
    const step = diplomacy.close(orders(fall, 'AUSTRIA', 'A VIE - GAL'), [])
    const { ally } = step.state
    expect(step.state.records.at(-1)?.coin).toMatchObject({ power: 'ITALY', ally })
    const winner = ally as string
    expect(['ENGLAND', 'AUSTRIA']).toContain(winner)
    const spring = diplomacy.phase(step.state) === 'W1914A' ? turn(step.state) : step.state
    expect(diplomacy.phase(spring)).toBe('S1915M')
    expect(screen(spring).neutral).toMatchObject({ ally: winner, closed: [] })
    const side = way('two').options.sides?.find(([first]) => first === winner)
    // Everybody hears of it with the orders of that fall, and sees whose she is from then on.
    expect(step.state.records.at(-1)?.coin).toEqual({ power: 'ITALY', ally: winner, side, joins: 1915 })
    expect(allegianceIn(spring, 'ITALY')).toEqual({ kind: 'allied', side, ally: winner })
    const marched = orders(spring, winner, 'A VEN - TYR')
    const sheets = diplomacy.view(marched, { kind: 'seats', seats: [winner as never] }).sheets
    expect(sheets.map(({ power }) => power)).toEqual([winner, 'ITALY'])
    expect(sheets[1]?.drafts).toHaveLength(1)
  })

  it('tells in the winter between whom Italy will join', () => {
    const fall = position(game, ['RUSSIA A WAR'], { RUSSIA: 'WAR MOS' }, { year: 1914, season: 'fall' })
    const winter = turn(fall)
    expect(diplomacy.phase(winter)).toBe('W1914A')
    expect(allegianceIn(winter, 'ITALY')).toMatchObject({ kind: 'joining', joins: 1915, ally: winter.ally })
  })

  it('builds and waives for Italy beside her ally, each its own (R178)', () => {
    const joined = { ...game, ally: 'ENGLAND' as PowerId, turn: { ...game.turn, year: 1915 } }
    const fall = position(
      joined,
      ['ENGLAND F NTH', 'ITALY A TYR'],
      { ENGLAND: 'LON LVP', ITALY: 'ROM VEN' },
      { season: 'fall' },
    )
    const winter = turn(fall)
    const waive = (state: DiplomacyState, power?: PowerId): DiplomacyState => {
      const edit = { kind: 'draft', at: { waiver: 0 }, order: { kind: 'waive' }, power } as const
      const step = diplomacy.apply(state, seat('ENGLAND'), edit as DiplomacyIntent)
      if (!step.ok) throw new Error(step.error.code)
      return step.value.state
    }
    const both = waive(waive(winter), 'ITALY' as PowerId)
    const { sheets } = diplomacy.view(both, { kind: 'seats', seats: [seat('ENGLAND')] })
    expect(sheets.map(({ power, drafts }) => [power, drafts.length])).toEqual([
      ['ENGLAND', 1],
      ['ITALY', 1],
    ])
    expect(lastRecord(turn(both))).not.toHaveProperty('unused')
    expect(lastRecord(turn(waive(winter))).unused).toEqual([{ power: 'ITALY', count: 1 }])
  })

  it('has Italy’s part of a sheet replaced, and her ally’s left alone', () => {
    const joined = { ...game, ally: 'FRANCE' as PowerId, turn: { ...game.turn, year: 1915 } }
    const holds = (at: string) => ({ kind: 'hold', unit: { type: 'A', at } })
    const replace = (state: DiplomacyState, orders: readonly object[], power?: string): DiplomacyState => {
      const intent = { kind: 'sheet', orders, ...(power && { power }) } as DiplomacyIntent
      const step = diplomacy.apply(state, seat('FRANCE'), intent)
      if (!step.ok) throw new Error(step.error.code)
      return step.value.state
    }
    const written = (state: DiplomacyState) =>
      diplomacy
        .view(state, { kind: 'seats', seats: [seat('FRANCE')] })
        .sheets.map(
          ({ power, drafts }) =>
            `${power} ${drafts.map(({ order }) => 'unit' in order && order.unit.at).join()}`,
        )
    const french = replace(joined, [holds('PAR'), holds('MAR')], 'FRANCE')
    const both = replace(french, [holds('ROM')], 'ITALY')
    expect(written(both)).toEqual(['FRANCE PAR,MAR', 'ITALY ROM'])
    expect(written(replace(both, [holds('VEN')], 'ITALY'))).toEqual(['FRANCE PAR,MAR', 'ITALY VEN'])
    expect(written(replace(both, [holds('BRE')]))).toEqual(['FRANCE BRE', 'ITALY '])
  })

  it('can fall either way, by the seed alone', () => {
    const ally = (seed: string) => turn(turn(newGame(way('two').options, seed))).ally
    expect(ally('a')).toBe(ally('a'))
    expect(new Set('abcdefgh'.split('').map(ally)).size).toBe(2)
  })

  it('is won by a side with twenty-four centres together (R177)', () => {
    const won = position(
      game,
      ['FRANCE A PAR', 'ENGLAND F LON', 'RUSSIA A MOS', 'TURKEY F ANK'],
      {
        FRANCE: 'PAR BRE MAR SPA POR BEL HOL MUN',
        ENGLAND: 'LON LVP EDI NWY SWE DEN KIE BER',
        RUSSIA: 'MOS WAR STP SEV RUM BUL BUD VIE',
        TURKEY: 'CON ANK SMY',
      },
      { season: 'fall' },
    )
    expect(diplomacy.outcome(turn(won))).toMatchObject({
      how: 'victory',
      who: ['ENGLAND', 'FRANCE', 'RUSSIA'],
    })
  })
})

describe('several powers of one person', () => {
  const game = newGame(way('four').options)

  it('own, build and stand apart, power by power (R178, D13)', () => {
    const together = position(
      game,
      ['AUSTRIA A TYR', 'FRANCE A BUR', 'GERMANY A MUN', 'ENGLAND F LON'],
      { AUSTRIA: 'VIE BUD TRI', FRANCE: 'PAR MAR BRE', GERMANY: 'MUN', ENGLAND: 'LON' },
      { season: 'fall' },
    )
    const after = turn(together, { FRANCE: 'A BUR - MUN', AUSTRIA: 'A TYR S A BUR - MUN' })
    expect(diplomacy.phase(after)).toBe('F1901R')
    // The person took a centre with both; it is the power's whose unit stands there.
    const settled = turn(after)
    expect(settled.owners['MUN' as never]).toBe('FRANCE')
    expect(screen(settled).powers.find(({ power }) => power === 'AUSTRIA')).toMatchObject({
      centres: 3,
      adjustment: 2,
    })
  })

  it('win by one power alone, or, where the table agreed so, together (D10)', () => {
    const centres = {
      AUSTRIA: 'VIE BUD TRI SER GRE BUL RUM VEN ROM',
      FRANCE: 'PAR MAR BRE SPA POR BEL HOL LVP EDI',
      ENGLAND: 'LON',
    }
    const units = ['AUSTRIA A VIE', 'FRANCE A PAR', 'ENGLAND F LON']
    const alone = turn(position(game, units, centres, { season: 'fall' }))
    expect(diplomacy.outcome(alone).kind).toBe('going-on')
    const sides = way('four').groups
    const agreed = newGame({ ...way('four').options, sides })
    expect(diplomacy.outcome(turn(position(agreed, units, centres, { season: 'fall' })))).toMatchObject({
      how: 'victory',
      who: ['AUSTRIA', 'FRANCE'],
    })
  })
})

describe('an end nobody knows', () => {
  const end = { year: 1904, latest: 1907 }
  const lastYear = (seed: string): number => {
    let state = newGame({ end }, seed)
    while (diplomacy.outcome(state).kind === 'going-on') state = turn(state)
    return state.turn.year
  }

  it('falls in one of the agreed years, by the seed', () => {
    const years = new Set('abcdefghijklmnop'.split('').map(lastYear))
    expect([...years].sort()).toEqual([1904, 1905, 1906, 1907])
    expect(lastYear('a')).toBe(lastYear('a'))
  })

  it('is shown to nobody before it is reached', () => {
    const views = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(screen(newGame({ end }, seed))))
    expect(new Set(views).size).toBe(1)
  })

  it('is known once it can be no other', () => {
    const seed = 'abcdefghijklmnop'.split('').find((each) => lastYear(each) === end.latest)!
    let state = newGame({ end }, seed)
    while (diplomacy.outcome(state).kind === 'going-on') {
      expect(screen(state).lastYear).toBe(state.turn.year === end.latest ? end.latest : undefined)
      state = turn(state)
    }
  })
})

describe('an end that was agreed on', () => {
  it('is known from the beginning', () => {
    expect(screen(newGame({ end: { year: 1904 } })).lastYear).toBe(1904)
    expect(screen(newGame({})).lastYear).toBeUndefined()
  })
})

it('takes no votes to end the game before the year the table agreed on', () => {
  const game = newGame({ votesFrom: 1902 })
  expect(diplomacy.endBarred?.(game)).toEqual({ code: 'game/votes-later', data: { year: 1902 } })
  const later = turn(turn(game))
  expect(diplomacy.phase(later)).toBe('S1902M')
  expect(diplomacy.endBarred?.(later)).toBeNull()
  expect(dated(optionsOf({ votesFrom: 1905 }), 1914).votesFrom).toBe(1918)
})
