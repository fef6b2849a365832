import { flushSync } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import type { LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { NAMES } from '../../../../shared/games/diplomacy/variants/standard/names/index.ts'
import { illegalText } from './illegal-text.svelte.ts'

let leave: () => void = () => undefined
afterEach(() => leave())

it('is shown as soon as its words are loaded', async () => {
  const unit = { type: 'A', at: 'YOR' as LocationId } as const
  const told: (string | null)[] = []
  leave = $effect.root(() => {
    $effect(() => {
      told.push(
        illegalText({ kind: 'move', unit, to: 'MOS' as LocationId }, 'unreachable', undefined, {
          names: NAMES,
          language: 'en',
          style: 'codes',
        }),
      )
    })
  })
  flushSync()
  expect(told).toEqual([null])
  await expect.poll(() => told).toHaveLength(2)
  expect(told[1]).toMatch(/^A.YOR.- MOS/)
}, 30_000)
