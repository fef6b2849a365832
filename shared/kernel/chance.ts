// Chance that no player may foresee: cards, dice, lots. It follows from a secret alone, so that a journal replays
// with it. What players see of it reveals neither the secret nor what is drawn next.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Random, randomFrom } from './random.ts'

/**
 * How a secret decides. `keyed`: every bit of it counts. `folded`: only 32 bits of it count, so that a player could
 * try them all against their own hand. Only tables made with `folded` still use it, so that their journals replay.
 */
export const CHANCES = ['keyed', 'folded'] as const

/** What a game draws from. It reveals every card and every die, so it is kept secret. */
export interface Seed {
  readonly chance: (typeof CHANCES)[number]
  /** At least 128 unpublished bits, in any spelling; public words only where nothing is hidden. */
  readonly secret: string
}

/** A seed of a new game. */
export const keyed = (secret: string): Seed => ({ chance: 'keyed', secret })

/** A seed for a game that goes back. Nothing drawn from the old seed foretells it; `times` tells one from the next. */
export const reseeded = ({ chance, secret }: Seed, times: number): Seed => ({
  chance,
  secret: bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`again ${times}`))),
})

/**
 * The chance of one named stream. Streams are independent, so a die does not change a deck. A game names each deck
 * and each throw (`deck`, `die 17`) and keeps in its state only how many there were.
 */
export function chanceOf({ chance, secret }: Seed, stream: string): Random {
  return chance === 'folded' ? randomFrom(secret, stream) : keyedChance(secret, stream)
}

const WORDS = 2 ** 32

/** HMAC-SHA-256 in counter mode, with a key of its own for each stream. */
function keyedChance(secret: string, stream: string): Random {
  const key = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(stream))
  let block: DataView = view(new Uint8Array())
  let blocks = 0
  let used = 0
  const word = (): number => {
    if (used === block.byteLength) {
      block = view(hmac(sha256, key, counter(blocks++)))
      used = 0
    }
    used += 4
    return block.getUint32(used - 4)
  }
  return {
    below(below) {
      // Words above the last whole multiple would favour the small numbers, so they are drawn again.
      const fair = WORDS - (WORDS % below)
      for (;;) {
        const drawn = word()
        if (drawn < fair) return drawn % below
      }
    },
  }
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A block's number, big-endian in four bytes: no game draws 2^32 blocks. */
function counter(block: number): Uint8Array {
  const bytes = new Uint8Array(4)
  view(bytes).setUint32(0, block)
  return bytes
}
