import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { SheetView } from '../../../../shared/games/diplomacy/view.ts'
import { newGame, screen as seen } from '../../../../test/contract/played.ts'
import { m } from '../../../words/rooms.ts'
import Hint from './Hint.svelte'

const thought = vi.hoisted(() => ({ answer: (_: { readonly orders: readonly Order[] }): void => undefined }))
vi.mock('./suggestion.ts', () => ({
  suggestion: () => new Promise((resolve) => (thought.answer = resolve)),
}))

it('suggests for the phase it was asked in, though a bell rang meanwhile', async () => {
  const suggested: unknown[] = []
  const sheet = { power: 'FRANCE', drafts: [] } as unknown as SheetView
  const { rerender } = render(Hint, {
    view: seen(newGame()),
    sheet,
    phase: 'S1901M',
    suggested: [],
    onsuggest: (orders: readonly Order[], phase: string) => suggested.push([orders, phase]),
    onintent: () => Promise.resolve(null),
  })
  await fireEvent.click(screen.getByText(m.hint_ask()))
  await rerender({ phase: 'F1901M' })
  thought.answer({ orders: [] })
  await expect.poll(() => suggested).toEqual([[[], 'S1901M']])
})
