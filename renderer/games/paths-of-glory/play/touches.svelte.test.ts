import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { after, seenAt, stateAt } from '../gallery/moments.ts'
import { placeOf, positionOf } from '../map/position-of.ts'
import { Touches } from './touches.svelte.ts'

it('a unit that may entrench or move goes to the place that is touched after its own', async () => {
  // The German army of Aachen may be taken in hand; here it may entrench as well.
  let state = $state.raw(stateAt('moves'))
  const given: Answer[] = []
  const asked = () => {
    const seen = seenAt(state)
    const taking = seen.decision?.answers.find(({ kind }) => kind === 'take')
    if (taking?.kind !== 'take' || !seen.decision) return seen
    const entrench = { kind: 'entrench', unit: taking.units[0]! } as const
    return { ...seen, decision: { ...seen.decision, answers: [taking, entrench] } }
  }
  const first = asked()
  const [taking] = first.decision!.answers
  if (taking?.kind !== 'take') throw new Error('nothing to take')
  const from = placeOf(first.view, taking.units[0]!)!
  let touches: Touches | undefined
  const clean = $effect.root(() => {
    touches = new Touches(() => ({
      ...asked(),
      position: positionOf(seenAt(state).view),
      victory: 'introductory' as never,
      reachable: true,
      covered: false,
      isWarned: false,
      onact: async (answer) => {
        given.push(answer)
        state = after(state, answer)
        return null
      },
      onundo: null,
      onask: async () => null,
      refused: () => '',
    }))
  })
  flushSync()
  touches!.tap({ place: from, counter: null })
  flushSync()
  expect(given).toEqual([])
  touches!.tap({ place: 'essen', counter: null })
  for (let i = 0; i < 20; i++) {
    await Promise.resolve()
    flushSync()
  }
  expect(given).toEqual([taking, { kind: 'go', space: 'essen' }, { kind: 'stop' }])
  clean()
})
