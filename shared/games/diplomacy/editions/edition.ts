// Where the rulebooks differ or say nothing, the answer is a named policy; an edition is one answer to each. The names
// follow the disputable issues of DATC 3.0 (chapter 4) and the decisions D1..D15 of docs/rules.md.

export const POLICIES = {
  /** R118; DATC 4.A.1. A convoy with several routes fails when all of them are disrupted, or when any of them is. */
  multiRouteConvoy: ['all-routes-disrupted', 'any-route-disrupted'],
  /**
   * D1, R119..R121; DATC 4.A.2. `szykman`: convoys in the paradox's core fail. `1971`: a convoyed army does not cut a
   * support for an attack on a fleet of its own convoy; `2000`: only where its convoy cannot do without that fleet;
   * `1982`: it cuts no support given into a sea where a fleet convoys any army. Such a support stands even against
   * dislodgement by that army, and what remains a paradox goes to Szykman's rule. `all-hold`: moves in the core fail.
   */
  convoyParadox: ['szykman', '1971', '1982', '2000', 'all-hold'],
  /**
   * R122, R123; DATC 4.A.3. When an army that could walk goes by sea. `own-fleet` and `intent`: if its order says via,
   * or a fleet of its own power has a legal order to convoy this very move (so orders show intent). `via`: only if its
   * order says so. `1971`: only if the unit at the destination is ordered the other way and the convoy is open.
   */
  convoyRoute: ['own-fleet', 'intent', 'via', '1971'],
  /** R122; DATC 4.A.3. A move by sea whose orders give no complete route. */
  viaWithoutConvoy: ['fails', 'falls-back-to-land'],
  /** D3; DATC 4.A.3. A move by sea with an ordered route, when every route was disrupted. */
  disruptedConvoy: ['fails', 'falls-back-to-land'],
  /** R99; DATC 4.A.4. Where a convoyed attack comes from, when the support it meets is given against its origin. */
  convoyedAttackFrom: ['origin', 'sea'],
  /** D2, R132; DATC 4.A.5. Whether a unit may retreat to where the convoyed army came from that dislodged it. */
  retreatToConvoyOrigin: ['open', 'closed'],
  /** R99; S15. What ends a support to hold: an attack on the supporting unit, or nothing but its dislodgement. */
  supportHoldCut: ['by-attack', 'by-dislodgement'],
  /** R103; S14. Whether an attack of its own power cuts a support. */
  ownAttack: ['cuts-nothing', 'cuts'],
  /** R113; S16. What ends a convoy: that a fleet is dislodged, or that a fleet is attacked at all. */
  convoyDisruption: ['by-dislodgement', 'by-attack'],
  /**
   * S12, S17. Fleets of two powers stand off in an empty sea and stay. `no-defence`: nobody may support them where they
   * stayed, like every unit whose own move failed. `defence`: they may be supported as if they had held.
   */
  standOffAtSea: ['no-defence', 'defence'],
  /** R131; S30. Whether a retreat may lead into a supply centre that another power owns. */
  retreatGround: ['any', 'no-foreign-centres'],
  /** R137; S31. A dislodged unit without a legal order: it disbands, or a lot takes one of the spaces open to it. */
  missingRetreat: ['disbands', 'by-lot'],
  /** D8; S22. Too few removals ordered: the rest by the rule of civil disorder, or by lot. */
  missingRemoval: ['civil-disorder', 'by-lot'],
  /** R97; DATC 4.A.7. A dislodged unit is powerless where its dislodger came from: in head-to-head, or by any route. */
  dislodgedStandOff: ['barred-in-head-to-head', 'barred-at-dislodgers-origin'],
  /** R73; DATC 4.B.2. A fleet's move without a coast, where only one coast can be reached. */
  coastOmitted: ['only-coast', 'fails'],
  /** D12; DATC 4.B.3. A fleet's move to a coast it cannot reach, where it reaches the other. */
  coastWrong: ['fails', 'ignored'],
  /**
   * R87, R92; DATC 4.B.4. The coast in the support of a fleet's move: one that is named must match, and it may be left
   * out (`own-may-be-omitted`: for the power's own fleets alone); must be named; or says nothing.
   */
  supportCoast: ['may-be-omitted', 'own-may-be-omitted', 'required', 'ignored'],
  /** R64, D6; DATC 4.B.5. An order that names the wrong coast for the place where its fleet lies. */
  orderCoastOfUnit: ['ignored', 'fails'],
  /** R48; DATC 4.B.6. A coast that means nothing: an army's, or one that does not exist. */
  coastIrrelevant: ['ignored', 'fails'],
  /** R149; DATC 4.C.4. A fleet built in an inland centre. */
  fleetBuiltInland: ['fails', 'army'],
  /** R147, R154; DATC 4.D.4. More builds ordered than allowed: the first legal ones count, the last, or none. */
  tooManyBuilds: ['first', 'last', 'none'],
  /** R146, R154; DATC 4.D.6. More removals ordered than owed: the first legal ones, the last, or civil disorder's. */
  tooManyRemovals: ['first', 'last', 'civil-disorder'],
  /**
   * D7, R161; DATC 4.D.8. Distance for civil disorder's removals: to the nearest home centre, whoever owns it, armies
   * over land and sea, fleets by their own steps from either coast; or to the nearest owned centre over land and sea.
   */
  civilDisorderDistance: ['home-centres', 'owned-centres'],
  /** How units come onto the board: where the board prints them (R8), or placed one by one in turn (Escalation). */
  openingUnits: ['as-printed', 'placed-in-turn'],
  /** R147. Where a power may build: in the homes the board prints, or in those it names in the first winter (Escalation). */
  homeCentres: ['as-printed', 'named-in-winter'],
  /** D4, R46; DATC 4.E.1. A move that needs a convoy nobody ordered: it fails as a move, or the unit holds. */
  unconvoyedMove: ['still-a-move', 'holds'],
} as const

