// Prepares the orders before anything is decided: which route each army takes, which supports and convoys match.
import { ARMY, NONE, SEA } from '../../board/board.ts'
import { hasRoute, isNeeded, walks } from '../../orders/convoy-route.ts'
import { CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../../orders/legality.ts'
import {
  BY_LAND,
  BY_SEA,
  CONVOYS,
  EITHER,
  MOVES,
  NO,
  NOWHERE,
  STAYS,
  SUPPORTS,
  UNKNOWN,
  YES,
  type Work,
} from './work.ts'

/** Reads the orders of a work into acts, routes and chains, and lists what has to be decided. */
export function prepare(work: Work): void {
  readOrders(work)
  matchConvoys(work)
  matchAttacks(work)
  matchSupports(work)
  listDecisions(work)
}

/** Clears the phase before, and sorts the units by their kinds of orders. */
function readOrders(work: Work): void {
  const { position, kind, to, act, dest, moves, supports, convoys, board } = work
  work.block.set(work.blank)
  if (work.weighted) weigh(work)
  let moveCount = 0
  let supportCount = 0
  let convoyCount = 0
  work.voyageCount = 0
  for (let i = 0; i < position.count; i++) {
    switch (kind[i]!) {
      case MOVE:
        act[i] = MOVES
        dest[i] = board.province[to[i]!]!
        moves[moveCount++] = i
        break
      case SUPPORT_HOLD:
      case SUPPORT_MOVE:
        supports[supportCount++] = i
        break
      case CONVOY:
        convoys[convoyCount++] = i
        break
      default:
    }
  }
  work.moveCount = moveCount
  work.supportCount = supportCount
  work.convoyCount = convoyCount
}

function weigh({ position, weight, sure, possible, sureAway, possibleAway, stayed, mayStay }: Work): void {
  for (let i = 0; i < position.count; i++)
    sure[i] = possible[i] = sureAway[i] = possibleAway[i] = stayed[i] = mayStay[i] = weight[i]!
}

/** A convoy matches if the army is ordered to that very place (R106). Then each army takes its way. */
function matchConvoys(work: Work): void {
  const { position, to, via, target, act, dest, firstFleet, nextFleet, board, convoys, moves } = work
  for (let c = work.convoyCount - 1; c >= 0; c--) {
    const f = convoys[c]!
    const army = target[f]!
    if (act[army] !== MOVES || dest[army] !== board.province[to[f]!]) continue
    nextFleet[f] = firstFleet[army]!
    firstFleet[army] = f
  }
  for (let m = 0; m < work.moveCount; m++) {
    const i = moves[m]!
    if (position.type[i] !== ARMY) continue
    const onFoot = walks(board, position.in[i]!, dest[i]!)
    if (!onFoot || via[i] || firstFleet[i] !== NONE) chooseRoute(work, i, onFoot)
  }
}

/** R122, R123; DATC 4.A.3: which way an army goes that has a convoy ordered or asked for. */
function chooseRoute(work: Work, army: number, onFoot: boolean): void {
  const { policies, route, act, path, firstFleet, nextFleet } = work
  const complete = isComplete(work, army)
  if (onFoot && !meantForSea(work, army, complete)) return
  if (complete) {
    const fallsBack =
      onFoot && (policies.disruptedConvoy === 'falls-back-to-land' || policies.convoyRoute === '1971')
    route[army] = fallsBack ? EITHER : BY_SEA
    path[army] = UNKNOWN
    work.voyages[work.voyageCount++] = army
  } else {
    if (onFoot && policies.viaWithoutConvoy === 'falls-back-to-land') return
    route[army] = NOWHERE
    path[army] = NO
    if (policies.unconvoyedMove === 'holds') act[army] = STAYS
  }
  for (let f = firstFleet[army]!; f !== NONE; f = nextFleet[f]!) act[f] = CONVOYS
}

function meantForSea(work: Work, army: number, complete: boolean): boolean {
  const { policies, via, position, firstFleet, nextFleet, dest } = work
  switch (policies.convoyRoute) {
    case 'via':
      return via[army] === 1
    case '1971': {
      const there = position.occupant[dest[army]!]!
      return complete && there !== NONE && work.kind[there] === MOVE && dest[there] === position.in[army]
    }
    case 'own-fleet':
    case 'intent': {
      if (via[army] === 1) return true
      for (let f = firstFleet[army]!; f !== NONE; f = nextFleet[f]!)
        if (position.power[f] === position.power[army]) return true
      return false
    }
  }
}

/** Whether the fleets ordered make a whole chain; marks those on it where the policy asks for that. */
function isComplete(work: Work, army: number): boolean {
  const { board, scratch, position, dest, open, firstFleet, nextFleet, policies, onRoute } = work
  const from = position.in[army]!
  const to = dest[army]!
  for (let f = firstFleet[army]!; f !== NONE; f = nextFleet[f]!) open[position.in[f]!] = 1
  const complete = hasRoute(board, scratch, open, 1, from, to, NONE)
  if (policies.multiRouteConvoy === 'any-route-disrupted')
    for (let f = firstFleet[army]!; f !== NONE; f = nextFleet[f]!)
      onRoute[f] = isNeeded(board, open, from, to, position.in[f]!) ? 1 : 0
  for (let f = firstFleet[army]!; f !== NONE; f = nextFleet[f]!) open[position.in[f]!] = 0
  return complete
}

function matchAttacks(work: Work): void {
  const { position, act, dest, facing, firstAttacker, nextAttacker, moves } = work
  for (let m = work.moveCount - 1; m >= 0; m--) {
    const i = moves[m]!
    if (act[i] !== MOVES) continue
    const to = dest[i]!
    nextAttacker[i] = firstAttacker[to]!
    firstAttacker[to] = i
    const there = position.occupant[to]!
    if (there !== NONE && act[there] === MOVES && dest[there] === position.in[i]) facing[i] = there
  }
}

/**
 * R90..R93: a support to hold matches a unit that is not ordered to move, a support to move that very move. One whose
 * unit is not attacked counts at once; the others are the first that have to be decided, because moves wait for them.
 */
function matchSupports(work: Work): void {
  const { position, kind, target, to, act, state, dest, weight, away, firstHelper, nextHelper, todo } = work
  const { possible, possibleAway, sure, sureAway, firstAttacker, supports } = work
  let open = 0
  for (let s = work.supportCount - 1; s >= 0; s--) {
    const k = supports[s]!
    const toHold = kind[k] === SUPPORT_HOLD
    const unit = target[k]!
    if (toHold && act[unit] === MOVES) {
      if (!meetsAtSea(work, unit)) continue
      matchStay(work, k, unit)
      todo[open++] = k
      continue
    }
    if (!toHold && !isThatMove(work, unit, to[k]!)) continue
    act[k] = SUPPORTS
    const into = toHold ? position.in[unit]! : dest[unit]!
    dest[k] = into
    nextHelper[k] = firstHelper[unit]!
    firstHelper[unit] = k
    const there = position.occupant[into]!
    const adds = weight[k]!
    const addsAway = there === NONE || position.power[there] !== position.power[k] ? adds : 0
    away[k] = addsAway
    possible[unit]! += adds
    possibleAway[unit]! += addsAway
    if (firstAttacker[position.in[k]!] !== NONE) todo[open++] = k
    else {
      state[k] = YES
      sure[unit]! += adds
      sureAway[unit]! += addsAway
    }
  }
  work.todoCount = open
}

/** S17: whether a fleet is ordered into an empty sea together with another power's, and may be supported if both stay. */
function meetsAtSea(
  { policies, board, position, dest, firstAttacker, nextAttacker }: Work,
  unit: number,
): boolean {
  if (policies.standOffAtSea === 'no-defence') return false
  const sea = dest[unit]!
  if (board.kind[sea] !== SEA || position.occupant[sea] !== NONE) return false
  for (let m = firstAttacker[sea]!; m !== NONE; m = nextAttacker[m]!)
    if (position.power[m] !== position.power[unit]) return true
  return false
}

/** A support for a fleet where it stays after a stand-off at sea; it adds nothing to the fleet's own move. */
function matchStay({ act, dest, forStay, position, mayStay, weight }: Work, k: number, fleet: number): void {
  act[k] = SUPPORTS
  dest[k] = position.in[fleet]!
  forStay[k] = 1
  mayStay[fleet]! += weight[k]!
}

function isThatMove({ act, dest, to, board }: Work, unit: number, supported: number): boolean {
  if (act[unit] !== MOVES || dest[unit] !== board.province[supported]) return false
  return supported < board.provinces || supported === to[unit]
}

/** A convoy whose fleet is not attacked is decided: it counts. So is a move without rivals or a defender. */
function listDecisions(work: Work): void {
  const { position, act, dest, firstAttacker, nextAttacker, state, route, todo, weight } = work
  const { convoys, moves } = work
  let open = work.todoCount
  for (let c = 0; c < work.convoyCount; c++) {
    const f = convoys[c]!
    if (act[f] !== CONVOYS) continue
    if (firstAttacker[position.in[f]!] !== NONE) todo[open++] = f
    else state[f] = YES
  }
  for (let m = 0; m < work.moveCount; m++) {
    const i = moves[m]!
    if (act[i] !== MOVES) continue
    const to = dest[i]!
    const alone = firstAttacker[to] === i && nextAttacker[i] === NONE && weight[i]! > 0
    if (alone && position.occupant[to] === NONE && route[i] === BY_LAND) state[i] = YES
    else todo[open++] = i
  }
  work.todoCount = open
}

/** Moves a support from "may count" to "counts" or to nothing. */
export function countSupport(work: Work, k: number, verdict: number): void {
  const { target, weight, away, sure, possible, sureAway, possibleAway } = work
  const unit = target[k]!
  if (work.forStay[k]) {
    if (verdict === YES) work.stayed[unit]! += weight[k]!
    else work.mayStay[unit]! -= weight[k]!
  } else if (verdict === YES) {
    sure[unit]! += weight[k]!
    sureAway[unit]! += away[k]!
  } else {
    possible[unit]! -= weight[k]!
    possibleAway[unit]! -= away[k]!
  }
}
