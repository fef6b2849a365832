// What a power declares beside the orders of its units, where the rules know such things (S40 to S52).
import type { PowerId, ProvinceId } from '../board/ids.ts'

export const DECLARATION_KINDS = ['strike', 'gift', 'passage', 'treaty'] as const

export type Declaration =
  /** S40: uses the weapon, from a province with a unit of one's own on an adjacent one. */
  | { readonly kind: 'strike'; readonly from: ProvinceId; readonly at: ProvinceId }
  /** S51: land that changes hands at the end of the turn. */
  | { readonly kind: 'gift'; readonly land: ProvinceId; readonly to: PowerId }
  /**
   * S52: whether units of another power may stand in one's land without taking it; null stands for all of one's land.
   */
  | {
      readonly kind: 'passage'
      readonly to: PowerId
      readonly land: ProvinceId | null
      readonly allowed: boolean
    }
  /** S50: a treaty, open to all or between the two. */
  | { readonly kind: 'treaty'; readonly with: PowerId; readonly open: boolean; readonly text: string }

/** A declaration with the power it is of. */
export interface Declared {
  readonly power: PowerId
  readonly declaration: Declaration
}

/** What a declaration replaces: a power has one strike, one gift of a land, one treaty of each kind with a power. */
export function declarationSlot(declaration: Declaration): string {
  switch (declaration.kind) {
    case 'strike':
      return 'strike'
    case 'gift':
      return `gift ${declaration.land}`
    case 'passage':
      return `passage ${declaration.to} ${declaration.land ?? '*'}`
    case 'treaty':
      return `treaty ${declaration.with} ${declaration.open ? 'open' : 'secret'}`
  }
}

/** S52: permission to stand in land of `by` without taking it, in one province or, with null, in all. */
export interface Passage {
  readonly by: PowerId
  readonly to: PowerId
  readonly land: ProvinceId | null
}

/** What stays in force: which powers have used the weapon, and the permissions to pass. */
export interface Pacts {
  readonly spent: readonly PowerId[]
  readonly passages: readonly Passage[]
}

export const NO_PACTS: Pacts = { spent: [], passages: [] }

/** What a power may declare now. */
export interface DeclarationOptions {
  /** By the province that is struck from; empty where the weapon is used or no unit stands anywhere. */
  readonly strikes: readonly { readonly from: ProvinceId; readonly at: readonly ProvinceId[] }[]
  /** Whether the weapon is used up. */
  readonly spent: boolean
  /** Land that may be given. */
  readonly land: readonly ProvinceId[]
  /** Powers that land may be given to, and treaties made with. */
  readonly others: readonly PowerId[]
  /** Permissions to pass that are in force. */
  readonly passages: readonly Passage[]
}

/** Why a declaration cannot be made. */
export const DECLARATION_FAULTS = [
  'declare/unknown', // these rules have no declarations
  'declare/no-such-power',
  'declare/no-such-space',
  'strike/spent', // S40
  'strike/no-unit',
  'strike/too-far',
  'gift/not-yours', // S51
  'gift/to-oneself',
  'passage/not-yours', // S52
  'passage/to-oneself',
  'treaty/with-oneself', // S50
  'treaty/empty',
] as const
export type DeclarationFault = (typeof DECLARATION_FAULTS)[number]

/** A treaty as it was announced, and whether the other side announced one with this one in the same manner (S50). */
export interface AnnouncedTreaty {
  readonly by: PowerId
  readonly with: PowerId
  readonly open: boolean
  readonly text: string
  readonly confirmed: boolean
}

/** The treaties among some declarations. */
export const treatiesIn = (declared: readonly Declared[]): readonly AnnouncedTreaty[] =>
  declared.flatMap(({ power, declaration: its }) => {
    if (its.kind !== 'treaty') return []
    const confirmed = declared.some(
      ({ power: other, declaration }) =>
        declaration.kind === 'treaty' &&
        other === its.with &&
        declaration.with === power &&
        declaration.open === its.open,
    )
    return [{ by: power, with: its.with, open: its.open, text: its.text, confirmed }]
  })

/** The result of a strike. */
export const STRIKE_FATES = ['struck', 'own-unit-there', 'origin-taken'] as const

/** What happened at the end of a turn beside the units' own orders. */
export interface SeasonChanges {
  readonly gifts: readonly { readonly land: ProvinceId; readonly by: PowerId; readonly to: PowerId }[]
  /** Land taken by defending in it (S21); `from` null: it had no owner. */
  readonly captures: readonly {
    readonly land: ProvinceId
    readonly by: PowerId
    readonly from: PowerId | null
  }[]
  /** S41 to S43. A strike that did not happen keeps the weapon and destroys nothing. */
  readonly strikes: readonly {
    readonly by: PowerId
    readonly from: ProvinceId
    readonly at: ProvinceId
    readonly fate: (typeof STRIKE_FATES)[number]
    /** What the power calls its weapon, where it has a name of its own (S40). */
    readonly weapon?: string
    /** The owner of the province then; null: none, as for a sea or where two powers struck. */
    readonly owner: PowerId | null
    readonly destroyed: readonly { readonly power: PowerId; readonly type: 'A' | 'F' }[]
  }[]
}
