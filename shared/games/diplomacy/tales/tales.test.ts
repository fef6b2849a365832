import { describe, expect, it } from 'vitest'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { compiledFor } from '../variants/compiled.ts'
import { replay } from '../lessons/replay.ts'
import { SAMPLE_GAME } from '../lessons/sample-game.ts'
import { RULES } from '../rules/by-edition.ts'
import type { DiplomacyState } from '../game/state.ts'
import { newGame, position, turn } from '../../../../test/contract/played.ts'
import { talesOf, type Tale, type Telling } from './tales.ts'

const { board, powers } = compiledFor({ variant: 'standard' })
/** Only these lie side by side, as far as faith is concerned. */
const NEIGHBOURS = ['TRI VEN', 'VIE TYR']
const telling: Telling = {
  board,
  rules: RULES['2000'],
  powers,
  victoryCentres: 18,
  touches: (a: ProvinceId, b: ProvinceId) =>
    NEIGHBOURS.includes(`${a} ${b}`) || NEIGHBOURS.includes(`${b} ${a}`),
}

const tell = ({ records }: Pick<DiplomacyState, 'records'>, more: Partial<Telling> = {}) =>
  talesOf(records, { ...telling, ...more })
const about = <K extends Tale['kind']>(kind: K, tales: readonly Tale[]) =>
  tales.find((tale): tale is Extract<Tale, { kind: K }> => tale.kind === kind)

/** Seasons one after the other; winters and retreats pass by themselves. */
function seasons(state: DiplomacyState, sheets: readonly Readonly<Record<string, string>>[]): DiplomacyState {
  return sheets.reduce((now, sheet) => {
    let next = turn(now, sheet)
    while (!next.ending && next.turn.phase !== 'movement') next = turn(next)
    return next
  }, state)
}

const two = (units: readonly string[]) =>
  position(newGame(), units, { AUSTRIA: 'VIE TRI BUD', ITALY: 'VEN ROM NAP', TURKEY: 'CON', RUSSIA: 'MOS' })

describe('the longest faith', () => {
  const quiet = Array.from({ length: 8 }, () => ({}))

  it('is told of neighbours that never attacked each other', () => {
    const game = seasons(two(['AUSTRIA A TRI', 'ITALY A VEN']), quiet)
    expect(about('faith', tell(game))).toMatchObject({
      powers: ['AUSTRIA', 'ITALY'],
      first: 1901,
      last: 1904,
    })
  })

  it('ends with the first attack, and needs three years', () => {
    const attacked = [...quiet.slice(0, 3), { ITALY: 'A VEN - TRI' }, ...quiet.slice(0, 4)]
    expect(about('faith', tell(seasons(two(['AUSTRIA A TRI', 'ITALY A VEN']), attacked)))).toBeUndefined()
  })

  it('is nothing between powers that never met', () => {
    expect(
      about('faith', tell(seasons(two(['AUSTRIA A BUD', 'ITALY A NAP']), quiet), { touches: () => false })),
    ).toBeUndefined()
  })
})

describe('the great stab', () => {
  const friends = ['AUSTRIA A VIE', 'AUSTRIA A TRI', 'ITALY A TYR', 'ITALY A VEN']
  const help = { ITALY: 'A TYR S A VIE - BOH', AUSTRIA: 'A VIE - BOH' }

  it('is support, and an attack on the same power within a year', () => {
    const game = seasons(two(friends), [help, { ITALY: 'A TYR - VIE; A VEN H' }])
    expect(about('stab', tell(game))).toEqual({
      kind: 'stab',
      power: 'ITALY',
      victim: 'AUSTRIA',
      helped: { year: 1901, season: 'spring', phase: 'movement' },
      attacked: { year: 1901, season: 'fall', phase: 'movement' },
    })
  })

  it('is none where more than a year lies between, or nobody was helped', () => {
    const late = seasons(two(friends), [help, {}, {}, { ITALY: 'A VEN - TRI' }])
    expect(about('stab', tell(late))).toBeUndefined()
    expect(about('stab', tell(seasons(two(friends), [{ ITALY: 'A VEN - TRI' }])))).toBeUndefined()
  })

  it('of several the one that did the most harm', () => {
    const game = seasons(two([...friends, 'TURKEY A BUL', 'RUSSIA A RUM', 'RUSSIA A SEV']), [
      { ...help, TURKEY: 'A BUL S A RUM' },
      { ITALY: 'A TYR - VIE', TURKEY: 'A BUL - RUM' },
    ])
    expect(about('stab', tell(game))).toMatchObject({ power: 'ITALY' })
  })
})

