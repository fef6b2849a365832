// Everything that a side can answer when it is asked. Places, counters and cards go by their ids.
import type { z } from 'zod'
import type { answerSchema } from './answer-schema.ts'

/** An answer; each decision takes only some of them. */
export type Answer = z.infer<typeof answerSchema>
export type AnswerKind = Answer['kind']

/** The kinds of questions. A state asks one of one side at a time. */
export const DECISIONS = [
  /** A side, and the points given for it (5.6.1). */
  'bid',
  /** Whether Guns of August is in the opening hand. */
  'opening',
  /** One of the actions of a round (8.1.3). */
  'action',
  'activate',
  /** Which units move or dig next. */
  'move',
  /** Where the units in hand go. */
  'march',
  /** What is attacked next. */
  'attack',
  /** Who takes part. */
  'attackers',
  /** A card that takes trenches away (12.2.4). */
  'trench-cards',
  'flank',
  'attacker-cards',
  'defender-cards',
  'losses',
  'restore',
  /** Lose a step and stay, or retreat. */
  'stand',
  'retreat',
  'advance',
  /** Which unit is redeployed next. */
  'redeploy',
  'redeploy-to',
  /** Armies that a card brings. */
  'place',
  /** The trench of the Entrench event. */
  'dig',
  /** German units that Landwehr fills up. */
  'flip',
  'replace',
  'discard',
  /** What a die of the players' own shows. */
  'roll',
] as const
export type DecisionKind = (typeof DECISIONS)[number]
