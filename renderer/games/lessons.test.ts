import { expect, it } from 'vitest'
import { GAMES } from './index.ts'
import { lessonsOf, taughtAt } from './lessons.ts'

const all = lessonsOf(null)

it('finds the lessons of every game at their addresses, those of the first one without its name', () => {
  expect(all.map(({ game }) => game)).toEqual(Object.keys(GAMES).filter((game) => GAMES[game]?.learning))
  for (const { game, at } of all) expect(taughtAt(at.replace(/^learn\/?/, ''))).toBe(game)
  expect(taughtAt('rule-3/2')).toBe(all[0]?.game)
})

it('offers a table of one game the lessons of that game alone', () => {
  for (const { game } of all) expect(lessonsOf(game).map((one) => one.game)).toEqual([game])
  expect(lessonsOf('no-such-game')).toEqual([])
})
