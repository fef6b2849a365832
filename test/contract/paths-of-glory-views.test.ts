// Every view of a whole war has the promised shape: what a question tells is there only while it is asked.
import { expect, it } from 'vitest'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { viewOf } from '../../shared/games/paths-of-glory/viewing.ts'
import { MOODS, playRandomly } from '../paths-of-glory/random-game.ts'
import { pathsOfGloryPlayable } from './paths-of-glory.ts'

it.each(MOODS)('no view of a war has a field too many (%s)', (mood) => {
  let asked = 0
  playRandomly('shapes', mood, (state) => {
    for (const seats of [[], ...SEATS.map((seat) => [seat])]) {
      const seen = viewOf(state, { kind: 'seats', seats })
      asked += seen.own.filter(({ decision }) => decision !== null).length
      expect(pathsOfGloryPlayable.viewSchema.parse(JSON.parse(JSON.stringify(seen)))).toStrictEqual(seen)
    }
  })
  expect(asked).toBeGreaterThan(50)
})
