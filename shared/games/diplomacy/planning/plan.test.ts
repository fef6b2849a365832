import { describe, expect, it } from 'vitest'
import { gameOf, rest } from '../../../../test/contract/escalation.ts'
import { lastRecord, named, newGame, position, screen, turn, unit } from '../../../../test/contract/played.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { decidingPowers } from '../game/decisions.ts'
import { compiledFor } from '../variants/compiled.ts'
import { positionNow, positionOf } from '../position/position.ts'
import { standable } from '../position/soundness.ts'
import { type DiplomacyState, positionIn } from '../game/state.ts'
import { wayNamed } from '../options/ways.ts'
import { phaseName } from '../turn.ts'
import { viewFor } from '../game/viewing.ts'
import {
  decidesAt,
  draftFor,
  firstOrders,
  newPlan,
  openPhase,
  type Plan,
  phasesOf,
  resolutionOf,
  setUp,
  stepBack,
  stepOn,
  wiped,
} from './plan.ts'
import { readPlan } from './plan-schema.ts'
import { ordersOf } from './written.ts'

const { options } = newGame()
const power = (name: string) => name as PowerId
const from = (state: DiplomacyState): Plan => newPlan('Plan', positionIn(state), [])

/** The plan after powers typed orders, `;` between them. */
function drafted(plan: Plan, sheets: Readonly<Record<string, string>>): Plan {
  return Object.entries(sheets).reduce((now, [name, text]) => {
    const lines = text.replaceAll(';', '\n')
    const written = draftFor(options, now, power(name), { kind: 'write', text: lines, language: 'en' })
    if (!written.ok) throw new Error(JSON.stringify(written.error))
    return written.value
  }, plan)
}

const open = (plan: Plan) => openPhase(options, plan)
const phase = (plan: Plan) => phaseName(open(plan).turn)
const fates = (plan: Plan) =>
  Object.fromEntries(
    (resolutionOf(open(plan))?.results ?? []).map(({ unit, outcome }) => [unit.at, outcome.kind]),
  )

const duel = from(position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR']))
const attack = drafted(duel, { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' })

describe('one hand for every power', () => {
  it('shows the results of all orders at once', () => {
    expect(fates(attack)).toEqual({ MAR: 'moves', GAS: 'supports', BUR: 'unordered' })
    expect(fates(drafted(attack, { GERMANY: 'A BUR - MAR' })).MAR).toBe('moves')
    expect(fates(drafted(attack, { GERMANY: 'A BUR - GAS' })).GAS).toBe('supports')
  })

  it('writes for a power only about its own units', () => {
    const wrong = draftFor(options, duel, power('GERMANY'), {
      kind: 'draft',
      at: unit('FRANCE A MAR').at,
      order: { kind: 'hold', unit: { type: 'A', at: unit('FRANCE A MAR').at } },
    })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'order/not-yours' } })
  })

  it('finds the power of an order by its province', () => {
    const at = (plan: Plan, province: string) => decidesAt(open(plan), province as ProvinceId)
    expect(at(duel, 'BUR')).toBe('GERMANY')
    expect(at(duel, 'PAR')).toBeNull()
    const retreats = stepOn(options, attack)
    expect(at(retreats, 'BUR')).toBe('GERMANY')
    expect(at(retreats, 'GAS')).toBeNull()
  })

  it('gives each power its own sheet and options', () => {
    expect(viewFor(open(attack), power('FRANCE')).sheets).toMatchObject([
      { power: 'FRANCE', drafts: [{}, {}] },
    ])
    expect(viewFor(open(attack), power('GERMANY')).sheets[0]?.movement).toHaveLength(1)
  })
})

