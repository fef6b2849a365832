import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf, keyed, reseeded, type Seed } from './chance.ts'
import { randomFrom, shuffled } from './random.ts'

const SECRET = '00112233445566778899aabbccddeeff'
/** The first 32-bit words of the stream `deck`, computed with Python's `hmac` and `hashlib`. */
const KNOWN = [
  3843328660, 3685815906, 2540465268, 28894364, 1611403126, 3384237982, 637707536, 1299283768, 3052754296,
  1429590594, 2421005072, 3796216241,
]
const CARDS = Array.from({ length: 52 }, (_, card) => card)
const deck = (seed: Seed) => shuffled(CARDS, chanceOf(seed, 'deck')).join()
const dice = (seed: Seed, stream: string, count: number) => {
  const chance = chanceOf(seed, stream)
  return Array.from({ length: count }, () => chance.below(6))
}

describe('chance from a secret', () => {
  it('is the same on every machine', () => {
    const chance = chanceOf(keyed(SECRET), 'deck')
    expect(Array.from({ length: 12 }, () => chance.below(2 ** 32))).toEqual(KNOWN)
  })

  it('draws anew after each time a game went back, and alike on every machine', () => {
    const seed = keyed(SECRET)
    const decks = [seed, reseeded(seed, 1), reseeded(seed, 2), reseeded(reseeded(seed, 1), 2)].map(deck)
    expect(new Set(decks).size).toBe(4)
    expect(deck(reseeded(seed, 1))).toBe(decks[1])
    expect(reseeded({ ...seed, chance: 'folded' }, 1).chance).toBe('folded')
  })

  it('draws each number within its bounds as often as the next', () => {
    const chance = chanceOf(keyed(SECRET), 'fair')
    // 3 * 2^30 is the worst bound: without redrawing, the smaller third would come twice as often.
    for (const [below, parts] of [
      [2, 2],
      [6, 6],
      [7, 7],
      [3 * 2 ** 30, 3],
    ] as const) {
      const counts = Array.from({ length: parts }, () => 0)
      const draws = 20_000
      for (let i = 0; i < draws; i++) counts[Math.floor((chance.below(below) / below) * parts)]!++
      const expected = draws / parts
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      // At most six degrees of freedom: a value above 30 comes once in 25,000.
      expect(chiSquare).toBeLessThan(30)
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (below) => {
        const drawn = chance.below(below)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true)
      }),
    )
  })

  it('keeps its streams apart: one more die does not change a deck', () => {
    const seed = keyed(SECRET)
    const before = deck(seed)
    dice(seed, 'die', 100)
    expect(deck(seed)).toBe(before)
    expect(dice(seed, 'die 1', 40)).not.toEqual(dice(seed, 'die 2', 40))
    // Another split between name and secret gives another stream.
    expect(dice(keyed('ab'), 'c', 40)).not.toEqual(dice(keyed('a'), 'bc', 40))
  })

  it('depends on every bit of the secret', () => {
    const bits = Array.from({ length: 128 }, (_, bit) =>
      (BigInt(`0x${SECRET}`) ^ (1n << BigInt(bit))).toString(16).padStart(32, '0'),
    )
    expect(new Set([SECRET, ...bits].map((secret) => deck(keyed(secret)))).size).toBe(129)
  })

  it('tells apart two secrets whose 32 bits are the same', () => {
    const [one, other] = ['ddc72d674ec432eb961be729', '7f795ac50e658ec0d1bd8e23'] as const
    expect(deck({ chance: 'folded', secret: one })).toBe(deck({ chance: 'folded', secret: other }))
    expect(deck(keyed(one))).not.toBe(deck(keyed(other)))
  })

  it('draws for older tables as it did when they were made', () => {
    const folded = chanceOf({ chance: 'folded', secret: SECRET }, 'coin')
    const before = randomFrom(SECRET, 'coin')
    expect(Array.from({ length: 9 }, () => folded.below(1000))).toEqual(
      Array.from({ length: 9 }, () => before.below(1000)),
    )
  })
})