describe('the most stubborn attack', () => {
  it('is the one that was thrown back most often, three times at least', () => {
    const units = ['AUSTRIA A TRI', 'ITALY A VEN']
    const attack = { ITALY: 'A VEN - TRI' }
    expect(about('stubborn', tell(seasons(two(units), [attack, attack, attack])))).toEqual({
      kind: 'stubborn',
      power: 'ITALY',
      place: 'TRI',
      count: 3,
    })
    expect(about('stubborn', tell(seasons(two(units), [attack, attack])))).toBeUndefined()
  })
})

describe('the best convoy', () => {
  it('is the one over the most fleets', () => {
    const game = seasons(
      position(newGame(), [
        'ENGLAND A YOR',
        'ENGLAND F NTH',
        'ENGLAND F SKA',
        'FRANCE A BRE',
        'FRANCE F ENG',
      ]),
      [
        { FRANCE: 'A BRE - WAL; F ENG C A BRE - WAL' },
        { ENGLAND: 'A YOR - SWE; F NTH C A YOR - SWE; F SKA C A YOR - SWE' },
      ],
    )
    expect(about('convoy', tell(game))).toMatchObject({ power: 'ENGLAND', from: 'YOR', to: 'SWE', fleets: 2 })
  })

  it('is none where nobody was carried', () => {
    expect(about('convoy', tell(seasons(newGame(), [{}])))).toBeUndefined()
  })
})

describe('the saviour', () => {
  const owned = 'PAR BRE MAR SPA POR BEL HOL LON LVP EDI ROM NAP VEN TUN MUN BER KIE'
  const near = position(
    newGame(),
    ['FRANCE A BUR', 'FRANCE A TYR', 'AUSTRIA A VIE', 'RUSSIA A GAL'],
    { FRANCE: owned, AUSTRIA: 'VIE BUD TRI', RUSSIA: 'WAR MOS' },
    { season: 'fall' },
  )

  it('is a support without which somebody would have won alone', () => {
    const help = { FRANCE: 'A TYR - VIE; A BUR H', AUSTRIA: 'A VIE H', RUSSIA: 'A GAL S A VIE' }
    const attacked = position(
      near,
      ['FRANCE A BOH', 'FRANCE A TYR', 'AUSTRIA A VIE', 'RUSSIA A GAL'],
      {
        FRANCE: owned,
        AUSTRIA: 'VIE BUD TRI',
        RUSSIA: 'WAR MOS',
      },
      { season: 'fall' },
    )
    const saved = turn(attacked, { ...help, FRANCE: 'A TYR - VIE; A BOH S A TYR - VIE' })
    expect(saved.ending).toBeNull()
    expect(about('saviour', tell(saved))).toEqual({
      kind: 'saviour',
      power: 'RUSSIA' as PowerId,
      turn: { year: 1901, season: 'fall', phase: 'movement' },
      place: 'VIE',
      other: 'FRANCE',
    })
  })

  it('is none where the support changed nothing', () => {
    const idle = turn(near, { FRANCE: 'A TYR - VIE', AUSTRIA: 'A VIE H', RUSSIA: 'A GAL S A VIE' })
    expect(about('saviour', tell(idle))).toBeUndefined()
  })
})

it('the rulebook’s sample game has its convoy, and nobody saved anybody', () => {
  const tales = talesOf(replay(newGame(), SAMPLE_GAME), telling)
  expect(about('convoy', tales)).toMatchObject({ power: 'ENGLAND', from: 'YOR', to: 'NWY', fleets: 1 })
  expect(about('saviour', tales)).toBeUndefined()
})
