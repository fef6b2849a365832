import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ruling, TableView } from '../../shared/table/view.ts'
import Announcements from './Announcements.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({ words: { seat: String, phase: String }, amended: async () => ({ amendedText: String }) }),
}))

const TAKEN_BACK: Ruling = { kind: 'take-back', phase: 'F1902M', seat: null, reason: 'too early', told: null }

/** A table in a phase, after so many rulings; every view of it is a new object, as from the host. */
const table = (phase: string, rulings: number) =>
  ({
    game: 'any',
    rulings: Array.from({ length: rulings }, () => ({ ...TAKEN_BACK })),
    stage: { phase },
  }) as unknown as TableView

const shown = () => screen.queryByTestId('ruling') !== null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a ruling', () => {
  it('disappears after its time, whatever else happens at the table meanwhile', async () => {
    const { rerender } = render(Announcements, { view: table('F1902M', 0) })
    await rerender({ view: table('F1902M', 1) })
    for (let second = 0; second < 40; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      await rerender({ view: table('F1902M', 1) })
    }
    expect(shown()).toBe(true)
    await vi.advanceTimersByTimeAsync(6000)
    expect(shown()).toBe(false)
  })

  it.each([
    ['leaves a television with its phase', true, false],
    ['stays on a phone that had no time to show it', false, true],
  ])('%s', async (_, large, after) => {
    const { rerender } = render(Announcements, { view: table('F1902M', 0), large })
    await rerender({ view: table('F1902M', 1) })
    expect(shown()).toBe(true)
    await rerender({ view: table('F1902R', 1) })
    expect(shown()).toBe(after)
  })

  it('disappears from a phone with the stage it came in, once it could be read', async () => {
    const { rerender } = render(Announcements, { view: table('F1902M', 0) })
    await rerender({ view: table('F1902M', 1) })
    await vi.advanceTimersByTimeAsync(5000)
    await rerender({ view: table('F1902R', 1) })
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown()).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown()).toBe(false)
  })

  it('of a phase that opens with it stays in that phase', async () => {
    const { rerender } = render(Announcements, { view: table('F1902R', 0) })
    await rerender({ view: table('F1902M', 1) })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(shown()).toBe(true)
  })
})
