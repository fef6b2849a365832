// What every game on the table promises, whatever its rules.
import { describe, expect, it } from 'vitest'
import { keyed } from '../../shared/kernel/chance.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { AnyGame, Eyes, SeatId } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { stableHash, stableJson } from '../../shared/kernel/stable-hash.ts'
import { cards } from './cards.ts'
import { diplomacyPlayable } from './diplomacy.ts'
import { pathsOfGloryPlayable } from './paths-of-glory.ts'
import { type AnyPlayable, playAtRandom, replay, stepOf } from './player.ts'

const PLAYABLES: readonly AnyPlayable[] = [cards, diplomacyPlayable, pathsOfGloryPlayable]

const only = (seat: SeatId): Eyes => ({ kind: 'seats', seats: [seat] })
const screen: Eyes = { kind: 'screen' }

/** Every closed phase as these eyes may know it. */
function recordsFor(game: AnyGame, state: unknown, eyes: Eyes): readonly unknown[] {
  const records: unknown[] = []
  for (;;) {
    const record: unknown = game.record(state, records.length, eyes)
    if (record === undefined) return records
    records.push(record)
  }
}

/** Ways to play from which on each is played with one seed in turn; of fewer each is played with all seeds. */
const MANY_WAYS = 5
/** After every so many closings all records are read with all eyes: what is told stays told. */
const LOOKED_AT = 3

/** Lines of a journal whose news is read. */
const MOST_NEWS = 150

/** The seeds with which a way to play is played. */
const seedsFor = (way: number, ways: number, seeds: readonly string[]): readonly string[] =>
  ways < MANY_WAYS ? seeds : [seeds[way % seeds.length]!]

it('can play every game of the registry', () => {
  const known = PLAYABLES.map(({ game }) => game.id)
  expect(known).toEqual(expect.arrayContaining(Object.keys(GAMES)))
})

