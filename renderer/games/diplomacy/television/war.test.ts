import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import packed from '../../../../resources/maps/standard.json' with { type: 'json' }
import { replay } from '../../../../shared/games/diplomacy/lessons/replay.ts'
import { SAMPLE_GAME } from '../../../../shared/games/diplomacy/lessons/sample-game.ts'
import { openingTable } from '../../../../shared/games/diplomacy/lessons/sandbox.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { shownOf, warOf } from './scenes.ts'
import War from './War.svelte'

const map = decodeMap(packed as unknown as PackedMap)
const records = replay(openingTable(), SAMPLE_GAME)

function show(how: { readonly held?: boolean; readonly still?: boolean } = {}) {
  const { container, rerender } = render(War, {
    map,
    records,
    language: 'en',
    head: 0,
    held: false,
    still: false,
    ...how,
  })
  const season = () => container.querySelector('[data-season]')?.textContent
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await tick()
  }
  return { season, pass, rerender }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the war again', () => {
  it('stops while it is held, and goes on from there', async () => {
    const { season, pass, rerender } = show()
    const first = season()
    await pass(8000)
    const then = season()
    expect(then).not.toBe(first)
    await rerender({ held: true })
    await pass(30_000)
    expect(season()).toBe(then)
    await rerender({ held: false })
    await pass(30_000)
    expect(season()).not.toBe(then)
  })

  it('is one picture a year where motion is not wanted', async () => {
    const { season, pass } = show({ still: true })
    const seen = new Set<string | null | undefined>()
    for (let ms = 0; ms <= 20_000; ms += 500) {
      seen.add(season())
      await pass(500)
    }
    const years = new Set(records.map(({ turn }) => turn.year))
    // And the board before the first turn.
    expect(seen.size).toBe(years.size + 1)
  })

  it('ends a year with its last phase', () => {
    const told = shownOf(warOf(records), true).map((index) => records[index]?.turn)
    expect(told.map((turn) => turn?.year)).toEqual([...new Set(records.map(({ turn }) => turn.year))])
    expect(records.at(-1)?.turn).toBe(told.at(-1))
    expect(shownOf(warOf(records), false)).toHaveLength(records.length)
  })
})
