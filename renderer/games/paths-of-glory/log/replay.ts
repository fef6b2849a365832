// Replays a game from its log: the position after any line. It applies what the log says and uses no rule.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { type SideName, SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { sideOf } from '../map/side-of.ts'
import { findUnit, type UnitId, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { PogView, UnitView } from '../../../../shared/games/paths-of-glory/view.ts'

/** What a line of the log may change. */
export interface Moment {
  readonly units: ReadonlyMap<string, UnitView>
  readonly holders: ReadonlyMap<string, SideName>
  readonly trenches: ReadonlyMap<string, { readonly side: SideName; readonly level: number }>
  readonly destroyed: readonly string[]
  readonly besieged: readonly string[]
  readonly points: number
}

/** The moment that a view shows. */
export const momentOf = (view: PogView): Moment => ({
  units: new Map(view.units.map((unit) => [unit.unit, unit])),
  holders: new Map(SIDE_NAMES.flatMap((side) => view.held[side].map((space) => [space, side] as const))),
  trenches: new Map(view.trenches.map(({ space, side, level }) => [space, { side, level }])),
  destroyed: view.destroyed,
  besieged: view.besieged,
  points: view.points,
})

type Units = Map<string, UnitView>

/** Puts a unit somewhere; fields that are left out stay as they are. */
function put(units: Units, unit: UnitId, change: Partial<Omit<UnitView, 'unit'>>): void {
  units.set(unit, { unit, at: 'reserve', reduced: false, ...units.get(unit), ...change })
}

/** Units come into places one after the other: a trench of the enemy loses a level and becomes theirs. */
function entered(moment: Moment, side: SideName, path: readonly string[]): Moment['trenches'] {
  const trenches = new Map(moment.trenches)
  for (const space of path) {
    const trench = trenches.get(space)
    if (!trench || trench.side === side) continue
    if (trench.level > 1) trenches.set(space, { side, level: trench.level - 1 })
    else trenches.delete(space)
  }
  return trenches
}

/** The moment after one more line; `before` is how it was when the moves of this action began. */
export function after(moment: Moment, entry: LogEntry, before: Moment): Moment {
  const units: Units = new Map(moment.units)
  switch (entry.kind) {
    case 'moves-restarted':
      return before
    case 'moved':
    case 'advanced': {
      const [first] = entry.units
      const last = entry.path.at(-1)
      if (first === undefined || last === undefined) return moment
      for (const unit of entry.units) put(units, unit, { at: last })
      return { ...moment, units, trenches: entered(moment, sideOf(first), entry.path) }
    }
    case 'retreated': {
      const last = entry.path.at(-1)
      if (last === undefined) return moment
      put(units, entry.unit, { at: last })
      return { ...moment, units, trenches: entered(moment, sideOf(entry.unit), entry.path) }
    }
    case 'lost': {
      const at = moment.units.get(entry.unit)?.at
      if (entry.to === 'reduced') put(units, entry.unit, { reduced: true })
      else put(units, entry.unit, { at: entry.to, reduced: false })
      if (entry.replacedBy !== undefined && at !== undefined) put(units, entry.replacedBy, { at })
      return { ...moment, units }
    }
    case 'died-retreating':
      put(units, entry.unit, {
        at: unitAt(findUnit(entry.unit) ?? 0).army ? 'gone' : 'eliminated',
        reduced: false,
      })
      return { ...moment, units }
    case 'starved':
      put(units, entry.unit, { at: entry.gone ? 'gone' : 'eliminated', reduced: false })
      return { ...moment, units }
    case 'restored':
      // An eliminated army stands again on its reduced side (12.6.6).
      put(
        units,
        entry.unit,
        entry.space === undefined ? { reduced: false } : { at: entry.space, reduced: true },
      )
      return { ...moment, units }
    case 'flipped':
      put(units, entry.unit, { reduced: false })
      return { ...moment, units }
    case 'redeployed':
      put(units, entry.unit, { at: entry.to ?? 'reserve' })
      return { ...moment, units }
    case 'placed':
      put(units, entry.unit, { at: entry.space ?? 'reserve', reduced: false })
      return { ...moment, units }
    case 'rebuilt':
      put(units, entry.unit, { at: entry.space ?? 'reserve', reduced: entry.strength === 'reduced' })
      return { ...moment, units }
    case 'held':
      return { ...moment, holders: new Map(moment.holders).set(entry.space, entry.side) }
    case 'turned':
      return {
        ...moment,
        holders: new Map(moment.holders).set(entry.space, entry.side),
        trenches: entered(moment, entry.side, [entry.space]),
      }
    case 'besieged':
      return { ...moment, besieged: [...moment.besieged, entry.space] }
    case 'siege-broken':
      return { ...moment, besieged: moment.besieged.filter((space) => space !== entry.space) }
    case 'fort-fell':
      return {
        ...moment,
        destroyed: [...moment.destroyed, entry.space],
        besieged: moment.besieged.filter((space) => space !== entry.space),
      }
    case 'dug':
    case 'trench': {
      const side = entry.kind === 'dug' ? sideOf(entry.unit) : moment.holders.get(entry.space)
      if (side === undefined || entry.level === 0) return moment
      return { ...moment, trenches: new Map(moment.trenches).set(entry.space, { side, level: entry.level }) }
    }
    case 'points':
      return { ...moment, points: entry.total }
    default:
      return moment
  }
}

/** Lines that begin the moves of an action. */
const BEGINS: readonly LogEntry['kind'][] = ['played', 'one-operation', 'activated']

/** A moment after each line of a log, the beginning first. */
export function replayed(start: Moment, entries: readonly LogEntry[]): readonly Moment[] {
  const moments = [start]
  let before = start
  let now = start
  for (const entry of entries) {
    now = after(now, entry, before)
    if (BEGINS.includes(entry.kind)) before = now
    moments.push(now)
  }
  return moments
}

/**
 * A view of the table as it was at a moment. What the log does not record (hands, tracks, supply) is left as it is now,
 * or left out.
 */
export function viewAt(view: PogView, moment: Moment): PogView {
  const held = (side: SideName) =>
    [...moment.holders].flatMap(([space, holder]) => (holder === side ? [space] : []))
  return {
    ...view,
    units: [...moment.units.values()],
    held: { cp: held('cp'), ap: held('ap') } as unknown as PogView['held'],
    trenches: [...moment.trenches].map(([space, trench]) => ({
      space,
      ...trench,
    })) as unknown as PogView['trenches'],
    destroyed: moment.destroyed as PogView['destroyed'],
    besieged: moment.besieged as PogView['besieged'],
    points: moment.points,
    unsupplied: [],
    operation: null,
    battle: null,
    redeployment: null,
    asked: null,
    own: [],
  }
}
