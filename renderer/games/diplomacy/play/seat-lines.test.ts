import { expect, it } from 'vitest'
import { newGame, position, screen, turn } from '../../../../test/contract/played.ts'
import type { DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import type { DiplomacyTable } from '../played.ts'
import { seatLines } from './seat-lines.ts'

/** France may build once, England loses a unit, Italy has as many units as centres. */
const fall = position(
  newGame(),
  ['FRANCE A SPA', 'ENGLAND F NTH', 'ENGLAND F NWG', 'ITALY A ROM'],
  { FRANCE: 'PAR', ENGLAND: 'LON', ITALY: 'ROM' },
  { season: 'fall' },
)
const linesAt = (state: DiplomacyState, stage: string) => {
  const view = {
    id: 'lines',
    closings: 1,
    skipped: [],
    seats: [],
    stage: { name: stage },
    gameView: screen(state),
  }
  return seatLines(view as unknown as DiplomacyTable)
}
const changes = (state: DiplomacyState, stage: string) =>
  Object.fromEntries(
    linesAt(state, stage).flatMap(({ seat, count }) => (count?.change ? [[seat, count.change]] : [])),
  )

it('tells what each power gains and loses while builds and removals are written', () => {
  const winter = turn(fall)
  expect(changes(winter, 'adjustments')).toEqual({ FRANCE: 1, ENGLAND: -1 })
  const france = linesAt(winter, 'adjustments').find(({ seat }) => (seat as string) === 'FRANCE')
  expect(france?.count?.text).toBe('2 centres, 1 units. Builds due: 1')
})

it('tells nothing of it before the orders of the season are read, nor in other seasons', () => {
  expect(changes(turn(fall), 'reading')).toEqual({})
  expect(changes(fall, 'writing')).toEqual({})
  expect(changes(turn(turn(fall)), 'writing')).toEqual({})
})

it('names the character that a power stands for', () => {
  const rome = { state: 'Rome', title: 'Emperor', leader: 'Marcus Aurelius', weapon: '', about: '' }
  const dressed = { ...fall, options: { ...fall.options, cast: { FRANCE: rome } as never } }
  const lines = linesAt(dressed, 'writing')
  expect(lines.find(({ seat }) => (seat as string) === 'FRANCE')?.character).toEqual({
    state: 'Rome',
    leader: 'Emperor Marcus Aurelius',
  })
  expect(lines.find(({ seat }) => (seat as string) === 'ITALY')?.character).toBeUndefined()
})
