// The six actions of a round (8.1.3), as far as the scenario has them.
import { newOperation } from '../activation/activating.ts'
import { EFFECTS, landwehrUnits } from '../cards/effects.ts'
import { broughtBy } from '../cards/playable.ts'
import { playedAsEvent } from '../politics/played-as-event.ts'
import { type Card, cardNamed, type CardId } from '../facts/cards.ts'
import { sideName } from '../facts/nations.ts'
import { spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { unitAt, unitId, type UnitIndex } from '../facts/units.ts'
import { dig } from '../movement/moving.ts'
import { placesFor } from '../replacements/placement.ts'
import { fillUp, record, stepCost } from '../replacements/replacing.ts'
import type { Answer } from '../state/answer.ts'
import type { Use } from '../facts/use.ts'
import { RESERVE } from '../state/board.ts'
import { type ActionMade, type State, withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { endAction } from './turn.ts'

const note = (work: Work, made: ActionMade): void => {
  const { state } = work
  state.actions = withSide(state.actions, state.side, [...state.actions[state.side], made])
}

/** Plays a card in one of its uses. */
export function play(work: Work, id: CardId, as: Use): void {
  const { state } = work
  const { side } = state
  const card = cardNamed(id)
  state.hands = withSide(
    state.hands,
    side,
    state.hands[side].filter((one) => one !== id),
  )
  note(work, { kind: as, card: id })
  work.log({ kind: 'played', side: sideName(side), card: id, as })
  if (as !== 'event' || !card.removed)
    state.discards = withSide(state.discards, side, [...state.discards[side], id])
  switch (as) {
    case 'ops':
      beginOperation(work, card.operations)
      return
    case 'sr':
      state.redeployment = { left: card.redeployment, done: [], chosen: null }
      work.ask('redeploy', side)
      return
    case 'rp':
      record(work, card)
      endAction(work)
      return
    case 'event':
      playEvent(work, card)
  }
}

/** One operation without a card. */
export function oneOperation(work: Work): void {
  note(work, { kind: 'one-operation', card: null })
  work.log({ kind: 'one-operation', side: sideName(work.state.side) })
  beginOperation(work, 1)
}

function beginOperation(work: Work, budget: number): void {
  work.state.operation = newOperation(budget)
  work.ask('activate', work.state.side)
}

/** Ends activation: moves come next, then attacks (9.2.8, 9.2.9). */
export function activationDone(work: Work): void {
  if (work.operation.moves.length > 0) work.ask('move', work.state.side)
  else beginAttacks(work)
}

/** Ends the moves of an action: armies dig. */
export function movesDone(work: Work): void {
  dig(work)
  work.operate({ before: null })
  beginAttacks(work)
}

/** Asks for the next attack, even where nothing can be attacked: the side itself ends its action. */
function beginAttacks(work: Work): void {
  work.ask('attack', work.state.side)
}

function playEvent(work: Work, card: Card): void {
  const { state } = work
  const pending = state.pending
  playedAsEvent(work, card.id)
  if (card.reinforcement) reinforce(work, card)
  EFFECTS[card.id]?.(work)
  if (state.pending === pending) endAction(work)
}

/** Corps go to the reserve; armies are placed one by one (9.5.3). */
function reinforce(work: Work, card: Card): void {
  const { state } = work
  const units = broughtBy(state, card)
  const { nation } = card.reinforcement ?? {}
  if (nation) state.reinforced = [...state.reinforced, nation]
  for (const unit of units.filter((one) => !unitAt(one).army)) arrive(work, unit, null)
  const armies = units.filter((one) => unitAt(one).army)
  if (armies.length === 0) return
  state.eventWork = { card: card.id, armies, halves: 0 }
  placeNext(work)
}

function arrive(work: Work, unit: UnitIndex, space: SpaceIndex | null): void {
  work.edit(['at', 'reduced'], (board) => {
    board.at[unit] = space ?? RESERVE
    board.reduced[unit] = 0
  })
  work.log({ kind: 'placed', unit: unitId(unit), space: space === null ? null : spaceId(space) })
}

/** Answers to where the next army of a card comes in. */
export function placeAnswers(state: State): Answer[] {
  return (state.eventWork?.armies ?? []).flatMap((army) =>
    placesFor(state.board, army, 'arrives').map((space): Answer => ({
      kind: 'place',
      unit: unitId(army),
      space: spaceId(space),
    })),
  )
}

/** Asks for the next army; one that has only one place goes there. */
function placeNext(work: Work): void {
  const { state } = work
  for (;;) {
    const answers = placeAnswers(state)
    const [only] = answers
    if (!only) return
    if (answers.length > 1) {
      work.ask('place', state.side)
      return
    }
    const [army] = state.eventWork?.armies ?? []
    if (army === undefined) return
    const [space] = placesFor(state.board, army, 'arrives')
    if (space === undefined) return
    putArmy(work, army, space)
  }
}

function putArmy(work: Work, army: UnitIndex, space: SpaceIndex): void {
  const { state } = work
  const { eventWork } = state
  if (!eventWork) return
  arrive(work, army, space)
  state.eventWork = { ...eventWork, armies: eventWork.armies.filter((one) => one !== army) }
}

/** Places an army of a card where its owner chose. */
export function place(work: Work, army: UnitIndex, space: SpaceIndex): void {
  putArmy(work, army, space)
  const { pending } = work.state
  if ((work.state.eventWork?.armies ?? []).length === 0) {
    endAction(work)
    return
  }
  work.state.pending = null
  placeNext(work)
  if (work.state.pending === null) {
    work.state.pending = pending
    endAction(work)
  }
}

/** Fills up a German unit by Landwehr; the event ends when no unit can take more points. */
export function landwehrFlip(work: Work, unit: UnitIndex): void {
  const { state } = work
  const { eventWork } = state
  if (!eventWork) return
  fillUp(work, unit)
  const halves = eventWork.halves - stepCost(unit)
  state.eventWork = { ...eventWork, halves }
  if (landwehrUnits(state, halves).length === 0) landwehrDone(work)
}

/** Ends Landwehr; points that it did not spend are lost (cp-05). */
export function landwehrDone(work: Work): void {
  const halves = work.state.eventWork?.halves ?? 0
  if (halves > 0) work.log({ kind: 'forfeited', side: 'cp', points: { ge: halves / 2 } })
  endAction(work)
}
