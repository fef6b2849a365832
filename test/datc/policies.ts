// The disputable issues of DATC 3.0 (chapter 4) as named policies: one name an issue, one value a reading. An edition
// is a full set of values. Test data alone: the engine has its own list with the same names and values.

export const POLICIES = {
  /** 4.A.1. A convoy with several routes fails when any of them is disrupted (1971), or only when all are. */
  multiRouteConvoy: ['all-routes-disrupted', 'any-route-disrupted'],
  /**
   * 4.A.2. `szykman`: the convoys in the paradox's core hold. `1971`: a convoyed army does not cut the support of a
   * unit that supports an attack on any fleet of its convoy. `2000`: the same, for fleets its convoy cannot do without;
   * an open route elsewhere cuts (R119, R120). `1982`: it cuts no support, to attack or to hold, given into a sea where
   * a fleet convoys any army. Under these three the support stands even against dislodgement by that army (6.F.17), and
   * what remains a paradox goes to Szykman's rule. `all-hold`: the moves that the paradox is about fail.
   */
  convoyParadox: ['szykman', '1971', '1982', '2000', 'all-hold'],
  /**
   * 4.A.3. When an army may go by land or by sea. `own-fleet` (2000, 2023) and `intent` (1982): by sea if the order
   * says via, or a fleet of its own power has a legal convoy order for this very move. `via`: by sea only if the order
   * says so (DPTG). `1971`: by sea only if the unit at the destination is ordered the other way and the convoy is open.
   */
  convoyRoute: ['own-fleet', 'intent', 'via', '1971'],
  /** 4.A.3. Meant for the sea by the policy above, but the orders given make no complete route: does it go by land? */
  viaWithoutConvoy: ['fails', 'falls-back-to-land'],
  /** 4.A.3. Meant for the sea, a route was ordered, and every route was disrupted: does it go by land? */
  disruptedConvoy: ['fails', 'falls-back-to-land'],
  /** 4.A.4. Where a convoyed attack comes from, for the question whether it cuts a support against its own origin. */
  convoyedAttackFrom: ['origin', 'sea'],
  /** 4.A.5. Whether a unit may retreat to where the army came from that dislodged it by convoy (D2). */
  retreatToConvoyOrigin: ['open', 'closed'],
  /**
   * 4.A.7. A dislodged unit has no effect on the space its dislodger came from: only if the two fought head to head, or
   * also if one of them was convoyed (R97 by the letter).
   */
  dislodgedStandOff: ['barred-in-head-to-head', 'barred-at-dislodgers-origin'],
  /** S15. Whether an attack cuts a support to hold, or dislodgement alone. */
  supportHoldCut: ['by-attack', 'by-dislodgement'],
  /** S14. Whether a unit's attack cuts a support of its own power. */
  ownAttack: ['cuts-nothing', 'cuts'],
  /** S16. Whether a convoy fails when a fleet of it is dislodged, or as soon as one is attacked. */
  convoyDisruption: ['by-dislodgement', 'by-attack'],
  /** S17. Whether fleets of two powers that stand off in an empty sea may be supported where they stay. */
  standOffAtSea: ['no-defence', 'defence'],
  /** S30. Whether a retreat may lead into a supply centre that another power owns. */
  retreatGround: ['any', 'no-foreign-centres'],
  /** S31. The fate of a dislodged unit without a retreat order. */
  missingRetreat: ['disbands', 'by-lot'],
  /** S22. Which units go where too few removals are ordered. */
  missingRemoval: ['civil-disorder', 'by-lot'],
  /** 4.B.2. A fleet's move without a coast, where only one coast can be reached. */
  coastOmitted: ['only-coast', 'fails'],
  /** 4.B.3. A fleet's move to a coast it cannot reach, where it reaches the other (D12). */
  coastWrong: ['fails', 'ignored'],
  /**
   * 4.B.4. The coast in a support of a fleet's move. `may-be-omitted`: a coast that is named must match.
   * `own-may-be-omitted`: so too, but it must be named for a foreign fleet (Calhamer). `required`: it must be named.
   * `ignored`: it says nothing.
   */
  supportCoast: ['may-be-omitted', 'own-may-be-omitted', 'required', 'ignored'],
  /** 4.B.5. An order that names the wrong coast for the place where the ordered fleet lies. */
  orderCoastOfUnit: ['ignored', 'fails'],
  /** 4.B.6. A coast that means nothing: an army's, or one that does not exist. */
  coastIrrelevant: ['ignored', 'fails'],
  /** 4.C.4. A fleet built in an inland centre. */
  fleetBuiltInland: ['fails', 'army'],
  /** 4.D.4, 4.D.5. More builds ordered than allowed, or two for one space: the first legal ones, the last, or none. */
  tooManyBuilds: ['first', 'last', 'none'],
  /** 4.D.6. More removals ordered than owed: the first legal ones, the last, or those of civil disorder. */
  tooManyRemovals: ['first', 'last', 'civil-disorder'],
  /**
   * 4.D.8. Distance for removals of a power in civil disorder. `owned-centres` (2023): to the nearest centre it owns,
   * steps over land and sea alike for both types. `home-centres` (1982, 2000): to the nearest home centre, whoever owns
   * it; armies over land and sea, fleets by their own graph from either coast (R161, D7).
   */
  civilDisorderDistance: ['owned-centres', 'home-centres'],
  /**
   * 4.E.1. An army ordered where only a convoy could take it, with fleets at sea that could, but none ordered to: still
   * a move that fails and cannot be supported to hold (6.D.8), or an illegal order that holds (D4).
   */
  unconvoyedMove: ['still-a-move', 'holds'],
  /** Whether units stand where the board prints them at the start, or are placed in turn (Escalation). */
  openingUnits: ['as-printed', 'placed-in-turn'],
  /** Whether a power builds in the homes the board prints, or in those it has named (Escalation). */
  homeCentres: ['as-printed', 'named-in-winter'],
} as const

export type PolicyName = keyof typeof POLICIES

/** What Secrets of Diplomacy alone answers otherwise (S14 to S17, S22, S30, S31): no case of DATC is about it. */
export const SECRETS_ONLY = [
  'supportHoldCut',
  'ownAttack',
  'convoyDisruption',
  'standOffAtSea',
  'retreatGround',
  'missingRetreat',
  'missingRemoval',
] as const

/** What Escalation alone answers otherwise: it says how a game begins and where units are built. */
export const ESCALATION_ONLY = ['openingUnits', 'homeCentres'] as const

const OTHER_GAMES: readonly PolicyName[] = [...SECRETS_ONLY, ...ESCALATION_ONLY]

/** The disputable issues of DATC. */
export const DISPUTED = (Object.keys(POLICIES) as PolicyName[]).filter(
  (name) => !OTHER_GAMES.includes(name),
)
export type Policies = { readonly [P in PolicyName]: (typeof POLICIES)[P][number] }

export const EDITIONS = ['2023', '2000', '1982'] as const
export type Edition = (typeof EDITIONS)[number]

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
  unconvoyedMove: 'still-a-move',
  openingUnits: 'as-printed',
  homeCentres: 'as-printed',
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

/** The policies of each edition; 2023 holds the preferences of DATC 3.0 throughout. */
export const EDITION_POLICIES: Readonly<Record<Edition, Policies>> = {
  '2023': E2023,
  '2000': E2000,
  '1982': { ...E2000, convoyParadox: '1982', convoyRoute: 'intent' },
}
