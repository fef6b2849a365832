// Builds a view from nothing: it copies only what these eyes may see.
import type { Eyes } from '../../kernel/game.ts'
import { activationsOf } from './activation/choosing.ts'
import { barToCard, type CardStep } from './combat/battle-cards.ts'
import { chancesOf } from './combat/chances.ts'
import { aimsOf } from './combat/declaring.ts'
import { placesOwing } from './activation/owed.ts'
import { doomedUnits } from './combat/doomed.ts'
import { forecastOf } from './combat/forecast.ts'
import { refusedTogether, unreadyNow } from './combat/unready.ts'
import { leftByWays } from './combat/taking.ts'
import { barToPlay } from './cards/playable.ts'
import { type CardId, cardNamed } from './facts/cards.ts'
import { answersOf, dueDieOf } from './engine.ts'
import { AP, CP, type Side, sideName, sideOfSeat } from './facts/nations.ts'
import { spaceId, SPACES } from './facts/spaces.ts'
import { POOLS, unitId, UNITS } from './facts/units.ts'
import { leadingFrom } from './leading.ts'
import { siegesAhead, siegesOf } from './movement/besieging.ts'
import { reachOf } from './movement/reach.ts'
import { violationsOf } from './movement/violations.ts'
import { pricesOf } from './prices.ts'
import { BARS } from './refusals.ts'
import { bidChange } from './politics/bidding.ts'
import { standingAt } from './politics/victory.ts'
import { recordedBy } from './replacements/replacing.ts'
import { SCENARIOS } from './scenarios/scenarios.ts'
import { phaseName } from './sequence/phases.ts'
import { USES } from './facts/use.ts'
import { ELIMINATED, RESERVE, UNUSED } from './state/board.ts'
import type { Battle, Both, Operation, State } from './state/state.ts'
import { cutsAgainst } from './threats/cuts.ts'
import { departuresOf } from './threats/departures.ts'
import { type Exposure, exposedBy } from './threats/exposures.ts'
import { type Raid, raidsAgainst } from './threats/raids.ts'
import { isSupplied } from './supply/supply.ts'
import type {
  BattleView,
  BySide,
  DecisionView,
  ExposureView,
  OperationView,
  PogView,
  PoolPoints,
  RaidView,
  UnitView,
} from './view.ts'

const bySide = <T, V>(pair: Both<T>, see: (value: T) => V): BySide<V> => ({
  cp: see(pair[CP]),
  ap: see(pair[AP]),
})
const copy = <T>(items: readonly T[]): readonly T[] => [...items]

const placeOf = (at: number): UnitView['at'] => {
  if (at >= 0) return spaceId(at)
  return at === RESERVE ? 'reserve' : at === ELIMINATED ? 'eliminated' : 'gone'
}

function standingOf(state: State): PogView['standing'] {
  const { winner, lacks } = standingAt(SCENARIOS[state.scenario], state.points + bidChange(state))
  return { winner: winner === null ? null : sideName(winner), lacks: bySide(lacks, (points) => points) }
}