export type PolicyName = keyof typeof POLICIES
export type Policies = { readonly [P in PolicyName]: (typeof POLICIES)[P][number] }

/** The editions of the rulebook of Diplomacy. */
export const BOOK_EDITION_IDS = ['2000', '1982', '2023'] as const
export const EDITION_IDS = [...BOOK_EDITION_IDS, 'secrets', 'escalation'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** A name and an answer to every policy. House rules are an edition under a name of their own. */
export interface Edition {
  readonly id: string
  readonly policies: Policies
}

/** The preferences of DATC 3.0 throughout, which is how it reads the rulebook of 2023. */
const E2023: Policies = {
  multiRouteConvoy: 'all-routes-disrupted',
  convoyParadox: 'szykman',
  convoyRoute: 'own-fleet',
  viaWithoutConvoy: 'fails',
  disruptedConvoy: 'fails',
  convoyedAttackFrom: 'origin',
  supportHoldCut: 'by-attack',
  ownAttack: 'cuts-nothing',
  convoyDisruption: 'by-dislodgement',
  standOffAtSea: 'no-defence',
  retreatGround: 'any',
  missingRetreat: 'disbands',
  missingRemoval: 'civil-disorder',
  retreatToConvoyOrigin: 'open',
  dislodgedStandOff: 'barred-in-head-to-head',
  coastOmitted: 'only-coast',
  coastWrong: 'fails',
  supportCoast: 'may-be-omitted',
  orderCoastOfUnit: 'ignored',
  coastIrrelevant: 'ignored',
  fleetBuiltInland: 'fails',
  tooManyBuilds: 'first',
  tooManyRemovals: 'first',
  civilDisorderDistance: 'owned-centres',
  openingUnits: 'as-printed',
  homeCentres: 'as-printed',
  unconvoyedMove: 'still-a-move',
}

const E2000: Policies = {
  ...E2023,
  convoyParadox: '2000',
  viaWithoutConvoy: 'falls-back-to-land',
  retreatToConvoyOrigin: 'closed',
  dislodgedStandOff: 'barred-at-dislodgers-origin',
  civilDisorderDistance: 'home-centres',
  unconvoyedMove: 'holds',
}

/**
 * How units move in Secrets of Diplomacy (S10 to S18, docs/secrets.md): the edition of 2000, but only dislodgement
 * ends a support of a defence, any attack ends a convoy or a support of an attack, and fleets that meet at sea
 * defend. Where no order is given, a lot decides (S22, S31), and no retreat leads into a centre of another power
 * (S30).
 */
const SECRETS: Policies = {
  ...E2000,
  supportHoldCut: 'by-dislodgement',
  ownAttack: 'cuts',
  convoyDisruption: 'by-attack',
  standOffAtSea: 'defence',
  retreatGround: 'no-foreign-centres',
  missingRetreat: 'by-lot',
  missingRemoval: 'by-lot',
}

/**
 * Escalation (Edi Birsan): units move as in the edition of 2000, on a board that begins empty. Homes are named late and may
 * be anybody's, so that civil disorder measures from the centres that a power owns.
 */
const ESCALATION: Policies = {
  ...E2000,
  openingUnits: 'placed-in-turn',
  homeCentres: 'named-in-winter',
  civilDisorderDistance: 'owned-centres',
}

/** The editions on offer; a new table gets `2000`. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  '2000': { id: '2000', policies: E2000 },
  '1982': { id: '1982', policies: { ...E2000, convoyParadox: '1982', convoyRoute: 'intent' } },
  '2023': { id: '2023', policies: E2023 },
  secrets: { id: 'secrets', policies: SECRETS },
  escalation: { id: 'escalation', policies: ESCALATION },
}

/** An edition with some policies changed. */
export const withPolicies = (edition: Edition, policies: Partial<Policies>): Edition => ({
  id: `${edition.id}*`,
  policies: { ...edition.policies, ...policies },
})
