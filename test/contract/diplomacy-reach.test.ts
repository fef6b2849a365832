// Random play must reach the rare outcomes too, or the contract suite would not test them.
import { expect, it } from 'vitest'
import { keyed } from '../../shared/kernel/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { diplomacyPlayable } from './diplomacy.ts'
import { playAtRandom } from './player.ts'

const MET = [
  'moves', 'bounced', 'head-to-head', 'own-unit', 'no-convoy', 'supports', 'cut', 'cut-by-dislodgement',
  'unmatched', 'convoys', 'holds', 'unordered', 'illegal', 'retreats', 'disbands', 'builds',
  'waives', 'removed',
] // oxfmt-ignore

it('reaches every common outcome, winters, retreats and units without a retreat', { timeout: 60_000 }, () => {
  const { game, options, closings } = diplomacyPlayable
  const met = new Set<string>()
  let disbanded = 0
  for (const raw of options.slice(0, 2))
    for (const seed of 'abcdefgh') {
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
