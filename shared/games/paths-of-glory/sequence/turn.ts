// The sequence of play (6.0): rounds, then everything at the end of a turn, then the next turn.
import { cardNamed, type CardId } from '../facts/cards.ts'
import { AP, CP, enemyOf, sideName, type Side } from '../facts/nations.ts'
import { ROUNDS } from '../facts/turns.ts'
import type { LogEntry } from '../log/entries.ts'
import { rollMandates } from '../politics/mandates.ts'
import { warStatus } from '../politics/victory.ts'
import { hasPoints, loseRest, replaceAnswers } from '../replacements/replacing.ts'
import { siegePhase } from '../sieges/siege-phase.ts'
import { type State, withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { attrition } from './attrition.ts'
import { closePhase, phaseName } from './phases.ts'

const GUNS = 'cp-01' as CardId

/** The opening is decided: decks are shuffled, hands are drawn, and the first turn begins (4.3). */
export function open(work: Work, takesGuns: boolean): void {
  const { state } = work
  const phase = phaseName(state)
  work.log({ kind: 'opening', taken: takesGuns })
  const deck = takesGuns ? state.decks[CP].filter((card) => card !== GUNS) : state.decks[CP]
  state.hands = [takesGuns ? [GUNS] : [], []]
  state.decks = [work.shuffle(deck), work.shuffle(state.decks[AP])]
  drawUp(work, CP)
  drawUp(work, AP)
  closePhase(work, phase)
  beginTurn(work)
}

function beginTurn(work: Work): void {
  const { state } = work
  state.segment = 'actions'
  state.round = 1
  state.side = CP
  state.actions = [[], []]
  state.reinforced = []
  state.neutralEntered = false
  state.quotas = []
  state.spentCards = []
  rollMandates(work)
  work.ask('action', CP)
}

/** Ends an action: the other side's action, the next round or the end of the turn follows. */
export function endAction(work: Work): void {
  const { state } = work
  const phase = phaseName(state)
  state.operation = null
  state.redeployment = null
  state.eventWork = null
  state.battle = null
  state.spentCards = []
  if (state.side === AP && state.round === ROUNDS) {
    endActions(work, phase)
    return
  }
  closePhase(work, phase)
  if (state.side === AP) state.round += 1
  state.side = enemyOf(state.side)
  work.ask('action', state.side)
}

/** What Attrition and sieges may take from a side. */
const TAKES: readonly LogEntry['kind'][] = ['starved', 'turned', 'fort-fell']

/** Attrition, sieges and war status; their log belongs to the last action round. */
function endActions(work: Work, phase: string): void {
  const { state } = work
  work.log({ kind: 'turn-ends', turn: state.turn })
  const before = state.log.length
  attrition(work)
  siegePhase(work)
  warStatus(work)
  if (state.ended) {
    closePhase(work, phase)
    return
  }
  work.log({
    kind: 'stands',
    quiet: !state.log.slice(before).some(({ kind }) => TAKES.includes(kind)),
    points: state.points,
    status: { cp: state.status[CP], ap: state.status[AP] },
  })
  closePhase(work, phase)
  state.segment = 'replacements'
  askReplacements(work, AP)
}

/** Allies first, then the Central Powers; a side with nothing to spend is not asked (17.0). */
function askReplacements(work: Work, side: Side): void {
  const { state } = work
  state.side = side
  if (hasPoints(state, side) && replaceAnswers(state, side).length > 1) work.ask('replace', side)
  else replacementsDone(work)
}

/** Ends the replacements of a side. */
export function replacementsDone(work: Work): void {
  const { state } = work
  const { side } = state
  loseRest(work, side)
  closePhase(work, phaseName(state))
  if (side === AP) {
    askReplacements(work, CP)
    return
  }
  state.segment = 'draw'
  putFaceUpAway(work)
  askDiscards(work, AP)
}

/** Combat cards that lay face up are discarded at the end of the turn (9.5.4.5). */
function putFaceUpAway(work: Work): void {
  const { state } = work
  for (const side of [AP, CP] as const)
    for (const card of state.faceUp[side])
      work.log({ kind: 'discarded', side: sideName(side), card, faceUp: true })
  state.discards = [
    [...state.discards[CP], ...state.faceUp[CP]],
    [...state.discards[AP], ...state.faceUp[AP]],
  ]
  state.faceUp = [[], []]
}

/** Whether a side may hold a combat card, by what everybody can see: only then is it asked. */
const mayHoldCombatCard = (state: State, side: Side): boolean =>
  state.hands[side].length > 0 &&
  [...state.hands[side], ...state.decks[side]].some((card) => cardNamed(card).category === 'combat')

function askDiscards(work: Work, side: Side): void {
  work.state.side = side
  if (mayHoldCombatCard(work.state, side)) work.ask('discard', side)
  else drawingDone(work)
}

/** A side throws a combat card away before it draws (9.5.4.6). */
export function discard(work: Work, card: CardId): void {
  const { state } = work
  const { side } = state
  state.hands = withSide(
    state.hands,
    side,
    state.hands[side].filter((one) => one !== card),
  )
  state.discards = withSide(state.discards, side, [...state.discards[side], card])
  work.log({ kind: 'discarded', side: sideName(side), card })
}

/** A side draws; when both have, the next turn begins. */
export function drawingDone(work: Work): void {
  const { state } = work
  const { side } = state
  if (state.mixing[side]) {
    reshuffle(work, side)
    state.mixing = withSide(state.mixing, side, false)
  }
  drawUp(work, side)
  closePhase(work, phaseName(state))
  if (side === AP) {
    askDiscards(work, CP)
    return
  }
  state.turn += 1
  beginTurn(work)
}

function reshuffle(work: Work, side: Side): void {
  const { state } = work
  const cards = [...state.decks[side], ...state.discards[side]]
  state.decks = withSide(state.decks, side, work.shuffle(cards))
  state.discards = withSide(state.discards, side, [])
  work.log({ kind: 'reshuffled', side: sideName(side), cards: cards.length })
}

/** Draws to a full hand; where the deck ends, the discards become a new one (6.0 G). */
function drawUp(work: Work, side: Side): void {
  const { state } = work
  const size = work.scenario.handSize
  const before = state.hands[side].length
  for (;;) {
    const missing = size - state.hands[side].length
    const drawn = state.decks[side].slice(0, missing)
    state.hands = withSide(state.hands, side, [...state.hands[side], ...drawn])
    state.decks = withSide(state.decks, side, state.decks[side].slice(drawn.length))
    if (drawn.length === missing || state.discards[side].length === 0) break
    reshuffle(work, side)
  }
  work.revealed = true
  work.log({ kind: 'drew', side: sideName(side), cards: state.hands[side].length - before })
}
