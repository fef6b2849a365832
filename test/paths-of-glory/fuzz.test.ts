// Random legal games, with independent checks of supply and losses. `npm run campaign:pog` plays any number of them.
import { expect, it } from 'vitest'
import { lossWays } from '../../shared/games/paths-of-glory/combat/losses.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import { AP, SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { ofKind, UNITS, unitAt, unitId } from '../../shared/games/paths-of-glory/facts/units.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { type Board, edited, RESERVE, UNUSED } from '../../shared/games/paths-of-glory/state/board.ts'
import type { DiceKind } from '../../shared/games/paths-of-glory/state/dice-kind.ts'
import { viewOf } from '../../shared/games/paths-of-glory/viewing.ts'
import { cutsAgainst } from '../../shared/games/paths-of-glory/threats/cuts.ts'
import { isSpaceSupplied, isSupplied } from '../../shared/games/paths-of-glory/supply/supply.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { stableHash } from '../../shared/kernel/stable-hash.ts'
import { MOODS, playRandomly, replayedHash } from './random-game.ts'
import { nothingYet, watcher } from './second-opinions.ts'
import { searched, shownBy } from './secrecy.ts'
import { slowWays, wordsOf } from './slow-losses.ts'
import { slowlyFed, slowlySupplied } from './slow-supply.ts'

/** A few games; the campaign compares more of many more. */
const SAMPLING = { states: 60, losses: 1, attacks: 8 }
const GAMES: readonly (readonly [DiceKind, number])[] = [
  ['program', 5],
  ['own', 2],
]

it.each(MOODS)(
  'plays random legal games to their end: no rule is broken, nothing is told, twins agree, replays are the same (%s)',
  (mood) => {
    const compared = nothingYet()
    for (const [dice, games] of GAMES)
      for (let i = 0; i < games; i++) {
        const name = `${dice} ${i}`
        const game = playRandomly(name, mood, watcher(name, SAMPLING, compared), dice)
        expect(game.answers.length).toBeGreaterThan(dice === 'own' ? 30 : 20)
        expect(replayedHash(name, game.answers, dice)).toBe(stableHash(game.end))
      }
    for (const [what, count] of Object.entries(compared)) expect(count, what).toBeGreaterThan(0)
  },
)

it('finds a card that is told to eyes that must not see it', () => {
  const random = randomFrom('leaks')
  let searches = 0
  playRandomly('leaks', 'eager', (state, answers) => {
    if (searches > 0 || state.ended || state.turn < 2) return
    searches += 1
    const hidden = state.hands[AP].find((card) => !shownBy(answers).has(card))
    if (!hidden) throw new Error('nothing is hidden')
    expect(searched(state, answers, random).leaks).toEqual([])
    const told = { ...state, log: [...state.log, { kind: 'discarded', side: 'ap', card: hidden } as const] }
    expect(searched(told, answers, random).leaks).toEqual(
      ['the Central Powers', 'a guest', 'the television', 'the laptop'].map(
        (who) => `${who} is told of ${hidden}`,
      ),
    )
  })
  expect(searches).toBe(1)
})

it.each(MOODS)('plays them by the rules of 2022 too (%s)', (mood) => {
  for (let i = 0; i < 10; i++) {
    const game = playRandomly(`rules of 2022 ${i}`, mood, () => {}, 'program', '2022')
    const again = replayedHash(`rules of 2022 ${i}`, game.answers, 'program', '2022')
    expect(again).toBe(stableHash(game.end))
  }
})

it('replays no journal with an answer that the rules would refuse', () => {
  const journal = [
    { kind: 'guns-of-august', take: false },
    { kind: 'one-operation' },
    { kind: 'activate', space: 'paris', for: 'move' },
  ] as unknown as readonly Answer[]
  expect(() => replayedHash('refused', journal)).toThrow(/answer 2 on replay: .*paris/)
})

