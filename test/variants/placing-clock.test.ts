// Escalation at a table with its short clock: what happens to a player who lets it run out while a unit is to be placed.
import { describe, expect, it } from 'vitest'
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { seatOf, type DiplomacyState } from '../../shared/games/diplomacy/game/state.ts'
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import { variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TurnClock } from '../../shared/table/clock.ts'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import { nextBell } from '../../shared/table/view-table.ts'
import { next } from '../contract/escalation.ts'
import { clock, Evening, here, host } from '../table/evening.ts'

const EACH = 3
/** As the set-up page has it for so many units. */
const turns: TurnClock = { total: 60, bonus: 0, warning: 20, whenOut: 'played' }

const BOARDS = ['standard-escalation', 'ancient-mediterranean-escalation'] as const

describe.each(BOARDS)('the clock of placing on %s', (variant) => {
  const { options: way } = wayNamed('escalation-2', variant)
  const options = { variant, ...way, placement: EACH }
  const players = variantOf(variant)
    .ways.find(({ people }) => people === 2)!
    .groups.flat()
    .map(seatOf)

  const begun = () =>
    new Evening({
      game: diplomacy,
      seats: Object.fromEntries(players.map((seat) => [seat, here])),
      settings: { options, clock: { ...CLOCK_PRESETS.none, turns } },
    }).do(host, { kind: 'start' })
  const state = ({ table }: Evening) => table.play?.state as DiplomacyState
  const unitsOf = (evening: Evening, seat: string) =>
    state(evening).units.filter(({ power }) => seatOf(power) === (seat as SeatId))

  it('runs for the seat whose turn it is, and warns it once', () => {
    const evening = begun()
    const first = next(state(evening))
    expect(nextBell(evening.table)).toBe(evening.now + (turns.total - turns.warning) * 1000)
    evening.wait(turns.total - turns.warning).do(clock, { kind: 'bell' })
    expect(evening.news.at(-1)?.news).toEqual({ kind: 'time-short', seat: seatOf(first as never) })
    expect(unitsOf(evening, first)).toHaveLength(0)
  })

  it('places for a seat whose time is out an army in a free centre, then all its others as soon as its turn comes', () => {
    const evening = begun()
    const { board } = compiledFor(state(evening).options)
    const late = next(state(evening))
    const place = () => {
      const [unit] = diplomacy.view(state(evening), { kind: 'seats', seats: [seatOf(next(state(evening)) as never)] }).sheets[0]?.placeable ?? [] // oxfmt-ignore
      evening.do(host, {
        kind: 'intent',
        seat: seatOf(next(state(evening)) as never),
        intent: { kind: 'place', unit },
      })
    }
    evening.wait(turns.total - turns.warning).do(clock, { kind: 'bell' })
    evening.wait(turns.warning).do(clock, { kind: 'bell' })
    expect(unitsOf(evening, late)).toHaveLength(1)
    for (let placed = 1; placed <= EACH; placed++) {
      const own = unitsOf(evening, late)
      expect(own).toHaveLength(placed)
      expect(own.every(({ type, at }) => type === 'A' && board.centres.includes(provinceOf(at)))).toBe(true)
      expect(next(state(evening))).not.toBe(late)
      // The other places in time, and the one without time is served at once.
      place()
      if (placed < EACH) evening.do(clock, { kind: 'bell' })
    }
    expect(diplomacy.phase(state(evening))).toMatch(/M$/)
    expect(new Set(state(evening).units.map(({ at }) => provinceOf(at))).size).toBe(2 * EACH)
    // Orders are written by no such clock.
    expect(evening.screen.seats.every(({ clock: of }) => of === undefined || of === null)).toBe(true)
  })
})
