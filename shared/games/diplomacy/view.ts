// What a pair of eyes sees of the game: everything public, and for a seat its own sealed sheet and options.
import type { LocationId, PowerId, ProvinceId } from './board/ids.ts'
import type { Unit, UnitRef } from './board/unit.ts'
import type {
  Declaration,
  DeclarationOptions,
  Declared,
  SeasonChanges,
  AnnouncedTreaty,
} from './declarations/declaration.ts'
import type { Cast } from './options/cast.ts'
import type { Deferred } from './declarations/deferred.ts'
import type { AdjustmentOptions, RetreatOptions, UnitOptions } from './orders/options.ts'
import type { Order } from './orders/order.ts'
import type { Lasting } from './position/lasting.ts'
import type { EditionId } from './editions/edition.ts'
import type { Dislodged, OrderResult, Stray } from './rules/outcome.ts'
import type { Illegality } from './orders/illegality.ts'
import type { Homes } from './rules/homes.ts'
import type { Ownership } from './rules/ownership.ts'
import type { Turn } from './turn.ts'
import type { VariantId } from './variants/index.ts'

/**
 * How orders of one hand hinder each other when no others are given: two moves bounce, a stronger move beats one, a
 * unit stays where another goes, two retreats meet (R136). It may be intended.
 */
export const HINDRANCES = ['stand-off', 'beaten', 'stays', 'retreat-clash'] as const
export interface Hindrance {
  readonly kind: (typeof HINDRANCES)[number]
  readonly by: readonly Unit[]
}

/** One order of a sheet: as understood, and as typed where it was typed. */
export interface Draft {
  readonly order: Order
  readonly text?: string
  /** Why the rules do not allow it; it stays in the sheet and will hold (R46). Only in views. */
  readonly illegal?: Illegality
  /** What hinders it among the orders of the same hand. Only in views. */
  readonly hindered?: Hindrance
  /** Of an army's move by sea: the seas of the own fleets that are to carry it, in the order of the journey. Only in views. */
  readonly route?: readonly ProvinceId[]
}

/** Who orders a power's units now (R170, R175, R176). */
export type Allegiance =
  | { readonly kind: 'own-seat' }
  /** It has no player. */
  | { readonly kind: 'unplayed' }
  /** It left the war in that year: no seat orders it any more. */
  | { readonly kind: 'collapsed'; readonly year: number }
  /** Outside the war, its land closed, until a coin gives it to a side. */
  | { readonly kind: 'neutral'; readonly joins: number }
  /** A small power whose player is not settled yet. */
  | { readonly kind: 'unpaired' }
  /** A small power, played by a great power's player: null where these eyes may not know whose. */
  | {
      readonly kind: 'paired'
      readonly player: PowerId | null
      readonly told: 'everybody' | 'its-player'
    }
  /** The coin has given it to a side; until that spring it stays outside. */
  | ({ readonly kind: 'joining'; readonly joins: number } & Side)
  /** It is ordered by the seat of its ally. */
  | ({ readonly kind: 'allied' } & Side)

/** The side a neutral power has come to, and the power of that side whose seat orders it. */
export interface Side {
  readonly side: readonly PowerId[]
  readonly ally: PowerId
}

export interface PowerView {
  readonly power: PowerId
  readonly allegiance: Allegiance
  readonly centres: number
  readonly units: number
  /** How much land it owns, where land without centres has owners (S20). */
  readonly land?: number
  readonly status: 'active' | 'civil-disorder' | 'eliminated'
  /** Builds (positive) or removals (negative) due in an adjustment phase. */
  readonly adjustment: number
  /** Whether it has anything to decide in this phase. */
  readonly deciding: boolean
}

/** A power's own sealed sheet and what the rules allow it: only ever sent to its seat. */
export interface SheetView {
  readonly power: PowerId
  readonly drafts: readonly Draft[]
  readonly movement: readonly UnitOptions[]
  readonly retreats: readonly RetreatOptions[]
  readonly adjustment: AdjustmentOptions | null
  /** Every unit it may place, in its turn; left out in all other phases and turns. */
  readonly placeable?: readonly UnitRef[]
  /** What it names as its home centres; left out in all other phases. */
  readonly naming?: NamingView
  /** The small powers it would like to play; left out in all other phases. */
  readonly wishing?: WishingView
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What is declared beside orders; left out where the rules know nothing of the kind. */
  readonly declaring?: DeclaringView
}

