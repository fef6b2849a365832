// Paths of Glory as a game of the table: two sides, one question at a time.
import { chanceOf, reseeded } from '../../kernel/chance.ts'
import type { Ending, GameModule, SeatId, Step } from '../../kernel/game.ts'
import { shuffled } from '../../kernel/random.ts'
import { err, ok } from '../../kernel/result.ts'
import { does, dueDieOf, refusalOf, wasLegal } from './engine.ts'
import { SEATS, sideOfSeat } from './facts/nations.ts'
import { newsSchema } from './log/news.ts'
import { optionsSchema, type PogOptions } from './options.ts'
import { leastAnswer } from './passing.ts'
import { bidChange, isExchanged } from './politics/bidding.ts'
import { winnerAt } from './politics/victory.ts'
import { beginning } from './state/beginning.ts'
import { SCENARIOS } from './scenarios/scenarios.ts'
import { phaseName } from './sequence/phases.ts'
import type { Answer } from './state/answer.ts'
import { answerSchema } from './state/answer-schema.ts'
import type { State } from './state/state.ts'
import type { Work } from './state/work.ts'
import type { PogView } from './view.ts'
import { viewOf } from './viewing.ts'

const stepOf = ({ state, events, revealed }: Work): Step<State> => ({
  state,
  events,
  ...(revealed ? {} : { mayUndo: true }),
})

/** Seats that win when the table ends the game: whoever was conceded to, or by points when the time is up. */
function winnersBy(
  state: State,
  how: 'draw' | 'concession' | 'time',
  who: readonly SeatId[],
): readonly SeatId[] {
  if (how === 'draw') return SEATS
  if (how === 'concession' && who.length > 0) return who
  const winner = winnerAt(SCENARIOS[state.scenario], state.points + bidChange(state))
  return winner === null ? SEATS : [SEATS[winner]]
}

export const pathsOfGlory: GameModule<State, PogView, Answer, PogOptions> = {
  id: 'paths-of-glory',
  version: 1,
  optionsSchema,
  intentSchema: answerSchema,
  newsSchema,
  seats: () => SEATS,
  computers: ['random', 'plain', 'general'],
  map: () => 'paths-of-glory',
  setup: ({ seed, options: { scenario, dice, sides, edition } }) =>
    beginning(seed, scenario, dice, sides, edition),
  phase: phaseName,
  pending: ({ pending }) =>
    pending
      ? [
          {
            seat: SEATS[pending.side],
            manner: 'in-turn',
            drafted: false,
            ...(pending.kind === 'roll' ? { byHand: true } : {}),
          },
        ]
      : [],
  stages: (state) =>
    state.ended
      ? []
      : [
          {
            name: 'turn',
            talk: true,
            drafting: true,
            early: 'all-ready',
            first: state.segment === 'opening',
            turnOf: SEATS[state.side],
            // The opening, replacements and drawing are questions alone.
            ...(state.segment === 'actions' ? {} : { endable: false }),
          },
        ],
  apply(state, seat, intent) {
    const side = sideOfSeat(seat)
    const refusal = refusalOf(state, side, intent)
    return refusal && !wasLegal(state, side, intent) ? err(refusal) : ok(stepOf(does(state, intent)))
  },
  outdated: (state, seat, intent) => refusalOf(state, sideOfSeat(seat), intent),
  exchanged: (state) => (isExchanged(state) ? SEATS : null),
  // For absent players the answer that does least is given until the phase is over.
  close(state) {
    const phase = phaseName(state)
    const events: Step<State>['events'][number][] = []
    let now = state
    while (!now.ended && phaseName(now) === phase) {
      const work = does(now, leastAnswer(now))
      events.push(...work.events)
      now = work.state
    }
    return { state: now, events }
  },
  conclude: ({ roll: _, ...state }, how, who) => ({
    state: {
      ...state,
      segment: 'ended',
      pending: null,
      operation: null,
      battle: null,
      redeployment: null,
      eventWork: null,
      ended: { how, who: winnersBy(state, how, who) },
    },
    events: [],
  }),
  goBack: {
    // All rounds of the introductory scenario: a beginning is small, and the longest game has no more.
    phases: 50,
    rechance(state, times) {
      const seed = reseeded(state.seed, times)
      // Cards that were drawn after this moment were seen; new chance puts other cards in their places.
      const again = (side: 0 | 1) => shuffled(state.decks[side], chanceOf(seed, `again ${side}`))
      return { ...state, seed, decks: [again(0), again(1)] }
    },
    deals: ({ decks: before }, { decks }) => JSON.stringify(before) !== JSON.stringify(decks),
  },
  alive: (state) => (state.ended ? [] : SEATS),
  absentIntents: (state, seat) => (state.pending?.side === sideOfSeat(seat) ? [leastAnswer(state)] : []),
  view: viewOf,
  record: (state, index) => {
    const record = (dueDieOf(state)?.state ?? state).records[index]
    return record && { phase: record.phase, entries: [...record.entries] }
  },
  outcome: (state): Ending => (state.ended ? { kind: 'ended', ...state.ended } : { kind: 'going-on' }),
}
