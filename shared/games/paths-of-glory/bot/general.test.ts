import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import type { SeatId } from '../../../kernel/game.ts'
import { SEATS, sideOfSeat } from '../facts/nations.ts'
import { pathsOfGlory } from '../game.ts'
import { optionsSchema } from '../options.ts'
import type { DecisionKind } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import { computerIntents } from './computers.ts'

const [CENTRAL, ALLIED] = SEATS

/** Time for so many steps of a search. */
function steps(count: number): () => boolean {
  let left = count
  return () => left-- > 0
}

const answerOf = (state: State, seat: SeatId, seed: string, goOn: () => boolean) =>
  computerIntents(pathsOfGlory.view(state, { kind: 'seats', seats: [seat] }), 'general', seed, goOn)

/** Plays a game of the general against a computer that plays anything; `watch` sees each question of the general. */
function play(
  general: SeatId,
  seed: string,
  time: () => () => boolean,
  watch: (state: State) => void = () => undefined,
): State {
  let state = pathsOfGlory.setup({ seed: keyed(seed), options: optionsSchema.parse({}) })
  for (let count = 0; pathsOfGlory.outcome(state).kind === 'going-on'; count++) {
    const [asked] = pathsOfGlory.pending(state)
    if (!asked || count > 3000) throw new Error(`no end of ${seed}`)
    if (asked.seat === general) watch(state)
    const view = pathsOfGlory.view(state, { kind: 'seats', seats: [asked.seat] })
    const level = asked.seat === general ? 'general' : 'random'
    const [intent] = computerIntents(view, level, `${seed} ${count}`, time())
    if (!intent) throw new Error(`${level} has no answer`)
    const step = pathsOfGlory.apply(state, asked.seat, intent)
    if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(intent)}`)
    state = step.value.state
  }
  return state
}

/** The same game, but for what a side does not see: the other hand is exchanged with its deck, the own deck is turned round. */
function otherwiseDealt(state: State, seat: SeatId): State {
  const own = sideOfSeat(seat)
  const enemy = own === 0 ? 1 : 0
  const unseen = [...state.hands[enemy], ...state.decks[enemy]].reverse()
  const held = state.hands[enemy].length
  const hands = [...state.hands] as [State['hands'][0], State['hands'][1]]
  const decks = [...state.decks] as [State['decks'][0], State['decks'][1]]
  hands[enemy] = unseen.slice(0, held)
  decks[enemy] = unseen.slice(held)
  decks[own] = [...state.decks[own]].reverse()
  return { ...state, hands, decks, seed: keyed('other dice') }
}

describe('the general', { timeout: 240_000 }, () => {
  // `npm run arena:war` measures how well it plays.
  it('beats one that plays anything', () => {
    const end = play(ALLIED, 'general', () => steps(60))
    expect(pathsOfGlory.outcome(end)).toMatchObject({ kind: 'ended', who: [ALLIED] })
  })

  it('plays to the end without any time for a search', () => {
    expect(play(ALLIED, 'hurried', () => () => false).ended).not.toBeNull()
  })

  it('answers alike whatever lies in the other hand, and alike again after the same number of steps', () => {
    const asked: Partial<Record<DecisionKind, number>> = {}
    play(
      CENTRAL,
      'hidden',
      () => steps(200),
      (state) => {
        const kind = state.pending?.kind
        if (!kind) throw new Error('nobody is asked')
        asked[kind] = (asked[kind] ?? 0) + 1
        if ((asked[kind] ?? 0) % 16 !== 1) return
        const seed = `hidden ${state.log.length}`
        const answer = answerOf(state, CENTRAL, seed, steps(60))
        expect(answerOf(otherwiseDealt(state, CENTRAL), CENTRAL, seed, steps(60))).toEqual(answer)
        expect(answerOf(state, CENTRAL, seed, steps(60))).toEqual(answer)
      },
    )
    expect(asked.march).toBeGreaterThan(8)
  })
})