/** The home centres that a power names, sealed until the phase closes: only ever sent to its seat. */
export interface NamingView {
  readonly named: readonly ProvinceId[]
  /** Every centre it may name. */
  readonly options: readonly ProvinceId[]
  readonly count: number
}

/** Which small powers a great power would like to play, sealed until the phase closes: only ever sent to its seat. */
export interface WishingView {
  /** The dearest first. */
  readonly wishes: readonly PowerId[]
  readonly options: readonly PowerId[]
}

/** The placing of units in turn, as everybody sees it (Escalation). */
export interface PlacingView {
  /** The powers in the order in which they place. */
  readonly order: readonly PowerId[]
  /** Whose turn it is. */
  readonly next: PowerId
  /** How many units each places. */
  readonly each: number
  /** What was placed last; left out before the first. */
  readonly last?: Unit
}

/** A power's declarations and what it has written for turns to come: only ever sent to its seat. */
export interface DeclaringView {
  readonly declared: readonly Declaration[]
  /** What may be declared; null in a phase that takes no declarations. */
  readonly options: DeclarationOptions | null
  /** Written for turns to come, in the order they were written (S53). */
  readonly deferred: readonly Deferred[]
  /** Lines written earlier for this turn that are no longer possible. */
  readonly dropped: readonly Deferred[]
}

/** A closed phase as everybody may see it. */
export interface PhaseRecord {
  readonly index: number
  readonly turn: Turn
  /** The board before the phase closed, and what was in force then where anything was. */
  readonly units: readonly Unit[]
  readonly owners: Ownership
  readonly lasting?: Lasting
  readonly results: readonly OrderResult[]
  /** Lines that were no unit's order, as in a winter with nothing to build. */
  readonly strays: readonly Stray[]
  /** Movement: who lost a space. Retreats: who was waiting. */
  readonly dislodged: readonly Dislodged[]
  readonly standoffs: readonly ProvinceId[]
  /** Land that nobody might enter (R175); left out where there was none. */
  readonly closed?: readonly ProvinceId[]
  /** Adjustments: builds that nobody used nor waived; left out where all were. */
  readonly unused?: readonly { readonly power: PowerId; readonly count: number }[]
  /** The coin that fell after it: which power joins which side, and from the spring of which year (R176). */
  readonly coin?: Side & { readonly power: PowerId; readonly joins: number }
  /** Armies from overseas that landed after it, and powers that left the war with it (the Great War). */
  readonly landed?: readonly Unit[]
  readonly collapsed?: readonly PowerId[]
  /** Small powers of which everybody is told who plays them. */
  readonly paired?: readonly { readonly minor: PowerId; readonly major: PowerId }[]
  /** Units in the order in which they were placed, and the home centres that were named (Escalation). */
  readonly placed?: readonly Unit[]
  readonly homes?: Homes
  /** Strikes, gifts and leave to pass as they were declared (S40, S51, S52). */
  readonly declared?: readonly Declared[]
  /** Treaties that these eyes may know of (S50). */
  readonly treaties?: readonly AnnouncedTreaty[]
  /** What the end of the turn brought beside the units' orders; with the last phase of each turn. */
  readonly season?: SeasonChanges
  /** The board afterwards. */
  readonly unitsAfter: readonly Unit[]
  readonly ownersAfter: Ownership
}

/** A closed phase in one line of the history. */
export interface PhaseSummary {
  readonly index: number
  readonly turn: Turn
  readonly centres: Readonly<Record<PowerId, number>>
}

/** The deeds of a game, computed from its orders. */
export const DEED_KINDS = ['stab', 'faith', 'saviour', 'stubborn', 'convoy'] as const

export type Deed =
  /** `by` helped a unit of `of` and attacked that power within a year. */
  | {
      readonly kind: 'stab'
      readonly by: PowerId
      readonly of: PowerId
      readonly helped: Turn
      readonly struck: Turn
      /** The space that was attacked. */
      readonly at: ProvinceId
      /** What it cost: a centre, the unit's place, or nothing but the surprise. */
      readonly cost: 'centre' | 'place' | 'nothing'
    }
  /** Two powers within reach of each other for so many movement phases, and never an attack. */
  | { readonly kind: 'faith'; readonly powers: readonly [PowerId, PowerId]; readonly turns: number }
  /** A support without which `from` would have held enough centres to win that fall. */
  | {
      readonly kind: 'saviour'
      readonly by: PowerId
      readonly from: PowerId
      readonly turn: Turn
      readonly result: OrderResult
    }
  /** One power tried to enter a space so many movement phases running, in vain. */
  | {
      readonly kind: 'stubborn'
      readonly power: PowerId
      readonly at: ProvinceId
      readonly times: number
      readonly last: Turn
    }
  /** The convoy over the most fleets. */
  | {
      readonly kind: 'convoy'
      readonly power: PowerId
      readonly turn: Turn
      readonly result: OrderResult
      readonly fleets: number
    }

