// Moments to look at that random games seldom come to, each as the answers that lead to it.
import { SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'

/** An answer by its parts that tell it from the others; several fit, the first is given. */
type Part = Readonly<Record<string, unknown>>

/** A German army attacks the fort of Liege, where nobody stands. */
const ON_LIEGE: readonly Part[] = [
  { kind: 'guns-of-august', take: false },
  { kind: 'play', as: 'ops' },
  { kind: 'activate', space: 'aachen', for: 'attack' },
  { kind: 'done' },
  { kind: 'attack', space: 'liege' },
]

/** An operation of which nothing is spent yet. */
const OPERATION: readonly Part[] = [
  { kind: 'guns-of-august', take: true },
  { kind: 'play', as: 'ops' },
]

/** The German armies of Aachen and Koblenz are about to move. */
const MOVES: readonly Part[] = [
  ...OPERATION,
  { kind: 'activate', space: 'aachen', for: 'move' },
  { kind: 'activate', space: 'koblenz', for: 'move' },
  { kind: 'done' },
]

/** The German armies of Koblenz and Metz attack Sedan. */
const ON_SEDAN: readonly Part[] = [
  ...OPERATION,
  { kind: 'activate', space: 'koblenz', for: 'attack' },
  { kind: 'activate', space: 'metz', for: 'attack' },
  { kind: 'done' },
  { kind: 'attack', space: 'sedan' },
  { kind: 'join' },
  { kind: 'join' },
  { kind: 'join' },
]

/** The armies of Metz have gone to Frankfurt, and the French could besiege its fort. */
const METZ_LEFT: readonly Part[] = [
  ...OPERATION,
  { kind: 'activate', space: 'metz', for: 'move' },
  { kind: 'done' },
  { kind: 'take' },
  { kind: 'go', space: 'koblenz' },
  { kind: 'go', space: 'frankfurt' },
  { kind: 'stop' },
]

/** Sedan is won, and its defenders have gone to Cambrai: whoever leaves Koblenz opens the way to Frankfurt. */
const SEDAN_WON: readonly Part[] = [
  ...ON_SEDAN,
  { kind: 'fight' },
  { kind: 'flank', pin: 'metz' },
  { kind: 'done' },
  { kind: 'retreat', path: ['brussels', 'cambrai'] },
]

/** Two French armies have attacked Metz, and lose three steps of armies or corps. */
const ON_METZ: readonly Part[] = [
  { kind: 'guns-of-august', take: true },
  { kind: 'one-operation' },
  { kind: 'done' },
  { kind: 'done' },
  { kind: 'play', as: 'ops' },
  { kind: 'activate', space: 'verdun', for: 'attack' },
  { kind: 'done' },
  { kind: 'attack' },
  { kind: 'join' },
  { kind: 'join' },
  { kind: 'fight' },
  { kind: 'losses' },
]

export const MOMENTS = {
  operation: OPERATION,
  moves: MOVES,
  attackers: ON_SEDAN,
  aimed: ON_LIEGE,
  fort: [...ON_LIEGE, { kind: 'join' }],
  flank: [...ON_SEDAN, { kind: 'fight' }],
  left: METZ_LEFT,
  won: SEDAN_WON,
  losses: ON_METZ,
  redeployment: [
    { kind: 'guns-of-august', take: true },
    { kind: 'play', as: 'sr' },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>
export type Moment = keyof typeof MOMENTS

const EYES = { kind: 'seats', seats: SEATS } as const
const fits = (answer: Answer, part: Part) =>
  Object.entries(part).every(
    ([key, value]) => JSON.stringify((answer as Part)[key]) === JSON.stringify(value),
  )

/** What an answer leads to. */
export function after(state: State, part: Part): State {
  const own = pathsOfGlory.view(state, EYES).own.find(({ decision }) => decision !== null)
  const answer = own?.decision?.answers.find((one) => fits(one, part))
  if (!own || !answer) throw new Error(`no answer ${JSON.stringify(part)} to ${own?.decision?.kind}`)
  const step = pathsOfGlory.apply(state, own.seat, answer)
  if (!step.ok) throw new Error(step.error.code)
  return step.value.state
}

/** The state of a moment, and of what follows it by more answers. */
export const stateAt = (moment: Moment, ...more: readonly Part[]): State =>
  [...MOMENTS[moment], ...more].reduce<State>(
    after,
    pathsOfGlory.setup({ seed: keyed('1'), options: { scenario: 'introductory' } } as never),
  )

/** A state as both sides see it, and whoever is asked. */
export function seenAt(state: State) {
  const view = pathsOfGlory.view(state, EYES)
  const own = view.own.find(({ decision }) => decision !== null) ?? null
  return { view, own, decision: own?.decision ?? null }
}
