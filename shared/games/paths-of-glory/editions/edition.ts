// Where the living rules of 2022 differ from the book of 2018, the answer is a named policy; an edition is one answer to
// each. Numbers are the book's. docs/paths-of-glory.md says which differences have no policy, and why.

export const POLICIES = {
  /**
   * 14.1.1.2. When attackers must be in supply: when their place is activated, or also when they attack. An earlier battle of
   * the action can cut them off in between.
   */
  attackSupply: ['when-activated', 'when-attacking'],
  /** 14.1.1.3. When units that move must be in supply: when their place is activated, or also when they are taken in hand. */
  moveSupply: ['when-activated', 'when-moving'],
  /**
   * 14.3.4. Whether cards help defenders who are in supply where others with them are not: they do, or nobody there may use
   * any.
   */
  defendersCards: ['help-the-supplied', 'need-all-supplied'],
  /**
   * 12.5.5. Defenders who must retreat one place, and find no room next to the battle: they die, or go two places where such a
   * way is open. Attackers advance one place either way, for that is how long the retreat was to be.
   */
  retreatWithoutRoom: ['dies', 'goes-further'],
  /** 12.7.1. Whether Montenegrins, who never move (book 2384), advance after a battle. The book of 2018 does not say. */
  montenegrins: ['stay', 'advance'],
  /** 14.3.6. Whether Arabia, which no ordinary unit can supply, changes hands in Attrition. */
  arabia: ['holds', 'turns'],
} as const

export type PolicyName = keyof typeof POLICIES
export type Policies = { readonly [P in PolicyName]: (typeof POLICIES)[P][number] }

export const EDITION_IDS = ['2018', '2022'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** The book. Where it says nothing it goes with the later rules. */
const E2018: Policies = {
  attackSupply: 'when-activated',
  moveSupply: 'when-activated',
  defendersCards: 'help-the-supplied',
  retreatWithoutRoom: 'dies',
  montenegrins: 'stay',
  arabia: 'holds',
}

/** What each edition answers otherwise than the book; a new table gets `2018`. */
export const EDITIONS: Readonly<Record<EditionId, Partial<Policies>>> = {
  '2018': {},
  '2022': {
    attackSupply: 'when-attacking',
    moveSupply: 'when-moving',
    defendersCards: 'need-all-supplied',
    retreatWithoutRoom: 'goes-further',
    arabia: 'turns',
  },
}

/** A game keeps what its edition changes, so that a saved one goes on as it began; one that keeps nothing goes by the book. */
export interface ByPolicies {
  readonly policies?: Partial<Policies>
}

/** The answer of a game to one policy. */
export const policyOf = <P extends PolicyName>({ policies }: ByPolicies, name: P): Policies[P] =>
  policies?.[name] ?? E2018[name]

/** What a game of an edition keeps: nothing where it goes by the book. */
export function kept(edition: EditionId): ByPolicies {
  const policies = EDITIONS[edition]
  return Object.keys(policies).length === 0 ? {} : { policies }
}

const sameAs = (some: Partial<Policies>, others: Partial<Policies>): boolean =>
  (Object.keys(POLICIES) as PolicyName[]).every((name) => some[name] === others[name])

/** The edition by which a game is played; null where a saved one keeps policies that no edition has. */
export const editionIn = ({ policies = {} }: ByPolicies): EditionId | null =>
  EDITION_IDS.find((id) => sameAs(EDITIONS[id], policies)) ?? null
