// A pass in a card window reveals nothing: with every hand, the other side and the screen get the same (9.5.4).
import { expect, it } from 'vitest'
import { playableCards } from '../../shared/games/paths-of-glory/combat/battle-cards.ts'
import { chancesOf } from '../../shared/games/paths-of-glory/combat/chances.ts'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { cardNamed, type CardId } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { enemyOf, SEATS, type Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import { type State, withSide } from '../../shared/games/paths-of-glory/state/state.ts'
import { viewOf } from '../../shared/games/paths-of-glory/viewing.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { chosen } from './random-game.ts'

/** The state with another hand of the same size for the side that is asked: cards that fit are in it, or none is. */
function dealt(state: State, side: 0 | 1, holds: 'a fitting card' | 'none'): State | null {
  const { battle } = state
  if (!battle) return null
  const all = [...state.hands[side], ...state.decks[side]]
  const open = { ...state, hands: withSide(state.hands, side, all) }
  const fitting: readonly CardId[] = playableCards(open, battle, side, 'cards').filter((card) =>
    all.includes(card),
  )
  const rest = all.filter((card) => !fitting.includes(card))
  const size = state.hands[side].length
  const order = holds === 'none' ? [...rest, ...fitting] : [...fitting, ...rest]
  if (fitting.length === 0 || size === 0 || rest.length < size) return null
  return {
    ...state,
    hands: withSide(state.hands, side, order.slice(0, size)),
    decks: withSide(state.decks, side, order.slice(size)),
  }
}

/** Everything that others get after a pass, as bytes, and whether it may be taken back. */
function heardOf(state: State, side: 0 | 1): string {
  const { state: after, events, revealed } = does(state, { kind: 'done' })
  const eyes = [{ kind: 'screen' }, { kind: 'seats', seats: [SEATS[enemyOf(side)]] }] as const
  const before = eyes.map((one) => viewOf(state, one))
  return JSON.stringify({ before, after: eyes.map((one) => viewOf(after, one)), events, revealed })
}

it('brings the other side the same bytes with a fitting card in hand and with none', () => {
  let compared = 0
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(`card windows ${game}`, 'eager')
    let state: State = beginning({ chance: 'folded', secret: `card windows ${game}` }, 'introductory')
    while (!state.ended) {
      const { pending } = state
      if (pending?.kind === 'attacker-cards' || pending?.kind === 'defender-cards') {
        const [holding, empty] = (['a fitting card', 'none'] as const).map((holds) =>
          dealt(state, pending.side, holds),
        )
        if (holding && empty) {
          expect(answersOf(holding).length).toBeGreaterThan(answersOf(empty).length)
          expect(heardOf(holding, pending.side)).toBe(heardOf(empty, pending.side))
          compared += 1
        }
      }
      state = does(state, chosen(answersOf(state), 'eager', random)).state
    }
  }
  expect(compared).toBeGreaterThan(20)
})

/** The chances that a screen of both sides shows: those that count no card of the hand. */
function chancesWithoutHand(state: State, side: 0 | 1): string {
  const hand = state.hands[side]
  return JSON.stringify(
    chancesOf(state, side).filter(({ cards }) => !cards.some((card) => hand.includes(card))),
  )
}

it('counts the same chances without the hand whatever is in the hand', () => {
  let compared = 0
  let faceUp = 0
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(`chances without the hand ${game}`, 'eager')
    let state: State = beginning({ chance: 'folded', secret: `without the hand ${game}` }, 'introductory')
    while (!state.ended) {
      const { pending } = state
      if (pending?.kind === 'attacker-cards' || pending?.kind === 'defender-cards') {
        const { side } = pending
        for (const one of [state, laidOpen(state, enemyOf(side))]) {
          const [holding, empty] = (['a fitting card', 'none'] as const).map((holds) =>
            dealt(one, side, holds),
          )
          if (!holding || !empty) continue
          expect(chancesWithoutHand(holding, side)).toBe(chancesWithoutHand(empty, side))
          compared += 1
          if (chancesOf(empty, side).length > 1) faceUp += 1
        }
      }
      state = does(state, chosen(answersOf(state), 'eager', random)).state
    }
  }
  expect(compared).toBeGreaterThan(20)
  expect(faceUp).toBeGreaterThan(0)
})

/** A position with all combat cards of a side face up before it. */
function laidOpen(state: State, side: Side): State {
  const isCombat = (card: CardId) => cardNamed(card).category === 'combat'
  const hand = state.hands[side]
  return {
    ...state,
    hands: withSide(
      state.hands,
      side,
      hand.filter((card) => !isCombat(card)),
    ),
    faceUp: withSide(state.faceUp, side, [...state.faceUp[side], ...hand.filter(isCombat)]),
  }
}

it.each([
  ['in hand', (state: State) => state],
  ['face up', laidOpen],
] as const)('plays every combat card %s or says why not, never both', (_where, lay) => {
  const WINDOWS = ['trench-cards', 'flank', 'attacker-cards', 'defender-cards']
  const bars = new Set<string>()
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(`barred cards ${game}`, 'eager')
    let state: State = beginning({ chance: 'folded', secret: `barred cards ${game}` }, 'introductory')
    while (!state.ended) {
      const { pending } = state
      if (pending && WINDOWS.includes(pending.kind)) {
        const { side } = pending
        const laid = lay(state, side)
        const [own] = viewOf(laid, { kind: 'seats', seats: [SEATS[side]] }).own
        const barred = own?.decision?.barred ?? []
        const played = answersOf(laid).flatMap((answer) => ('card' in answer ? [answer.card] : []))
        const combat = [...laid.hands[side], ...laid.faceUp[side]].filter(
          (card) => cardNamed(card).category === 'combat',
        )
        expect([...played, ...barred.map(({ card }) => card)].toSorted()).toEqual(combat.toSorted())
        for (const { bar } of barred) bars.add(bar)
      }
      state = does(state, chosen(answersOf(state), 'eager', random)).state
    }
  }
  expect(bars.size).toBeGreaterThan(2)
})
