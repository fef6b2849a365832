// Quick chance that need not be secret: a computer's choice between equal moves, variation in tests, the public lot.
// Its seed has only 32 bits, which anybody can try, so what is hidden from players is drawn by `chance.ts`.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A source of chance made from a seed; each draw moves it on. */
export interface Random {
  /** A whole number from 0 to `below - 1`, evenly. */
  below(below: number): number
}

/** 32 bits out of any text, by FNV-1a: seeds are shown to people, so they may be words. */
function seedNumber(seed: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The chance that belongs to a seed; `purpose` keeps two uses of one seed apart. */
export function randomFrom(seed: string, purpose = ''): Random {
  const generator = xoroshiro128plus(seedNumber(`${seed}/${purpose}`))
  return { below: (below) => uniformInt(generator, 0, below - 1) }
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const pile = [...items]
  for (let i = pile.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[pile[i], pile[j]] = [pile[j] as T, pile[i] as T]
  }
  return pile
}
