// The Great War: a power leaves the war in a turn that is known from the start.
import type { PowerId } from '../board/ids.ts'
import type { DiplomacyOptions } from '../options/options.ts'
import { hasCome, type Turn } from '../turn.ts'
import type { Collapse } from '../variants/way.ts'
import { tellWithLast } from './last-record.ts'
import type { DiplomacyState } from './state.ts'

interface GameNow {
  readonly turn: Turn
  readonly options: Pick<DiplomacyOptions, 'collapses'>
}

/** The collapse of a power that has left the war already; undefined for all others. */
export const collapseOf = ({ options, turn }: GameNow, power: PowerId): Collapse | undefined =>
  // Games begun by an earlier version have none.
  (options.collapses ?? []).find((collapse) => collapse.power === power && hasCome(turn, collapse))

/** Adds to the record of the last phase the powers that leave the war in the turn that begins. */
export function tellCollapses(state: DiplomacyState): DiplomacyState {
  const { year, season } = state.turn
  const collapsed = (state.options.collapses ?? [])
    .filter((one) => one.year === year && one.season === season)
    .map(({ power }) => power)
  if (collapsed.length === 0) return state
  return { ...state, records: tellWithLast(state.records, () => ({ collapsed })) }
}