describe.each(PLAYABLES.map((entry) => ({ id: entry.game.id, entry })))(
  '$id',
  { timeout: 60_000 },
  ({ entry }) => {
    const { game, viewSchema } = entry
    const setups = entry.options.map((raw) => game.optionsSchema.parse(raw))
    const starts = setups.map((options) => ({
      options,
      start: game.setup({ seed: keyed('salt'), options }),
    }))

    interface PlayedOut {
      readonly options: unknown
      readonly start: unknown
      /** After each closing. */
      readonly states: readonly unknown[]
      readonly journal: ReturnType<typeof playAtRandom>['journal']
    }
    let playedOnce: readonly PlayedOut[] | undefined
    /** Every way to play, played once at random. */
    const randomGames = () =>
      (playedOnce ??= starts.map(({ options, start }) => {
        const states: unknown[] = []
        const { journal } = playAtRandom(entry, start, randomFrom('once'), entry.closings, (state) =>
          states.push(state),
        )
        return { options, start, states, journal }
      }))

    it('completes missing options and refuses nonsense', () => {
      expect(game.optionsSchema.safeParse({}).success).toBe(true)
      expect(game.optionsSchema.safeParse('nonsense').success).toBe(false)
    })

    it('has distinct seats that take part at the start', () => {
      for (const { options, start } of starts) {
        const seats = game.seats(options)
        expect(new Set(seats).size).toBe(seats.length)
        expect(seats).toEqual(expect.arrayContaining([...game.alive(start)]))
        expect(game.outcome(start)).toEqual({ kind: 'going-on' })
      }
    })

    it('keeps a state that survives JSON, and plays on from it', () => {
      for (const { start } of starts) {
        const { state } = playAtRandom(entry, start, randomFrom('json'), 6)
        const copy = JSON.parse(JSON.stringify(state)) as unknown
        expect(stableHash(copy)).toBe(stableHash(state))
        expect(copy).toStrictEqual(state)
      }
    })

    it('gives the same state for the same seed and journal, and never touches the state it was given', () => {
      for (const [way, { options }] of starts.entries()) {
        for (const seed of seedsFor(way, starts.length, ['one', 'two', 'three'])) {
          const start = game.setup({ seed: keyed(seed), options })
          const before = stableJson(start)
          const { state, journal } = playAtRandom(entry, start, randomFrom(seed, 'play'), entry.closings)
          expect(stableJson(start)).toBe(before)
          const copy = JSON.parse(JSON.stringify(journal)) as typeof journal
          expect(stableHash(replay(game, game.setup({ seed: keyed(seed), options }), copy))).toBe(
            stableHash(state),
          )
        }
      }
    })

    it('changes the name of the phase with every closing', () => {
      for (const { start, states } of randomGames()) {
        const phases = [start, ...states].map((state) => game.phase(state))
        expect(new Set(phases).size).toBe(phases.length)
      }
    })

    it('shows a sealed intent to its own seat alone', () => {
      for (const { options, start } of starts) {
        for (const { seat, manner } of game.pending(start)) {
          if (manner !== 'sealed') continue
          const step = game.apply(start, seat, entry.sealed(start, seat))
          if (!step.ok) throw new Error(step.error.code)
          const after: unknown = step.value.state
          expect(stableJson(game.view(after, only(seat)))).not.toBe(stableJson(game.view(start, only(seat))))
          const others = game.seats(options).filter((other) => other !== seat)
          for (const eyes of [screen, { kind: 'seats', seats: others } as const, ...others.map(only)])
            expect(stableJson(game.view(after, eyes))).toBe(stableJson(game.view(start, eyes)))
          expect(JSON.stringify(step.value.events)).toBe('[]')
          expect(game.pending(after).find((decision) => decision.seat === seat)?.drafted).toBe(true)
        }
      }
    })

    it('shows what a seat alone may know to nobody else, in views and records, to the end', () => {
      for (const { options, states } of randomGames()) {
        const seats = game.seats(options)
        const recordText = (state: unknown, eyes: Eyes) =>
          JSON.stringify([game.view(state, eyes), ...recordsFor(game, state, eyes)])
        const look = (state: unknown) => {
          for (const seat of seats) {
            const marks = entry.hidden?.(state, seat) ?? []
            if (marks.length === 0) continue
            const others = seats.filter((other) => other !== seat)
            const everybodyElse = [screen, { kind: 'seats', seats: others } as const, ...others.map(only)]
            for (const mark of marks) {
              for (const eyes of everybodyElse) expect(recordText(state, eyes)).not.toContain(mark)
              expect(recordText(state, only(seat))).toContain(mark)
            }
          }
        }
        const last = states.at(-1)
        for (const [closed, state] of states.entries()) {
          if (!entry.hidden || closed % LOOKED_AT > 0) continue
          look(state)
          look(game.conclude(state, 'draw', game.alive(state)).state)
        }
        look(last)
        expect(recordsFor(game, last, screen).length).toBeGreaterThan(0)
      }
    })

    it('sends news of the promised shape, and to everybody none that only one seat may see', () => {
      for (const { options, start, journal } of randomGames()) {
        let state = start
        for (const line of journal.slice(0, MOST_NEWS)) {
          const step = stepOf(game, state, line)
          state = step.state
          for (const { to, told } of step.events) {
            expect(game.newsSchema.parse(JSON.parse(JSON.stringify(told)))).toStrictEqual(told)
            if (to !== undefined) expect(game.seats(options)).toContain(to)
            else
              for (const mark of game.seats(options).flatMap((seat) => entry.hidden?.(state, seat) ?? []))
                expect(JSON.stringify(told)).not.toContain(mark)
          }
        }
      }
    })

    it('builds views of the promised shape, without a field too many, for every pair of eyes', () => {
      for (const { options, states } of randomGames()) {
        const eyes = [screen, ...game.seats(options).map(only)]
        for (const state of states.slice(0, starts.length < MANY_WAYS ? 12 : 4))
          for (const pair of eyes) {
            const seen: unknown = game.view(state, pair)
            expect(viewSchema.parse(JSON.parse(JSON.stringify(seen)))).toStrictEqual(seen)
          }
      }
    })

    it('draws other chance after going back, from the same board', () => {
      const { goBack } = game
      if (!goBack) return
      for (const { options, start } of starts) {
        const again: unknown = goBack.rechance(start, 1)
        for (const seat of game.seats(options))
          expect(game.view(again, only(seat))).toEqual(game.view(start, only(seat)))
        expect(stableHash(again)).not.toBe(stableHash(start))
        expect(stableHash(goBack.rechance(start, 2))).not.toBe(stableHash(again))
        expect(stableHash(goBack.rechance(start, 1))).toBe(stableHash(again))
      }
    })

    it('refuses by code, and leaves the state as it was', () => {
      for (const { options, start } of starts) {
        expect(game.intentSchema.safeParse({ kind: 'no such intent' }).success).toBe(false)
        expect(game.intentSchema.safeParse(null).success).toBe(false)
        const random = randomFrom('refusals')
        const before = stableJson(start)
        const refused: string[] = []
        for (const seat of game.seats(options)) {
          for (let i = 0; i < 40; i++) {
            const step = game.apply(start, seat, entry.attempt(start, seat, random))
            if (!step.ok) refused.push(step.error.code)
          }
        }
        expect(refused.length).toBeGreaterThan(0)
        for (const code of refused) expect(code).toMatch(/^[a-z-]+\/[a-z-]+$/)
        expect(stableJson(start)).toBe(before)
      }
    })

    it('keeps only the fields of an intent that it names, and reads the result again as the same', () => {
      for (const { start } of starts) {
        for (const { seat, manner } of game.pending(start)) {
          if (manner !== 'sealed') continue
          const intent = entry.sealed(start, seat) as object
          const once: unknown = game.intentSchema.parse({ ...intent, junk: [intent] })
          expect(JSON.stringify(once)).not.toContain('junk')
          expect(stableJson(game.intentSchema.parse(once))).toBe(stableJson(once))
        }
      }
    })

    it('reaches its end when every seat is absent', () => {
      for (const { options, start } of starts) {
        let state = start
        let closings = 0
        while (game.outcome(state).kind === 'going-on' && closings++ < entry.closings)
          state = game.close(state, game.seats(options)).state
        expect(game.outcome(state).kind).toBe('ended')
        expect(game.pending(state)).toEqual([])
        expect(game.stages(state)).toEqual([])
      }
    })

    it('has a stage with a seat to wait for, or a phase that may close at once', () => {
      for (const { states } of randomGames())
        for (const state of states) {
          if (game.outcome(state).kind === 'ended') continue
          expect(game.stages(state).length).toBeGreaterThan(0)
          const alive = game.alive(state)
          for (const { seat } of game.pending(state)) expect(alive).toContain(seat)
        }
    })

    it('accepts the intents of its own stand-ins', () => {
      let granted = 0
      for (const { options, start } of starts) {
        let state = start
        for (let closed = 0; closed < 8 && game.outcome(state).kind === 'going-on'; closed++) {
          const phase = game.phase(state)
          for (const { seat } of game.pending(state)) {
            for (const intent of game.absentIntents(state, seat)) {
              const step = game.apply(state, seat, intent)
              if (!step.ok) throw new Error(step.error.code)
              state = step.value.state
              granted += 1
            }
          }
          if (game.phase(state) === phase) state = game.close(state, []).state
        }
        expect(game.seats(options)).toEqual(expect.arrayContaining([...game.alive(state)]))
      }
      expect(granted > 0).toBe(entry.playsAbsent)
    })

    it.each(['draw', 'concession', 'time'] as const)('ends by %s', (how) => {
      for (const { start } of starts) {
        const { state } = game.conclude(start, how, game.alive(start).slice(0, 1))
        const outcome = game.outcome(state)
        expect(outcome.kind).toBe('ended')
        if (outcome.kind === 'ended') expect(outcome.who.length).toBeGreaterThan(0)
        expect(game.pending(state)).toEqual([])
      }
    })

    it('keeps its own rules through a game of random intents', () => {
      for (const [way, { options }] of starts.entries())
        for (const seed of seedsFor(way, starts.length, ['a', 'b', 'c', 'd']))
          playAtRandom(
            entry,
            game.setup({ seed: keyed(seed), options }),
            randomFrom(seed, 'fuzz'),
            entry.closings,
            (state) => {
              expect(entry.broken(state)).toEqual([])
            },
          )
    })
  },
)
