// Scenarios of the book as rows of named policies: what one scenario does otherwise than another is a value here.
import type { SpaceIndex } from '../facts/spaces.ts'
import { spaceNamed } from '../facts/spaces.ts'

export const SCENARIO_IDS = ['introductory', 'campaign', 'historical', 'example'] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

export interface Scenario {
  readonly id: ScenarioId
  readonly lastTurn: number
  /** Which places score (5.7). */
  readonly victorySet: 'standard' | 'historical'
  /** Whether war status raises commitment and opens decks (16.1.2). */
  readonly commitment: 'stays' | 'rises'
  /** Whether a card with an asterisk scores a point for its side when it is an event (player's aid). */
  readonly starEvents: 'nothing' | 'score'
  readonly peace: 'may-be-offered' | 'never'
  readonly handSize: number
  /** The Central Powers win at this total or more, the Allies at theirs or less. */
  readonly levels: { readonly cp: number; readonly ap: number }
  /** Who wins in between (5.7.4). */
  readonly between: 'draw' | 'ap'
  /** Whether a failed attempt at digging makes the next one easier (11.2.10). */
  readonly digging: 'plain' | 'easier-after-failing'
  /** Changes of the set-up: place and trench level. */
  readonly trenches: readonly { readonly space: SpaceIndex; readonly level: number }[]
}

const campaign: Scenario = {
  id: 'campaign',
  lastTurn: 20,
  victorySet: 'standard',
  commitment: 'rises',
  starEvents: 'nothing',
  peace: 'may-be-offered',
  handSize: 7,
  levels: { cp: 13, ap: 9 },
  between: 'draw',
  digging: 'plain',
  trenches: [],
}

/** The standard campaign on the historical board: what the book's extended example plays (book 1570). */
const example: Scenario = { ...campaign, id: 'example', victorySet: 'historical' }

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  /** 5.2: three turns, mobilization cards only. */
  introductory: {
    ...campaign,
    id: 'introductory',
    lastTurn: 3,
    commitment: 'stays',
    starEvents: 'score',
    peace: 'never',
    levels: { cp: 14, ap: 10 },
  },
  campaign,
  example,
  /** 5.7. */
  historical: {
    ...campaign,
    id: 'historical',
    victorySet: 'historical',
    peace: 'never',
    handSize: 8,
    between: 'ap',
    digging: 'easier-after-failing',
    trenches: [
      ...['strasbourg', 'verona', 'asiago', 'maggiore', 'udine'].map((id) => ({
        space: spaceNamed(id),
        level: 1,
      })),
      { space: spaceNamed('brussels'), level: 0 },
    ],
  },
}

/** Whether an event that removes its card scores a point for its side. */
export const starsScore = (scenario: ScenarioId): boolean => SCENARIOS[scenario].starEvents === 'score'
