// The whole game as plain JSON. One decision is pending at a time; what follows from an answer without a decision is
// done at once.
import type { Seed } from '../../../kernel/chance.ts'
import type { SeatId } from '../../../kernel/game.ts'
import type { ByPolicies } from '../editions/edition.ts'
import type { CardId, Level } from '../facts/cards.ts'
import type { Nation, Neutral, Side } from '../facts/nations.ts'
import type { SpaceIndex } from '../facts/spaces.ts'
import type { FireTable, Mandate } from '../facts/tables.ts'
import type { UnitIndex } from '../facts/units.ts'
import type { LogEntry } from '../log/entries.ts'
import type { ScenarioId } from '../scenarios/scenarios.ts'
import type { Answer, DecisionKind } from './answer.ts'
import type { Use } from '../facts/use.ts'
import type { Bid } from './bid.ts'
import type { Board } from './board.ts'

/** Two values, of the Central Powers and of the Allies. */
export type Both<T> = readonly [cp: T, ap: T]

export interface Pending {
  readonly kind: DecisionKind
  readonly side: Side
}

/** Where the sequence of play stands (6.0). */
export const SEGMENTS = ['opening', 'actions', 'replacements', 'draw', 'ended'] as const
export type Segment = (typeof SEGMENTS)[number]

/** Units in hand: they move together. */
export interface Group {
  readonly units: readonly UnitIndex[]
  readonly at: SpaceIndex
  /** Movement points of the slowest. */
  readonly left: number
  /** Places entered so far, the first one included. */
  readonly path: readonly SpaceIndex[]
  /** Whether they entered a place with an unbesieged fort, and so stop there (15.1.1). */
  readonly halted: boolean
}

/** Activated places, moves and attacks of one action (9.2). */
export interface Operation {
  readonly budget: number
  readonly spent: number
  readonly moves: readonly SpaceIndex[]
  readonly attacks: readonly SpaceIndex[]
  /** The only units that may act, where an event restricts them. */
  readonly only: readonly UnitIndex[] | null
  /** Units out of supply when their place was activated (14.1.1.1). */
  readonly idle: readonly UnitIndex[]
  /** Whether the discount of an event was used: one stack an action round. */
  readonly discounted: boolean
  readonly moved: readonly UnitIndex[]
  readonly group: Group | null
  readonly digging: readonly UnitIndex[]
  /** The state before the first move, so that the moves can be taken back. */
  readonly before: {
    readonly board: Board
    readonly points: number
    readonly quotas: readonly Quota[]
  } | null
  readonly fought: readonly UnitIndex[]
  readonly targets: readonly SpaceIndex[]
  /** Defenders that retreated in this action round (12.5.6). */
  readonly retreated: readonly UnitIndex[]
}

/** One fire of a battle (12.2.7 to 12.2.9). */
export interface Fire {
  readonly strength: number
  readonly table: FireTable
  readonly base: number
  readonly shift: number
  readonly column: number
  readonly die: number
  readonly modifier: number
  readonly loss: number
}

export const ROLES = ['attacker', 'defender'] as const
export type Role = (typeof ROLES)[number]
export interface ByRole<T> {
  readonly attacker: T
  readonly defender: T
}

export interface Battle {
  readonly side: Side
  readonly target: SpaceIndex
  readonly attackers: readonly UnitIndex[]
  readonly defenders: readonly UnitIndex[]
  /** Units in the place that retreated into it in this action round: they do not fire, and any loss eliminates them. */
  readonly weary: readonly UnitIndex[]
  /** The place of each attacker when the battle began. */
  readonly from: readonly SpaceIndex[]
  readonly cards: ByRole<readonly CardId[]>
  readonly trenchCard: CardId | null
  readonly flank: { readonly pin: SpaceIndex; readonly modifier: number; readonly success: boolean } | null
  readonly order: 'together' | Role
  readonly fire: ByRole<Fire | null>
  /** Sides whose losses were taken. */
  readonly settled: ByRole<boolean>
  /** The side that has to take its losses now. */
  readonly asked: Role | null
  /** Steps the defender lost, for Withdrawal. */
  readonly steps: readonly UnitIndex[]
  /** Loss points that the defender's units could not take; a fort may have taken them. */
  readonly unspent: number
  /** Armies and the corps that replaced them in this battle (12.5.4). */
  readonly replaced: readonly { readonly army: UnitIndex; readonly corps: UnitIndex }[]
  /** Whether units defended when it began, and not a fort alone. */
  readonly hadUnits: boolean
  /** How many places the defenders retreat; 0: they do not retreat. */
  readonly distance: number
  readonly retreats: readonly { readonly unit: UnitIndex; readonly path: readonly SpaceIndex[] }[]
  /** First places of retreats that could not be finished: attackers may advance there (12.7.4). */
  readonly stranded: readonly SpaceIndex[]
  readonly advanced: readonly UnitIndex[]
}

