// A touch on a place that is not lit is never an answer: the host refuses what it would mean, with the book's rule.
import { expect, it } from 'vitest'
import { answered } from '../../../../shared/games/paths-of-glory/engine.ts'
import { SEATS, sideOfSeat } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { meaningOf } from './answering.ts'
import { meantBy } from './meant.ts'

it('is told with a rule, for every place and question of random games', () => {
  const random = randomFrom('meant')
  const codes = new Set<string>()
  const kinds = new Set<string>()
  for (const seed of ['1', '2', '3']) {
    let state: State = pathsOfGlory.setup({
      seed: keyed(seed),
      options: { scenario: 'introductory' },
    } as never)
    for (let step = 0; step < 250; step++) {
      const view = pathsOfGlory.view(state, { kind: 'seats', seats: SEATS })
      const own = view.own.find(({ decision }) => decision !== null)
      if (!own?.decision) break
      for (const { id } of step % 5 === 0 ? SPACES : []) {
        const hit = { place: id, counter: null }
        if (meaningOf(view, own.decision, hit)) continue
        const meant = meantBy(view, own.decision, hit)
        if (!meant) continue
        kinds.add(own.decision.kind)
        const result = answered(state, sideOfSeat(own.seat), meant)
        expect(result.ok, JSON.stringify([own.decision.kind, meant])).toBe(false)
        if (result.ok) continue
        expect(result.error.code).not.toMatch(/other-question|not-asked|nothing-asked/)
        expect(result.error.data?.['rule']).toBeTruthy()
        codes.add(result.error.code)
      }
      const answers = own.decision.answers.filter(({ kind }) => kind !== 'restart' && kind !== 'call-off')
      const next = pathsOfGlory.apply(state, own.seat, answers[random.below(answers.length)]!)
      if (!next.ok) throw new Error(next.error.code)
      state = next.value.state
    }
  }
  expect(kinds.size).toBeGreaterThan(6)
  expect(codes.size).toBeGreaterThan(8)
})
