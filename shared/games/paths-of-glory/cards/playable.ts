// Whether a card may be played, as what, and why not (9.1 to 9.5).
import { type Card, type CardTest, cardNamed, type CardId } from '../facts/cards.ts'
import { CP, type Neutral, type Side } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { STACK } from '../facts/tables.ts'
import { unitAt, type UnitIndex, ofKind } from '../facts/units.ts'
import type { Bar } from '../refusals.ts'
import { placesFor } from '../replacements/placement.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import type { Answer } from '../state/answer.ts'
import { type Use, USES } from '../facts/use.ts'
import { UNUSED } from '../state/board.ts'
import { countAt } from '../state/stacks.ts'
import { type State, wasPlayed } from '../state/state.ts'
import { isSpaceSupplied } from '../supply/supply.ts'
import { diggingPlaces } from './effects.ts'

/** Counters that a reinforcement brings: those not yet in the game. */
export function broughtBy(state: State, card: Card): readonly UnitIndex[] {
  const units: UnitIndex[] = []
  for (const kind of card.reinforcement?.kinds ?? []) {
    const unit = ofKind(kind).find((one) => state.board.at[one] === UNUSED && !units.includes(one))
    if (unit !== undefined) units.push(unit)
  }
  return units
}

/** Whether all armies of a reinforcement find a place (9.5.3.1). */
function findsRoom(state: State, card: Card): boolean {
  const armies = broughtBy(state, card).filter((unit) => unitAt(unit).army)
  const [first] = armies
  if (first === undefined) return true
  const places = new Set(placesFor(state.board, first, 'arrives'))
  const room = [...places].reduce((sum, space) => sum + STACK - countAt(state.board, space, card.side), 0)
  // The French overflow to Orleans once Paris is full.
  return room >= armies.length
}

function barOfTest(state: State, card: Card, { code, names }: CardTest): Bar | null {
  const [first = '', second = ''] = names
  switch (code) {
    case 'turns':
      return state.turn < Number(first) || state.turn > Number(second) ? 'not-on-this-turn' : null
    case 'only-round':
      return state.turn === Number(first) && state.round === Number(second) ? null : 'not-in-this-round'
    case 'requires':
      return isRequirementMet(state, card, names) ? null : 'needs-other-event'
    case 'requires-any':
      return names.some((id) => wasPlayed(state, id)) ? null : 'needs-other-event'
    case 'not-after':
      return names.some((id) => wasPlayed(state, id)) ? 'closed-by-other-event' : null
    case 'own-commitment':
      return state.levels[card.side] === first ? null : 'needs-commitment'
    case 'own-commitment-below':
      return state.levels[card.side] === first ? 'needs-commitment' : null
    case 'cp-controls':
      return state.board.holder[spaceNamed(first)] === CP &&
        isSpaceSupplied(state.board, spaceNamed(first), CP)
        ? null
        : 'needs-place'
    case 'historical-not-turn-1':
      return SCENARIOS[state.scenario].id === 'historical' && state.turn === 1 ? 'not-on-this-turn' : null
    case 'at-war':
      return state.atWar.includes(first as Neutral) ? null : 'not-at-war'
    case 'combined-status-min':
      return state.combined >= Number(first) ? null : 'needs-commitment'
    case 'requires-only-on-turns':
      return null
    default:
      return 'track-not-there'
  }
}

/** A requirement may hold on some turns only: Falkenhayn needs Moltke in August and September (card cp-13). */
function isRequirementMet(state: State, card: Card, names: readonly string[]): boolean {
  const only = card.tests.find(({ code }) => code === 'requires-only-on-turns')?.names.map(Number)
  if (only && (state.turn < (only[0] ?? 0) || state.turn > (only[1] ?? 0))) return true
  return names.every((id) => wasPlayed(state, id))
}

/** Why a card may not be played as an event now. */
export function barToEvent(state: State, card: Card): Bar | null {
  switch (card.category) {
    case 'combat':
      return 'combat-card-alone'
    case 'neutral-entry':
      return state.neutralEntered ? 'one-neutral-a-turn' : 'not-in-scenario'
    case 'event':
      // The events of later decks are not implemented yet: no scenario here uses those decks.
      if (card.deck !== 'mobilization') return 'not-in-scenario'
      break
    case 'reinforcement':
      if (state.turn === 1) return 'no-reinforcements-in-august'
      if (card.reinforcement?.nation && state.reinforced.includes(card.reinforcement.nation))
        return 'one-reinforcement-a-nation'
      if (card.reinforcement?.place !== 'standard') return 'not-in-scenario'
      if (!findsRoom(state, card)) return 'no-place-for-army'
  }
  for (const test of card.tests) {
    const bar = barOfTest(state, card, test)
    if (bar) return bar
  }
  if (
    ((card.id as string) === 'cp-06' || (card.id as string) === 'ap-12') &&
    diggingPlaces(state, card.side).length === 0
  )
    return 'needs-place'
  return null
}

/** Why a card in hand may not be played as something. */
export function barToPlay(state: State, id: CardId, as: Use): Bar | null {
  const card = cardNamed(id)
  if (!state.hands[card.side].includes(id)) return 'not-in-hand'
  const last = state.actions[card.side].at(-1)?.kind
  switch (as) {
    case 'ops':
      return null
    case 'sr':
      return last === 'sr' ? 'no-two-redeployments' : null
    case 'rp':
      return last === 'rp' ? 'no-two-replacements' : null
    case 'event':
      return barToEvent(state, card)
  }
}

/** Answers to what a side does in its action round. */
export function actionAnswers(state: State, side: Side): Answer[] {
  const answers: Answer[] = []
  for (const card of state.hands[side])
    for (const as of USES) if (barToPlay(state, card, as) === null) answers.push({ kind: 'play', card, as })
  answers.push({ kind: 'one-operation' })
  return answers
}
