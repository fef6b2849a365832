// The state before the first card: units on the board, decks still unshuffled.
import type { Seed } from '../../../kernel/chance.ts'
import { type EditionId, kept } from '../editions/edition.ts'
import { deckOf } from '../facts/cards.ts'
import { AP, CP } from '../facts/nations.ts'
import { type Placement, SETUP } from '../facts/setup.ts'
import { type Holder, SPACES } from '../facts/spaces.ts'
import { ofKind, UNITS } from '../facts/units.ts'
import { POOLS } from '../facts/units.ts'
import { type Board, type OpenBoard, type OpenLists, RESERVE, trenchFor, UNUSED } from './board.ts'
import { firstBidder, type WayToSides } from './bid.ts'
import type { DiceKind } from './dice-kind.ts'
import type { State } from './state.ts'
import { type ScenarioId, SCENARIOS } from '../scenarios/scenarios.ts'

/** Puts counters that are not yet in the game where a list says. */
export function putUnits(
  board: OpenLists<'at' | 'reduced' | 'trench'>,
  placements: readonly Placement[],
): void {
  for (const { space, units, trench } of placements) {
    for (const { kind, reduced } of units) {
      const unit = ofKind(kind).find((one) => board.at[one] === UNUSED)
      if (unit === undefined) throw new Error(`no ${kind} is left`)
      board.at[unit] = space ?? RESERVE
      board.reduced[unit] = reduced ? 1 : 0
    }
    if (space !== null && trench > 0) {
      const holder = board.holder[space]
      if (holder === CP || holder === AP) board.trench[space] = trenchFor(holder, trench)
    }
  }
}

/** The board as a scenario begins (4.2). */
export function openingBoard(scenario: ScenarioId): Board {
  const board: OpenBoard = {
    at: UNITS.map(() => UNUSED),
    reduced: UNITS.map(() => 0),
    holder: SPACES.map(({ start }): Holder => start),
    trench: SPACES.map(() => 0),
    destroyed: [],
    besieged: [],
  }
  putUnits(board, SETUP)
  for (const { space, level } of SCENARIOS[scenario].trenches) {
    const holder = board.holder[space]
    board.trench[space] = trenchFor(holder === CP ? CP : AP, level)
  }
  return board
}

/**
 * The game as it begins: the Central Powers say whether they take Guns of August (4.3.2). Where sides are given by a bid,
 * that comes first.
 */
export function beginning(
  seed: Seed,
  scenario: ScenarioId,
  dice: DiceKind = 'program',
  sides: WayToSides = 'seated',
  edition: EditionId = '2018',
): State {
  return {
    ...kept(edition),
    ...(dice === 'own' ? { ownDice: true } : {}),
    seed,
    dice: 0,
    shuffles: 0,
    scenario,
    segment: 'opening',
    turn: 1,
    round: 1,
    side: CP,
    board: openingBoard(scenario),
    points: 10,
    status: [0, 0],
    combined: 0,
    levels: ['mobilization', 'mobilization'],
    atWar: [],
    events: [],
    cancelled: [],
    hands: [[], []],
    decks: [deckOf(CP, 'mobilization'), deckOf(AP, 'mobilization')],
    discards: [[], []],
    removed: [],
    faceUp: [[], []],
    spentCards: [],
    mixing: [false, false],
    mandates: [
      { box: 'none', met: true },
      { box: 'none', met: true },
    ],
    actions: [[], []],
    reinforced: [],
    neutralEntered: false,
    quotas: [],
    halves: POOLS.map(() => 0),
    pending: sides === 'bid' ? { kind: 'bid', side: firstBidder(seed) } : { kind: 'opening', side: CP },
    operation: null,
    battle: null,
    redeployment: null,
    eventWork: null,
    log: [],
    records: [],
    ended: null,
  }
}