/** What these eyes see. Where a die is due they see the game as far as the dice before it take it. */
export function viewOf(now: State, eyes: Eyes): PogView {
  const due = dueDieOf(now)
  const state = due?.state ?? now
  const { board, pending } = state
  return {
    ...(state.policies ? { policies: { ...state.policies } } : {}),
    scenario: state.scenario,
    segment: state.segment,
    phase: phaseName(state),
    turn: state.turn,
    round: state.round,
    side: sideName(state.side),
    points: state.points,
    standing: standingOf(state),
    status: bySide(state.status, (value) => value),
    combined: state.combined,
    levels: bySide(state.levels, (value) => value),
    mandates: bySide(state.mandates, ({ box, met }) => ({ box, met })),
    actions: bySide(state.actions, (made) => made.map(({ kind, card }) => ({ kind, card }))),
    units: UNITS.filter(({ index }) => board.at[index] !== UNUSED).map(({ id, index }) => ({
      unit: id,
      at: placeOf(board.at[index] as number),
      reduced: board.reduced[index] === 1,
    })),
    held: bySide([CP, AP], (side) =>
      SPACES.filter(({ index }) => board.holder[index] === side).map(({ id }) => id),
    ),
    trenches: SPACES.flatMap(({ id, index }) => {
      const trench = board.trench[index] as number
      if (trench === 0) return []
      return [{ space: id, side: sideName(trench > 0 ? CP : AP), level: Math.abs(trench) }]
    }),
    destroyed: board.destroyed.map(spaceId),
    besieged: board.besieged.map(spaceId),
    sieges: siegesOf(state),
    unsupplied: UNITS.filter(
      ({ index }) => (board.at[index] as number) >= 0 && !isSupplied(board, index),
    ).map(({ id }) => id),
    events: copy(state.events),
    hands: bySide(state.hands, ({ length }) => length),
    decks: bySide(state.decks, ({ length }) => length),
    discards: bySide(state.discards, copy),
    removed: copy(state.removed),
    faceUp: bySide(state.faceUp, copy),
    spentCards: copy(state.spentCards),
    replacements: POOLS.map((pool, i) => ({ pool, points: (state.halves[i] as number) / 2 })).filter(
      ({ points }) => points > 0,
    ),
    bid: state.bid
      ? { wanted: sideName(state.bid.wanted), points: state.bid.points, accepted: state.bid.accepted }
      : null,
    roll: due && {
      purpose: due.purpose,
      space: due.space === null ? null : spaceId(due.space),
      fallen: copy(due.fallen),
    },
    asked: pending && { side: sideName(pending.side), kind: pending.kind, over: isOverForAll(state) },
    winners: state.ended && state.ended.who.map((seat) => sideName(sideOfSeat(seat))),
    how: state.ended && state.ended.how,
    operation: state.operation && operationView(state.operation),
    battle: state.battle && battleView(state, state.battle),
    redeployment: state.redeployment && {
      left: state.redeployment.left,
      done: state.redeployment.done.map(unitId),
      chosen: state.redeployment.chosen === null ? null : unitId(state.redeployment.chosen),
    },
    eventWork: state.eventWork && {
      card: state.eventWork.card,
      armies: state.eventWork.armies.map(unitId),
      points: state.eventWork.halves / 2,
    },
    log: copy(state.log),
    closed: state.records.length,
    own: (eyes.kind === 'seats' ? eyes.seats : []).map((seat) => {
      const side = sideOfSeat(seat)
      return {
        seat,
        hand: copy(state.hands[side]),
        recorded: state.hands[side].map((card) => wouldRecord(state, card)),
        decision: pending?.side === side ? decisionView(state, side) : null,
      }
    }),
  }
}

/** Questions that are asked until they are ended, and answered without a look into a hand. */
const OPEN_TO_ALL: readonly DecisionView['kind'][] = ['attack', 'redeploy', 'replace']

/** Everybody sees how many cards a side holds: of none nothing can be discarded. */
const isOverForAll = (state: State): boolean =>
  state.pending !== null &&
  (OPEN_TO_ALL.includes(state.pending.kind) ||
    (state.pending.kind === 'discard' && state.hands[state.pending.side].length === 0)) &&
  answersOf(state).every(({ kind }) => kind === 'done')

function wouldRecord(state: State, card: CardId): readonly PoolPoints[] {
  const points = recordedBy(state, cardNamed(card))
  return POOLS.flatMap((pool) => (points[pool] ? [{ pool, points: points[pool] }] : []))
}

const operationView = (operation: Operation): OperationView => ({
  budget: operation.budget,
  spent: operation.spent,
  moves: operation.moves.map(spaceId),
  attacks: operation.attacks.map(spaceId),
  moved: operation.moved.map(unitId),
  group: operation.group && {
    units: operation.group.units.map(unitId),
    at: spaceId(operation.group.at),
    left: operation.group.left,
    path: operation.group.path.map(spaceId),
  },
  digging: operation.digging.map(unitId),
  fought: operation.fought.map(unitId),
  targets: operation.targets.map(spaceId),
})

const battleView = (state: State, battle: Battle): BattleView => ({
  side: sideName(battle.side),
  target: spaceId(battle.target),
  attackers: battle.attackers.map(unitId),
  defenders: battle.defenders.map(unitId),
  from: battle.from.map(spaceId),
  cards: { attacker: copy(battle.cards.attacker), defender: copy(battle.cards.defender) },
  flank: battle.flank && { ...battle.flank, pin: spaceId(battle.flank.pin) },
  order: battle.order,
  fire: {
    attacker: battle.fire.attacker && { ...battle.fire.attacker },
    defender: battle.fire.defender && { ...battle.fire.defender },
  },
  forecast: {
    attacker: battle.fire.attacker ? null : forecastOf(state, battle, 'attacker'),
    defender: battle.fire.defender ? null : forecastOf(state, battle, 'defender'),
  },
  distance: battle.distance,
})

