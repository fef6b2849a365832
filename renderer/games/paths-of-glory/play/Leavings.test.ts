import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import Leavings from './Leavings.svelte'
import { type Leaving, type LeavingKind, WARNINGS } from './leaves-behind.ts'

beforeAll(() => loadTexts('en'))

const leaving = (kind: LeavingKind, place: string | null): Leaving => ({
  key: `${kind} ${place}`,
  subjects: [`${kind} ${place}`],
  kind,
  text: `${kind} in ${place}`,
  units: place === null ? [] : [`unit in ${place}`],
  place,
  ways: [],
  from: [],
})
const mandate = leaving('mandate', null)
const onshow = () => undefined
const folded = () => document.querySelector('details')

const shownAtOnce = WARNINGS.filter((kind) => kind !== 'threat')
it.each(shownAtOnce)('shows a warning (%s) without a touch', (kind) => {
  render(Leavings, {
    leavings: [leaving(kind, 'sedan'), leaving('threat', 'verdun'), mandate],
    onshow,
    kind: 'move',
  })
  expect(folded()?.open).toBe(true)
  expect(screen.getByRole('button', { name: `${kind} in sedan` })).toBeTruthy()
  expect(screen.getByText('What this leaves behind: 2')).toBeTruthy()
})

it.each(WARNINGS)('says a lone warning (%s) itself, instead of its count', (kind) => {
  render(Leavings, { leavings: [leaving(kind, 'sedan'), mandate], onshow, kind: 'move' })
  expect(folded()).toBeNull()
  expect(screen.getByRole('button', { name: `${kind} in sedan` })).toBeTruthy()
  expect(screen.queryByText(/What this leaves behind/)).toBeNull()
})

it('counts what the enemy might do next, and stays folded for it', () => {
  render(Leavings, {
    leavings: [leaving('threat', 'sedan'), leaving('threat', 'metz')],
    onshow,
    kind: 'move',
  })
  expect(folded()?.open).toBe(false)
  expect(screen.getByText('What this leaves behind: 2')).toBeTruthy()
})

it('counts the units out of supply before an action, and stays folded', () => {
  render(Leavings, {
    leavings: [leaving('supply', 'sedan'), leaving('supply', 'verdun')],
    onshow,
    kind: 'action',
  })
  expect(folded()?.open).toBe(false)
  expect(screen.getByText(/^Units out of supply: 2\./)).toBeTruthy()
})

it('counts enemy moves that would cut off supply before an action as well', async () => {
  await loadGuide()
  render(Leavings, {
    leavings: [leaving('threat', 'sedan'), leaving('threat', 'metz')],
    onshow,
    kind: 'action',
  })
  expect(folded()?.open).toBe(false)
  expect(screen.getByText('Enemy moves that would cut off supply: 2')).toBeTruthy()
})

it('shows its lines alone before an advance, with nothing to fold', async () => {
  const shown = vi.fn()
  const line = leaving('open', 'verdun')
  render(Leavings, { leavings: [line], onshow: shown, kind: 'advance' })
  expect(folded()).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'open in verdun' }))
  expect(shown).toHaveBeenCalledExactlyOnceWith(line)
})

it('says a mere owed mandate quietly, and counts it among no warnings', () => {
  render(Leavings, { leavings: [mandate], onshow, kind: 'move' })
  expect(folded()).toBeNull()
  expect(screen.getByText(mandate.text)).toBeTruthy()
})

it('leads from an owed mandate to where it could be met, and names three of the places', async () => {
  await loadGuide()
  const shown = vi.fn()
  const owed = { ...mandate, text: 'Owed.', place: 'sedan', from: ['sedan', 'nancy', 'verdun', 'paris'] }
  render(Leavings, { leavings: [owed], onshow: shown, kind: 'move' })
  await fireEvent.click(screen.getByRole('button', { name: 'Owed. From: Sedan, Nancy, Verdun, …' }))
  expect(shown).toHaveBeenCalledExactlyOnceWith(owed)
})

it('stays folded for warnings that its reader folded, and opens for a new one', async () => {
  const [first, second] = [leaving('supply', 'sedan'), leaving('siege', 'verdun')]
  const threat = leaving('threat', 'metz')
  const { rerender } = render(Leavings, { leavings: [first, threat, mandate], onshow, kind: 'move' })
  await fireEvent.click(screen.getByText('What this leaves behind: 2'))
  expect(folded()?.open).toBe(false)
  await rerender({ leavings: [first, threat], onshow, kind: 'move' })
  expect(folded()?.open).toBe(false)
  await rerender({ leavings: [first, second], onshow, kind: 'move' })
  expect(folded()?.open).toBe(true)
})

it('stays folded for fewer of the same places, and opens for another one', async () => {
  const opened = (...places: readonly string[]): Leaving => ({
    ...leaving('open', places.join()),
    subjects: places,
  })
  const threat = leaving('threat', 'metz')
  const { rerender } = render(Leavings, {
    leavings: [opened('sedan', 'verdun'), threat],
    onshow,
    kind: 'move',
  })
  await fireEvent.click(screen.getByText('What this leaves behind: 3'))
  await rerender({ leavings: [opened('verdun'), threat], onshow, kind: 'move' })
  expect(folded()?.open).toBe(false)
  await rerender({ leavings: [opened('verdun', 'nancy'), threat], onshow, kind: 'move' })
  expect(folded()?.open).toBe(true)
})

it('asks from where only for what is owed: a siege that would be laid has no such places', async () => {
  await loadGuide()
  render(Leavings, { leavings: [leaving('besieging', 'ivangorod')], onshow, kind: 'move' })
  expect(screen.getByRole('button', { name: 'besieging in ivangorod' })).toBeTruthy()
})

it('tells that its lines were read once they are folded, and stays folded for those that were', async () => {
  const [first, second] = [leaving('supply', 'sedan'), leaving('open', 'verdun')]
  const onread = vi.fn()
  const { unmount } = render(Leavings, { leavings: [first, second], onshow, onread, kind: 'move' })
  await fireEvent.click(screen.getByText('What this leaves behind: 2'))
  expect(onread).toHaveBeenCalledOnce()
  unmount()
  const read = [first, second].map((one) => ({ ...one, read: true }))
  const { rerender } = render(Leavings, { leavings: read, onshow, onread, kind: 'move' })
  expect(folded()?.open).toBe(false)
  await rerender({ leavings: [...read, leaving('open', 'metz')], onshow, onread, kind: 'move' })
  expect(folded()?.open).toBe(true)
})
