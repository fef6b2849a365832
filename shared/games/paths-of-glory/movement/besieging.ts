// What a siege comes to: which sieges there are, which ones units in hand would lay, and the die that each needs.
import { enemyOf, type Side, sideName } from '../facts/nations.ts'
import { FORT, spaceId, type SpaceIndex } from '../facts/spaces.ts'
import type { Group, Operation, State } from '../state/state.ts'
import { hasEnemyFort, isBesieged } from '../state/board.ts'
import type { SiegeView } from '../view.ts'
import { leastDie, siegeModifier } from '../sieges/siege-phase.ts'
import { suffices } from '../sieges/sieges.ts'
import { arrivedAt } from './violations.ts'

/** The siege of a fort as its die would be rolled at the end of this turn (15.3). */
const siegeAt = ({ turn }: State, space: SpaceIndex, by: Side): SiegeView => ({
  space: spaceId(space),
  by: sideName(by),
  from: leastDie(FORT[space] as number, turn),
  modifier: siegeModifier(turn),
})

/** The sieges that there are. */
export const siegesOf = (state: State): readonly SiegeView[] =>
  state.board.besieged.flatMap((space) => {
    const holder = state.board.holder[space]
    return holder === 0 || holder === 1 ? [siegeAt(state, space, enemyOf(holder))] : []
  })

/** The sieges that units in hand would lay where they can stop, with those that came before them (15.2.1). */
export const siegesAhead = (
  state: State,
  operation: Operation,
  group: Group,
  spaces: readonly SpaceIndex[],
): readonly SiegeView[] =>
  spaces
    .filter(
      (space) =>
        hasEnemyFort(state.board, space, state.side) &&
        !isBesieged(state.board, space) &&
        suffices([...group.units, ...arrivedAt(state, operation, space)], space),
    )
    .map((space) => siegeAt(state, space, state.side))
