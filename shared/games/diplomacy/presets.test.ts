import { describe, expect, it } from 'vitest'
import {
  named,
  newGame,
  orders,
  outcomeOf,
  position,
  screen,
  sheetOf,
  turn,
} from '../../../test/contract/played.ts'
import { diplomacy } from './game.ts'
import { PRESETS } from './presets.ts'

const preset = (id: string) => {
  const found = PRESETS.find((each) => each.id === id)
  if (!found) throw new Error(`no preset ${id}`)
  return found
}

describe.each(PRESETS)('$id', ({ people, groups, options }) => {
  it('seats every power that is played with one person', () => {
    const seats = diplomacy.seats(diplomacy.optionsSchema.parse(options))
    expect(groups).toHaveLength(people)
    expect([...groups.flat()].sort()).toEqual([...seats].sort())
  })
})

describe('a passive power', () => {
  const game = newGame(preset('six').options)

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
    expect(diplomacy.phase(after)).toBe('F1870M')
  })
})

describe('the war of 1914', () => {
  const game = newGame(preset('two').options, 'coin')

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
  })

  it('tosses the coin before the adjustments of fall 1914; Italy fights from the spring (R176)', () => {
    const fall = turn(game)
    expect(diplomacy.phase(fall)).toBe('F1914M')
    const step = diplomacy.close(orders(fall, 'AUSTRIA', 'A VIE - GAL'), [])
    expect(step.events.find(({ kind }) => kind === 'coin')).toBeDefined()
    const { ally } = step.state
    const winner = ally as string
    expect(['ENGLAND', 'AUSTRIA']).toContain(winner)
    const spring = diplomacy.phase(step.state) === 'W1914A' ? turn(step.state) : step.state
    expect(diplomacy.phase(spring)).toBe('S1915M')
    expect(screen(spring).neutral).toMatchObject({ ally: winner, closed: [] })
    const marched = orders(spring, winner, 'A VEN - TYR')
    const sheets = diplomacy.view(marched, { kind: 'seats', seats: [winner as never] }).sheets
    expect(sheets.map(({ power }) => power)).toEqual([winner, 'ITALY'])
    expect(sheets[1]?.drafts).toHaveLength(1)
  })

  it('falls both ways, by the seed alone', () => {
    const ally = (seed: string) => turn(turn(newGame(preset('two').options, seed))).ally
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
