// A player tries to work out the other's hand from their own hand and the public dice, by a search for the number that
// the secret is reduced to. With the chance of earlier versions that is a number of 32 bits, found by trying.
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { describe, expect, it } from 'vitest'
import { chanceOf, keyed, type Seed } from '../../shared/kernel/chance.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { type Random, shuffled } from '../../shared/kernel/random.ts'
import { cardGame, type CardState } from '../cards/card-game.ts'
import { FIRST_CARD } from '../cards/deck.ts'

const CARDS = 10
const OPTIONS = cardGame.optionsSchema.parse({ cards: CARDS })
const LEFT = { kind: 'seats', seats: ['left' as SeatId] } as const
const DECK = Array.from({ length: 2 * CARDS }, (_, i) => i + FIRST_CARD)

/** What the left player can see after some rounds: the hand dealt to it, and the dice. */
interface Known {
  readonly hand: readonly number[]
  readonly dice: readonly number[]
}
interface Trick {
  readonly die: number
}

function play(seed: Seed, rounds: number): { readonly known: Known; readonly state: CardState } {
  let state = cardGame.setup({ seed, options: OPTIONS })
  const hand = cardGame.view(state, LEFT).own[0]?.hand ?? []
  for (let step = 0; step < 2 * rounds; step++) state = cardGame.close(state, []).state
  const dice = Array.from({ length: rounds }, (_, i) => (cardGame.record(state, i, LEFT) as Trick).die)
  return { known: { hand, dice }, state }
}

/** Whether a source of chance by stream would have given what is known. */
function explains({ hand, dice }: Known, chance: (stream: string) => Random): boolean {
  if (dice.some((die, i) => chance(`die ${i + 1}`).below(6) + 1 !== die)) return false
  const dealt = shuffled(DECK, chance('deck')).slice(0, CARDS)
  return dealt.every((card) => hand.includes(card))
}

/** The hash of earlier versions (FNV-1a), started from the 32 bits that a secret is reduced to. */
function foldedFrom(bits: number, text: string): number {
  let hash = bits
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
const foldedBits = (secret: string) => foldedFrom(0x811c9dc5, `${secret}/`)
const guessed =
  (bits: number) =>
  (stream: string): Random => {
    const generator = xoroshiro128plus(foldedFrom(bits, stream))
    return { below: (below) => uniformInt(generator, 0, below - 1) }
  }

/** How many of the 2^32 numbers are tried: a part that takes a second. All of them take minutes. */
const TRIED = 2 ** 22

function searchFolded(known: Known): number | null {
  for (let bits = 0; bits < TRIED; bits++) if (explains(known, guessed(bits))) return bits
  return null
}

/** One secret of a thousand is reduced to a number in the part that is tried. */
function secretWithin(tried: number): string {
  for (let n = 0; ; n++) {
    const secret = `${n}`.padStart(24, '0')
    if (foldedBits(secret) < tried) return secret
  }
}

describe('a player with the own hand and the dice', () => {
  const secret = secretWithin(TRIED)

  it('found the seed of earlier versions, and with it the other hand and the next die', () => {
    const { known, state } = play({ chance: 'folded', secret }, 8)
    const bits = searchFolded(known)
    expect(bits).toBe(foldedBits(secret))
    const other = shuffled(DECK, guessed(bits ?? 0)('deck')).slice(CARDS)
    const left = state.hands[1]
    expect(other).toEqual(expect.arrayContaining([...left]))
    const next = cardGame.close(cardGame.close(state, []).state, []).state
    const foretold = guessed(bits ?? 0)('die 9').below(6) + 1
    expect(foretold).toBe((cardGame.record(next, 8, LEFT) as Trick).die)
  })

  it('finds none now, by 32 bits, by short secrets or by secrets similar to the true one', () => {
    const { known } = play(keyed(secret), 8)
    expect(searchFolded(known)).toBeNull()
    const near = Array.from({ length: 2 ** 13 }, (_, n) => `${Number(secret) + n + 1}`.padStart(24, '0'))
    const short = Array.from({ length: 2 ** 13 }, (_, n) => `${n}`)
    const found = [...near, ...short].find((guess) =>
      explains(known, (stream) => chanceOf(keyed(guess), stream)),
    )
    expect(found).toBeUndefined()
    // The search itself works: it accepts the true secret.
    expect(explains(known, (stream) => chanceOf(keyed(secret), stream))).toBe(true)
  })
})
