import { flushSync } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { after, seenAt, stateAt } from '../gallery/moments.ts'
import { placeOf, positionOf } from '../map/position-of.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { Touches } from './touches.svelte.ts'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

/**
 * A table that asks as a moment does, or what `asking` makes of that, and takes `lag` ms for an answer;
 * `given` are the answers that it got.
 */
function tableAt(
  first: ReturnType<typeof stateAt>,
  asking = (seen: ReturnType<typeof seenAt>) => seen,
  lag: number | null = null,
) {
  let state = $state.raw(first)
  const given: Answer[] = []
  let touches: Touches | undefined
  const clean = $effect.root(() => {
    touches = new Touches(() => ({
      ...asking(seenAt(state)),
      position: positionOf(seenAt(state).view),
      victory: 'introductory' as never,
      reachable: true,
      covered: false,
      isWarned: false,
      onact: async (answer) => {
        given.push(answer)
        if (lag !== null) await new Promise((done) => setTimeout(done, lag))
        state = after(state, answer)
        return null
      },
      onundo: null,
      onask: async () => null,
      refused: () => '',
    }))
  })
  flushSync()
  return { touches: touches!, given, clean, asks: () => asking(seenAt(state)).decision! }
}

it('a unit that may entrench or move goes to the place that is touched after its own', async () => {
  // The German army of Aachen may be taken in hand; here it may entrench as well.
  const moves = stateAt('moves')
  const { touches, given, clean, asks } = tableAt(moves, (seen) => {
    const taking = seen.decision?.answers.find(({ kind }) => kind === 'take')
    if (taking?.kind !== 'take' || !seen.decision) return seen
    const entrench = { kind: 'entrench', unit: taking.units[0]! } as const
    return { ...seen, decision: { ...seen.decision, answers: [taking, entrench] } }
  })
  const [taking] = asks().answers
  if (taking?.kind !== 'take') throw new Error('nothing to take')
  const from = placeOf(seenAt(moves).view, taking.units[0]!)!
  touches.tap({ place: from, counter: null })
  flushSync()
  expect(given).toEqual([])
  touches.tap({ place: 'essen', counter: null })
  for (let i = 0; i < 20; i++) {
    await Promise.resolve()
    flushSync()
  }
  expect(given).toEqual([taking, { kind: 'go', space: 'essen' }, { kind: 'stop' }])
  clean()
})

it('the end of a round is asked about again while units that are activated to attack still may', async () => {
  const { touches, given, clean, asks } = tableAt(stateAt('attackers', { kind: 'call-off' }))
  const done = asks().answers.find(({ kind }) => kind === 'done')!
  touches.answer(done)
  expect(given).toEqual([])
  expect(touches.narrowed).toEqual([done])
  await vi.waitFor(() => expect(touches.said?.text).toMatch(/Koblenz.*Metz|Metz.*Koblenz/))
  touches.back()
  expect(touches.narrowed).toEqual([])
  touches.answer(done)
  touches.answer(done)
  expect(given).toEqual([done])
  clean()
})

it('the end of a round is asked about again while nobody has moved, and once one has, not', async () => {
  const { touches, given, clean, asks } = tableAt(stateAt('moves'))
  const done = asks().answers.find(({ kind }) => kind === 'done')!
  touches.answer(done)
  expect(given).toEqual([])
  await vi.waitFor(() => expect(touches.said?.text).toMatch(/^Nobody has moved yet: Aachen, Koblenz\./))
  touches.answer(done)
  expect(given).toEqual([done])
  clean()

  const steps = [{ kind: 'take' }, { kind: 'go', space: 'essen' }, { kind: 'stop' }]
  const moved = tableAt(stateAt('moves', ...steps))
  moved.touches.answer(moved.asks().answers.find(({ kind }) => kind === 'done')!)
  expect(moved.given).toHaveLength(1)
  moved.clean()
})

it('a round without attacks ends with its moves, also where the end was pressed twice before its words came', async () => {
  const { touches, given, clean, asks } = tableAt(stateAt('moves'), undefined, 50)
  const done = asks().answers.find(({ kind }) => kind === 'done')!
  touches.answer(done)
  touches.answer(done)
  await vi.waitFor(() => {
    flushSync()
    expect(given).toEqual([done, { kind: 'done' }])
  })
  expect(touches.said).toBeNull()
  clean()
})

it('the end of replacements is asked about again while points would still buy something, and once none would, not', async () => {
  const [flip, done] = [{ kind: 'flip', unit: 'ge-1' }, { kind: 'done' }] as unknown as Answer[]
  const spending = (kind: 'replace' | 'flip', ...answers: readonly Answer[]) =>
    tableAt(stateAt('moves'), (seen) => ({ ...seen, decision: { ...seen.decision!, kind, answers } }))
  for (const kind of ['replace', 'flip'] as const) {
    const { touches, given, clean } = spending(kind, flip!, done!)
    touches.answer(done!)
    expect(given).toEqual([])
    expect(touches.narrowed).toEqual([done])
    await vi.waitFor(() =>
      expect(touches.said?.text).toMatch(/enough for: German.1st.Army\. End all the same\?$/),
    )
    touches.answer(done!)
    expect(given).toEqual([done])
    clean()
  }
  const spent = spending('replace', done!)
  spent.touches.answer(done!)
  expect(spent.given).toEqual([done])
  spent.clean()
})

it('a place that is pointed out is the one in hand, and no other stays so', () => {
  const { touches, clean } = tableAt(stateAt('operation'))
  touches.tap({ place: 'metz', counter: null })
  expect(touches.activation?.space).toBe('metz')
  touches.point({ place: 'koblenz', ways: [], units: [] })
  expect(touches.activation?.space).toBe('koblenz')
  touches.point({ place: 'paris', ways: [], units: [] })
  expect(touches.activation).toBeNull()
  expect(touches.place).toBeNull()
  clean()
})

it('a touch on the only unit that may attack says that it does, and takes it out of nothing', async () => {
  const { touches, given, clean } = tableAt(stateAt('fort'))
  touches.tap({ place: 'aachen', counter: 'ge-1' })
  expect(given).toEqual([])
  await vi.waitFor(() => expect(touches.said?.text).toMatch(/^In the attack already: German.1st.Army$/))
  clean()
})
