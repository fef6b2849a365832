// A battle from its declaration to its advance (12.2): the steps in their order, asking where somebody decides.
import { cardNamed, type CardId } from '../facts/cards.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { enemyOf, sideName, type Side } from '../facts/nations.ts'
import { FORT, spaceId, type SpaceIndex } from '../facts/spaces.ts'
import { COLUMN_NAMES } from '../facts/tables.ts'
import { factor, LOSS, UNIT_ARMY, unitAt, unitId, type UnitIndex } from '../facts/units.ts'
import { isGate } from '../movement/entering.ts'
import { noteAttack } from '../politics/mandates.ts'
import { playedAsEvent } from '../cards/star.ts'
import { destroyFort, enter, liftBroken } from '../sieges/sieges.ts'
import type { Answer } from '../state/answer.ts'
import { type Board, ELIMINATED, GONE, hasFort, terrainEffect, trenchOf } from '../state/board.ts'
import { stackOf } from '../state/ground.ts'
import { type Battle, type Role, type State, withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { advanceAnswers } from './advance.ts'
import {
  hasSpecial,
  mayHoldCard,
  modifierOf,
  otherRole,
  playableCards,
  roleSide,
  trenchesOf,
} from './battle-cards.ts'
import { kill, loseStep } from './casualties.ts'
import { fireOf, firepower, shiftsAt } from './fire.ts'
import { flankModifier, flankSucceeds, forceAllowsFlank, groundAllowsFlank } from './flank.ts'
import { type LossWay, lossWays } from './losses.ts'
import { retreatPaths, strandedAt } from './retreat.ts'
import { barToAttack, barTogether, barToFight, barToTarget } from './targets.ts'

/** Answers to what is attacked next. */
export function attackAnswers(state: State): Answer[] {
  const { operation } = state
  if (!operation) return []
  return [
    ...targetsOf(state).map((space): Answer => ({ kind: 'attack', space: spaceId(space) })),
    { kind: 'done' },
  ]
}

/** Places that some activated unit may attack now. */
export function targetsOf(state: State): SpaceIndex[] {
  const { operation, board, side } = state
  if (!operation) return []
  const targets = new Set<SpaceIndex>()
  for (const from of operation.attacks)
    for (const unit of stackOf(board, from, side)) {
      if (operation.fought.includes(unit) || operation.idle.includes(unit)) continue
      for (const space of [from, ...linesOfSpace(from).map(({ to }) => to)])
        if (
          !targets.has(space) &&
          barToTarget(state, operation, space, side) === null &&
          barToAttack(state, operation, unit, space) === null &&
          barTogether(state, operation, [unit], space) === null
        )
          targets.add(space)
    }
  return [...targets].sort((a, b) => a - b)
}

/** A battle begins to be put together. */
export function declare(work: Work, target: SpaceIndex): void {
  const { side } = work.state
  work.state.battle = {
    side,
    target,
    attackers: [],
    defenders: [],
    weary: [],
    from: [],
    cards: { attacker: [], defender: [] },
    trenchCard: null,
    flank: null,
    order: 'together',
    fire: { attacker: null, defender: null },
    settled: { attacker: false, defender: false },
    asked: null,
    steps: [],
    unspent: 0,
    replaced: [],
    hadUnits: false,
    distance: 0,
    retreats: [],
    stranded: [],
    advanced: [],
  }
  work.ask('attackers', side)
}

/** Answers to who takes part. */
export function attackersAnswers(state: State, battle: Battle): Answer[] {
  const { operation } = state
  if (!operation) return []
  const answers: Answer[] = []
  if (barToFight(state, operation, battle.attackers, battle.target) === null) answers.push({ kind: 'fight' })
  for (const unit of candidatesOf(state, battle))
    if (barTogether(state, operation, [...battle.attackers, unit], battle.target) === null)
      answers.push({ kind: 'join', unit: unitId(unit) })
  for (const unit of battle.attackers) answers.push({ kind: 'leave', unit: unitId(unit) })
  answers.push({ kind: 'call-off' })
  return answers
}

/** Units that could still take part in the attack that is being put together. */
export function candidatesOf(state: State, battle: Battle): UnitIndex[] {
  const { operation, board, side } = state
  if (!operation) return []
  return operation.attacks.flatMap((from) =>
    stackOf(board, from, side).filter(
      (unit) =>
        !battle.attackers.includes(unit) && barToAttack(state, operation, unit, battle.target) === null,
    ),
  )
}

/** The attack is made (12.2.2). */
export function fight(work: Work): void {
  const battle = work.battle
  const { operation, board } = work.state
  const enemies = stackOf(board, battle.target, enemyOf(battle.side))
  const weary = enemies.filter((unit) => operation?.retreated.includes(unit))
  const from = [...new Set(battle.attackers.map((unit) => board.at[unit] as number))]
  work.fight({
    defenders: enemies.filter((unit) => !weary.includes(unit)),
    weary,
    from,
    hadUnits: enemies.length > 0,
  })
  work.log({
    kind: 'attacked',
    side: sideName(battle.side),
    space: spaceId(battle.target),
    units: battle.attackers.map(unitId),
  })
  if (from.some((space) => isGate(space, battle.target)))
    if (battle.attackers.some((unit) => unitAt(unit).family === 'ru')) work.use('russian-gate')
  noteAttack(work, work.battle)
  askTrenchCards(work)
}

function askTrenchCards(work: Work): void {
  const battle = work.battle
  if (mayHoldCard(work.state, battle, battle.side, 'trench')) work.ask('trench-cards', battle.side)
  else askFlank(work)
}

const mayFlank = (state: State, battle: Battle): boolean =>
  forceAllowsFlank(battle.attackers, battle.from) &&
  groundAllowsFlank(
    state.board,
    battle.target,
    enemyOf(battle.side),
    battle.defenders.length + battle.weary.length > 0,
    trenchesOf(battle),
  )

function askFlank(work: Work): void {
  if (mayFlank(work.state, work.battle)) work.ask('flank', work.battle.side)
  else askCards(work, 'attacker')
}

/** Answers to whether a flank attack is tried. */
export function flankAnswers(state: State, battle: Battle): Answer[] {
  const cards = playableCards(state, battle, battle.side, 'flank')
  return [
    ...battle.from.flatMap((pin): Answer[] => [
      { kind: 'flank', pin: spaceId(pin), card: null },
      ...cards.map((card): Answer => ({ kind: 'flank', pin: spaceId(pin), card })),
    ]),
    { kind: 'no-flank' },
  ]
}

/** A flank attack is tried: a die, or a card that makes it succeed (12.3.3). */
export function tryFlank(work: Work, pin: SpaceIndex, card: CardId | null): void {
  const battle = work.battle
  const modifier = flankModifier(work.board, battle.from, pin, battle.target, battle.side)
  if (card) playCard(work, 'attacker', card)
  const die = card ? null : work.roll('flank', battle.side)
  const success = die === null || flankSucceeds(die, modifier)
  work.log({ kind: 'flank', pin: spaceId(pin), die, modifier, success })
  work.fight({ flank: { pin, modifier, success }, order: success ? 'attacker' : 'defender' })
  askCards(work, 'attacker')
}

/** No flank attack. */
export const skipFlank = (work: Work): void => askCards(work, 'attacker')

function askCards(work: Work, role: Role): void {
  const battle = work.battle
  const side = roleSide(battle, role)
  if (mayHoldCard(work.state, battle, side, 'cards')) {
    work.ask(role === 'attacker' ? 'attacker-cards' : 'defender-cards', side)
    return
  }
  cardsDone(work, role)
}

/** A side has played its cards. */
export function cardsDone(work: Work, role: Role): void {
  if (role === 'attacker') askCards(work, 'defender')
  else fire(work)
}

/** Answers to which combat card is played next. */
export const cardAnswers = (state: State, battle: Battle, side: Side, step: 'trench' | 'cards'): Answer[] => [
  ...playableCards(state, battle, side, step).map((card): Answer => ({ kind: 'card', card })),
  { kind: 'done' },
]

/** A side plays a card in the battle; one from its hand is an event (9.5.4). */
export function playCard(work: Work, role: Role, id: CardId): void {
  const battle = work.battle
  const side = roleSide(battle, role)
  const { state } = work
  if (state.hands[side].includes(id)) {
    state.hands = withSide(
      state.hands,
      side,
      state.hands[side].filter((one) => one !== id),
    )
  }
  state.spentCards = [...state.spentCards, id]
  work.log({ kind: 'combat-card', side: sideName(side), card: id })
  work.fight({ cards: { ...battle.cards, [role]: [...battle.cards[role], id] } })
  playedAsEvent(work, id)
}

/** A card that takes trenches away. */
export function playTrenchCard(work: Work, id: CardId): void {
  playCard(work, 'attacker', id)
  work.fight({ trenchCard: id })
  askFlank(work)
}

/** No such card. */
export const skipTrenchCards = (work: Work): void => askFlank(work)

const living = (board: Board, units: readonly UnitIndex[]): UnitIndex[] =>
  units.filter((unit) => (board.at[unit] as number) >= 0)

/** Whether the defender's fort stands and fires. */
const defendingFort = (board: Board, battle: Battle): SpaceIndex | null =>
  board.holder[battle.target] === enemyOf(battle.side) && hasFort(board, battle.target) ? battle.target : null

function shoot(work: Work, role: Role): void {
  const battle = work.battle
  const { board } = work
  const side = roleSide(battle, role)
  const hasUnits = living(board, [...battle.defenders, ...battle.weary]).length > 0
  const units = living(board, role === 'attacker' ? battle.attackers : battle.defenders)
  const fort = role === 'attacker' ? null : defendingFort(board, battle)
  if (units.length === 0 && fort === null) {
    work.fight({ fire: { ...battle.fire, [role]: noFire } })
    return
  }
  const shift = shiftsAt(board, battle.target, enemyOf(battle.side), hasUnits, trenchesOf(battle))[role]
  const power = firepower(board, units, fort)
  const shot = fireOf(power, shift, work.roll('fire', side), modifierOf(battle, role))
  work.fight({ fire: { ...work.battle.fire, [role]: shot } })
  work.log({
    kind: 'fired',
    side: sideName(side),
    strength: shot.strength,
    table: shot.table,
    column: COLUMN_NAMES[shot.table][shot.column] ?? '',
    shift: shot.shift,
    die: shot.die,
    modifier: shot.modifier,
    loss: shot.loss,
  })
}

const noFire = {
  strength: 0,
  table: 'corps',
  base: 0,
  shift: 0,
  column: 0,
  die: 0,
  modifier: 0,
  loss: 0,
} as const

/** Both fire, together or one after the other (12.2.9, 12.3.3). */
function fire(work: Work): void {
  const { order } = work.battle
  if (order === 'together') {
    shoot(work, 'attacker')
    shoot(work, 'defender')
    askLosses(work, 'defender')
    return
  }
  shoot(work, order)
  askLosses(work, otherRole(order))
}

/** Every legal way for a side to take its losses now. */
export function waysOf(state: State, battle: Battle, role: Role): readonly LossWay[] {
  const number = battle.fire[otherRole(role)]?.loss ?? 0
  const units = living(state.board, role === 'attacker' ? battle.attackers : battle.defenders)
  const ways = lossWays(state.board, units, number, role === 'attacker' ? 'by-priority' : 'free')
  if (role === 'attacker' || !hasSpecial(battle, 'defender', 'withdrawal')) return ways
  // Under Withdrawal corps take losses before armies, where they can (12.6.9).
  const ofCorps = ways.filter(({ steps }) => steps.some((unit) => !UNIT_ARMY[unit]))
  return ofCorps.length > 0 ? ofCorps : ways
}

/** Answers to how losses are taken. */
export const lossAnswers = (state: State, battle: Battle, role: Role): Answer[] =>
  waysOf(state, battle, role).map(({ steps }) => ({ kind: 'losses', steps: steps.map(unitId) }))

function askLosses(work: Work, role: Role): void {
  const battle = work.battle
  work.fight({ asked: role })
  const ways = waysOf(work.state, battle, role)
  const [only] = ways
  if (ways.length === 1 && only) takeLosses(work, only.steps)
  else work.ask('losses', roleSide(battle, role))
}

/** A side takes its losses. */
export function takeLosses(work: Work, steps: readonly UnitIndex[]): void {
  const role = work.battle.asked
  if (!role) throw new Error('nobody is asked for losses')
  const number = work.battle.fire[otherRole(role)]?.loss ?? 0
  let points = 0
  for (const unit of steps) {
    points += lossFactor(work.board, unit)
    const { died, corps } = loseStep(work, unit)
    const battle = work.battle
    const key = role === 'attacker' ? 'attackers' : 'defenders'
    let units = battle[key]
    if (died) units = units.filter((one) => one !== unit)
    if (corps !== undefined) {
      units = [...units, corps]
      work.fight({ replaced: [...battle.replaced, { army: unit, corps }] })
    }
    work.fight({ [key]: units })
  }
  if (role === 'defender') {
    const { weary } = work.battle
    // Whoever retreated here before dies of any loss, and pays for none of it (12.5.6).
    if (number > 0 && weary.length > 0) {
      for (const unit of weary) {
        const gone = kill(work, unit, 'may-return')
        work.log({ kind: 'lost', unit: unitId(unit), to: gone ? 'gone' : 'eliminated' })
      }
      work.fight({ weary: [] })
    }
    work.fight({ steps, unspent: number - points })
    hitFort(work, number - points)
  }
  work.fight({ settled: { ...work.battle.settled, [role]: true }, asked: null })
  afterLosses(work, role)
}

const lossFactor = (board: Board, unit: UnitIndex): number =>
  factor(LOSS, unit, board.reduced[unit] as number)

/** The fort takes what is left when all its units are dead, if that is enough (12.4.6, 15.1.7). */
function hitFort(work: Work, left: number): void {
  const battle = work.battle
  const fort = defendingFort(work.board, battle)
  if (fort === null || battle.defenders.length + battle.weary.length > 0) return
  if (left < (FORT[fort] as number)) return
  work.fight({ unspent: left - (FORT[fort] as number) })
  destroyFort(work, fort, battle.side)
}

function afterLosses(work: Work, role: Role): void {
  const { order, settled } = work.battle
  const other = otherRole(role)
  if (!settled[other]) {
    if (order !== 'together') shoot(work, role)
    askLosses(work, other)
    return
  }
  askRestoring(work)
}

/** Units that may take a step back by Withdrawal: corps before armies (12.6.3, 12.6.6, 12.6.8). */
export function restorable(state: State, battle: Battle): readonly UnitIndex[] {
  const steps = [...new Set(battle.steps)]
  const corps = steps.filter((unit) => !UNIT_ARMY[unit])
  if (corps.length > 0) return corps
  return steps.filter((unit) => {
    const alive = (state.board.at[unit] as number) >= 0
    return alive || battle.unspent === 0
  })
}

export const restoreAnswers = (state: State, battle: Battle): Answer[] =>
  restorable(state, battle).map((unit) => ({ kind: 'restore', unit: unitId(unit) }))

function askRestoring(work: Work): void {
  const battle = work.battle
  if (!hasSpecial(battle, 'defender', 'withdrawal')) {
    conclude(work)
    return
  }
  const units = restorable(work.state, battle)
  const [only] = units
  if (only === undefined) conclude(work)
  else if (units.length === 1) restore(work, only)
  else work.ask('restore', roleSide(battle, 'defender'))
}

/** One unit takes its step back. */
export function restore(work: Work, unit: UnitIndex): void {
  const battle = work.battle
  const alive = (work.board.at[unit] as number) >= 0
  work.edit(['at', 'reduced'], (board) => {
    if (alive) board.reduced[unit] = 0
    else {
      board.at[unit] = battle.target
      board.reduced[unit] = 1
    }
  })
  if (!alive) work.fight({ defenders: [...battle.defenders, unit] })
  work.log({ kind: 'restored', unit: unitId(unit) })
  conclude(work)
}

/** Who won; cards, sieges, then retreat (12.2.11, 12.2.12). */
function conclude(work: Work): void {
  const battle = work.battle
  const inflicted = {
    attacker: battle.fire.attacker?.loss ?? 0,
    defender: battle.fire.defender?.loss ?? 0,
  }
  const margin = inflicted.attacker - inflicted.defender
  const winner: Role | null = margin > 0 ? 'attacker' : margin < 0 ? 'defender' : null
  work.log({
    kind: 'battle-won',
    by: winner && sideName(roleSide(battle, winner)),
    margin: Math.abs(margin),
  })
  putCardsAway(work, winner)
  liftBroken(work)
  const withdraws = hasSpecial(battle, 'defender', 'withdrawal')
  const stays = hasSpecial(battle, 'defender', 'no-retreat') && !withdraws
  const pressed =
    winner === 'attacker' && work.battle.attackers.some((unit) => work.board.reduced[unit] === 0)
  const distance = withdraws ? 1 : pressed && !stays ? (margin === 1 ? 1 : 2) : 0
  work.fight({ distance })
  if (distance === 0 || work.battle.defenders.length === 0) askAdvance(work)
  else askStand(work)
}

/** The winner keeps cards that may stay face up; all others are discarded (9.5.4.2, 9.5.4.3). */
function putCardsAway(work: Work, winner: Role | null): void {
  for (const role of ['attacker', 'defender'] as const) {
    const side = roleSide(work.battle, role)
    for (const id of work.battle.cards[role]) {
      const { combat } = cardNamed(id)
      const { state } = work
      const others = state.faceUp[side].filter((one) => one !== id)
      if (state.removed.includes(id)) {
        state.faceUp = withSide(state.faceUp, side, others)
        continue
      }
      const stays = (combat?.keep && winner === role) || (combat?.keepUntilLoss && winner !== otherRole(role))
      state.faceUp = withSide(state.faceUp, side, stays ? [...others, id] : others)
      if (!stays) state.discards = withSide(state.discards, side, [...state.discards[side], id])
    }
  }
}

/** Units that may lose a step so that all stay (12.5.3); none where nothing lets them. */
export function standing(state: State, battle: Battle): readonly UnitIndex[] {
  const { board } = state
  const entrenched =
    trenchOf(board, battle.target, enemyOf(battle.side)) > 0 && trenchesOf(battle) === 'count'
  if (!entrenched && !terrainEffect(battle.target).mayCancelRetreat) return []
  if (hasSpecial(battle, 'defender', 'withdrawal')) return []
  const [only] = battle.defenders
  if (battle.defenders.length === 1 && only !== undefined && board.reduced[only] === 1) return []
  return battle.defenders
}

export const standAnswers = (state: State, battle: Battle): Answer[] => [
  ...standing(state, battle).map((unit): Answer => ({ kind: 'stand', unit: unitId(unit) })),
  { kind: 'fall-back' },
]

function askStand(work: Work): void {
  if (standing(work.state, work.battle).length > 0) work.ask('stand', roleSide(work.battle, 'defender'))
  else askRetreat(work)
}

/** One step more, and nobody retreats. */
export function stand(work: Work, unit: UnitIndex): void {
  work.log({ kind: 'stood', unit: unitId(unit) })
  const { died, corps } = loseStep(work, unit)
  if (died)
    work.fight({
      defenders: [
        ...work.battle.defenders.filter((one) => one !== unit),
        ...(corps === undefined ? [] : [corps]),
      ],
    })
  work.fight({ distance: 0 })
  askAdvance(work)
}

const waiting = (battle: Battle): UnitIndex[] =>
  battle.defenders.filter((unit) => !battle.retreats.some((one) => one.unit === unit))

/** Answers to which unit retreats where. */
export function retreatAnswers(state: State, battle: Battle): Answer[] {
  const side = enemyOf(battle.side)
  return waiting(battle).flatMap((unit) =>
    retreatPaths(state, unit, battle.target, battle.distance, side).map((path): Answer => ({
      kind: 'retreat',
      unit: unitId(unit),
      path: path.map(spaceId),
    })),
  )
}

/** Asks for the next retreat; who has nowhere to go dies, and a single way is taken at once. */
export function askRetreat(work: Work): void {
  const side = roleSide(work.battle, 'defender')
  for (;;) {
    const left = waiting(work.battle)
    if (left.length === 0) {
      askAdvance(work)
      return
    }
    const { target, distance } = work.battle
    const lost = left.find((unit) => retreatPaths(work.state, unit, target, distance, side).length === 0)
    if (lost !== undefined) {
      dieRetreating(work, lost)
      continue
    }
    const [unit] = left
    if (left.length === 1 && unit !== undefined) {
      const paths = retreatPaths(work.state, unit, target, distance, side)
      if (paths.length === 1 && paths[0]) {
        moveBack(work, unit, paths[0])
        continue
      }
    }
    work.ask('retreat', side)
    return
  }
}

/** A unit retreats. */
export function retreat(work: Work, unit: UnitIndex, path: readonly SpaceIndex[]): void {
  moveBack(work, unit, path)
  askRetreat(work)
}

function moveBack(work: Work, unit: UnitIndex, path: readonly SpaceIndex[]): void {
  const { target } = work.battle
  const side = roleSide(work.battle, 'defender')
  const last = path.at(-1) as number
  work.edit(['at'], (board) => {
    board.at[unit] = last
  })
  const way = [target, ...path]
  if (unitAt(unit).family === 'ru' && path.some((space, i) => isGate(way[i] as number, space)))
    work.use('russian-gate')
  work.log({ kind: 'retreated', unit: unitId(unit), path: path.map(spaceId) })
  // Only the last place changes hands (12.5.5).
  enter(work, last, side)
  work.fight({ retreats: [...work.battle.retreats, { unit, path }] })
  work.operate({ retreated: [...work.operation.retreated, unit] })
}

/** A unit that cannot retreat dies, and with a corps the army that it replaced is gone for good (12.5.4). */
function dieRetreating(work: Work, unit: UnitIndex): void {
  const battle = work.battle
  const side = roleSide(battle, 'defender')
  const stranded = battle.distance === 2 ? strandedAt(work.state, unit, battle.target, side) : []
  kill(work, unit, 'armies-gone')
  work.log({ kind: 'died-retreating', unit: unitId(unit) })
  const replaced = battle.replaced.find(({ corps }) => corps === unit)
  if (replaced && work.board.at[replaced.army] === ELIMINATED)
    work.edit(['at'], (board) => {
      board.at[replaced.army] = GONE
    })
  work.fight({
    defenders: battle.defenders.filter((one) => one !== unit),
    stranded: [...new Set([...battle.stranded, ...stranded])],
  })
}

/** Asks who advances, where anybody may (12.7). */
export function askAdvance(work: Work): void {
  liftBroken(work)
  if (advanceAnswers(work.state, work.battle).length > 1) work.ask('advance', work.battle.side)
  else finish(work)
}

/** The battle is over; the next attack is asked for. */
export function finish(work: Work): void {
  const battle = work.battle
  const operation = work.operation
  work.operate({
    fought: [...operation.fought, ...battle.attackers],
    targets: [...operation.targets, battle.target],
  })
  work.state.battle = null
  work.ask('attack', battle.side)
}
