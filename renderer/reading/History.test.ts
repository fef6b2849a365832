import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import standard from '../../resources/maps/standard.json'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { newGame, screen as seen } from '../../test/contract/played.ts'
import History from './History.svelte'
import { phaseText } from './phase-text.ts'

it('goes back with the game when a ruling takes the phase back that is read', async () => {
  const one = diplomacy.close(newGame(), []).state
  const two = diplomacy.close(one, []).state
  const fetched: number[] = []
  const { rerender } = render(History, {
    map: decodeMap(standard as unknown as PackedMap),
    view: seen(two),
    language: 'en',
    fetchRecord: (index: number) => {
      fetched.push(index)
      return Promise.resolve(two.records[index] ?? null)
    },
    onclose: () => undefined,
  })
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent
  expect(heading()).toBe(phaseText(two.records[1]?.turn))
  await rerender({ view: seen(one) })
  expect(heading()).toBe(phaseText(two.records[0]?.turn))
  expect(fetched.at(-1)).toBe(0)
})
