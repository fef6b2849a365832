import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { newGame, orders } from '../../../../test/contract/played.ts'
import { Playback, type PlaybackInput } from './playback.svelte.ts'

const closed = diplomacy.close(orders(newGame(), 'FRANCE', 'A PAR - BUR; A MAR - SPA; F BRE - MAO'), [])
const next = diplomacy.close(closed.state, [])
/** Longer than any frame is shown. */
const LONG_MS = 60_000

let leave: () => void = () => undefined
const wantsMotion = (yes: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: !yes,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))

beforeEach(() => {
  vi.useFakeTimers()
  wantsMotion(true)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function played(first: Partial<PlaybackInput> = {}) {
  const base: PlaybackInput = {
    records: closed.state.records,
    powers: ['ENGLAND', 'FRANCE', 'RUSSIA'] as unknown as PowerId[],
    language: 'en',
    again: false,
  }
  let input = $state.raw({ ...base, ...first })
  let playback: Playback | undefined
  leave = $effect.root(() => {
    playback = new Playback(() => input)
  })
  flushSync()
  return {
    playback: playback as unknown as Playback,
    tell: (more: Partial<PlaybackInput>) => {
      input = { ...input, ...more }
      flushSync()
    },
  }
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  flushSync()
}
const anyResult = ({ frames }: Playback) => frames[0]?.record.results[0] as OrderResult

describe('a reading', () => {
  it('goes through its frames one after the other, and stays at the last', async () => {
    const { playback } = played()
    const seen = [playback.index]
    while (playback.running && seen.length < 100) {
      await vi.advanceTimersToNextTimerAsync()
      flushSync()
      if (seen.at(-1) !== playback.index) seen.push(playback.index)
    }
    expect(seen).toEqual(playback.frames.map((_, index) => index))
    expect(playback.frames.length).toBeGreaterThan(2)
    expect(playback.ended).toBe(true)
    expect(playback.attending).toBe(false)
  })

  it('opens at its end where it was played before, or where motion is not wanted', () => {
    expect(played({ again: true }).playback.ended).toBe(true)
    leave()
    wantsMotion(false)
    expect(played().playback.ended).toBe(true)
  })

  it('stops at a step, within its frames, and goes on when asked to', async () => {
    const { playback } = played()
    playback.goTo(1)
    await pass(LONG_MS)
    expect(playback.index).toBe(1)
    expect(playback.attending).toBe(true)
    playback.goTo(-3)
    expect(playback.index).toBe(0)
    playback.goTo(10_000)
    expect(playback.index).toBe(playback.frames.length - 1)
    playback.goTo(1)
    playback.play()
    expect(playback.attending).toBe(false)
    await pass(LONG_MS)
    expect(playback.ended).toBe(true)
  })

  it('starts again from its end', () => {
    const { playback } = played({ again: true })
    playback.play()
    expect(playback.index).toBe(0)
    flushSync()
    expect(playback.running).toBe(true)
  })

  it('pauses while an order is asked about, and shows the units concerned', async () => {
    const { playback } = played()
    playback.ask(anyResult(playback))
    await pass(LONG_MS)
    expect(playback.index).toBe(0)
    expect(playback.attending).toBe(true)
    expect(playback.pictured).not.toBe(playback.frame)
    playback.close()
    expect(playback.pictured).toBe(playback.frame)
    expect(playback.running).toBe(false)
    playback.toggle()
    expect(playback.running).toBe(true)
  })

  it('continues when the same records come again, and starts again with others', () => {
    const { playback, tell } = played()
    playback.goTo(2)
    tell({ records: [...closed.state.records] })
    expect(playback.index).toBe(2)
    playback.ask(anyResult(playback))
    tell({ records: next.state.records })
    expect(playback.index).toBe(0)
    expect(playback.asked).toBe(null)
    expect(playback.running).toBe(true)
  })

  it('counts as still a second after it stopped, and at once where motion is not wanted', async () => {
    const { playback } = played()
    expect(playback.atRest).toBe(false)
    playback.goTo(1)
    flushSync()
    await pass(999)
    expect(playback.atRest).toBe(false)
    await pass(1)
    expect(playback.atRest).toBe(true)
    playback.play()
    flushSync()
    expect(playback.atRest).toBe(false)
    leave()
    wantsMotion(false)
    expect(played().playback.atRest).toBe(true)
  })
})
