import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import standard from '../../../../resources/maps/standard.json'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { newGame, orders } from '../../../../test/contract/played.ts'
import Reading from './Reading.svelte'
import { voice } from '../../../ui/voice.svelte.ts'

const map = decodeMap(standard as unknown as PackedMap)
const powers = ['ENGLAND', 'FRANCE', 'RUSSIA'] as unknown as PowerId[]
const { records } = diplomacy.close(
  orders(newGame(), 'FRANCE', 'A PAR - BUR; A MAR - SPA; F BRE - MAO'),
  [],
).state

const said: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      onend = () => undefined
      constructor(readonly text: string) {}
    },
  )
  vi.stubGlobal('speechSynthesis', {
    speak({ text, onend }: { text: string; onend: () => void }) {
      said.push(text)
      setTimeout(onend, 100)
    },
    cancel: vi.fn(),
  })
})
afterEach(() => {
  voice.on = false
  said.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const read = () => render(Reading, { map, records, powers, language: 'en', edition: '2000' })
const now = () => screen.queryByText('The board now')

describe('a device with reduced motion', () => {
  it('opens at the end of the reading', () => {
    read()
    expect(now()).not.toBeNull()
  })

  it('plays from the beginning to the end where its voice is on', async () => {
    voice.on = true
    read()
    expect(now()).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said[0]).toMatch(/^England\. /)
    expect(said.at(-1)).toContain('The board now')
    expect(said.length).toBeGreaterThan(2)
  })

  it('reports the board before the orders until the last of them was read', async () => {
    voice.on = true
    const moments: (string | undefined)[] = []
    const at = (moment: { units: readonly { at: string }[] } | null) =>
      moment?.units.some(({ at }) => at === 'BUR') ? 'after' : 'before'
    render(Reading, {
      map,
      records,
      powers,
      language: 'en',
      edition: '2000',
      onmoment: (moment: Parameters<typeof at>[0]) => moments.push(at(moment)),
    })
    expect(moments).toEqual(['before'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).not.toBeNull()
    expect(moments.at(-1)).toBe('after')
  })
})
