// The game as a seat, or whoever watches, can know it: everything in the view, with no card of a hidden hand. The rules
// can be asked about it.
import { boardSeen } from './board-seen.ts'
import { unseenCards } from './cards/unseen.ts'
import { cardNamed } from './facts/cards.ts'
import { AP, CP, enemyOf, NEUTRALS, type Side, sideNamed, sideOfSeat } from './facts/nations.ts'
import { spaceNamed } from './facts/spaces.ts'
import { POOLS, unitNamed, UNITS } from './facts/units.ts'
import { type Board, UNUSED } from './state/board.ts'
import { newBattle } from './state/new-battle.ts'
import { stackOf } from './state/stacks.ts'
import type { Battle, Both, Operation, State } from './state/state.ts'
import { isSupplied } from './supply/supply.ts'
import type { BySide, OwnView, PogView } from './view.ts'

const both = <T, V>(pair: BySide<T>, made: (value: T) => V): Both<V> => [made(pair.cp), made(pair.ap)]
const same = <T>(value: T): T => value

function operationOf(view: PogView, board: Board, side: Side): Operation | null {
  const { operation } = view
  if (!operation) return null
  const made = (side === CP ? view.actions.cp : view.actions.ap).at(-1)
  const isGuns = made?.kind === 'event' && (made.card as string) === 'cp-01'
  const moves = operation.moves.map(spaceNamed)
  const attacks = operation.attacks.map(spaceNamed)
  const active = [...moves, ...attacks].flatMap((space) => stackOf(board, space, side))
  return {
    budget: operation.budget,
    spent: operation.spent,
    moves,
    attacks,
    only: isGuns ? ['ge-1', 'ge-2', 'ge-3'].map(unitNamed) : null,
    idle: active.filter((unit) => !isSupplied(board, unit)),
    discounted: false,
    moved: operation.moved.map(unitNamed),
    group: operation.group && {
      units: operation.group.units.map(unitNamed),
      at: spaceNamed(operation.group.at),
      left: operation.group.left,
      path: operation.group.path.map(spaceNamed),
      halted: false,
    },
    digging: operation.digging.map(unitNamed),
    before: null,
    fought: operation.fought.map(unitNamed),
    targets: operation.targets.map(spaceNamed),
    retreated: view.log.flatMap((entry) => (entry.kind === 'retreated' ? [unitNamed(entry.unit)] : [])),
  }
}

function battleOf(view: PogView, board: Board, operation: Operation | null): Battle | null {
  const { battle } = view
  if (!battle) return null
  const side = sideNamed(battle.side)
  const target = spaceNamed(battle.target)
  const defenders = battle.defenders.map(unitNamed)
  return {
    ...newBattle(side, target),
    attackers: battle.attackers.map(unitNamed),
    defenders,
    weary: stackOf(board, target, enemyOf(side)).filter((unit) => operation?.retreated.includes(unit)),
    from: battle.from.map(spaceNamed),
    cards: battle.cards,
    trenchCard: battle.cards.attacker.find((id) => cardNamed(id).combat?.step === 'trench-cancel') ?? null,
    flank: battle.flank && { ...battle.flank, pin: spaceNamed(battle.flank.pin) },
    order: battle.order,
    fire: battle.fire,
    hadUnits: defenders.length > 0,
    distance: battle.distance,
  }
}

/**
 * The state as a seat knows it; without a seat, as everybody knows it. The cards that another side may hold lie in its
 * deck, with its hand no shorter.
 */
export function stateSeen(view: PogView, own: OwnView | null): State {
  const board = boardSeen(view)
  const side = sideNamed(view.side)
  const seat = own && sideOfSeat(own.seat)
  const operation = operationOf(view, board, side)
  const decks = ([CP, AP] as const).map((one) => unseenCards(view, one, own && one === seat ? own.hand : []))
  const hands = ([CP, AP] as const).map((one) =>
    own && one === seat ? own.hand : (decks[one] ?? []).slice(0, one === CP ? view.hands.cp : view.hands.ap),
  )
  return {
    ...(view.policies ? { policies: view.policies } : {}),
    seed: { chance: 'folded', secret: '' },
    dice: 0,
    shuffles: 0,
    scenario: view.scenario,
    segment: view.segment,
    turn: view.turn,
    round: view.round,
    side,
    board,
    points: view.points,
    status: both(view.status, same),
    combined: view.combined,
    levels: both(view.levels, same),
    atWar: NEUTRALS.filter((nation) =>
      UNITS.some((unit) => unit.nation === (nation as string) && board.at[unit.index] !== UNUSED),
    ),
    events: view.events,
    // An event ends those that were played before it.
    cancelled: view.events.flatMap((id, i) =>
      (cardNamed(id).cancels as State['cancelled']).filter((other) =>
        view.events.slice(0, i).includes(other),
      ),
    ),
    hands: [hands[CP] ?? [], hands[AP] ?? []],
    decks: [decks[CP] ?? [], decks[AP] ?? []],
    discards: both(view.discards, same),
    removed: view.removed,
    faceUp: both(view.faceUp, same),
    spentCards: view.spentCards,
    mixing: [false, false],
    mandates: both(view.mandates, same),
    actions: both(view.actions, same),
    reinforced: [...view.actions.cp, ...view.actions.ap].flatMap(({ kind, card }) => {
      const nation = kind === 'event' && card ? cardNamed(card).reinforcement?.nation : null
      return nation ? [nation] : []
    }),
    neutralEntered: false,
    quotas: [],
    halves: POOLS.map((pool) => 2 * (view.replacements.find((one) => one.pool === pool)?.points ?? 0)),
    pending: view.asked && { kind: view.asked.kind, side: sideNamed(view.asked.side) },
    operation,
    battle: battleOf(view, board, operation),
    redeployment: view.redeployment && {
      left: view.redeployment.left,
      done: view.redeployment.done.map(unitNamed),
      chosen: view.redeployment.chosen === null ? null : unitNamed(view.redeployment.chosen),
    },
    eventWork: view.eventWork && {
      card: view.eventWork.card,
      armies: view.eventWork.armies.map(unitNamed),
      halves: 2 * view.eventWork.points,
    },
    log: view.log,
    records: [],
    ended: null,
  }
}
