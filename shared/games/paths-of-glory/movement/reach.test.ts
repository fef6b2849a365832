import { expect, it } from 'vitest'
import { newOperation } from '../activation/activating.ts'
import { AP } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { MOVE, factor, unitNamed } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited } from '../state/board.ts'
import { reachOf } from './reach.ts'

it('ends at a fort that is not besieged (15.1.1)', () => {
  const opening = beginning({ chance: 'folded', secret: 'reach' }, 'introductory')
  const board = edited(opening.board, (open) => {
    // An army before Strasbourg, which nobody holds but its fort.
    for (const unit of ['ge-6', 'ge-4', 'ge-5', 'ge-7']) open.at[unitNamed(unit)] = spaceNamed('berlin')
  })
  const state = { ...opening, board, side: AP as 1 }
  const army = unitNamed('fr-1')
  const nancy = spaceNamed('nancy')
  const group = {
    units: [army],
    at: nancy,
    left: factor(MOVE, army, 0),
    path: [],
    halted: false,
  }
  const paths = reachOf(state, { ...newOperation(4), moves: [nancy] }, group).map(({ path }) =>
    path.map(spaceId),
  )
  expect(paths).toContainEqual(['strasbourg'])
  const beyond = paths.filter((path) =>
    path.slice(0, -1).some((space) => ['strasbourg', 'metz'].includes(space)),
  )
  expect(beyond).toEqual([])
})
