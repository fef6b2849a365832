import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { SeatId } from '../../../kernel/game.ts'
import { SEATS } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed } from '../facts/units.ts'
import { pathsOfGlory } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { beginning } from '../state/beginning.ts'
import { edited } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { viewOf } from '../viewing.ts'
import { computerIntents } from './computers.ts'
import { stateSeen } from '../state-seen.ts'
import { cutOff } from './marches.ts'
import { scoredBoardOf } from './steps.ts'
import { timeLeft, worthOf } from './worth.ts'

const [CENTRAL, ALLIED] = SEATS

/** Plays a game to its end; `watch` sees each answer of the plain computer before it is given. */
function play(
  plain: SeatId,
  seed: string,
  goOn: () => boolean,
  watch: (state: State, intent: unknown) => void = () => undefined,
): State {
  let state = pathsOfGlory.setup({ seed: keyed(seed), options: optionsSchema.parse({}) })
  for (let count = 0; pathsOfGlory.outcome(state).kind === 'going-on'; count++) {
    const [asked] = pathsOfGlory.pending(state)
    if (!asked || count > 3000) throw new Error(`no end of ${seed}`)
    const view = pathsOfGlory.view(state, { kind: 'seats', seats: [asked.seat] })
    const level = asked.seat === plain ? 'plain' : 'random'
    const [intent] = computerIntents(view, level, `${seed} ${count}`, goOn)
    if (!intent) throw new Error(`${level} has no answer`)
    if (level === 'plain') watch(state, intent)
    const step = pathsOfGlory.apply(state, asked.seat, intent)
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(intent)}`)
    state = step.value.state
  }
  return state
}

describe('the plain computer', { timeout: 120_000 }, () => {
  // `npm run arena:war` measures how well it plays.
  it('beats one that plays anything', () => {
    const end = play(CENTRAL, 'plain', () => true)
    expect(pathsOfGlory.outcome(end)).toMatchObject({ kind: 'ended', who: [CENTRAL] })
  })

  it('plays to the end without any time for a search', () => {
    expect(play(CENTRAL, 'hurried', () => false).ended).not.toBeNull()
  })

  it('answers by its view and seed alone', () => {
    play(
      ALLIED,
      'again',
      () => false,
      (state, intent) => {
        const view = pathsOfGlory.view(state, { kind: 'seats', seats: [ALLIED] })
        // Another hand of the other side changes neither the view nor the answer.
        const dealt = { ...state, hands: [[...state.hands[0]].reverse(), state.hands[1]] as const }
        expect(pathsOfGlory.view(dealt, { kind: 'seats', seats: [ALLIED] })).toEqual(view)
        const seed = `again ${view.log.length}`
        expect(computerIntents(view, 'plain', seed, () => false)).toEqual(
          computerIntents(JSON.parse(JSON.stringify(view)) as typeof view, 'plain', seed, () => false),
        )
        expect(intent).toBeDefined()
      },
    )
  })

  it('answers nothing where its seat is not asked', () => {
    const state = pathsOfGlory.setup({ seed: keyed('bot'), options: optionsSchema.parse({}) })
    const view = pathsOfGlory.view(state, { kind: 'seats', seats: [ALLIED] })
    expect(computerIntents(view, 'plain', 'seed', () => true)).toEqual([])
  })
})

describe('a game as its seat sees it', () => {
  it('has the board, the points and the question of the game, and no card of the other hand for certain', () => {
    play(
      CENTRAL,
      'imagined',
      () => false,
      (state) => {
        const view = viewOf(state, { kind: 'seats', seats: [CENTRAL] })
        const [own] = view.own
        if (!own) throw new Error('nobody sees')
        const there = stateSeen(view, own)
        expect(there.board).toEqual({
          ...state.board,
          besieged: there.board.besieged,
          destroyed: there.board.destroyed,
        })
        expect(there.points).toBe(state.points)
        expect(there.pending).toEqual(state.pending)
        expect(there.hands[0]).toEqual(state.hands[0])
        const unseen = [...there.decks[1]].sort()
        expect(unseen).toEqual([...state.decks[1], ...state.hands[1]].sort())
      },
    )
  })
})

describe('what a position is worth', () => {
  const opening = {
    ...beginning({ chance: 'folded', secret: 'worth' }, 'introductory'),
    segment: 'actions' as const,
  }

  it('is as much less to one side as it is more to the other, but for who acts next', () => {
    const position = scoredBoardOf(opening)
    expect(Math.abs(worthOf(opening, position, 0) + worthOf(opening, position, 1))).toBeLessThan(8)
  })

  it('gives units out of supply a low value', () => {
    const away = edited(opening.board, (open) => {
      open.at[unitNamed('ah-1')] = spaceNamed('moscow')
    })
    expect(worthOf(opening, { board: away, points: opening.points }, 0)).toBeLessThan(
      worthOf(opening, scoredBoardOf(opening), 0),
    )
  })

  it('gives units that moves alone could cut off a lower value', () => {
    // An army alone in the Ukraine, with one line of places behind it.
    const away = edited(opening.board, (open) => {
      open.at[unitNamed('ah-3')] = spaceNamed('belaya-tserkov')
      for (const space of ['kamenets-podolski', 'vinnitsa', 'belaya-tserkov'])
        open.holder[spaceNamed(space)] = 0
      open.at[unitNamed('ru-8')] = spaceNamed('czernowitz')
    })
    expect(cutOff(opening, scoredBoardOf(opening), 0)).toBe(0)
    expect(cutOff(opening, { board: away, points: 10 }, 0)).toBeGreaterThan(0)
  })

  it('goes on with less and less time', () => {
    const times = [1, 2, 3].flatMap((turn) => [1, 6].map((round) => timeLeft({ ...opening, turn, round })))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(times[0]).toBe(1)
  })
})
