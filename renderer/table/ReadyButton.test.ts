import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { SeatView, StageView } from '../../shared/table/view.ts'
import ReadyButton from './ReadyButton.svelte'

const seat = { awaited: true, ready: false } as SeatView
const show = (name: string, last: boolean, ready = false) =>
  render(ReadyButton, {
    seat: { ...seat, ready },
    stage: { name, last } as StageView,
    words: 'Orders are ready',
    reachable: true,
    onready: () => Promise.resolve(),
  })

it.each([
  ['ends the talks alone where orders are written after them', false, 'I have finished talking'],
  ['says that orders are ready where the talks close the phase', true, 'Orders are ready'],
])('%s', (_, last, text) => {
  show('negotiation', last)
  expect(screen.getByRole('button').textContent.trim()).toBe(text)
})

it('says of the mark how it is taken back', () => {
  show('writing', true, true)
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('press to take back')
})