describe('stepping', () => {
  it('goes on through retreats and winters, and back with every order kept', () => {
    const retreats = stepOn(options, attack)
    expect(phase(retreats)).toBe('S1901R')
    expect(decidingPowers(open(retreats))).toEqual(['GERMANY'])
    const fall = stepOn(options, drafted(retreats, { GERMANY: 'A BUR - MUN' }))
    expect(phase(fall)).toBe('F1901M')
    expect(open(fall).units.map(named)).toContain('GERMANY A MUN')
    const back = stepBack(options, fall)
    expect(phase(back)).toBe('S1901R')
    expect(fates(back)).toEqual({ BUR: 'retreats' })
  })

  it('plays later phases again when an earlier order changes, and keeps orders that no longer fit', () => {
    const fall = stepOn(options, drafted(stepOn(options, attack), { GERMANY: 'A BUR - MUN' }))
    const planned = drafted(fall, { GERMANY: 'A MUN - TYR', FRANCE: 'A BUR - MUN' })
    const spring = stepBack(options, stepBack(options, planned))
    const changed = drafted(spring, { FRANCE: 'A MAR H; A GAS H' })
    const later = stepOn(options, changed)
    expect(phase(later)).toBe('F1901M')
    expect(fates(later)).toEqual({ MAR: 'unordered', GAS: 'unordered', BUR: 'unordered' })
    const again = drafted(stepBack(options, later), { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' })
    expect(fates(stepOn(options, stepOn(options, again)))).toMatchObject({ BUR: 'moves', MUN: 'moves' })
  })

  it('stops where the game is won', () => {
    const centres = compiledFor(options).board.centres.slice(0, 18).join(' ')
    const won = position(newGame(), ['FRANCE A PAR'], { FRANCE: centres }, { season: 'fall' })
    const ended = stepOn(options, from(won))
    expect(open(ended).ending).toEqual({ how: 'victory', winners: ['FRANCE'] })
    expect(stepOn(options, ended)).toBe(ended)
    expect(resolutionOf(open(ended))).toBeNull()
  })
})

describe('beginnings', () => {
  it('begins from the board as it stands, retreats waiting', () => {
    const game = turn(position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR']), {
      FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR',
    })
    const plan = newPlan('Now', positionNow(screen(game)), [])
    expect(phase(plan)).toBe('S1901R')
    expect(decidingPowers(open(plan))).toEqual(['GERMANY'])
  })

  it('begins from a closed phase with its orders, and reaches the same end', () => {
    const game = turn(newGame(), { FRANCE: 'A PAR - BUR', GERMANY: 'A MUN - BUR', ITALY: 'A ROM - VEN' })
    const record = lastRecord(game)
    const plan = newPlan('Then', positionOf(record, null), ordersOf(record))
    const came = resolutionOf(open(plan))?.results.map(({ order, outcome }) => ({ order, outcome }))
    expect(came).toEqual(record.results.map(({ order, outcome }) => ({ order, outcome })))
    expect(firstOrders(plan, power('FRANCE'))).toEqual([
      { kind: 'move', unit: { type: 'A', at: 'PAR' }, to: 'BUR' },
    ])
  })

  it('begins again from a position set by hand, and refuses an invalid one', () => {
    const fall = stepOn(options, from(newGame()))
    const units = ['FRANCE A PAR', 'GERMANY F STP/NC'].map(unit)
    const set = setUp(options, fall, { units })
    expect(set).toMatchObject({ ok: true, value: { steps: 0, start: { units, turn: { season: 'fall' } } } })
    expect(setUp(options, fall, { units: [unit('FRANCE F STP')] })).toMatchObject({
      ok: false,
      error: { code: 'position/wrong-terrain' },
    })
    expect(standable(compiledFor(options), 'STP' as ProvinceId)).toEqual([
      { type: 'A', at: 'STP' },
      { type: 'F', at: 'STP/NC' },
      { type: 'F', at: 'STP/SC' },
    ])
    expect(standable(compiledFor(options), 'MUN' as ProvinceId)).toEqual([{ type: 'A', at: 'MUN' }])
  })

  it('goes on to the next phase when no unit waits to retreat any more', () => {
    const retreats = stepOn(options, attack)
    const taken = setUp(options, retreats, { waiting: [] })
    expect(taken.ok && phase(taken.value)).toBe('F1901M')
    const back = setUp(options, retreats, { units: [unit('FRANCE A GAS')] })
    expect(back.ok && open(back.value).units.map(named)).toEqual(['FRANCE A GAS', 'GERMANY A BUR'])
    expect(back.ok && phase(back.value)).toBe('F1901M')
  })

  it('does not land the armies from overseas again, be it from now or from a closed phase', () => {
    const war = newGame(wayNamed('great-war-6', 'standard').options)
    const centres = { ENGLAND: 'EDI LON LVP NWY', FRANCE: 'BRE MAR' }
    const winter = position(war, ['ENGLAND F NTH', 'FRANCE A GAS'], centres, { year: 1916, season: 'fall' })
    const landed = turn(turn(winter))
    expect(landed.units.map(named)).toContain('ENGLAND A LON')
    const fall = turn(landed, { ENGLAND: 'A LON - YOR; A BRE - PIC' })
    for (const start of [positionNow(screen(fall)), positionOf(lastRecord(turn(fall)), null)]) {
      const plan = newPlan('Now', start, [])
      expect(readPlan(JSON.parse(JSON.stringify(plan)), war.options)).toEqual(plan)
      const sandbox = newGame({ ...war.options, position: start })
      for (const later of [openPhase(war.options, { ...plan, steps: 2 }), turn(turn(sandbox))]) {
        expect(phaseName(later.turn)).toBe('S1918M')
        expect(later.units.map(named)).toEqual(fall.units.map(named))
      }
    }
  })

  it('is read again after its orders were removed in the phase that names home centres', () => {
    const winter = turn(turn(rest(gameOf(3))))
    const plan = wiped(winter.options, newPlan('Now', positionIn(winter), []))
    expect(Object.keys(plan.sheets)).toEqual(['W1901H'])
    expect(readPlan(JSON.parse(JSON.stringify(plan)), winter.options)).toEqual(plan)
  })

  it('has as many phases as its steps say', () => {
    expect(phasesOf(options, stepOn(options, stepOn(options, from(newGame()))))).toHaveLength(3)
  })
})
