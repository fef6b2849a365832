import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import standard from '../../../../resources/maps/standard.json'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { newGame, screen as seen } from '../../../../test/contract/played.ts'
import History from './History.svelte'
import { phaseText } from '../words/phase-text.ts'

it('goes back with the game when a ruling takes back the phase that is shown', async () => {
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

it('stays open at both ends of its slider', async () => {
  const two = diplomacy.close(diplomacy.close(newGame(), []).state, []).state
  const onclose = vi.fn()
  render(History, {
    map: decodeMap(standard as unknown as PackedMap),
    view: seen(two),
    language: 'en',
    fetchRecord: (index: number) => Promise.resolve(two.records[index] ?? null),
    onclose,
  })
  const slider = screen.getByRole<HTMLInputElement>('slider')
  expect(Number(slider.max)).toBe(1)
  expect(slider.value).toBe('1')
  await fireEvent.input(slider, { target: { value: '2' } })
  await fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One phase on' }).disabled).toBe(true)
  expect(onclose).not.toHaveBeenCalled()
  await fireEvent.input(slider, { target: { value: '0' } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(phaseText(two.records[0]?.turn))
})
