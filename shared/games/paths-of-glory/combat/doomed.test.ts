import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { AP, CP } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { UNITS, unitNamed } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited } from '../state/board.ts'
import type { State } from '../state/state.ts'
import { doomedUnits } from './doomed.ts'

const start = beginning(keyed('doomed'), 'introductory')
const sedan = spaceNamed('sedan')
const around = linesOfSpace(sedan).map(({ to }) => to)
const spare = UNITS.filter(({ id, side }) => side === AP && id !== 'fr-5').map(({ index }) => index)

/** A German army in Sedan; the enemy holds every place around it, with units in all but the last few. */
const ringed = (open: number): State => ({
  ...start,
  board: edited(start.board, (board) => {
    for (const { index } of UNITS)
      if (around.includes(board.at[index] ?? -1) || board.at[index] === sedan) board.at[index] = -1
    board.at[unitNamed('ge-1')] = sedan
    board.holder[sedan] = CP
    around.forEach((space, nth) => {
      const isOpen = nth >= around.length - open
      board.holder[space] = isOpen ? CP : AP
      if (!isOpen) board.at[spare[nth] ?? 0] = space
    })
  }),
})

it.each([
  ['is doomed with an enemy in every place around it', 0, true],
  ['is not with one place of its own left to go to', 1, false],
  ['is not without an enemy beside it', around.length, false],
] as const)('an army %s', (_, open, doomed) => {
  expect(doomedUnits(ringed(open), CP).includes(unitNamed('ge-1'))).toBe(doomed)
})

it('warns each side of its own units alone', () => {
  expect(doomedUnits(ringed(0), AP)).not.toContain(unitNamed('ge-1'))
})
