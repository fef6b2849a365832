// Whether what an answer says is so: the engine plays on, and tries where a rule has to be asked.
import { costOf } from '../activation/costs.ts'
import { newOperation } from '../activation/activating.ts'
import { forecastOf } from '../combat/forecast.ts'
import { answersOf, does, isLegal } from '../engine.ts'
import type { CardId } from '../facts/cards.ts'
import { enemyOf, type Side, sideName, sideNamed, type SideName } from '../facts/nations.ts'
import { type SpaceId, spaceNamed } from '../facts/spaces.ts'
import { COLUMN_NAMES } from '../facts/tables.ts'
import { POOLS, unitAt, unitNamed, UNITS } from '../facts/units.ts'
import type { LogEntry } from '../log/entries.ts'
import type { Answer } from '../state/answer.ts'
import { ELIMINATED, GONE, isOnBoard } from '../state/board.ts'
import type { Role, State } from '../state/state.ts'
import type { Dice } from '../state/work.ts'
import { isSupplied } from '../supply/supply.ts'
import type { Claim, Fate, LostStep } from './claims.ts'
import { attack, fight, flank } from './deeds.ts'
import { logOf, type Scene } from './film.ts'

const DICE = [1, 2, 3, 4, 5, 6] as const
const sideOfUnit = (unit: string): Side => unitAt(unitNamed(unit)).side
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join()
const always =
  (die: number): Dice =>
  () =>
    die

/** Whether a claim is true of a scene. */
export function isTrue(claim: Claim, scene: Scene): boolean {
  const { asked, after, seen } = scene
  switch (claim.kind) {
    case 'column': {
      const { table, column } = fireOf(scene, claim.role)
      return table === claim.table && column === claim.column
    }
    case 'flank':
      return DICE.find((die) => flanks(asked, claim.pin, die)) === claim.from
    case 'may-flank':
      return (does(asked, fight, always(1)).state.pending?.kind === 'flank') === claim.may
    case 'loses':
      return sameSet(outcomes(lossesOf(seen, claim.side)), outcomes(claim.steps))
    case 'may-lose':
      return answersOf(asked).some(
        (answer) =>
          answer.kind === 'losses' && sameSet(kinds(stepsOf(asked, answer.steps)), kinds(claim.steps)),
      )
    case 'inflicts':
      return (
        seen.find(
          (entry) => entry.kind === 'fired' && entry.side === claim.side && entry.loss === claim.loss,
        ) !== undefined
      )
    case 'won':
      return seen.some((entry) => entry.kind === 'battle-won' && entry.by === claim.by)
    case 'retreats':
      return asked.battle?.distance === claim.places && (asked.pending?.kind === 'stand') === claim.mayStand
    case 'may-advance':
      return sameSet([...new Set(advances(asked).flatMap(({ units }) => units))], claim.units)
    case 'advance-to':
      return sameSet([...new Set(advances(asked).flatMap(({ path }) => path.at(-1) ?? []))], claim.places)
    case 'costs':
      return operationsFor(asked, claim.places) === claim.operations
    case 'together':
      return attackTogether(asked, claim.target, claim.units)
    case 'card':
      return lieOf(after, claim.card as CardId) === claim.lies
    case 'points':
      return after.points === claim.total
    case 'takes':
      return sameSet(
        seen.flatMap((entry) => (entry.kind === 'held' && entry.side === claim.side ? [entry.space] : [])),
        claim.places,
      )
    case 'holds':
      return after.board.holder[spaceNamed(claim.place)] === sideNamed(claim.side)
    case 'fate':
      return fatesOf(after, claim.unit).includes(claim.fate)
    case 'records':
      return seen.some(
        (entry) =>
          entry.kind === 'recorded' &&
          entry.side === claim.side &&
          POOLS.every((pool) => (entry.points[pool] ?? 0) === (claim.points[pool] ?? 0)),
      )
    case 'draws':
      return seen.some(
        (entry) => entry.kind === 'drew' && entry.side === claim.side && entry.cards === claim.cards,
      )
    case 'level':
      return after.levels[sideNamed(claim.side)] === claim.level
    case 'lives':
      return pairsThatSpare(asked, claim.unit) === claim.pairs
    case 'falls':
      return (DICE.find((die) => fallsAt(scene, claim.place, die)) ?? null) === claim.from
  }
}