export interface DiplomacyView extends Lasting {
  readonly variant: VariantId
  readonly edition: EditionId
  readonly turn: Turn
  readonly units: readonly Unit[]
  /** Units waiting to retreat; they share their province with the attacker. */
  readonly dislodged: readonly Dislodged[]
  readonly owners: Ownership
  /** The placing while it goes on (Escalation). */
  readonly placing?: PlacingView
  readonly powers: readonly PowerView[]
  /** The characters that powers stand for (S3); left out where they keep their own names. */
  readonly cast?: Cast
  /** Powers that one person plays together now (R172..R176); those not named are played alone. */
  readonly together: readonly (readonly PowerId[])[]
  readonly victoryCentres: number
  /** The year with which the game ends; left out where it has no such year, or nobody knows it yet. */
  readonly lastYear?: number
  /** A power outside the war and its closed land; the coin's winner is known before it joins (R175, R176). */
  readonly neutral: null | {
    readonly power: PowerId
    readonly closed: readonly ProvinceId[]
    readonly joins: number
    readonly ally: PowerId | null
  }
  /** Sheets of the seats these eyes belong to; empty for the screen. */
  readonly sheets: readonly SheetView[]
  readonly history: readonly PhaseSummary[]
  /** The newest closed phase in full. */
  readonly last: PhaseRecord | null
  /**
   * The newest movement phase and whatever closed after it, oldest first. Phases nobody decides may close in one go:
   * a reading starts after the index it read last.
   */
  readonly recent: readonly PhaseRecord[]
  readonly ending: null | {
    readonly how: 'victory' | 'draw' | 'concession' | 'time'
    readonly winners: readonly PowerId[]
  }
  /** The deeds of the game; empty before its end. */
  readonly deeds: readonly Deed[]
}

/** One of the builds that a power waives: it has no place on the board and is told from the others by a number. */
export interface Waiver {
  readonly waiver: number
}

/** What an order of a sheet is about: the province of a unit or a build, or a waiver. */
export type Slot = ProvinceId | Waiver

/** The order of one unit, build slot or waiver written, or wiped with null. */
export interface Edit {
  readonly at: LocationId | Waiver
  readonly order: Order | null
}

/** What a seat may do with its sheet. Drafts replace one another; nothing is final before the bell. */
export type DiplomacyIntent = (
  | ({ readonly kind: 'draft' } & Edit)
  /** Orders for several places from one tap, such as all fleets of a convoy; one step takes them back. */
  | { readonly kind: 'drafts'; readonly edits: readonly Edit[] }
  /** Reads typed lines into the sheet; lines not understood come back as a refusal and change nothing else. */
  | {
      readonly kind: 'write'
      readonly text: string
      readonly language: string
      /** Powers whose sheets are in the same hand: a build or waiver meant for one of them is refused as theirs. */
      readonly beside?: readonly PowerId[]
    }
  /** Replaces the whole sheet; with a power, that power's part of it. */
  | { readonly kind: 'sheet'; readonly orders: readonly Order[] }
  /** Places a unit in one's turn. */
  | { readonly kind: 'place'; readonly unit: UnitRef }
  /** Names home centres: these and no others. */
  | { readonly kind: 'homes'; readonly centres: readonly ProvinceId[] }
  /** Says which small powers one would like to play, the dearest first: these and no others. */
  | { readonly kind: 'wish'; readonly minors: readonly PowerId[] }
  | { readonly kind: 'declare'; readonly declaration: Declaration }
  /** Takes back a declaration, by what it takes the place of (`declarationSlot`). */
  | { readonly kind: 'withdraw'; readonly slot: string }
  /** Writes an order or a declaration for a turn to come (S53). */
  | ({ readonly kind: 'defer' } & Omit<Deferred, 'power'>)
  /** Takes back the line of that number among those written for turns to come. */
  | { readonly kind: 'recall'; readonly line: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
) & {
  /**
   * The power whose part of the sheet is meant where nothing else says so, as for a waiver; the seat's own power
   * without it.
   */
  readonly power?: PowerId
}
