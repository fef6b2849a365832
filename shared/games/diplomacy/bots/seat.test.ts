import { describe, expect, it } from 'vitest'
import type { SeatId } from '../../../kernel/game.ts'
import { diplomacy } from '../game.ts'
import { optionsSchema, type DiplomacyOptions } from '../options.ts'
import { PRESETS } from '../presets.ts'
import { type DiplomacyState, powerOf } from '../state.ts'
import { seatIntents, suggestFor } from './seat.ts'

const setup = (options: Partial<DiplomacyOptions>) =>
  diplomacy.setup({ seed: 'seats', options: optionsSchema.parse(options) })

const intentsOf = (state: DiplomacyState, seat: SeatId) =>
  seatIntents(diplomacy.view(state, { kind: 'seats', seats: [seat] }), 'tactician', 'seats', () => false)

const play = (state: DiplomacyState, seat: SeatId): DiplomacyState =>
  intentsOf(state, seat).reduce((now, intent) => {
    const written = diplomacy.apply(now, seat, intent)
    if (!written.ok) throw new Error(JSON.stringify(written.error))
    return written.value.state
  }, state)

describe('stand-ins on chairs', () => {
  it.each(PRESETS)('play the way for $people ($id) to its end', { timeout: 30_000 }, ({ options }) => {
    const year = (options.startYear ?? 1901) + 4
    let state = setup({ ...options, end: { year, by: 'centres' } })
    while (diplomacy.outcome(state).kind === 'going-on') {
      for (const { seat } of diplomacy.pending(state)) state = play(state, seat)
      // Whoever has something to decide has decided it, legally.
      expect(diplomacy.pending(state).every(({ drafted }) => drafted)).toBe(true)
      state = diplomacy.close(state, []).state
      const { results, strays } = state.records.at(-1)!
      expect(strays).toEqual([])
      expect(results.filter(({ outcome }) => outcome.kind === 'illegal')).toEqual([])
    }
    expect(state.ending?.how).toMatch(/victory|time/)
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
