import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import {
  lastRecord,
  named,
  newGame,
  orders,
  outcomeOf,
  position,
  screen,
  seat,
  sheetOf,
  turn,
} from '../../../../test/contract/played.ts'
import { diplomacy } from '../game.ts'
import { type DiplomacyState, gameAt, positionIn } from './state.ts'

const phase = (state: DiplomacyState) => diplomacy.phase(state)
const units = (state: DiplomacyState) => state.units.map(named).sort()
const pending = (state: DiplomacyState) => diplomacy.pending(state).map(({ seat }) => seat as string)

describe('the calendar', () => {
  it('goes from spring to fall and skips winters without adjustments (R28, R29)', () => {
    const spring = newGame()
    expect(phase(spring)).toBe('S1901M')
    const fall = turn(spring)
    expect(phase(fall)).toBe('F1901M')
    expect(phase(turn(fall))).toBe('S1902M')
  })

  it('opens retreats where units have a choice, and winter for powers that build or remove', () => {
    const attacked = position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR'])
    const retreats = turn(attacked, { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' })
    expect(phase(retreats)).toBe('S1901R')
    expect(pending(retreats)).toEqual(['GERMANY'])
    expect(sheetOf(retreats, 'GERMANY').retreats[0]?.to.length).toBeGreaterThan(0)
    const fall = turn(retreats, { GERMANY: 'A BUR - MUN' })
    expect(units(fall)).toEqual(['FRANCE A BUR', 'FRANCE A GAS', 'GERMANY A MUN'])
    const winter = turn(fall)
    expect(phase(winter)).toBe('W1901A')
    expect(sheetOf(winter, 'GERMANY').adjustment?.count).toBe(2)
    const next = turn(winter, { GERMANY: 'build A BER; build F KIE' })
    expect(phase(next)).toBe('S1902M')
    expect(units(next)).toContain('GERMANY F KIE')
  })

  it('records builds that were neither used nor waived', () => {
    const fall = position(
      newGame(),
      ['GERMANY A RUH', 'FRANCE A GAS', 'ENGLAND F NTH'],
      { GERMANY: 'MUN BER KIE HOL', FRANCE: 'PAR BRE', ENGLAND: 'LON' },
      { season: 'fall' },
    )
    const winter = turn(fall)
    const written = orders(winter, 'GERMANY', 'build A BER')
    const closed = turn(orders(written, 'FRANCE', 'waive'))
    expect(lastRecord(closed).unused).toEqual([{ power: 'GERMANY', count: 2 }])
    expect(
      lastRecord(turn(winter, { GERMANY: 'build A BER; build A MUN; build F KIE', FRANCE: 'waive' })),
    ).not.toHaveProperty('unused')
  })

  it('may begin in a retreat phase, and shows it also after winter has closed', () => {
    const attacked = position(
      newGame(),
      ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR'],
      { FRANCE: 'MAR', GERMANY: 'MUN' },
      { season: 'fall' },
    )
    const retreats = turn(attacked, { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' })
    const begun = gameAt(retreats.options, keyed(''), positionIn(retreats))
    const winter = turn(begun, { GERMANY: 'A BUR - MUN' })
    expect(phase(winter)).toBe('W1901A')
    const recent = (state: DiplomacyState) => screen(state).recent.map(({ turn }) => turn.phase)
    expect(recent(winter)).toEqual(['retreats'])
    expect(recent(turn(winter))).toEqual(['retreats', 'adjustments'])
  })

  it('disbands a unit without a retreat order (R137)', () => {
    const attacked = position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR'])
    const fall = turn(turn(attacked, { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' }))
    expect(units(fall)).toEqual(['FRANCE A BUR', 'FRANCE A GAS'])
    expect(outcomeOf(fall, 'BUR')).toEqual({ kind: 'disbands', why: 'unordered' })
  })

  it('gives the first turn its longer talks, silence after them, and silence alone later (R34, R43)', () => {
    const spring = newGame()
    expect(diplomacy.stages(spring)).toMatchObject([
      { name: 'negotiation', talk: true, first: true, early: 'all-agree' },
      { name: 'writing', talk: false, early: 'all-ready' },
    ])
    expect(diplomacy.stages(turn(spring))[0]?.first).toBe(false)
  })
})

describe('centres', () => {
  it('change hands after fall only, and stay with powers that left them (R141..R144)', () => {
    const spain = turn(newGame(), { FRANCE: 'A MAR - SPA' })
    expect(spain.owners).not.toHaveProperty('SPA')
    const gone = turn(spain, { FRANCE: 'A SPA - POR' })
    expect(gone.owners).not.toHaveProperty('SPA')
    expect(gone.owners).toHaveProperty('POR', 'FRANCE')
    expect(gone.owners).toHaveProperty('MAR', 'FRANCE')
    expect(lastRecord(gone).ownersAfter).toHaveProperty('POR', 'FRANCE')
  })

  it('are held by a unit that retreated there (R142)', () => {
    const attacked = position(
      newGame(),
      ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR'],
      { FRANCE: 'MAR', GERMANY: 'MUN' },
      { season: 'fall' },
    )
    const fled = turn(turn(attacked, { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' }), {
      GERMANY: 'A BUR - PAR',
    })
    expect(fled.owners).toHaveProperty('PAR', 'GERMANY')
  })
})

describe('civil disorder', () => {
  const attacked = position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR', 'GERMANY A MUN'])
  const attack = { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' }

  it('disbands the dislodged units of an absent power (R158)', () => {
    const fall = turn(attacked, attack, ['GERMANY'])
    expect(phase(fall)).toBe('F1901M')
    expect(units(fall)).not.toContain('GERMANY A BUR')
    expect(lastRecord(fall).results).toContainEqual(
      expect.objectContaining({
        unit: { power: 'GERMANY', type: 'A', at: 'BUR' },
        disbanded: 'civil-disorder',
      }),
    )
    expect(screen(fall).powers.find(({ power }) => power === 'GERMANY')?.status).toBe('civil-disorder')
  })

  it('spares a present player who wrote nothing, unless the table agreed otherwise (R47, R157)', () => {
    expect(phase(turn(attacked, attack))).toBe('S1901R')
    const strict = {
      ...attacked,
      options: { ...attacked.options, missingSheet: 'civil-disorder' as const },
    }
    expect(phase(turn(strict, attack))).toBe('F1901M')
  })

  it('uses orders that were written before their player left', () => {
    const left = turn(attacked, { ...attack, GERMANY: 'A MUN S A BUR' }, ['GERMANY'])
    expect(units(left)).toContain('GERMANY A BUR')
  })

  it('builds nothing and removes the farthest units, until the next movement (R159, R160, R162)', () => {
    const fall = position(
      newGame(),
      ['GERMANY A RUH', 'GERMANY A MUN', 'GERMANY F NWG', 'FRANCE A PAR'],
      { GERMANY: 'MUN BER', FRANCE: 'PAR BRE' },
      { season: 'fall' },
    )
    const winter = turn(fall, {}, ['GERMANY', 'FRANCE'])
    expect(phase(winter)).toBe('W1901A')
    expect(pending(winter)).toEqual([])
    const spring = turn(winter)
    expect(units(spring)).toEqual(['FRANCE A PAR', 'GERMANY A MUN', 'GERMANY A RUH'])
    expect(outcomeOf(spring, 'NWG')).toEqual({ kind: 'removed', why: 'civil-disorder' })
    expect(phase(turn(spring, { GERMANY: 'A MUN - BUR' }))).toBe('F1902M')
  })

  it('fills in the removals that a present player did not order (D8)', () => {
    const fall = position(
      newGame(),
      ['GERMANY A RUH', 'GERMANY A MUN', 'GERMANY F NWG'],
      { GERMANY: 'MUN BER' },
      { season: 'fall' },
    )
    const spring = turn(turn(fall, { GERMANY: 'A MUN H' }))
    expect(units(spring)).toEqual(['GERMANY A MUN', 'GERMANY A RUH'])
    expect(outcomeOf(spring, 'NWG')).toEqual({ kind: 'removed', why: 'too-few-orders' })
  })
})

describe('ends', () => {
  const eighteen = 'PAR BRE MAR SPA POR BEL HOL MUN KIE BER DEN SWE NWY LON LVP EDI TUN ROM'

  it('come with eighteen centres after fall, before anything is built (R23, R24)', () => {
    const spring = position(newGame(), ['FRANCE A NAP', 'RUSSIA A MOS'], {
      FRANCE: eighteen.slice(0, -4),
      RUSSIA: 'MOS WAR',
    })
    const fall = turn(spring)
    expect(diplomacy.outcome(fall)).toEqual({ kind: 'going-on' })
    const won = turn(fall)
    expect(diplomacy.outcome(won)).toEqual({ kind: 'ended', how: 'victory', who: ['FRANCE'] })
    expect(phase(won)).toBe('COMPLETED')
    expect(diplomacy.pending(won)).toEqual([])
  })

  it('as a draw are shared by all powers with a unit on the board, whatever the ballot names (R25)', () => {
    const two = position(newGame(), ['FRANCE A PAR', 'RUSSIA A MOS'], { FRANCE: 'PAR', TURKEY: 'CON' })
    const { state } = diplomacy.conclude(two, 'draw', [seat('FRANCE')])
    expect(screen(state).ending).toEqual({ how: 'draw', winners: ['FRANCE', 'RUSSIA'] })
    const agreed = { ...two, options: { ...two.options, draw: 'agreed' as const } }
    expect(diplomacy.outcome(diplomacy.conclude(agreed, 'draw', [seat('FRANCE')]).state)).toMatchObject({
      who: ['FRANCE'],
    })
  })

  it('by time go to the power with most units, or centres if that was agreed; equals share (R26)', () => {
    const state = position(newGame(), ['FRANCE A PAR', 'RUSSIA A MOS', 'RUSSIA A WAR'], {
      FRANCE: 'PAR BRE MAR',
      RUSSIA: 'MOS WAR',
      TURKEY: 'CON ANK SMY',
    })
    expect(diplomacy.outcome(diplomacy.conclude(state, 'time', []).state)).toMatchObject({
      how: 'time',
      who: ['RUSSIA'],
    })
    const centres = {
      ...state,
      options: { ...state.options, end: { year: null, latest: null, by: 'centres' as const } },
    }
    expect(diplomacy.outcome(diplomacy.conclude(centres, 'time', []).state)).toMatchObject({
      who: ['FRANCE', 'TURKEY'],
    })
  })

  it('come after the adjustments of the agreed year', () => {
    const last = position(
      newGame({ end: { year: 1901 } }),
      ['FRANCE A PAR'],
      { FRANCE: 'PAR MAR' },
      { season: 'fall' },
    )
    const winter = turn(last)
    expect(phase(winter)).toBe('W1901A')
    expect(diplomacy.outcome(turn(winter, { FRANCE: 'build A MAR' }))).toMatchObject({ how: 'time' })
  })

  it('leave nothing to decide', () => {
    const { state } = diplomacy.conclude(newGame(), 'concession', [seat('TURKEY')])
    expect(diplomacy.outcome(state)).toEqual({ kind: 'ended', how: 'concession', who: ['TURKEY'] })
    expect(diplomacy.close(state, []).state).toBe(state)
    expect(diplomacy.conclude(state, 'draw', []).state).toBe(state)
    expect(() => orders(state, 'FRANCE', 'A PAR - BUR')).toThrow('game/ended')
  })
})
