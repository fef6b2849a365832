// The Great War: armies from overseas come to a side, and land as soon as one of its ports is free.
import { type LocationId, type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { hasCome } from '../turn.ts'
import type { Reinforcement } from '../variants/way.ts'
import { isEliminated } from './decisions.ts'
import { tellWithLast } from './last-record.ts'
import type { DiplomacyState } from './state.ts'

/** Lands all armies that are due at the beginning of a movement phase and find a port; the others wait at sea. */
export function landReinforcements(state: DiplomacyState): DiplomacyState {
  // Games begun by an earlier version have none.
  const expected = state.options.reinforcements ?? []
  if (!expected.some((one) => hasCome(state.turn, one))) return state
  let units = state.units
  const arrived = expected.map((one, index) => {
    const before = state.arrived?.[index] ?? 0
    if (!hasCome(state.turn, one)) return before
    // A position from outside may say that more have landed than were to come.
    const landing = landingOf({ ...state, units }, one, Math.max(0, one.armies - before))
    units = [...units, ...landing]
    return before + landing.length
  })
  const landed = units.slice(state.units.length)
  if (landed.length === 0) return state
  const records = tellWithLast(state.records, ({ unitsAfter }) => ({
    landed,
    unitsAfter: [...unitsAfter, ...landed],
  }))
  return { ...state, units, arrived, records }
}

function landingOf(
  state: DiplomacyState,
  { ports, for: side }: Reinforcement,
  armies: number,
): readonly Unit[] {
  const power = side.find((one) => !isEliminated(state, one))
  if (power === undefined) return []
  return ports
    .filter((port) => isOpen(state, side, port))
    .slice(0, armies)
    .map((port) => ({ power, type: 'A', at: port as string as LocationId }))
}

const isOpen = ({ units, owners }: DiplomacyState, side: readonly PowerId[], port: ProvinceId): boolean =>
  side.includes(owners[port]!) && !units.some(({ at }) => provinceOf(at) === port)
