// What a pair of eyes sees: everything public, and its own hand.
import type { SeatId } from '../../kernel/game.ts'
import type { ByPolicies } from './editions/edition.ts'
import type { CardId, Level } from './facts/cards.ts'
import type { SideName } from './facts/nations.ts'
import type { SpaceId } from './facts/spaces.ts'
import type { Mandate } from './facts/tables.ts'
import type { Pool, UnitId } from './facts/units.ts'
import type { Leading } from './leading.ts'
import type { Forecast } from './combat/forecast.ts'
import type { Odds } from './combat/odds.ts'
import type { LogEntry } from './log/entries.ts'
import type { DiePurpose } from './log/news.ts'
import type { Bar } from './refusals.ts'
import type { ScenarioId } from './scenarios/scenarios.ts'
import type { Answer, DecisionKind } from './state/answer.ts'
import type { Use } from './facts/use.ts'
import type { ActionMade, Battle, ByRole, Fire, Segment } from './state/state.ts'

/** A value of each side. */
export interface BySide<T> {
  readonly cp: T
  readonly ap: T
}

export interface UnitView {
  readonly unit: UnitId
  readonly at: SpaceId | 'reserve' | 'eliminated' | 'gone'
  readonly reduced: boolean
}

export interface OperationView {
  readonly budget: number
  readonly spent: number
  readonly moves: readonly SpaceId[]
  readonly attacks: readonly SpaceId[]
  readonly moved: readonly UnitId[]
  /** Units in hand. */
  readonly group: {
    readonly units: readonly UnitId[]
    readonly at: SpaceId
    readonly left: number
    readonly path: readonly SpaceId[]
  } | null
  readonly digging: readonly UnitId[]
  readonly fought: readonly UnitId[]
  readonly targets: readonly SpaceId[]
}

export interface BattleView {
  readonly side: SideName
  readonly target: SpaceId
  readonly attackers: readonly UnitId[]
  readonly defenders: readonly UnitId[]
  readonly from: readonly SpaceId[]
  readonly cards: ByRole<readonly CardId[]>
  readonly flank: { readonly pin: SpaceId; readonly modifier: number; readonly success: boolean } | null
  readonly order: Battle['order']
  readonly fire: ByRole<Fire | null>
  /** Each side's fire as it stands before the dice; null once it has fired, and where nobody would. */
  readonly forecast: ByRole<Forecast | null>
  readonly distance: number
}

/** A place that keeps moves from being over, and the rule. */
export interface ViolationView {
  readonly space: SpaceId
  readonly bar: Bar
  readonly rule: string
}

/** What a kind of activation costs in operations, or what bars it, with the rule. */
export type KindView =
  | { readonly cost: number; readonly bar: null; readonly rule: null }
  | { readonly cost: null; readonly bar: Bar; readonly rule: string }

/**
 * What a place is activated for, null where it is not, each kind that could be chosen instead, and what its units could
 * attack once it is activated for that.
 */
export interface ActivationView {
  readonly space: SpaceId
  readonly now: 'move' | 'attack' | null
  readonly move: KindView
  readonly attack: KindView
  readonly targets: readonly SpaceId[]
}

/** A move of an enemy unit. */
export interface RaidView {
  readonly unit: UnitId
  readonly path: readonly SpaceId[]
}

/** A siege, and the die that it needs at the end of this turn (15.3). */
export interface SiegeView {
  readonly space: SpaceId
  /** Who besieges the fort. */
  readonly by: SideName
  /** The least die to which the fort falls; the modifier is counted already. */
  readonly from: number
  /** What the turn adds to the die. */
  readonly modifier: number
}

/** An own place that the enemy could take in its next round by moves alone, or besiege, and moves that do it. */
export interface ExposureView {
  readonly space: SpaceId
  /** Whether it counts for a victory point. */
  readonly scores: boolean
  /** Whether its fort would be besieged; else the place would be taken. */
  readonly fort: boolean
  readonly by: readonly RaidView[]
}

