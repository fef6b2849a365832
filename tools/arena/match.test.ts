import { describe, expect, it } from 'vitest'
import { VARIANT_IDS, variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import { type Fighter, FIGHTER_KINDS, playMatch } from './match.ts'

const { powers } = compiledFor({ variant: 'standard' })
const budget = { kind: 'steps', steps: 3 } as const

/** Every kind at the table, the first ones twice; the shift decides which plays which power. */
const mixed = (shift: number): ReadonlyMap<(typeof powers)[number], Fighter> =>
  new Map(
    powers.map((power, k) => [power, { kind: FIGHTER_KINDS[(k + shift) % FIGHTER_KINDS.length]!, budget }]),
  )

describe('a game between all kinds of fighters', { timeout: 60_000 }, () => {
  it.each([0, 3])('is played to its end (%i)', (shift) => {
    const outcome = playMatch(mixed(shift), `all ${shift}`, { variant: 'standard', until: 1905 })
    expect(['victory', 'time']).toContain(outcome.how)
    const points = Object.values(outcome.points).reduce((sum, each) => sum + each, 0)
    expect(points).toBeCloseTo(100)
  })

  it('is the same game for the same seed', () => {
    const again = () => {
      const {
        slowest: _,
        overrun: __,
        ...rest
      } = playMatch(mixed(2), 'again', { variant: 'standard', until: 1902 })
      return rest
    }
    expect(again()).toEqual(again())
  })
})

describe('computers on every board', { timeout: 120_000, tags: 'campaign' }, () => {
  // A victory ends a game before that, and Secrets of Diplomacy has a last turn of its own.
  it.each(VARIANT_IDS)('play %s for six years, or to its end', (variant) => {
    const { first } = variantOf(variant).calendar
    const fighters = new Map(
      compiledFor({ variant }).powers.map((power) => [power, { kind: 'tactician', budget } as const]),
    )
    const until = first.year + 5
    const outcome = playMatch(fighters, 'six years', { variant, until })
    expect(outcome.year).toBeGreaterThanOrEqual(first.year + 5)
    expect(Object.values(outcome.centres).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(
      (compiledFor({ variant }).board.centres.length * 2) / 3,
    )
  })
})
