// A view tells its owner what the cards of the hand would do.
import { describe, expect, it } from 'vitest'
import { keyed } from '../../kernel/chance.ts'
import { answersOf, does } from './engine.ts'
import { type CardId, cardNamed } from './facts/cards.ts'
import { AP, CP, SEATS, type Side } from './facts/nations.ts'
import { beginning } from './state/beginning.ts'
import type { State } from './state/state.ts'
import { viewOf } from './viewing.ts'

const start = beginning(keyed('viewing'), 'introductory')

/** A side that is asked for a card, with this hand. */
const holding = (side: Side, hand: readonly CardId[]): State => ({
  ...start,
  segment: 'actions',
  turn: 2,
  side,
  hands: side === CP ? [hand, []] : [[], hand],
  pending: { kind: 'action', side },
})

const recordedFor = (state: State, side: Side) => {
  const [own] = viewOf(state, { kind: 'seats', seats: [SEATS[side]] }).own
  return own?.recorded.map((points) => Object.fromEntries(points.map((one) => [one.pool, one.points])))
}

describe('the replacement points of a hand', () => {
  it.each([
    [AP, 'ap-13', 'it'],
    [CP, 'cp-13', 'tu'],
    [CP, 'cp-13', 'bu'],
  ] as const)('of side %s in %s leave out the neutral nation %s', (side, id, neutral) => {
    const card = id as CardId
    expect(cardNamed(card).replacements[neutral]).toBeGreaterThan(0)
    const [recorded] = recordedFor(holding(side, [card]), side) ?? []
    expect(recorded).not.toHaveProperty(neutral)
    expect(recordedFor({ ...holding(side, [card]), atWar: [neutral] }, side)?.[0]).toHaveProperty(neutral)
  })

  it('are those that the card then records', () => {
    const hand = start.hands[AP]
    const state = holding(AP, hand)
    const shown = recordedFor(state, AP)
    expect(shown).toHaveLength(hand.length)
    for (const [i, card] of hand.entries()) {
      const { state: after } = does(state, { kind: 'play', card, as: 'rp' })
      const entry = after.log.find(({ kind }) => kind === 'recorded')
      expect(entry).toMatchObject({ points: shown?.[i] })
    }
  })

  it('are told to their owner alone', () => {
    const state = holding(AP, ['ap-13' as CardId])
    expect(recordedFor(state, CP)).toEqual([])
    expect(viewOf(state, { kind: 'screen' }).own).toEqual([])
  })
})

describe('a question of which only the end is left', () => {
  const operation = {
    budget: 1,
    spent: 1,
    ...{ moves: [], attacks: [], moved: [], group: null, digging: [], fought: [], targets: [] },
  } as unknown as NonNullable<State['operation']>
  const asked = (kind: 'attack' | 'discard', ...hand: readonly string[]): State => ({
    ...holding(CP, hand as readonly CardId[]),
    operation,
    pending: { kind, side: CP },
  })

  it('is told to all where the board shows it, and not where a hand does', () => {
    // Nobody but its owner knows that it is no combat card.
    const state = asked('discard', 'cp-10')
    for (const one of [asked('attack'), state]) expect(answersOf(one)).toEqual([{ kind: 'done' }])
    expect(viewOf(asked('attack'), { kind: 'screen' }).asked?.over).toBe(true)
    expect(viewOf(state, { kind: 'screen' }).asked?.over).toBe(false)
  })

  it('is told to all where everybody sees that no card is held', () => {
    expect(viewOf(asked('discard'), { kind: 'screen' }).asked?.over).toBe(true)
  })
})