/** What is asked of a seat now, with what may be answered and what there is to know for it. */
export interface DecisionView {
  readonly kind: DecisionKind
  readonly answers: readonly Answer[]
  /**
   * What each answer spends, in the order of the answers: operations, points of redeployment or replacement; null
   * where it spends nothing. Empty where none does.
   */
  readonly costs: readonly (number | null)[]
  /**
   * Where an answer leads that may end the own action round, in the order of the answers; null for all others. Empty
   * outside of such a round, and in a battle.
   */
  readonly leads: readonly (Leading | null)[]
  readonly violations: readonly ViolationView[]
  /**
   * Places whose activation can be chosen now: those that are activated, as long as nothing was done in the operation, and
   * while places are activated, those that could be.
   */
  readonly activations: readonly ActivationView[]
  /** While it is asked what is attacked: the targets of each activated place. */
  readonly aims: readonly { readonly from: SpaceId; readonly targets: readonly SpaceId[] }[]
  /** Uses of cards in hand that are barred now, and why; in a battle the combat cards, also face-up ones, that may not be played. */
  readonly barred: readonly {
    readonly card: CardId
    readonly as: Use
    readonly bar: Bar
    readonly rule: string
  }[]
  /** What an attack that is being put together cannot do as it stands, and why. */
  readonly unready: readonly { readonly what: 'fight' | 'flank'; readonly bar: Bar; readonly rule: string }[]
  /** Places whose units, if all that may do so join the attack, make it one that is refused (12.1.11). */
  readonly refusedTogether: readonly SpaceId[]
  /** What each way of taking losses leaves, in the order of the answers. */
  readonly leaves: readonly (readonly { readonly unit: UnitId; readonly reduced: boolean }[])[]
  /**
   * Chances of the attack that is being prepared: without a flank attack and for each pinning place, until that is
   * settled; as it stands, and with cards that may still be played, as far as this side can know them.
   */
  readonly odds: readonly {
    readonly pin: SpaceId | null
    /** Dice out of six with which a flank attack still to be rolled succeeds; null where none is. */
    readonly flank: number | null
    /** Cards that are counted beside those played so far. */
    readonly cards: readonly CardId[]
    readonly odds: Odds
  }[]
  /** In an action: own units that the enemy could cut off in its next round by moves alone, and the moves. */
  readonly threatened: readonly {
    readonly unit: UnitId
    readonly by: readonly RaidView[]
  }[]
  /** Before an action is done: own units that a lost battle would kill, for they have nowhere to retreat to. */
  readonly doomed: readonly UnitId[]
  /** Before an action is done: places that count, and forts, that it has laid open to the enemy, worst first. */
  readonly exposed: readonly ExposureView[]
  /** Places from which the attack that the side owes could be made (7.1.3): activated ones, else those that could be. */
  readonly owing: readonly SpaceId[]
  /** In an advance: what it lays open to the enemy once all of these units have gone. */
  readonly exposing: readonly {
    readonly units: readonly UnitId[]
    readonly places: readonly ExposureView[]
  }[]
  /** Places that the units in hand can reach, with a way there. */
  readonly reach: readonly { readonly space: SpaceId; readonly path: readonly SpaceId[] }[]
  /** Sieges that the units in hand would lay in places of their reach, or where they are. */
  readonly besieging: readonly SiegeView[]
}

/** Replacement points of a pool. */
export interface PoolPoints {
  readonly pool: Pool
  readonly points: number
}

export interface OwnView {
  readonly seat: SeatId
  readonly hand: readonly CardId[]
  /** Replacement points that each card of the hand would record now, in the order of the hand. */
  readonly recorded: readonly (readonly PoolPoints[])[]
  readonly decision: DecisionView | null
}

export interface PogView extends ByPolicies {
  readonly scenario: ScenarioId
  readonly segment: Segment
  readonly phase: string
  readonly turn: number
  readonly round: number
  readonly side: SideName
  readonly points: number
  /** Who would win by these points and the bid, and how many points each side lacks to win; null in a draw. */
  readonly standing: { readonly winner: SideName | null; readonly lacks: BySide<number> }
  readonly status: BySide<number>
  readonly combined: number
  readonly levels: BySide<Level>
  readonly mandates: BySide<{ readonly box: Mandate; readonly met: boolean }>
  readonly actions: BySide<readonly ActionMade[]>
  readonly units: readonly UnitView[]
  readonly held: BySide<readonly SpaceId[]>
  readonly trenches: readonly { readonly space: SpaceId; readonly side: SideName; readonly level: number }[]
  readonly destroyed: readonly SpaceId[]
  readonly besieged: readonly SpaceId[]
  /** Each siege with the die that it needs. */
  readonly sieges: readonly SiegeView[]
  /** Units out of supply. */
  readonly unsupplied: readonly UnitId[]
  readonly events: readonly CardId[]
  readonly hands: BySide<number>
  readonly decks: BySide<number>
  readonly discards: BySide<readonly CardId[]>
  readonly removed: readonly CardId[]
  readonly faceUp: BySide<readonly CardId[]>
  readonly spentCards: readonly CardId[]
  readonly replacements: readonly PoolPoints[]
  /** Where sides are given by a bid: the last one; null before there is one. */
  readonly bid: { readonly wanted: SideName; readonly points: number; readonly accepted: boolean } | null
  /** The die of the players' own that is due, and those of the same answer that have fallen; null where none is. */
  readonly roll: {
    readonly purpose: DiePurpose
    readonly space: SpaceId | null
    readonly fallen: readonly number[]
  } | null
  /** `over` where all can see that nothing is left to do but to end the question; a hand that has nothing left is not told. */
  readonly asked: { readonly side: SideName; readonly kind: DecisionKind; readonly over: boolean } | null
  /** Who has won, or both sides in a draw; null while the game goes on. */
  readonly winners: readonly SideName[] | null
  /** What ended the game; null while it goes on. */
  readonly how: string | null
  readonly operation: OperationView | null
  readonly battle: BattleView | null
  readonly redeployment: {
    readonly left: number
    readonly done: readonly UnitId[]
    readonly chosen: UnitId | null
  } | null
  readonly eventWork: {
    readonly card: CardId
    readonly armies: readonly UnitId[]
    /** Replacement points still to be spent. */
    readonly points: number
  } | null
  /** What happened in the phase so far. */
  readonly log: readonly LogEntry[]
  /** Closed phases that can be read again. */
  readonly closed: number
  readonly own: readonly OwnView[]
}