/** How a side fires in a scene: as it did, or as it would. */
function fireOf({ asked, seen }: Scene, role: Role): { readonly table: string; readonly column: string } {
  const { battle } = asked
  if (!battle) throw new Error('no battle is asked about')
  const side = sideName(role === 'attacker' ? battle.side : enemyOf(battle.side))
  const fired = seen.find((entry) => entry.kind === 'fired' && entry.side === side)
  if (fired?.kind === 'fired') return fired
  const ahead = forecastOf(asked, battle, role)
  if (!ahead) throw new Error('nobody fires')
  return { table: ahead.table, column: COLUMN_NAMES[ahead.table][ahead.column] ?? '' }
}

function flanks(state: State, pin: string, die: number): boolean {
  const attempt = flank(pin)
  if (!isLegal(state, attempt)) return false
  let fallen = 0
  // The first die decides the flank; whatever falls after it does not matter.
  const { log } = does(state, attempt, () => (fallen++ === 0 ? die : 1)).state
  const entry = log.findLast(({ kind }) => kind === 'flank')
  return entry?.kind === 'flank' && entry.success
}

const lossesOf = (entries: readonly LogEntry[], side: SideName): LostStep[] =>
  entries.flatMap((entry) =>
    entry.kind === 'lost' && sideOfUnit(entry.unit) === sideNamed(side)
      ? [{ unit: entry.unit, to: entry.to === 'reduced' ? 'reduced' : 'eliminated' } as const]
      : [],
  )

/** What steps come to, a unit each. */
function lastOf(steps: readonly LostStep[]): readonly LostStep[] {
  return [...new Map(steps.map((step) => [step.unit, step])).values()]
}
const outcomes = (steps: readonly LostStep[]): string[] =>
  lastOf(steps).map(({ unit, to }) => `${unit} ${to}`)
/** The same for counters that are alike. */
const kinds = (steps: readonly LostStep[]): string[] =>
  lastOf(steps).map(({ unit, to }) => `${unitAt(unitNamed(unit)).kind} ${to}`)

function stepsOf(state: State, units: readonly string[]): LostStep[] {
  const reduced = new Set(
    UNITS.filter(({ index }) => state.board.reduced[index] === 1).map(({ id }) => id as string),
  )
  return units.map((unit) => {
    if (reduced.has(unit)) return { unit, to: 'eliminated' }
    reduced.add(unit)
    return { unit, to: 'reduced' }
  })
}

type Advance = Extract<Answer, { kind: 'advance' }>
const advances = (state: State): readonly Advance[] =>
  answersOf(state).filter((answer): answer is Advance => answer.kind === 'advance')

function operationsFor(state: State, places: readonly string[]): number {
  const costs = places.map(
    (place) => costOf(state, spaceNamed(place), state.side, 'attack', false).operations,
  )
  return costs.reduce((sum, cost) => sum + cost, 0)
}

function attackTogether(state: State, target: string, units: readonly string[]): boolean {
  const places = [...new Set(units.map((unit) => state.board.at[unitNamed(unit)] ?? -1))]
  const [first] = units
  if (first === undefined) return false
  const side = sideOfUnit(first)
  let now: State = {
    ...state,
    side,
    battle: null,
    operation: { ...newOperation(99), attacks: places },
    pending: { kind: 'attack', side },
  }
  for (const deed of attack(target, ...units)) {
    if (!isLegal(now, deed)) return false
    now = does(now, deed).state
  }
  return isLegal(now, fight)
}

function lieOf({ faceUp, discards, removed }: State, card: CardId): string | null {
  if (faceUp.flat().includes(card)) return 'face-up'
  if (discards.flat().includes(card)) return 'discarded'
  return removed.includes(card) ? 'removed' : null
}

function fatesOf({ board }: State, unit: string): readonly Fate[] {
  const index = unitNamed(unit)
  const at = board.at[index]
  if (at === ELIMINATED || at === GONE) return ['eliminated']
  if (!isOnBoard(board, index)) return []
  return [board.reduced[index] === 1 ? 'reduced' : 'full', isSupplied(board, index) ? 'supplied' : 'cut-off']
}

function pairsThatSpare(state: State, unit: string): number {
  let pairs = 0
  for (const first of DICE)
    for (const second of DICE) {
      const dice = [first, second]
      const { board } = does(state, fight, () => dice.shift() ?? 1).state
      if (isOnBoard(board, unitNamed(unit))) pairs += 1
    }
  return pairs
}

function fallsAt({ asked, page }: Scene, place: string, die: number): boolean {
  let state = asked
  for (const deed of page.see.deeds) state = does(state, deed, always(die)).state
  const entry = logOf(state).findLast((one) => one.kind === 'siege' && one.space === (place as SpaceId))
  return entry?.kind === 'siege' && entry.falls
}
