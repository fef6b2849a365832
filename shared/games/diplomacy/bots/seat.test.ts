import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { SeatId } from '../../../kernel/game.ts'
import { diplomacy } from '../game.ts'
import { optionsSchema, type DiplomacyOptions } from '../options/options.ts'
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { WAYS } from '../variants/standard/ways.ts'
import { wayNamed } from '../options/ways.ts'
import { type DiplomacyState, powerOf } from '../game/state.ts'
import { seatIntents, suggestFor } from './seat.ts'

const setup = (options: Partial<DiplomacyOptions>) =>
  diplomacy.setup({ seed: keyed('seats'), options: optionsSchema.parse(options) })

const intentsOf = (state: DiplomacyState, seat: SeatId) =>
  seatIntents(diplomacy.view(state, { kind: 'seats', seats: [seat] }), 'tactician', 'seats', () => false)

const play = (state: DiplomacyState, seat: SeatId): DiplomacyState =>
  intentsOf(state, seat).reduce((now, intent) => {
    const written = diplomacy.apply(now, seat, intent)
    if (!written.ok) throw new Error(JSON.stringify(written.error))
    return written.value.state
  }, state)

/** What the rulebooks demand of powers without a player, or outside the war, in the phase that just closed. */
function rulesOfTheFew(state: DiplomacyState): void {
  const { passive, neutral } = state.options
  const record = state.records.at(-1)!
  const ofPower = (power: PowerId) => record.results.filter(({ unit }) => unit.power === power)
  for (const power of passive) {
    const kinds = ofPower(power).map(({ outcome }) => outcome.kind)
    // R170: they hold and support no other power, they disband when dislodged; R159, D9: they only ever remove.
    expect(kinds.filter((kind) => kind !== 'unordered' && kind !== 'removed')).toEqual([])
    expect(state.dislodged.filter(({ unit }) => unit.power === power)).toEqual([])
  }
  if (neutral && record.turn.year <= neutral.tossAfter && record.turn.phase === 'movement') {
    // R175: no unit enters, none leaves.
    const italians = (units: readonly Unit[]) => units.filter(({ power }) => power === neutral.power)
    expect(italians(record.unitsAfter)).toEqual(italians(record.units))
    const closed = (at: string) => (neutral.closed as readonly string[]).includes(at.slice(0, 3))
    expect(record.unitsAfter.filter(({ at, power }) => closed(at) && power !== neutral.power)).toEqual([])
  }
  if (neutral && record.turn.year > neutral.tossAfter) expect(state.ally).not.toBeNull()
}

describe('stand-ins on seats', () => {
  it.each(WAYS)('play the way for $people ($id) to its end', { timeout: 30_000 }, ({ options }) => {
    const year = (options.startYear ?? 1901) + 4
    let state = setup({ ...options, end: { year, latest: null, by: 'centres' } })
    while (diplomacy.outcome(state).kind === 'going-on') {
      for (const { seat } of diplomacy.pending(state)) state = play(state, seat)
      // Every seat with something to decide has decided it, legally.
      expect(diplomacy.pending(state).every(({ drafted }) => drafted)).toBe(true)
      state = diplomacy.close(state, []).state
      const { results, strays } = state.records.at(-1)!
      expect(strays).toEqual([])
      expect(results.filter(({ outcome }) => outcome.kind === 'illegal')).toEqual([])
      rulesOfTheFew(state)
    }
    expect(state.ending?.how).toMatch(/victory|time/)
  })

  it.each(['two', 'three', 'four'] as const)(
    'lead the powers of one hand as one in the way for %s: none attacks the other, they help',
    { timeout: 30_000 },
    (way) => {
      let state = setup({ ...wayNamed(way, 'standard').options })
      const handOf = (power: PowerId) => state.options.groups.find((group) => group.includes(power))
      const mates = (a: PowerId, b: PowerId) => a !== b && handOf(a) !== undefined && handOf(a) === handOf(b)
      const helped: string[] = []
      for (let phases = 0; phases < 24 && diplomacy.outcome(state).kind === 'going-on'; phases++) {
        for (const { seat } of diplomacy.pending(state)) state = play(state, seat)
        state = diplomacy.close(state, []).state
        const { results, dislodged, units, turn } = state.records.at(-1)!
        if (turn.phase !== 'movement') continue
        const powerAt = (at: string) => units.find((unit) => unit.at.slice(0, 3) === at.slice(0, 3))?.power
        // Only a unit that tried to leave and failed is ever dislodged by a unit of its own that followed it.
        const byMates = dislodged
          .filter(({ unit, by }) => mates(by.power, unit.power))
          .map(({ unit }) => unit.at)
        const ordered = results
          .filter(({ unit }) => byMates.includes(unit.at))
          .map(({ order }) => order?.kind)
        expect(ordered.filter((kind) => kind !== 'move')).toEqual([])
        for (const { unit, order } of results)
          if (order?.kind === 'support-move' && mates(unit.power, powerAt(order.target.at) ?? unit.power))
            helped.push(`${unit.power} ${order.to}`)
      }
      expect(helped.length).toBeGreaterThan(0)
    },
  )

  it('think once for all the powers of a seat', () => {
    let state = setup({ ...wayNamed('two', 'standard').options })
    while (state.turn.year === 1914) state = diplomacy.close(state, []).state
    const seat = state.ally as string as SeatId
    const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
    expect(view.sheets).toHaveLength(2)
    let asked = 0
    const intents = seatIntents(view, 'strategist', 'seats', () => ++asked < 9)
    expect(asked).toBe(9)
    expect(intents).toMatchObject([
      { orders: view.sheets.flatMap(({ movement }) => movement).map(({ unit }) => ({ unit })) },
    ])
  })

  it('order units of a power that had no player a turn ago (R162)', () => {
    const [seat] = diplomacy.seats(optionsSchema.parse({})) as [SeatId]
    const fall = diplomacy.close(setup({}), [seat]).state
    const view = diplomacy.view(fall, { kind: 'seats', seats: [seat] })
    const [intent] = seatIntents(view, 'strategist', 'seats', () => false)
    const orders = intent?.kind === 'sheet' ? intent.orders : []
    expect(orders).toHaveLength(3)
    expect(orders.filter(({ kind }) => kind !== 'hold')).not.toEqual([])
  })

  it('write the same whatever the others have written already', () => {
    const [first, ...others] = diplomacy.seats(optionsSchema.parse({})) as [SeatId, ...SeatId[]]
    const fresh = setup({})
    expect(intentsOf(others.reduce(play, fresh), first)).toEqual(intentsOf(fresh, first))
  })

  it('write nothing for eyes without a seat', () => {
    const view = diplomacy.view(setup({}), { kind: 'screen' })
    expect(seatIntents(view, 'tactician', 'seats', () => false)).toEqual([])
  })

  it('give a hint that can be drafted as it is', () => {
    const state = setup({})
    const [seat] = diplomacy.seats(state.options) as [SeatId, ...SeatId[]]
    const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
    const orders = suggestFor(view, powerOf(seat), 'hint')
    expect(orders).toHaveLength(3)
    expect(suggestFor(view, powerOf(seat), 'hint')).toEqual(orders)
    expect(diplomacy.apply(state, seat, { kind: 'sheet', orders }).ok).toBe(true)
  })
})
