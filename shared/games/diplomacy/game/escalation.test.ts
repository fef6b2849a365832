// Escalation (Edi Birsan): units placed in turn on an empty board, and the computers that do it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameOf, next, rest } from '../../../../test/contract/escalation.ts'
import { newGame, lastRecord, named, screen, seat, sheetOf } from '../../../../test/contract/played.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import type { SeatId } from '../../../kernel/game.ts'
import type { TableId } from '../../../table/holder.ts'
import { reduce } from '../../../table/reduce.ts'
import { newTable } from '../../../table/settings.ts'
import type { Table } from '../../../table/table.ts'
import type { LocationId } from '../board/ids.ts'
import type { UnitType } from '../board/unit.ts'
import { seatIntents } from '../bots/seat.ts'
import { diplomacy } from '../game.ts'
import { wayNamed } from '../options/ways.ts'
import { compiledFor } from '../variants/compiled.ts'
import { unitsToPlace } from '../variants/escalation/escalating.ts'
import { type VariantId, variantOf } from '../variants/index.ts'
import { wrongWith } from '../position/position-schema.ts'
import { positionIn, type DiplomacyState } from './state.ts'

const BOARDS = [
  'standard-escalation',
  'ancient-mediterranean-escalation',
] as const satisfies readonly VariantId[]

/** What comes of a unit that a power places: the code of the refusal, or ok. */
function placing(state: DiplomacyState, power: string, unit: string): DiplomacyState | string {
  const [type, at] = unit.split(' ')
  const step = diplomacy.apply(state, seat(power), {
    kind: 'place',
    unit: { type: type as UnitType, at: at as LocationId },
  })
  return step.ok ? step.value.state : step.error.code
}

function placed(state: DiplomacyState, ...units: readonly string[]): DiplomacyState {
  return units.reduce((now, unit) => {
    const after = placing(now, next(now), unit)
    if (typeof after === 'string') throw new Error(`${unit}: ${after}`)
    return after
  }, state)
}

describe('how many units each places', () => {
  it.each([
    [2, 12],
    [3, 8],
    [4, 6],
    [5, 5],
    [6, 4],
    [7, 3],
    [12, 3],
  ])('%i players: %i', (players, units) => {
    expect(unitsToPlace(players, 75)).toBe(units)
    if (players <= 7) expect(gameOf(players).options.placement).toBe(units)
  })

  it('is the table’s own choice, as far as the board has room', () => {
    expect(gameOf(3, { placement: 2 }).options.placement).toBe(2)
    const options = {
      variant: 'standard-escalation',
      ...wayNamed('escalation-3', 'standard-escalation').options,
    }
    expect(diplomacy.optionsSchema.safeParse({ ...options, placement: 25 }).success).toBe(true)
    expect(diplomacy.optionsSchema.safeParse({ ...options, placement: 26 }).success).toBe(false)
    expect(diplomacy.optionsSchema.safeParse({ variant: 'standard', edition: 'escalation' }).success).toBe(
      false,
    )
    // Where units stand as printed there is nothing to place.
    expect(newGame().options.placement).toBeNull()
  })
})

