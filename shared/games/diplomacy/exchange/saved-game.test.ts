import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { seatIntents } from '../bots/seat.ts'
import { newGame, position, turn } from '../../../../test/contract/played.ts'
import { diplomacy } from '../game.ts'
import { type DiplomacyState, positionIn } from '../game/state.ts'
import { optionsSchema } from '../options/options.ts'
import { phaseName } from '../turn.ts'
import { readSavedGame } from './read-saved-game.ts'
import type { SavedGame } from './saved-game.ts'
import { writeSavedGame } from './write-saved-game.ts'

const PHASES = 40

/** A game of tacticians: stand-offs, supports, convoys, retreats, builds and removals are in it. */
function played(seed: string, options: object = {}, phases = PHASES): DiplomacyState {
  let state = diplomacy.setup({ seed: keyed(seed), options: optionsSchema.parse(options) })
  for (let closed = 0; closed < phases;) {
    const decisions = diplomacy.pending(state)
    for (const { seat } of decisions)
      for (const intent of seatIntents(
        diplomacy.view(state, { kind: 'seats', seats: [seat] }),
        'tactician',
        `${seed} ${closed}`,
        () => false,
      )) {
        const written = diplomacy.apply(state, seat, intent)
        if (!written.ok) throw new Error(written.error.code)
        state = written.value.state
      }
    // Whoever places in turn closes nothing.
    if (decisions.some(({ manner }) => manner === 'in-turn')) continue
    state = diplomacy.close(state, []).state
    closed++
  }
  return state
}

const saved = (state: DiplomacyState): SavedGame =>
  JSON.parse(
    JSON.stringify(writeSavedGame('evening', diplomacy.view(state, { kind: 'screen' }), state.records)),
  ) as SavedGame

/** Plays a file's phases in a new game. */
function replayed(json: unknown): DiplomacyState {
  const imported = readSavedGame(json)
  if (!imported?.ok) throw new Error(JSON.stringify(imported?.error))
  let state = diplomacy.setup({
    seed: keyed('elsewhere'),
    options: optionsSchema.parse(imported.value.options),
  })
  for (const step of imported.value.steps) {
    if (step.kind === 'close') state = diplomacy.close(state, []).state
    else {
      const done =
        step.kind === 'amend'
          ? diplomacy.amend!.apply(state, step.change)
          : diplomacy.apply(state, step.seat, step.intent)
      if (!done.ok) throw new Error(done.error.code)
      state = done.value.state
    }
  }
  return state
}

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
    ['imperial', {}],
    ['escalation', {}],
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
