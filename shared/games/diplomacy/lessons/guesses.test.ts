import { expect, it, test } from 'vitest'
import { GUESSED_FATES, guessesOf } from './guesses.ts'
import { replay } from './replay.ts'
import { SAMPLE_GAME } from './sample-game.ts'
import { openingTable } from './sandbox.ts'

const records = replay(openingTable(), SAMPLE_GAME)
const asked = (phase: string) => guessesOf(records[SAMPLE_GAME.findIndex((one) => one.phase === phase)]!)

it('asks in every phase where strength or counting decides something', () => {
  expect(SAMPLE_GAME.filter(({ phase }) => asked(phase).length === 0).map(({ phase }) => phase)).toEqual([
    'F1902R',
  ])
})

it('has questions for every possible answer', () => {
  const answers = SAMPLE_GAME.flatMap(({ phase }) => asked(phase)).map(({ right }) => right)
  for (const fate of GUESSED_FATES) expect(answers.filter((one) => one === fate).length).toBeGreaterThan(1)
})

test.each([
  ['S1901M', ['done', 'fails', 'fails']],
  ['F1901M', ['done', 'fails', 'done', 'fails']],
  ['W1901A', [2, 1]],
  ['S1902M', ['fails', 'fails', 'done', 'fails']],
  ['F1902M', ['falls', 'done', 'falls', 'fails']],
  ['W1902A', [-1, 1]],
])('%s has the answers %o, as in the rulebook’s account of the game', (phase, right) => {
  expect(asked(phase).map((guess) => guess.right)).toEqual(right)
})
