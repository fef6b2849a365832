// Imagined games that agree with what a seat sees. Hidden hands and decks are dealt from the cards that it has not seen. Each
// sample has dice of its own.
import type { CardId } from '../facts/cards.ts'
import { enemyOf, type Side } from '../facts/nations.ts'
import { randomFrom, shuffled } from '../../../kernel/random.ts'
import type { State } from '../state/state.ts'
import type { Dice } from '../state/work.ts'

/** A game like the one that a side sees, with hidden cards as one sample has them. */
export function dealt(seen: State, side: Side, seed: string, sample: number): State {
  const enemy = enemyOf(side)
  const random = randomFrom(seed, `deal ${sample}`)
  const unseen = shuffled(seen.decks[enemy], random)
  const held = seen.hands[enemy].length
  const hands: [readonly CardId[], readonly CardId[]] = [seen.hands[0], seen.hands[1]]
  const decks: [readonly CardId[], readonly CardId[]] = [seen.decks[0], seen.decks[1]]
  hands[enemy] = unseen.slice(0, held)
  decks[enemy] = unseen.slice(held)
  decks[side] = shuffled(seen.decks[side], random)
  return {
    ...seen,
    hands,
    decks,
    seed: { chance: 'folded', secret: `${seed} ${sample}` },
    log: [],
    records: [],
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/**
 * The dice of one sample. A given throw has the same result in every game of the sample, so that answers are compared with
 * equal luck. In six samples it shows each face once.
 */
export function diceOf(seed: string, sample: number): Dice {
  const thrown = new Map<string, number>()
  const block = Math.floor(sample / FACES.length)
  return (purpose, { turn, round, side, battle, segment }) => {
    const name = `${purpose} ${turn} ${round} ${side} ${segment} ${battle?.target ?? ''}`
    const times = thrown.get(name) ?? 0
    thrown.set(name, times + 1)
    const order = shuffled(FACES, randomFrom(seed, `${block} ${name} ${times}`))
    return order[sample % FACES.length] as number
  }
}
