// Strategic redeployment (13.0): the side chooses a unit, then its new place, again and again.
import { LINES } from '../facts/lines.ts'
import { AP, type Nation, NATIONS, sideOfNation } from '../facts/nations.ts'
import { NEAR_EAST, spaceAt, spaceId, spaceNamed, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { REDEPLOY_ARMY, REDEPLOY_CORPS, STACK } from '../facts/tables.ts'
import {
  UNIT_ARMY,
  UNIT_KIND,
  UNIT_LINES,
  UNIT_SIDE,
  unitAt,
  unitId,
  type UnitIndex,
  UNITS,
} from '../facts/units.ts'
import { IN_WEST, isChannelClosed } from '../movement/entering.ts'
import type { Bar } from '../refusals.ts'
import { homesOf, isCapitalLost } from '../replacements/placement.ts'
import { suffices } from '../sieges/sieges.ts'
import type { Answer } from '../state/answer.ts'
import { hasEnemyFort, isBesieged, isOpenTo, RESERVE } from '../state/board.ts'
import { countAt, hasEnemy, stackOf } from '../state/stacks.ts'
import type { Quota, Redeployment, State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { openPorts } from '../supply/networks.ts'
import { isSupplied, livesOnAlly, suppliedAt } from '../supply/supply.ts'

const SALONIKA = spaceNamed('salonika')
const CETINJE = spaceNamed('cetinje')

/** Points that redeploying a unit costs (13.1.2). */
export const redeployCost = (unit: UnitIndex): number => (UNIT_ARMY[unit] ? REDEPLOY_ARMY : REDEPLOY_CORPS)

/** The quota that going between the Near East and elsewhere uses; `barred` where it is never allowed (13.2). */
function quotaFor(unit: UnitIndex, by: 'land' | 'sea' | 'reserve'): Quota | 'barred' | null {
  const { family, nation, side, marks, army } = unitAt(unit)
  if (side !== AP) return family === 'tu' ? null : army ? 'barred' : 'central-near-east'
  if (family === 'ru') return by === 'sea' || army ? 'barred' : 'russian-near-east'
  if (army) return marks.has('near-east-army') && by === 'land' ? null : 'barred'
  if (by === 'land') return null
  if (nation === 'ana') return 'barred'
  const british = family === 'br' && !marks.has('not-near-east') && !marks.has('west-only')
  return british ? 'british-near-east' : 'barred'
}

const mayCross = (state: State, unit: UnitIndex, by: 'land' | 'sea' | 'reserve'): boolean => {
  const quota = quotaFor(unit, by)
  return quota === null || (quota !== 'barred' && !state.quotas.includes(quota))
}

/** Why a unit may not be put down in a place, however it comes there; null where it may. */
export function barToPut(state: State, unit: UnitIndex, space: SpaceIndex): Bar | null {
  const { board, side } = state
  const { marks, family } = unitAt(unit)
  const { country } = spaceAt(space)
  if (family === 'ru' && country !== 'ru') return 'inside-russia-only'
  if (!isOpenTo(board, space, side) || hasEnemy(board, space, side)) return 'no-way'
  if (countAt(board, space, side) >= STACK) return 'too-many'
  if (isChannelClosed(state, space, side)) return 'may-not-stay-channel'
  if (marks.has('west-only') && !IN_WEST[space]) return 'west-only'
  return suppliedAt(board, unit, space) ? null : 'not-supplied-there'
}

const mayBePut = (state: State, unit: UnitIndex, space: SpaceIndex): boolean =>
  barToPut(state, unit, space) === null

const marked = new Uint8Array(SPACES.length)
const queue = new Int16Array(SPACES.length)

/** Calls back with each place that land redeployment reaches, until the callback asks it to stop (13.1.5, 13.1.6). */
function overLand(state: State, unit: UnitIndex, visit: (space: SpaceIndex) => boolean): void {
  const { board, side } = state
  const start = board.at[unit] as number
  const { family, marks } = unitAt(unit)
  if (family === 'ru' && spaceAt(start).country !== 'ru') return
  if (marks.has('cannot-move')) return
  const lines = UNIT_LINES[unit] as number
  const crosses = mayCross(state, unit, 'land')
  marked.fill(0)
  marked[start] = 1
  queue[0] = start
  let end = 1
  for (let begin = 0; begin < end; begin++) {
    const from = queue[begin] as number
    for (const line of LINES[from] as (typeof LINES)[number]) {
      const { to } = line
      if (marked[to] || line.kind === 'landing' || (line.users & lines) === 0) continue
      if (!isOpenTo(board, to, side) || hasEnemy(board, to, side)) continue
      if (NEAR_EAST[to] !== NEAR_EAST[from] && !crosses) continue
      if (family === 'ru' && spaceAt(to).country !== 'ru') continue
      marked[to] = 1
      queue[end++] = to
      if (visit(to)) return
    }
  }
}

function overSea(state: State, unit: UnitIndex): readonly SpaceIndex[] {
  const { board, side } = state
  const at = board.at[unit] as number
  if (UNIT_ARMY[unit] || unitAt(unit).family === 'ru' || unitAt(unit).marks.has('cannot-move')) return []
  const ports = openPorts(board, side)
  if (!ports.includes(at)) return []
  return ports.filter(
    (port) => port !== at && (NEAR_EAST[port] === NEAR_EAST[at] || mayCross(state, unit, 'sea')),
  )
}

/** Why a unit does not go into the reserve box (13.1.6, 13.1.9, 13.1.11, 13.1.12, 13.2); null where it may. */
export function barToReserve(state: State, unit: UnitIndex): Bar | null {
  const { board } = state
  const { nation, family, marks } = unitAt(unit)
  const at = board.at[unit] as number
  if (at === RESERVE || UNIT_ARMY[unit] || marks.has('no-reserve-box')) return 'no-reserve'
  if (isCapitalLost(board, nation)) return 'capital-lost'
  if (family === 'ru' && spaceAt(at).country !== 'ru') return 'inside-russia-only'
  if (livesOnAlly(board, unit, at)) return 'ally-no-reserve'
  return NEAR_EAST[at] && !mayCross(state, unit, 'reserve') ? 'near-east-corps' : null
}

const mayGoToReserve = (state: State, unit: UnitIndex): boolean => barToReserve(state, unit) === null

/** Nations as redeployment counts them: Dominions and Portuguese are British (13.0). */
const redeployedAs = (nation: Nation): Nation => (['aus', 'cnd', 'pt'].includes(nation) ? 'br' : nation)

/** The counters beside which a corps of a nation comes out of the reserve box; Arabs and Senussi are nobody's base. */
const BASES: ReadonlyMap<Nation, readonly UnitIndex[]> = new Map(
  NATIONS.map((nation) => [
    nation,
    UNITS.filter(
      (unit) =>
        unit.side === sideOfNation(nation) &&
        redeployedAs(unit.nation) === redeployedAs(nation) &&
        unit.nation !== 'ana' &&
        unit.nation !== 'sn',
    ).map(({ index }) => index),
  ]),
)

/** Places of a corps in the reserve box: its own capitals and sources of supply, and supplied units of its nation. */
export function ownPlacesFor({ board }: State, unit: UnitIndex): readonly SpaceIndex[] {
  const { nation } = unitAt(unit)
  const places = new Set<SpaceIndex>(homesOf(redeployedAs(nation)))
  if (nation === 'sb' && board.holder[SALONIKA] === AP) places.add(SALONIKA)
  for (const base of BASES.get(nation) ?? []) {
    const at = board.at[base] as number
    if (at >= 0 && !places.has(at) && isSupplied(board, base)) places.add(at)
  }
  return [...places]
}

/** Why a corps does not come out of the reserve box at all (13.1.8, 13.1.11); null where it may. */
export function barToLeaveReserve({ board }: State, unit: UnitIndex): Bar | null {
  if (UNIT_ARMY[unit]) return 'no-reserve'
  return isCapitalLost(board, unitAt(unit).nation) ? 'capital-lost' : null
}

/** Why a corps does not come out of the reserve box into a place of its own (13.1.12, 13.2); null where it may. */
export function barToComeOut(state: State, unit: UnitIndex, space: SpaceIndex): Bar | null {
  if (livesOnAlly(state.board, unit, space)) return 'ally-no-reserve'
  if (NEAR_EAST[space] && !mayCross(state, unit, 'reserve')) return 'near-east-corps'
  return unitAt(unit).marks.has('cannot-move') && space !== CETINJE ? 'no-own-there' : null
}

/** Places where a corps may come out of the reserve box (13.1.8). */
function fromReserve(state: State, unit: UnitIndex): readonly SpaceIndex[] {
  if (barToLeaveReserve(state, unit) !== null) return []
  return ownPlacesFor(state, unit).filter(
    (space) => mayBePut(state, unit, space) && barToComeOut(state, unit, space) === null,
  )
}

/** Where a unit may be redeployed to; null is the reserve box. */
export function destinationsOf(state: State, unit: UnitIndex): readonly (SpaceIndex | null)[] {
  if (state.board.at[unit] === RESERVE) return fromReserve(state, unit)
  const places = new Set<SpaceIndex>()
  overLand(state, unit, (space) => {
    places.add(space)
    return false
  })
  for (const port of overSea(state, unit)) places.add(port)
  const found: (SpaceIndex | null)[] = [...places].filter((space) => mayBePut(state, unit, space))
  if (mayGoToReserve(state, unit)) found.push(null)
  return found
}

function hasDestination(state: State, unit: UnitIndex): boolean {
  if (state.board.at[unit] === RESERVE) return fromReserve(state, unit).length > 0
  if (mayGoToReserve(state, unit)) return true
  let found = false
  overLand(state, unit, (space) => (found = mayBePut(state, unit, space)))
  return found || overSea(state, unit).some((port) => mayBePut(state, unit, port))
}

/** Why a unit may not be redeployed. */
export function barToRedeploy(state: State, redeployment: Redeployment, unit: UnitIndex): Bar | null {
  const { board, side } = state
  const at = board.at[unit] as number
  if (UNIT_SIDE[unit] !== side || (at < 0 && at !== RESERVE)) return 'no-units'
  if (redeployment.done.includes(unit)) return 'redeployed-already'
  if (redeployCost(unit) > redeployment.left) return 'points-spent'
  if (at >= 0) {
    if (!isSupplied(board, unit)) return 'out-of-supply'
    if (hasEnemyFort(board, at, side) && isBesieged(board, at)) {
      const left = stackOf(board, at, side).filter((other) => other !== unit)
      if (left.length === 0 || !suffices(left, at)) return 'breaks-siege'
    }
  }
  return hasDestination(state, unit) ? null : 'no-destination'
}

/** Answers to which unit is redeployed next; corps that are alike in the reserve box stand once. */
export function redeployAnswers(state: State, redeployment: Redeployment): Answer[] {
  const answers: Answer[] = []
  const seen = new Set<number>()
  if (redeployment.left > 0)
    for (let unit = 0; unit < UNITS.length; unit++) {
      const at = state.board.at[unit] as number
      if (UNIT_SIDE[unit] !== state.side || (at < 0 && at !== RESERVE)) continue
      if (at === RESERVE) {
        const alike = (UNIT_KIND[unit] as number) * 2 + (state.board.reduced[unit] as number)
        if (seen.has(alike) || redeployment.done.includes(unit)) continue
        seen.add(alike)
      }
      if (barToRedeploy(state, redeployment, unit) === null)
        answers.push({ kind: 'redeploy', unit: unitId(unit) })
    }
  answers.push({ kind: 'done' })
  return answers
}

/** Answers to where the unit goes. */
export const redeployToAnswers = (state: State, unit: UnitIndex): Answer[] =>
  destinationsOf(state, unit).map((space) => ({
    kind: 'to',
    space: space === null ? null : spaceId(space),
  }))

/** The unit taken up is put down. */
export function redeployTo(work: Work, unit: UnitIndex, space: SpaceIndex | null): void {
  const { state } = work
  const { redeployment } = state
  if (!redeployment) throw new Error('nothing is being redeployed')
  const from = work.board.at[unit] as number
  noteQuota(work, unit, from, space)
  work.edit(['at'], (board) => {
    board.at[unit] = space ?? RESERVE
  })
  work.log({
    kind: 'redeployed',
    unit: unitId(unit),
    from: from === RESERVE ? null : spaceId(from),
    to: space === null ? null : spaceId(space),
  })
  state.redeployment = {
    left: redeployment.left - redeployCost(unit),
    done: [...redeployment.done, unit],
    chosen: null,
  }
  work.ask('redeploy', state.side)
}

function noteQuota(work: Work, unit: UnitIndex, from: SpaceIndex, to: SpaceIndex | null): void {
  const inEast = (space: SpaceIndex | null) => space !== null && space >= 0 && (NEAR_EAST[space] as boolean)
  if (inEast(from) === inEast(to)) return
  const viaBox = from === RESERVE || to === null
  const overland = !viaBox && reachesOverLand(work.state, unit, to)
  const quota = quotaFor(unit, viaBox ? 'reserve' : overland ? 'land' : 'sea')
  if (quota !== null && quota !== 'barred') work.use(quota)
}

function reachesOverLand(state: State, unit: UnitIndex, to: SpaceIndex): boolean {
  let found = false
  overLand(state, unit, (space) => (found ||= space === to))
  return found
}
