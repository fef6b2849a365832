import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { positionOf } from '../map/position-of.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import PlaceList from './PlaceList.svelte'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})
afterEach(cleanup)

const none = () => undefined
const NOTHING = 'Nothing on the map can be done now.'

function shown(onhand: (() => void) | null) {
  const { view, decision } = seenAt(stateAt('operation'))
  if (!decision) throw new Error('nobody is asked')
  const given = { view, position: positionOf(view), victory: 'historical' as const, busy: false }
  const action = { ...decision, kind: 'action' as const, activations: [] }
  const asked = { ...action, answers: [{ kind: 'one-operation' as const }] }
  render(PlaceList, { ...given, decision: asked, onanswer: none, onactivate: none, onshow: none, onhand })
}

it('says that a card is played from the hand, and leads there', async () => {
  const onhand = vi.fn()
  shown(onhand)
  expect(
    screen.getByText('A card is played from the hand, or one operation is made without a card.'),
  ).toBeTruthy()
  expect(screen.queryByText(NOTHING)).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'To the cards' }))
  expect(onhand).toHaveBeenCalledOnce()
  // The strip beside it has that button: two of one name would be told apart by nobody who hears them.
  expect(screen.queryByRole('button', { name: 'One operation without a card' })).toBeNull()
})

it('leads to no hand that is empty', () => {
  shown(null)
  expect(screen.queryByRole('button', { name: 'To the cards' })).toBeNull()
  expect(screen.getByText(NOTHING)).toBeTruthy()
})
