// Which rules explain a place. The first view needs these; it does not need those that explain questions.
import { findSpace, spaceAt } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { VictorySet } from '../map/plates.ts'
import type { PlacesNow } from '../map/position.ts'

/** The rules about the current signs of a place. */
export function rulesOfPlace(place: string, position: PlacesNow, victory: VictorySet): readonly string[] {
  const index = findSpace(place)
  const now = position.get(place)
  if (index === undefined || !now) return []
  const { supply, victory: scores } = spaceAt(index)
  return [
    ...(scores[victory] ? ['5'] : []),
    ...(now.counters.length > 0 ? ['3'] : []),
    ...(now.trench > 0 ? ['11.2'] : []),
    ...(supply !== null || now.counters.some(({ cutOff }) => cutOff) ? ['14.1'] : []),
    ...(now.fort > 0 ? ['15.1'] : []),
    ...(now.besieged ? ['15.2'] : []),
  ]
}
