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
  render(PlaceList, {
    ...given,
    decision: asked,
    onanswer: none,
    onactivate: none,
    onshow: none,
    onpoint: none,
    onhand,
  })
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

function listed(onpoint: (place: string | null) => void) {
  const { view, decision } = seenAt(stateAt('moves'))
  const given = { view, decision, position: positionOf(view), victory: 'historical' as const, busy: false }
  render(PlaceList, { ...given, onanswer: none, onactivate: none, onshow: none, onpoint, onhand: null })
}

it('groups the places with units under visible headings: own units first, and by land', () => {
  listed(none)
  const headings = screen.getAllByRole('heading').filter((one) => !one.matches('.visually-hidden'))
  const names = headings.map(({ textContent }) => textContent.trim())
  const own = names.indexOf('Spaces with units: Central Powers')
  const theirs = names.indexOf('Spaces with units: Allied Powers')
  expect(own).toBeGreaterThan(0)
  expect(theirs).toBeGreaterThan(own)
  expect(names.slice(own + 1, theirs)).toEqual(expect.arrayContaining(['Austria-Hungary', 'Germany']))
  expect(names.slice(own + 1, theirs)).toEqual(names.slice(own + 1, theirs).toSorted())
  const germany = headings.find((one, i) => i > own && one.textContent === 'Germany')!.nextElementSibling
  expect(germany?.textContent).toMatch(/Metz: /)
  expect(germany?.textContent).not.toMatch(/Paris: |Vienna: /)
})

it('points out the place of the line that has the focus, and none once the focus has left', async () => {
  const onpoint = vi.fn()
  listed(onpoint)
  const paris = screen.getByRole('button', { name: /^Paris: / })
  paris.focus()
  expect(onpoint).toHaveBeenLastCalledWith('paris')
  paris.blur()
  expect(onpoint).toHaveBeenLastCalledWith(null)
})
