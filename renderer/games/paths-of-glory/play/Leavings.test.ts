import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../words/text.ts'
import Leavings from './Leavings.svelte'
import { type Leaving, type LeavingKind, WARNINGS } from './leaves-behind.ts'

beforeAll(() => loadTexts('en'))

const leaving = (kind: LeavingKind, place: string | null): Leaving => ({
  key: `${kind} ${place}`,
  kind,
  text: `${kind} in ${place}`,
  place,
  ways: [],
})
const mandate = leaving('mandate', null)
const onshow = () => undefined
const folded = () => document.querySelector('details')

it.each(WARNINGS)('shows a warning (%s) without a touch', (kind) => {
  render(Leavings, { leavings: [leaving(kind, 'sedan'), mandate], onshow })
  expect(folded()?.open).toBe(true)
  expect(screen.getByRole('button', { name: `${kind} in sedan` })).toBeTruthy()
  expect(screen.getByText('What this leaves behind: 1')).toBeTruthy()
})

it('says a mere owed mandate quietly, and counts it among no warnings', () => {
  render(Leavings, { leavings: [mandate], onshow })
  expect(folded()).toBeNull()
  expect(screen.getByText(mandate.text)).toBeTruthy()
})

it('stays folded for warnings that its reader folded, and opens for a new one', async () => {
  const [first, second] = [leaving('supply', 'sedan'), leaving('siege', 'verdun')]
  const { rerender } = render(Leavings, { leavings: [first, mandate], onshow })
  await fireEvent.click(screen.getByText('What this leaves behind: 1'))
  expect(folded()?.open).toBe(false)
  await rerender({ leavings: [first], onshow })
  expect(folded()?.open).toBe(false)
  await rerender({ leavings: [first, second], onshow })
  expect(folded()?.open).toBe(true)
})