function decisionView(state: State, side: Side): DecisionView | null {
  const { pending, operation } = state
  if (!pending) return null
  const answers = answersOf(state)
  const group = operation?.group
  const reach = group ? reachOf(state, operation, group) : []
  return {
    kind: pending.kind,
    answers: copy(answers),
    costs: pricesOf(state, side, answers),
    leads: leadingFrom(state, side, answers),
    violations:
      pending.kind === 'move' && operation
        ? violationsOf(state, operation).map(({ space, bar }) => ({
            space: spaceId(space),
            bar,
            rule: BARS[bar],
          }))
        : [],
    activations: activationsOf(state, side),
    aims: (pending.kind === 'attack' ? aimsOf(state) : []).map(({ from, targets }) => ({
      from: spaceId(from),
      targets: targets.map(spaceId),
    })),
    odds: chancesOf(state, side).map(({ pin, ...chance }) => ({
      pin: pin === null ? null : spaceId(pin),
      ...chance,
    })),
    barred: barredNow(state, side, pending.kind),
    unready: unreadyNow(state).map(({ what, bar }) => ({ what, bar, rule: BARS[bar] })),
    refusedTogether: refusedTogether(state, answers).map(spaceId),
    leaves: pending.kind === 'losses' ? leftByWays(state) : [],
    ...leftBehind(state, side, pending.kind),
    owing: placesOwing(state, side).map(spaceId),
    exposing:
      pending.kind === 'advance' && state.battle
        ? departuresOf(state, state.battle, answers).map(({ units, exposures }) => ({
            units: units.map(unitId),
            places: exposures.map(exposureView),
          }))
        : [],
    reach: reach.map(({ space, path }) => ({ space: spaceId(space), path: path.map(spaceId) })),
    besieging: group
      ? siegesAhead(state, operation, group, [group.at, ...reach.map(({ space }) => space)])
      : [],
  }
}

/** Questions that may end an action: their view lists what would be left exposed. */
const ENDS_AN_ACTION: readonly DecisionView['kind'][] = ['move', 'attack', 'redeploy']

/** Questions before that, with which a side may leave its units where they are: their view lists which could be cut off. */
const BEGINS_AN_ACTION: readonly DecisionView['kind'][] = ['action', 'activate']

const barredUses = (state: State, side: Side): DecisionView['barred'] =>
  state.hands[side].flatMap((card) =>
    USES.flatMap((as) => {
      const bar = barToPlay(state, card, as)
      return bar === null ? [] : [{ card, as, bar, rule: BARS[bar] }]
    }),
  )

/** Steps of a battle in which a side is asked for cards. */
const STEP_OF: Partial<Record<DecisionView['kind'], CardStep>> = {
  'trench-cards': 'trench',
  flank: 'flank',
  'attacker-cards': 'cards',
  'defender-cards': 'cards',
}

function barredNow(state: State, side: Side, kind: DecisionView['kind']): DecisionView['barred'] {
  const step = STEP_OF[kind]
  if (kind === 'action') return barredUses(state, side)
  const { battle } = state
  if (!step || !battle) return []
  return [...state.hands[side], ...state.faceUp[side]].flatMap((card) => {
    if (cardNamed(card).category !== 'combat') return []
    const bar = barToCard(state, battle, card, side, step)
    return bar === null ? [] : [{ card, as: 'event', bar, rule: BARS[bar] }]
  })
}

type LeftBehind = Pick<DecisionView, 'threatened' | 'doomed' | 'exposed'>
const NOTHING_LEFT: LeftBehind = { threatened: [], doomed: [], exposed: [] }

/** What an action that ends now leaves to the enemy; before it, only units that the enemy could cut off. */
function leftBehind(state: State, side: Side, kind: DecisionView['kind']): LeftBehind {
  const ends = ENDS_AN_ACTION.includes(kind)
  if (!ends && !BEGINS_AN_ACTION.includes(kind)) return NOTHING_LEFT
  const raids = raidsAgainst(state, side)
  const threatened = cutsAgainst(state, side, raids.alone).map((cut) => ({
    unit: unitId(cut.unit),
    by: cut.raids.map(raidView),
  }))
  return ends
    ? {
        threatened,
        doomed: doomedUnits(state, side).map(unitId),
        exposed: exposedBy(state, side, raids).map(exposureView),
      }
    : { ...NOTHING_LEFT, threatened }
}

const raidView = ({ unit, path }: Raid): RaidView => ({ unit: unitId(unit), path: path.map(spaceId) })

const exposureView = ({ space, scores, fort, raids }: Exposure): ExposureView => ({
  space: spaceId(space),
  scores,
  fort,
  by: raids.map(raidView),
})