describe('placing', () => {
  const game = gameOf(3)

  it('begins with an empty board, seats for those who play, and a turn in the open', () => {
    expect(game.units).toEqual([])
    expect(game.owners).toEqual({})
    expect(diplomacy.phase(game)).toBe('S1901P')
    expect(diplomacy.seats(game.options)).toHaveLength(3)
    expect(diplomacy.alive(game)).toHaveLength(3)
    expect(diplomacy.pending(game)).toEqual([{ seat: seat(next(game)), manner: 'in-turn', drafted: false }])
    expect(
      screen(game)
        .powers.map(({ power }) => power)
        .sort(),
    ).toEqual(['ENGLAND', 'FRANCE', 'TURKEY'])
  })

  it('draws the order by lot, and goes round in it', () => {
    const orders = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
        screen(gameOf(3, {}, 'standard-escalation', seed)).placing?.order.join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(1)
    const { order } = screen(game).placing!
    const seen: string[] = []
    let state = game
    for (const at of ['MUN', 'PAR', 'VIE', 'ROM', 'MOS', 'LON']) {
      seen.push(next(state))
      state = placed(state, `A ${at}`)
    }
    expect(seen).toEqual([...order, ...order])
  })

  it('gives a centre to whoever stands in it, and nothing else', () => {
    const state = placed(game, 'A MUN', 'A BOH', 'F NTH')
    expect(state.owners).toEqual({ MUN: state.units[0]!.power })
  })

  it.each([
    ['F MUN', 'place/wrong-terrain'],
    ['A NTH', 'place/wrong-terrain'],
    ['A STP/NC', 'place/wrong-terrain'],
    ['F BER/NC', 'place/wrong-terrain'],
    ['F STP', 'place/coast-missing'],
    ['A XYZ', 'place/no-such-space'],
    ['A PAR', 'place/occupied'],
    ['F PAR', 'place/occupied'],
  ])('refuses %s: %s', (unit, code) => {
    const state = placed(game, 'A PAR')
    expect(placing(state, next(state), unit)).toBe(code)
  })

  it('refuses a unit on the other coast of a space that is taken', () => {
    const state = placed(game, 'F STP/NC')
    expect(placing(state, next(state), 'F STP/SC')).toBe('place/occupied')
  })

  it('refuses whoever has not the turn, by touch and by words, and everything once all is placed', () => {
    const [, second] = screen(game).placing!.order
    expect(placing(game, second!, 'A PAR')).toBe('place/not-your-turn')
    const words = { kind: 'write', text: 'A Paris', language: 'en' } as const
    const typed = diplomacy.apply(game, seat(second!), words)
    expect(typed.ok ? null : typed.error.code).toBe('place/not-your-turn')
    const begun = rest(game)
    expect(diplomacy.phase(begun)).toBe('S1901M')
    expect(placing(begun, second!, 'A PAR')).toBe('place/over')
  })

  it.each([
    ['en', 'A Berlin', 'A BER'],
    ['en', 'f st petersburg south coast', 'F STP/SC'],
    ['ru', 'А Берлин', 'A BER'],
    ['ru', 'Ф Северное море', 'F NTH'],
    ['bg', 'А Берлин', 'A BER'],
    ['cs', 'A Berlín', 'A BER'],
    ['cs', 'F Severní moře', 'F NTH'],
  ])('reads a typed line, %s: %s', (language, text, unit) => {
    const step = diplomacy.apply(game, seat(next(game)), { kind: 'write', text, language })
    if (!step.ok) throw new Error(JSON.stringify(step.error))
    const [one] = step.value.state.units
    expect(`${one?.type} ${one?.at}`).toBe(unit)
  })

  it.each([
    ['A Berlin; A Kiel', 'place/one-at-a-time'],
    ['A Berlin - Kiel', 'order/wrong-phase'],
    ['blah', 'order/not-understood'],
    ['', 'order/nothing-written'],
    ['F Munich', 'place/wrong-terrain'],
    ['waive', 'order/wrong-phase'],
  ])('refuses the line %s: %s', (text, code) => {
    const step = diplomacy.apply(game, seat(next(game)), { kind: 'write', text, language: 'en' })
    expect(step.ok ? null : step.error.code).toBe(code)
  })

  it('tells all of it in the record with which the first spring begins', () => {
    const begun = rest(placed(game, 'A MUN'))
    const record = lastRecord(begun)
    expect(record.placed).toHaveLength(24)
    expect(record.unitsAfter).toEqual(begun.units)
    expect(record.ownersAfter).toEqual(begun.owners)
    expect(screen(begun).placing).toBeUndefined()
  })

  it('places for an absent seat an army in the free centre nearest to its own', () => {
    const state = placed(game, 'A MUN', 'A PAR', 'A VIE')
    const [intent] = diplomacy.absentIntents(state, seat(next(state)))
    expect(intent).toEqual({ kind: 'place', unit: { type: 'A', at: 'BER' } })
    const [, second] = screen(state).placing!.order
    expect(diplomacy.absentIntents(state, seat(second!))).toEqual([])
  })
})