/** Redeployment under way (13.0). */
export interface Redeployment {
  readonly left: number
  readonly done: readonly UnitIndex[]
  readonly chosen: UnitIndex | null
}

/** An answer that needs dice of the players' own, which are not all known yet. */
export interface Roll {
  /** The question that it answers. */
  readonly asked: Pending
  readonly answer: Answer
  /** Its dice so far, in their order. */
  readonly dice: readonly number[]
}

/** Decisions that an event asks of its owner. */
export interface EventWork {
  readonly card: CardId
  /** Armies still to be placed. */
  readonly armies: readonly UnitIndex[]
  /** Half replacement points still to be spent (Landwehr). */
  readonly halves: number
}

/** Actions that restrict later rounds of the turn (8.1.4). */
export interface ActionMade {
  readonly kind: Use | 'one-operation'
  readonly card: CardId | null
}

/** Quotas: moves that each side may make once a turn. */
export const QUOTAS = [
  /** One Russian corps between Caucasus and the Near East by move, attack or retreat (11.3.2). */
  'russian-gate',
  /** One British corps between reserve and Near East, or by sea (13.2.1). */
  'british-near-east',
  /** One Russian corps redeployed to or from the Near East (13.2.2). */
  'russian-near-east',
  /** One corps of the Central Powers that is not Turkish (13.2.3). */
  'central-near-east',
] as const
export type Quota = (typeof QUOTAS)[number]

/** A closed phase, for reading it again. */
export interface PhaseLog {
  readonly phase: string
  readonly entries: readonly LogEntry[]
}

export interface State extends ByPolicies {
  readonly seed: Seed
  /** Dice and shuffles so far: each has a stream of its own. */
  readonly dice: number
  readonly shuffles: number
  readonly scenario: ScenarioId
  readonly segment: Segment
  readonly turn: number
  readonly round: number
  /** Whose action, replacements or drawing it is. */
  readonly side: Side
  readonly board: Board
  /** The victory points; more favour the Central Powers. */
  readonly points: number
  readonly status: Both<number>
  readonly combined: number
  readonly levels: Both<Level>
  readonly atWar: readonly Neutral[]
  /** Cards that were events, in their order. */
  readonly events: readonly CardId[]
  /** Events whose effect another event has ended. */
  readonly cancelled: readonly CardId[]
  readonly hands: Both<readonly CardId[]>
  readonly decks: Both<readonly CardId[]>
  readonly discards: Both<readonly CardId[]>
  readonly removed: readonly CardId[]
  /** Combat cards that lie face up after a win (9.5.4.2). */
  readonly faceUp: Both<readonly CardId[]>
  /** Combat cards used in this action round (9.5.4.4). */
  readonly spentCards: readonly CardId[]
  /** Sides whose new cards are shuffled in with the discards before they draw (16.1.3). */
  readonly mixing: Both<boolean>
  readonly mandates: Both<{ readonly box: Mandate; readonly met: boolean }>
  /** Actions of this turn. */
  readonly actions: Both<readonly ActionMade[]>
  /** Nations that had reinforcements this turn (9.5.3.1). */
  readonly reinforced: readonly Nation[]
  readonly neutralEntered: boolean
  readonly quotas: readonly Quota[]
  /** Half replacement points, by pool. */
  readonly halves: readonly number[]
  readonly pending: Pending | null
  /** Whether dice are the players' own. */
  readonly ownDice?: true
  /** Where sides are given by a bid: the last one, once there is one. */
  readonly bid?: Bid
  /** While a die of the players' own is due; all else is as it was before the answer. */
  readonly roll?: Roll
  readonly operation: Operation | null
  readonly battle: Battle | null
  readonly redeployment: Redeployment | null
  readonly eventWork: EventWork | null
  readonly log: readonly LogEntry[]
  readonly records: readonly PhaseLog[]
  readonly ended: { readonly how: string; readonly who: readonly SeatId[] } | null
}

/** Whether an event was played, whether another one has ended it since or not. */
export const wasPlayed = ({ events }: State, card: string): boolean => events.includes(card as CardId)

/** Whether an event was played and nothing has ended it. */
export const inForce = (state: State, card: string): boolean =>
  state.events.includes(card as CardId) && !state.cancelled.includes(card as CardId)

/** A copy of a pair with one value replaced. */
export const withSide = <T>(pair: Both<T>, side: Side, value: T): Both<T> =>
  side === 0 ? [value, pair[1]] : [pair[0], value]
