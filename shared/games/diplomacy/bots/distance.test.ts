import { expect, it } from 'vitest'
import { ARMY, FLEET } from '../board/board.ts'
import { compiledFor } from '../variants/compiled.ts'
import { distancesOf, OUT_OF_REACH } from './distance.ts'

const { board } = compiledFor({ variant: 'standard' })
const away = (type: number, from: string, to: string): number =>
  distancesOf(board)[
    (type * board.locations + board.index.get(from)!) * board.provinces + board.index.get(to)!
  ]!

it.each([
  ['an army where it stands', ARMY, 'VIE', 'VIE', 0],
  ['an army to the next land', ARMY, 'VIE', 'TRI', 1],
  ['an army over land', ARMY, 'VIE', 'VEN', 2],
  ['an army over one sea: a turn for the fleet, one to sail, one of room', ARMY, 'LON', 'NWY', 3],
  ['a fleet along a coast', FLEET, 'LON', 'BEL', 2],
  ['a fleet to the other coast of a province', FLEET, 'BAR', 'STP', 1],
  ['a fleet inland', FLEET, 'TRI', 'VIE', OUT_OF_REACH],
  ['anybody at the other end of the board', ARMY, 'POR', 'SEV', OUT_OF_REACH],
])('counts the turns of %s', (_, type, from, to, turns) => {
  expect(away(type, from, to)).toBe(turns)
})
