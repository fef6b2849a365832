import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { SEATS } from '../facts/nations.ts'
import { pathsOfGlory } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { randomIntents } from './random.ts'

it('plays both seats to the end from what each of them sees, the same by the same seed', () => {
  const play = () => {
    let state = pathsOfGlory.setup({ seed: keyed('bot'), options: optionsSchema.parse({}) })
    let intents = 0
    while (pathsOfGlory.outcome(state).kind === 'going-on') {
      const [asked] = pathsOfGlory.pending(state)
      if (!asked) throw new Error('nobody is asked')
      const view = pathsOfGlory.view(state, { kind: 'seats', seats: [asked.seat] })
      const [intent] = randomIntents(view, 'random', `seed ${intents}`)
      if (!intent) throw new Error('the computer has no answer')
      const step = pathsOfGlory.apply(state, asked.seat, intent)
      if (!step.ok) throw new Error(step.error.code)
      state = step.value.state
      intents += 1
    }
    return { points: state.points, intents }
  }
  expect(play()).toEqual(play())
})

it('answers nothing where its seat is not asked', () => {
  const state = pathsOfGlory.setup({ seed: keyed('bot'), options: optionsSchema.parse({}) })
  const view = pathsOfGlory.view(state, { kind: 'seats', seats: [SEATS[1]] })
  expect(randomIntents(view, 'random', 'seed')).toEqual([])
})
