// A fuzzer proves nothing about what it never meets: random play must reach the rare outcomes too.
import { expect, it } from 'vitest'
import { keyed } from '../../shared/kernel/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { diplomacyPlayable } from './diplomacy.ts'
import { playAtRandom } from './player.ts'

const MET = [
  'moves', 'bounced', 'head-to-head', 'own-unit', 'no-convoy', 'supports', 'cut', 'cut-by-dislodgement',
  'unmatched', 'convoys', 'holds', 'unordered', 'illegal', 'retreats', 'disbands', 'builds',
  'waives', 'removed',
] // prettier-ignore

it('meets every common outcome, winters, retreats and units with nowhere to go', { timeout: 60_000 }, () => {
  const { game, options, closings } = diplomacyPlayable
  const met = new Set<string>()
  let disbanded = 0
  for (const raw of options.slice(0, 2))
    for (const seed of 'abcdefghijklmnop') {
      const start = game.setup({ seed: keyed(seed), options: game.optionsSchema.parse(raw) })
      const { state } = playAtRandom(diplomacyPlayable, start, randomFrom(seed, 'reach'), closings)
      for (const { results } of state.records)
        for (const { outcome, disbanded: gone } of results) {
          if (gone) disbanded++
          met.add(outcome.kind)
        }
    }
  expect(MET.filter((kind) => !met.has(kind))).toEqual([])
  expect(disbanded).toBeGreaterThan(0)
})
