import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { newGame, orders } from '../../../../test/contract/played.ts'
import { Showing } from './showing.svelte.ts'

const written = orders(newGame(), 'FRANCE', 'A PAR - BUR; A MAR - SPA; F BRE - MAO')
const closed = diplomacy.close(orders(written, 'RUSSIA', 'A MOS - UKR'), [])

let leave: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function shown(): Showing {
  let showing: Showing | undefined
  leave = $effect.root(() => {
    showing = new Showing(() => ({
      records: closed.state.records,
      stage: {
        powers: ['FRANCE', 'RUSSIA'] as unknown as PowerId[],
        edge: () => 0,
        isCentre: () => false,
        yearBegan: null,
      },
      language: 'en',
      again: false,
    }))
  })
  flushSync()
  return showing!
}
const kindOf = (showing: Showing) => showing.scene?.content.kind

it('shows, while it is stopped, each scene it is led to with its sentence and its arrows', () => {
  const showing = shown()
  showing.hold()
  showing.hurry()
  while (kindOf(showing) !== 'sweep') showing.hurry()
  flushSync()
  expect(showing.sentence).not.toBe('')
  expect(showing.picture!.orders.length).toBeGreaterThan(0)
  const first = showing.sentence
  showing.hurry()
  flushSync()
  expect(kindOf(showing)).toBe('sweep')
  expect(showing.sentence).not.toBe('')
  expect(showing.sentence).not.toBe(first)
  showing.back()
  flushSync()
  expect(showing.sentence).toBe(first)
  vi.advanceTimersByTime(60_000)
  flushSync()
  expect(showing.sentence).toBe(first)
})

it('stops a scene at its whole, and goes on to the next one from there', () => {
  const showing = shown()
  showing.hurry()
  while (kindOf(showing) !== 'sweep') showing.hurry()
  flushSync()
  expect(showing.sentence).toBe('')
  showing.hold()
  flushSync()
  const { sentence, index } = showing
  expect(sentence).not.toBe('')
  showing.hold()
  flushSync()
  expect([showing.index, showing.sentence]).toEqual([index, sentence])
  vi.advanceTimersByTime(20_000)
  flushSync()
  expect(showing.index).toBeGreaterThan(index)
})
