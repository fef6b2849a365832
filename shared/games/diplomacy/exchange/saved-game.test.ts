import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { newGame, position, screen, turn } from '../../../../test/contract/played.ts'
import { played, replayed } from '../../../../test/contract/played-out.ts'
import { diplomacy } from '../game.ts'
import { type DiplomacyState, positionIn } from '../game/state.ts'
import { optionsSchema } from '../options/options.ts'
import { wayNamed } from '../options/ways.ts'
import { phaseName } from '../turn.ts'
import { VARIANT_IDS, variantOf } from '../variants/index.ts'
import { readSavedGame } from './read-saved-game.ts'
import type { SavedGame } from './saved-game.ts'
import { writeSavedGame } from './write-saved-game.ts'

const saved = (state: DiplomacyState): SavedGame =>
  JSON.parse(
    JSON.stringify(writeSavedGame('evening', screen(state), state.records, state.options)),
  ) as SavedGame

const errorOf = (json: unknown) => {
  const read = readSavedGame(json)
  return read?.ok ? undefined : read?.error
}

describe('a saved game of the Python package', () => {
  const game = played('saved')
  const file = saved(game)

  it.each(['one', 'two', 'three'])('is written and read back as the same game: %s', (seed) => {
    const before = played(seed)
    const after = replayed(saved(before))
    expect(after.records).toEqual(before.records)
    expect(saved(after)).toEqual(saved(before))
  })

  it.each([
    ['ancient-mediterranean', {}],
    ['ancient-mediterranean-escalation', {}],
    ['imperial', {}],
    ['standard-escalation', {}],
    ['versailles', {}],
    ['versailles', { pairs: { made: 'drawn', told: 'end', year: null } }],
    ['versailles', { pairs: { made: 'preferred', told: 'end', year: null } }],
  ])('leaves and comes back on %s, %j', (variant, options) => {
    const before = played('boards', { variant, ...options }, 12)
    const after = replayed(saved(before))
    const moves = ({ records }: DiplomacyState) =>
      records.filter(({ turn }) => turn.phase === 'movement' || turn.phase === 'retreats')
    expect(moves(after).map(({ unitsAfter }) => new Set(unitsAfter))).toEqual(
      moves(before).map(({ unitsAfter }) => new Set(unitsAfter)),
    )
    expect(after.owners).toEqual(before.owners)
    expect(after.homes).toEqual(before.homes)
  })

  it('leaves and comes back as a game of Secrets, whatever lots the other table draws', () => {
    const before = played('boards', { variant: 'secrets' }, 20)
    const after = replayed(saved(before))
    const begun = ({ records }: DiplomacyState) => records.map(({ turn, units }) => [turn, new Set(units)])
    expect(begun(after)).toEqual(begun(before))
    expect(new Set(after.units)).toEqual(new Set(before.units))
    expect(after.owners).toEqual(before.owners)
  })

  describe('beside the package’s fields', () => {
    const ways = variantOf('standard').ways.filter(({ options }) => Object.keys(options).length > 0)

    it.each(ways.map(({ id }) => id))('keeps what the way to play says: %s', (id) => {
      const before = played('agreed', wayNamed(id, 'standard').options, 30)
      const after = replayed(saved(before))
      const { position: start, ...options } = after.options
      expect(options).toEqual(before.options)
      // What a coin decided is known from the beginning, and so it is not tossed again.
      expect(start?.ally ?? null).toBe(before.ally)
      const untossed = before.records.map(({ coin: _, ...record }) => record)
      expect(after.records).toEqual(untossed)
      expect(after.ending).toEqual(before.ending)
    })

    it('keeps another number of centres, another end and a later ballot', () => {
      const agreed = {
        edition: '2023',
        victoryCentres: 30,
        victoryBy: 'units',
        end: { year: 1905 },
        votesFrom: 1904,
      }
      const before = played('agreed', agreed)
      expect(before.ending?.how).toBe('time')
      const after = replayed(saved(before))
      expect(after.options).toEqual(before.options)
      expect(after.ending).toEqual(before.ending)
    })

    it('says of a last year that was drawn by lot only the latest', () => {
      const before = newGame({ end: { year: 1905, latest: 1909 } })
      expect(replayed(saved(before)).options.end).toMatchObject({ year: 1909, latest: null })
    })

    it('keeps what was in force where the game began', () => {
      const options = { ...wayNamed('great-war-6', 'standard').options, startYear: 1917 }
      const opening = positionIn(newGame(options))
      const before = newGame({ ...options, position: { ...opening, arrived: [2] } })
      const after = replayed(saved(turn(before)))
      expect(after.options.position?.arrived).toEqual([2])
    })

    it('has nothing to say of a game by the usual rules', () => {
      for (const variant of VARIANT_IDS)
        expect(saved(newGame({ variant })), variant).not.toHaveProperty('entente')
    })

    it.each([
      [{ options: { victoryCentres: 99 } }, 'entente.options.victoryCentres'],
      [
        { options: { neutral: { power: 'SPAIN', closed: [], tossAfter: 1914 } } },
        'entente.options.neutral.power',
      ],
      [{ options: 7 }, 'entente.options'],
      [{ start: { arrived: 'two' } }, 'entente.start.arrived'],
      [{ start: { homes: { FRANCE: ['NTH'] } } }, 'entente.start.homes'],
    ])('is refused with the place of what is wrong: %j', (entente, where) => {
      const file = saved(newGame())
      expect(errorOf({ ...file, entente })).toEqual({ code: 'import/not-a-game', data: { where } })
    })

    it('is on no other board and in no other year than the file says', () => {
      const entente = { options: { variant: 'imperial', startYear: 1700, position: {}, nonsense: 1 } }
      expect(replayed({ ...saved(newGame()), entente }).options).toEqual(newGame().options)
    })
  })

  it('is of the package’s map and in its codes where we have others', () => {
    const game = newGame({ variant: 'ancient-mediterranean' })
    const egypt = position(
      game,
      ['EGYPT A SII', 'PERSIA A JER', 'PERSIA A PET', 'PERSIA F REE'],
      { EGYPT: 'ALE MEM THB' },
      { season: 'fall' },
    )
    const { owners, units } = egypt
    const options = optionsSchema.parse({ ...game.options, position: { ...positionIn(game), units, owners } })
    const attacked = turn(diplomacy.setup({ seed: keyed('sinai'), options }), {
      EGYPT: 'A SII H',
      PERSIA: 'A JER - SII; A PET S A JER - SII; F REE S A JER - SII',
    })
    const file = saved(attacked)
    expect(file).toMatchObject({
      map: 'ancmed',
      phases: [
        {
          state: { map: 'ancmed', units: { EGYPT: ['A SIN'] } },
          orders: { PERSIA: ['A JER - SIN', 'A PET S A JER - SIN', 'F REE S A JER - SIN'] },
          results: { 'A SIN': ['dislodged'] },
        },
        { state: { units: { EGYPT: ['*A SIN'] }, retreats: { EGYPT: { 'A SIN': ['ALE', 'THB'] } } } },
      ],
    })
    const { units: standing, dislodged } = replayed(file)
    expect({ standing, dislodged }).toEqual({ standing: attacked.units, dislodged: attacked.dislodged })
  })

  it('names phases, units, centres, orders and results as the package does', () => {
    expect(file).toMatchObject({ id: 'evening', map: 'standard', rules: [] })
    const [first] = file.phases
    expect(first).toMatchObject({
      name: 'S1901M',
      state: { name: 'S1901M', units: { AUSTRIA: ['A VIE', 'A BUD', 'F TRI'] } },
      messages: [],
    })
    expect(first!.state.centers['FRANCE']).toEqual(['BRE', 'MAR', 'PAR'])
    expect(first!.state.centers['RUSSIA']).toHaveLength(4)
    const orders = file.phases.flatMap(({ orders }) => Object.values(orders).flat())
    for (const order of orders)
      expect(order).toMatch(
        /^(WAIVE|[AF] [A-Z]{3}(\/[NSE]C)?( (H|B|D)| (R|-) [A-Z]{3}(\/[NSE]C)?( VIA)?| [SC] [AF] [A-Z]{3}(\/[NSE]C)?( - [A-Z]{3}(\/[NSE]C)?)?))$/,
      )
    expect(new Set(file.phases.flatMap(({ results }) => Object.values(results ?? {}).flat()))).toContain(
      'bounce',
    )
  })

  it('marks dislodged units and says where each may go', () => {
    const retreats = file.phases.find(({ name }) => name.endsWith('R'))!
    const [power, waiting] = Object.entries(retreats.state.retreats!).find(
      ([, its]) => Object.keys(its).length > 0,
    )!
    expect(retreats.state.units[power]).toContain(`*${Object.keys(waiting)[0]!}`)
  })

  it('is set to the file’s position where our rules came to another one', () => {
    const phases = structuredClone(file.phases)
    const third = phases[1]!
    third.state.units['FRANCE'] = third.state.units['FRANCE']!.slice(1)
    third.orders['FRANCE'] = null
    const changed = { ...file, phases: [phases[0]!, third] }
    const imported = readSavedGame(changed)
    expect(imported).toMatchObject({ ok: true })
    const state = replayed(changed)
    expect(state.records[1]!.units.filter(({ power }) => power === 'FRANCE')).toHaveLength(2)
  })

  it('may begin in the middle of a game', () => {
    const from = file.phases.findIndex(({ name }) => name === 'S1903M')
    const later = replayed({ ...file, phases: file.phases.slice(from) })
    expect(phaseName(later.records[0]!.turn)).toBe('S1903M')
    expect(new Set(later.units)).toEqual(new Set(game.units))
  })

  it('does not count as one where it has neither phases nor a map', () => {
    for (const json of [null, 3, [], {}, { phases: [] }, { format: 'entente-table' }])
      expect(readSavedGame(json)).toBeNull()
  })

  it.each([
    ['no phases', () => ({ ...file, phases: [] }), 'import/not-a-game', { where: 'phases' }],
    ['phases without a state', () => ({ ...file, phases: [{ name: 'S1901M' }] }), 'import/not-a-game', {}],
    ['another map', () => ({ ...file, map: 'colonial' }), 'import/unknown-map', { map: 'colonial' }],
    [
      'a phase that does not follow',
      () => ({ ...file, phases: [file.phases[0]!, file.phases[2]!] }),
      'import/wrong-phase',
      { expected: file.phases[1]!.name, phase: file.phases[2]!.name },
    ],
    [
      'a place nobody knows',
      () => ({
        ...file,
        phases: [{ ...file.phases[0]!, state: { units: { FRANCE: ['A XYZ'] }, centers: {} } }],
      }),
      'import/unknown-word',
      { phase: 'S1901M', text: 'A XYZ' },
    ],
    [
      'an order nobody understands',
      () => ({ ...file, phases: [{ ...file.phases[0]!, orders: { FRANCE: ['A PAR dances'] } }] }),
      'import/unknown-order',
      { phase: 'S1901M', text: 'A PAR dances' },
    ],
  ])('is refused with what is wrong: %s', (_, json, code, data) => {
    expect(errorOf(json())).toMatchObject({ code, ...(Object.keys(data).length > 0 && { data }) })
  })
})
