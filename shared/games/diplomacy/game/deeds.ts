// The deeds of a played game, computed from its orders: the longest faith, the great stab, the most stubborn attack,
// the best convoy, the saviour. The records are the only source.
import type { Board } from '../board/board.ts'
import { provinceOf, type PowerId, type ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { handsOf } from './allegiance.ts'
import { move } from './engine.ts'
import { compiledFor } from '../variants/compiled.ts'
import { movementOptions } from '../orders/options.ts'
import { centresOf, updateOwners } from '../rules/ownership.ts'
import type { OrderResult } from '../rules/outcome.ts'
import { type DiplomacyState, seatOf } from './state.ts'
import type { Deed, PhaseRecord } from '../view.ts'

/** A shorter run does not count as faith, or as stubborn. */
const FAITH_TURNS = 4
const STUBBORN_TIMES = 3
/** A year, in seasons with a movement phase. */
const YEAR = 2

/** A movement phase with its number among them. */
interface Move {
  readonly record: PhaseRecord
  /** Year and season as one number, so that a year is two. */
  readonly when: number
}

/** The deeds of a game, at most one of each kind; a kind that did not happen is left out. */
export function deedsOf(state: DiplomacyState): readonly Deed[] {
  const { board } = compiledFor(state.options)
  const moves = state.records
    .filter(({ turn }) => turn.phase === 'movement')
    .map((record): Move => ({
      record,
      when: record.turn.year * YEAR + Number(record.turn.season === 'fall'),
    }))
  const hands = handsOf(state.options)
  /** Whether two powers have players, and not the same one. */
  const apart = (a: PowerId, b: PowerId) => {
    const [one, other] = [a, b].map((power) =>
      hands.find((hand) => hand.includes(seatOf(state.pairs?.[power] ?? power))),
    )
    return one !== undefined && other !== undefined && one !== other
  }
  return [
    greatestStab(state, moves, apart),
    longestFaith(board, moves, apart),
    saviourOf(state, moves, apart),
    mostStubborn(moves),
    bestConvoy(moves),
  ].filter((deed) => deed !== null)
}

type Apart = (a: PowerId, b: PowerId) => boolean

/** Where a unit tried to go; null for any other order and for one that the rules do not allow. */
const goalOf = ({ order, outcome }: OrderResult): ProvinceId | null =>
  order?.kind === 'move' && outcome.kind !== 'illegal' && outcome.kind !== 'invalid'
    ? provinceOf(order.to)
    : null

/** The power an order is aimed at: the owner of the unit at the goal, else of the centre. */
function victimOf(result: OrderResult, { units, owners }: PhaseRecord): PowerId | null {
  const goal = goalOf(result)
  if (goal === null) return null
  return units.find(({ at }) => provinceOf(at) === goal)?.power ?? owners[goal] ?? null
}

/** The other power a support that counted was given to; null for any other order. */
function helpedBy({ order, outcome }: OrderResult, { units }: PhaseRecord): PowerId | null {
  const supports = order?.kind === 'support-hold' || order?.kind === 'support-move'
  if (!supports || outcome.kind !== 'supports') return null
  const at = provinceOf(order.target.at)
  return units.find((unit) => provinceOf(unit.at) === at)?.power ?? null
}

type Stab = Extract<Deed, { kind: 'stab' }>
const COSTS: readonly Stab['cost'][] = ['nothing', 'place', 'centre']

function greatestStab({ records }: DiplomacyState, moves: readonly Move[], apart: Apart): Stab | null {
  let best: Stab | null = null
  const worth = (stab: Stab | null) => (stab ? COSTS.indexOf(stab.cost) : -1)
  for (const { record: help, when } of moves)
    for (const support of help.results) {
      const [by, of] = [support.unit.power, helpedBy(support, help)]
      if (of === null || !apart(by, of)) continue
      for (const { record, when: later } of moves) {
        if (later <= when || later > when + YEAR) continue
        for (const strike of record.results) {
          if (strike.unit.power !== by || victimOf(strike, record) !== of) continue
          const at = goalOf(strike)!
          const stab: Stab = {
            kind: 'stab',
            by,
            of,
            helped: help.turn,
            struck: record.turn,
            at,
            cost: costOf(strike, at, of, record, records),
          }
          if (worth(stab) > worth(best)) best = stab
        }
      }
    }
  return best
}

/** What an attack took from its victim before the year was over. */
function costOf(
  { outcome }: OrderResult,
  at: ProvinceId,
  of: PowerId,
  { turn, index, owners, dislodged }: PhaseRecord,
  records: readonly PhaseRecord[],
): Stab['cost'] {
  if (outcome.kind !== 'moves') return 'nothing'
  const year = records.filter((one) => one.index >= index && one.turn.year === turn.year)
  if (owners[at] === of && year.at(-1)?.ownersAfter[at] !== of) return 'centre'
  return dislodged.some(({ unit }) => provinceOf(unit.at) === at) ? 'place' : 'nothing'
}

/** Two powers that were within reach of each other most often and never attacked. */
function longestFaith(
  board: Board,
  moves: readonly Move[],
  apart: Apart,
): Extract<Deed, { kind: 'faith' }> | null {
  const near = new Map<string, { readonly powers: readonly [PowerId, PowerId]; turns: number }>()
  const broken = new Set<string>()
  const pair = (a: PowerId, b: PowerId) => [a, b].sort().join(' ')
  for (const { record } of moves) {
    const holds = new Map<ProvinceId, PowerId>(
      record.units.map(({ at, power }) => [provinceOf(at), power] as const),
    )
    const met = new Map<string, readonly [PowerId, PowerId]>()
    for (const [i, { moves: reach }] of movementOptions(board, record.units).entries())
      for (const to of reach) {
        const [a, b] = [record.units[i]!.power, holds.get(provinceOf(to))]
        if (b && apart(a, b)) met.set(pair(a, b), [a, b])
      }
    for (const [key, powers] of met) near.set(key, { powers, turns: (near.get(key)?.turns ?? 0) + 1 })
    for (const result of record.results) {
      const victim = victimOf(result, record)
      if (victim) broken.add(pair(result.unit.power, victim))
    }
  }
  const kept = [...near].filter(([key, { turns }]) => !broken.has(key) && turns >= FAITH_TURNS)
  const [longest] = kept.map(([, one]) => one).toSorted((a, b) => b.turns - a.turns)
  return longest ? { kind: 'faith', powers: longest.powers, turns: longest.turns } : null
}

/** A support of another power that kept the strongest one from winning, the last of them. */
function saviourOf(
  state: DiplomacyState,
  moves: readonly Move[],
  apart: Apart,
): Extract<Deed, { kind: 'saviour' }> | null {
  const { options } = state
  if (options.victoryBy !== 'centres') return null
  const { board } = compiledFor(options)
  const countOf = (owners: PhaseRecord['owners'], power: PowerId) => centresOf(board, owners, power)
  for (const { record } of moves.toReversed()) {
    if (record.turn.season !== 'fall') continue
    const leader = [...new Set(record.units.map(({ power }) => power))].find(
      (power) => countOf(record.owners, power) >= options.victoryCentres - MOST_AT_ONCE,
    )
    if (leader === undefined) continue
    const won = (units: readonly Unit[]) =>
      countOf(updateOwners(board, record.owners, units), leader) >= options.victoryCentres
    if (won(record.unitsAfter)) continue
    for (const result of record.results) {
      const { power } = result.unit
      if (result.outcome.kind !== 'supports' || !apart(power, leader)) continue
      if (won(without(state, record, result)))
        return { kind: 'saviour', by: power, from: leader, turn: record.turn, result }
    }
  }
  return null
}

/** No power takes more centres in one fall than this; a power farther from victory is not tried. */
const MOST_AT_ONCE = 5

/** The board after a movement phase in which one unit had no order. */
function without(
  state: DiplomacyState,
  { turn, units, owners, results }: PhaseRecord,
  gone: OrderResult,
): readonly Unit[] {
  const orders = results.flatMap(({ unit, order }) =>
    order && unit !== gone.unit ? [{ power: unit.power, slot: provinceOf(unit.at), order }] : [],
  )
  return move({ ...state, turn, units, owners, dislodged: [] }, orders, []).units
}

/** The longest run of movement phases in which a power failed to enter one space. */
function mostStubborn(moves: readonly Move[]): Extract<Deed, { kind: 'stubborn' }> | null {
  const runs = new Map<string, { readonly times: number; readonly when: number }>()
  let best: Extract<Deed, { kind: 'stubborn' }> | null = null
  for (const { record, when } of moves) {
    const tried = new Map<string, { readonly power: PowerId; readonly at: ProvinceId; failed: boolean }>()
    for (const result of record.results) {
      const [at, { power }] = [goalOf(result), result.unit]
      if (at === null) continue
      const key = `${power} ${at}`
      const failed = result.outcome.kind !== 'moves' && (tried.get(key)?.failed ?? true)
      tried.set(key, { power, at, failed })
    }
    for (const [key, { power, at, failed }] of tried) {
      const run = runs.get(key)
      const times = failed ? (run?.when === when - 1 ? run.times : 0) + 1 : 0
      runs.set(key, { times, when })
      if (times >= STUBBORN_TIMES && times > (best?.times ?? 0))
        best = { kind: 'stubborn', power, at, times, last: record.turn }
    }
  }
  return best
}

/** The army that was convoyed over the most seas; of equal ones the first. */
function bestConvoy(moves: readonly Move[]): Extract<Deed, { kind: 'convoy' }> | null {
  let best: Extract<Deed, { kind: 'convoy' }> | null = null
  for (const { record } of moves)
    for (const result of record.results) {
      if (result.outcome.kind !== 'moves' || !result.outcome.convoyed) continue
      const fleets = result.route?.length ?? 1
      if (fleets > (best?.fleets ?? 0))
        best = { kind: 'convoy', power: result.unit.power, turn: record.turn, result, fleets }
    }
  return best
}
