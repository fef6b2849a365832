// The single questions of examples.json: their facts, the state that each is asked in, and which belong to a scenario
// that is not implemented.
import { cardNamed } from '../../shared/games/paths-of-glory/facts/cards.ts'
import type { Nation } from '../../shared/games/paths-of-glory/facts/nations.ts'
import type { FireTable } from '../../shared/games/paths-of-glory/facts/tables.ts'
import { SCENARIOS } from '../../shared/games/paths-of-glory/scenarios/scenarios.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import examples from './examples.json'
import { type WrittenPosition, stateOf } from './position.ts'

/** The facts of all kinds of questions; each kind has some of them. */
export interface Facts {
  readonly ask: string
  readonly at?: string
  readonly table: FireTable
  readonly strength: number
  readonly shift: number
  readonly die: number
  readonly modifier?: number
  readonly column: string
  readonly loss: number
  readonly minimum: number
  readonly maximum: number
  readonly units: readonly string[]
  readonly reserve: Readonly<Record<string, number>>
  readonly number: number
  readonly best: number
  readonly legal?: boolean | readonly string[][]
  readonly illegal?: readonly string[][]
  readonly must: readonly string[]
  readonly orElse: readonly string[]
  readonly mustNot: readonly string[]
  readonly fort: number
  readonly destroyed: boolean
  readonly space: string
  readonly cost: number
  readonly moltke?: boolean
  readonly unit: string
  readonly supplied: boolean
  readonly attackers: readonly { space: string; units: readonly string[] }[]
  readonly allowed: boolean
  readonly a: string
  readonly b: string
  readonly nation: Nation
  readonly joined: boolean
  readonly side: string
  readonly target: string
  readonly from: string | readonly string[]
  readonly pin: string
  readonly successDice: readonly number[]
  readonly trench: number
  readonly defenders: boolean
  readonly attacker: number
  readonly defender: number
  readonly path: readonly string[]
  readonly card: string
  readonly neutral?: readonly string[]
  readonly recorded: Readonly<Record<string, number>>
  readonly box: string
  readonly effective?: string
  readonly lost?: readonly string[]
  readonly played?: readonly string[]
  readonly plusOne?: boolean
  readonly falls: boolean
  readonly turn: number
  readonly enough: boolean
  readonly mayLeave: readonly string[]
  readonly ok: boolean
  readonly level: number | string
  readonly becomes: number
  readonly scenario?: string
  readonly brestLitovsk?: boolean
  readonly vp: number
  readonly winner: string | null
  readonly segment: string
  readonly combined: number
  readonly declared: boolean
  readonly status?: number | { readonly cp: number }
  readonly terrain: string
  readonly drm: number
  readonly points: number
  readonly playable: boolean
}
interface Situation {
  readonly id: string
  readonly start?: { checkpoint?: string; position?: WrittenPosition }
  readonly ask?: readonly Facts[]
}

const checkpoints = examples.checkpoints as unknown as Record<string, WrittenPosition>
export const situations = [...examples.worked, ...examples.situations] as unknown as readonly Situation[]
/** The state in which a question of a situation is asked. */
export function asked(question: Facts, start: Situation['start']): State {
  const at = question.at
  const position =
    at === undefined ? (start?.position ?? checkpoints[start?.checkpoint ?? 'start']) : checkpoints[at]
  // One position stands for several stacks that hold the same counter.
  const only = question.ask === 'cost' ? question.space : null
  const units = only === null ? position?.units : { [only]: position?.units?.[only] ?? [] }
  const base = { ...position, ...(units ? { units } : {}) }
  return stateOf({
    ...base,
    turn: base.turn ?? (String(at ?? start?.checkpoint).includes('t1') ? 1 : 2),
  })
}

/** Why a question belongs to a scenario that is not implemented; null where it does not. */
export function laterReason({ ask, scenario, brestLitovsk, card }: Facts): string | null {
  if (ask === 'peace' || ask === 'peace-roll') return 'peace between the sides'
  if (ask === 'russia') return 'the fall of Russia'
  if (scenario !== undefined && !(scenario in SCENARIOS)) return 'the limited war'
  if (brestLitovsk !== undefined) return 'the treaty of Brest-Litovsk'
  if ((ask === 'playable' || ask === 'card-turn') && cardNamed(card).deck !== 'mobilization')
    return 'events of the later decks'
  return null
}