it('traces supply as a slow and plain tracer does, also where places have changed hands at random', () => {
  const random = randomFrom('supply')
  let fed = 0
  let starving = 0
  const compare = (board: Board) => {
    for (const { index, id } of UNITS) {
      if ((board.at[index] ?? -1) < 0) continue
      const supplied = isSupplied(board, index)
      expect(supplied, `${id} at ${board.at[index]}`).toBe(slowlySupplied(board, index))
      if (supplied) fed += 1
      else starving += 1
    }
    for (const { index, id } of SPACES) {
      const holder = board.holder[index]
      if (holder === 0 || holder === 1)
        expect(isSpaceSupplied(board, index, holder), id).toBe(slowlyFed(board, index, holder))
    }
  }
  playRandomly('supply', 'eager', ({ board }, { length }) => {
    if (length % 12 !== 0) return
    compare(board)
    compare(
      edited(board, (open) => {
        for (let i = 0; i < 60; i++) {
          const space = random.below(SPACES.length)
          const holder = open.holder[space]
          if (holder === 0 || holder === 1) open.holder[space] = holder === 0 ? 1 : 0
          const unit = random.below(UNITS.length)
          if ((open.at[unit] ?? -1) >= 0) open.at[unit] = random.below(SPACES.length)
          if (i % 10 === 0) open.besieged.push(random.below(SPACES.length))
        }
      }),
    )
  })
  expect(Math.min(fed, starving)).toBeGreaterThan(200)
})

it('reports only moves that really cut a unit off, also to whoever begins an action', () => {
  let cuts = 0
  let warned = 0
  for (let game = 0; game < 3; game++)
    playRandomly(`cuts ${game}`, 'eager', (state, { length }) => {
      if (length % 25 !== 0 || state.operation?.group) return
      const { pending } = state
      if (pending && (pending.kind === 'action' || pending.kind === 'activate')) {
        const seen = viewOf(state, { kind: 'seats', seats: [SEATS[pending.side]] }).own[0]?.decision
        const threatened = seen?.threatened.map(({ unit }) => unit)
        expect(threatened).toEqual(cutsAgainst(state, pending.side).map(({ unit }) => unitId(unit)))
        warned += threatened?.length ?? 0
      }
      for (const side of [0, 1] as const)
        for (const { unit, raids } of cutsAgainst(state, side)) {
          cuts += 1
          const after = edited(state.board, (open) => {
            for (const { unit: raider, path, lost } of raids) {
              open.at[raider] = path.at(-1) ?? -1
              for (const space of lost) open.holder[space] = side === 0 ? 1 : 0
            }
          })
          expect(isSupplied(after, unit)).toBe(false)
        }
    })
  expect(cuts).toBeGreaterThan(20)
  expect(warned).toBeGreaterThan(5)
})

it('finds every way to take losses that trying all orders finds, and no other', () => {
  const random = randomFrom('losses')
  const start = beginning(keyed('losses'), 'introductory').board
  const kinds = [
    'ge-1',
    'ge-2',
    'ge-corps',
    'ah-1',
    'ah-corps',
    'fr-1',
    'fr-2',
    'fr-corps',
    'ru-1',
    'ru-corps',
  ]
  const british = [
    'br-bef',
    'br-bef-corps',
    'br-1',
    'br-2',
    'br-corps',
    'br-aus',
    'br-cnd',
    'fr-1',
    'fr-corps',
  ]
  for (let round = 0; round < 400; round++) {
    const pool = round % 2 === 0 ? kinds : british
    const order = round % 2 === 0 ? 'free' : 'by-priority'
    const units: number[] = []
    const board = edited(start, (open) => {
      for (const { index } of UNITS) open.at[index] = UNUSED
      for (let i = 1 + random.below(4); i > 0; i--) {
        const kind = pool[random.below(pool.length)] ?? ''
        const unit = ofKind(kind).find((one) => open.at[one] === UNUSED)
        if (unit === undefined) continue
        open.at[unit] = 0
        open.reduced[unit] = random.below(2) as 0 | 1
        units.push(unit)
      }
      for (const kind of ['ge-corps', 'ah-corps', 'fr-corps', 'ru-corps', 'br-corps', 'br-bef-corps'])
        for (let i = random.below(3); i > 0; i--) {
          const unit = ofKind(kind).find((one) => open.at[one] === UNUSED)
          if (unit === undefined) continue
          open.at[unit] = RESERVE
          open.reduced[unit] = random.below(2) as 0 | 1
        }
    })
    const number = random.below(8)
    const ways = lossWays(board, units, number, order).map(({ steps }) => wordsOf(board, steps))
    expect(new Set(ways).size).toBe(ways.length)
    expect([...ways].sort(), units.map((unit) => unitAt(unit).id).join()).toEqual(
      [...slowWays(board, units, number, order)].sort(),
    )
  }
})
