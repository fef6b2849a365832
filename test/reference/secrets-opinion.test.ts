import { expect, it } from 'vitest'
import { compareSecrets } from './secrets-compare.ts'

/** Fewer where every mutant of the rules has to meet them (tools/mutate). */
const TURNS = Math.min(2_000, Number(process.env['RANDOM_POSITIONS'] ?? 800))

it(
  `engine and reference agree on ${TURNS} random turns of Secrets of Diplomacy`,
  { timeout: 300_000 },
  () => {
    const count = { dislodged: 0, drawn: 0, strikes: 0, taken: 0 }
    for (let number = 0; number < TURNS; number++) {
      const { disagreement, ...found } = compareSecrets('secrets', number)
      expect(disagreement).toBeNull()
      for (const key of Object.keys(count) as (keyof typeof count)[]) count[key] += found[key]
    }
    // Without difficult turns the comparison would prove nothing.
    expect(count.dislodged).toBeGreaterThan(TURNS / 10)
    expect(count.drawn).toBeGreaterThan(TURNS / 100)
    expect(count.strikes).toBeGreaterThan(TURNS / 2)
    expect(count.taken).toBeGreaterThan(TURNS / 4)
  },
)