describe('laws of placing', () => {
  const types = fc.constantFrom<UnitType>('A', 'F')
  describe.each(BOARDS)('on %s', (variant) => {
    const { board } = compiledFor({ variant })
    const touches = fc.array(fc.record({ type: types, at: fc.constantFrom(...board.ids) }), { maxLength: 60 })
    const people = fc.constantFrom(2, 3, variantOf(variant).ways[0].people)

    it('there are never two units in one space, nor anybody ahead by more than one', () => {
      fc.assert(
        fc.property(people, touches, (count, all) => {
          let state = gameOf(count, {}, variant)
          for (const unit of all) {
            const step = diplomacy.apply(state, seat(next(state)), { kind: 'place', unit })
            if (step.ok) state = step.value.state
            else expect(step.error.code).toMatch(/^place\//)
            expect(wrongWith(compiledFor(state.options), positionIn(state))).toBeNull()
            const counts = (state.placing ?? []).map(
              (power) => state.units.filter((one) => one.power === power).length,
            )
            if (counts.length > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
          }
          const begun = state.turn.phase === 'placement' ? rest(state) : state
          for (const { units } of screen(begun).powers) expect(units).toBe(begun.options.placement)
        }),
        { numRuns: 40 },
      )
    })

    it('what the view offers is what is taken, and nothing else', () => {
      fc.assert(
        fc.property(touches, (all) => {
          let state = gameOf(2, {}, variant)
          for (const unit of all.slice(0, 12)) {
            const offered = sheetOf(state, next(state)).placeable ?? []
            const isOffered = offered.some(({ type, at }) => type === unit.type && at === unit.at)
            const step = diplomacy.apply(state, seat(next(state)), { kind: 'place', unit })
            expect(step.ok).toBe(isOffered)
            if (step.ok) state = step.value.state
          }
        }),
        { numRuns: 20 },
      )
    })
  })

  it('a step back leads to the state before, until the next has placed', () => {
    const made = newTable({
      id: 'placing' as TableId,
      code: 'PLAC',
      game: diplomacy,
      settings: {
        options: {
          variant: 'standard-escalation',
          ...wayNamed('escalation-3', 'standard-escalation').options,
        },
      },
      seats: Object.fromEntries(['ENGLAND', 'FRANCE', 'TURKEY'].map((one) => [one, { kind: 'here' }])),
    })
    if (!made.ok) throw new Error(made.error.code)
    const host = { kind: 'host' } as const
    const done = (table: Table, command: Parameters<typeof reduce>[3]): Table | string => {
      const after = reduce(diplomacy, table, host, command, 0)
      return after.ok ? after.value.table : after.error.code
    }
    const begun = done(made.value, { kind: 'start' }) as Table
    const stateOf = (table: Table | string) => (table as Table).play!.state as DiplomacyState
    const first = next(stateOf(begun)) as SeatId
    const place = (at: string) => ({ kind: 'place', unit: { type: 'A', at: at as LocationId } }) as const
    const one = done(begun, { kind: 'intent', seat: first, intent: place('MUN') }) as Table
    expect(stateOf(one).units).toHaveLength(1)
    expect(stateOf(done(one, { kind: 'undo', seat: first }))).toEqual(stateOf(begun))
    const second = next(stateOf(one)) as SeatId
    const two = done(one, { kind: 'intent', seat: second, intent: place('PAR') }) as Table
    expect(done(two, { kind: 'undo', seat: first })).toBe('undo/nothing')
    expect(stateOf(done(two, { kind: 'undo', seat: second }))).toEqual(stateOf(one))
  })
})

describe('the computers', () => {
  const playSeat = (state: DiplomacyState, by: SeatId, level: 'tactician' | 'random', seed: string) =>
    seatIntents(diplomacy.view(state, { kind: 'seats', seats: [by] }), level, seed, () => false).reduce(
      (now, intent) => {
        const step = diplomacy.apply(now, by, intent)
        if (!step.ok) throw new Error(JSON.stringify([intent, step.error]))
        return step.value.state
      },
      state,
    )

  /** Plays until a year is over, or the game is. */
  function played(state: DiplomacyState, year: number, level: 'tactician' | 'random'): DiplomacyState {
    let now = state
    while (now.ending === null && now.turn.year <= year) {
      const phase = diplomacy.phase(now)
      const pending = diplomacy.pending(now)
      for (const { seat: by } of pending) now = playSeat(now, by, level, `${by} ${phase} ${now.units.length}`)
      if (!phase.endsWith('P')) now = rest(now)
    }
    return now
  }

  it.each(
    BOARDS.flatMap((board) => [2, variantOf(board).ways[0].people].map((people) => [board, people] as const)),
  )(
    'place, name and play on for ten years: %s, %i players',
    (board, people) => {
      const first = variantOf(board).calendar.first.year
      const state = played(gameOf(people, {}, board), first + 9, 'tactician')
      expect(state.ending !== null || state.turn.year === first + 10).toBe(true)
      const { placed: units = [], ownersAfter } = state.records[0]!
      for (const { power } of screen(state).powers) {
        const own = units.filter((unit) => unit.power === power)
        // Armies and fleets mixed, most of them on centres.
        expect(new Set(own.map(({ type }) => type)).size, `${power}: ${own.map(named).join()}`).toBe(2)
        const centres = Object.values(ownersAfter).filter((owner) => owner === power).length
        expect(centres, power).toBeGreaterThanOrEqual(Math.ceil(own.length / 2))
      }
      // The homes a tactician names are its own.
      for (const [power, centres] of Object.entries(state.homes ?? {}))
        expect(centres.filter((centre) => ownersAfter[centre] === power).length, power).toBeGreaterThan(0)
    },
    60_000,
  )

  it('at random take nothing that is refused', () => {
    for (const seed of ['a', 'b']) played(gameOf(4, {}, 'standard-escalation', seed), 1902, 'random')
  })
})

it('has words for the board in every language', () => {
  for (const board of BOARDS)
    for (const language of LANGUAGES) expect(variantOf(board).look.title[language]).not.toBe('')
  expect(variantOf('standard-escalation').look.title.cs).toBe('Eskalace: Evropa, 1901')
})
