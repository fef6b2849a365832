import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { leavingsOf } from './leaves-behind.ts'
import { questionText } from './question.ts'
import Strip from './Strip.svelte'
import ToldSince from './ToldSince.svelte'

it('shows units of the reserve as counters, not as long lines of text', async () => {
  await loadTexts('en')
  const { view, decision } = seenAt(stateAt('flank'))
  const unit = view.units.find(({ at }) => at === 'reserve')?.unit
  if (!decision || !unit) throw new Error('nobody in the reserve')
  const asked = {
    ...decision,
    kind: 'redeploy',
    answers: [{ kind: 'redeploy', unit }, { kind: 'done' }],
    costs: [],
    odds: [],
  } as const
  render(Strip, {
    view: { ...view, battle: null },
    side: 'cp',
    decision: asked,
    narrowed: [],
    said: null,
    busy: false,
    onanswer: () => undefined,
    onback: () => undefined,
  })
  const button = screen.getByRole('button', { name: /from the reserve/ })
  // Counters are fetched.
  await vi.waitFor(() => expect(button.querySelector('svg')).not.toBeNull(), { timeout: 10_000 })
})

it('gives the room of what the dice inflicted to what an advance lays open', async () => {
  await loadTexts('en')
  await loadGuide()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const { view, decision } = seenAt(stateAt('won'))
  const leavings = leavingsOf(view, decision, 'cp')
  const none = () => undefined
  const given = { view, side: 'cp', decision, narrowed: [], said: null, busy: false } as const
  const { rerender } = render(Strip, { ...given, leavings: [], onanswer: none, onback: none })
  await vi.waitFor(() => screen.getByText(/inflicted 7/), { timeout: 10_000 })
  await rerender({ leavings })
  await vi.waitFor(() => screen.getByRole('button', { name: /^If nobody stays in Koblenz/ }), {
    timeout: 10_000,
  })
  expect(screen.queryByText(/inflicted 7/)).toBeNull()
  vi.unstubAllGlobals()
})

it('gives the focus of an answer that has been given to the next question', async () => {
  await loadTexts('en')
  const asked = seenAt(stateAt('flank'))
  const next = seenAt(stateAt('won'))
  const none = () => undefined
  const given = { side: 'cp', narrowed: [], said: null, busy: false, onanswer: none, onback: none } as const
  const { container, rerender } = render(Strip, { ...given, ...asked })
  container.querySelector<HTMLButtonElement>('.answers button')?.focus()
  expect(document.activeElement?.tagName).toBe('BUTTON')
  await rerender({ ...given, ...next })
  expect(document.activeElement?.className).toMatch(/question/)
})

it('says in the only round of Guns of August that it can be played now alone', async () => {
  await loadTexts('en')
  await loadGuide()
  const { view, decision: asked } = seenAt(stateAt('flank'))
  if (!asked) throw new Error('nobody is asked')
  const none = () => undefined
  const action = (...answers: Answer[]) => ({
    ...asked,
    kind: 'action' as const,
    answers,
    costs: [],
    odds: [],
  })
  const [event, ops] = (['event', 'ops'] as const).map((as): Answer => ({
    kind: 'play',
    card: 'cp-01' as CardId,
    as,
  })) as [Answer, Answer]
  const given = {
    view: { ...view, battle: null },
    side: 'cp',
    narrowed: [],
    said: null,
    busy: false,
  } as const
  const { rerender } = render(Strip, { ...given, decision: action(event, ops), onanswer: none, onback: none })
  const told = (text: RegExp) => vi.waitFor(() => screen.getByText(text), { timeout: 10_000 })
  await told(/Guns of August, and its event can only be played now/)
  expect(screen.queryByText(/Events are taken when their time is right/)).toBeNull()
  await rerender({ decision: action(ops) })
  await told(/Events are taken when their time is right/)
})

it('tells the battle just fought, its losses too, before the next question', async () => {
  await loadTexts('en')
  await loadGuide()
  const { view, decision } = seenAt(stateAt('won', { kind: 'done' }))
  const none = () => undefined
  render(Strip, {
    view,
    side: 'cp',
    decision,
    narrowed: [],
    said: null,
    busy: false,
    onanswer: none,
    onback: none,
  })
  await vi.waitFor(() => screen.getByRole('list', { name: 'The last battle' }), { timeout: 10_000 })
  screen.getByRole('button', { name: /^Sedan: / })
  screen.getByRole('button', { name: /^Losses, Allied Powers: / })
  expect(screen.queryByRole('button', { name: /Mandatory/ })).toBeNull()
})

it('says of a side that a battle hit why it lost nothing', async () => {
  await loadTexts('en')
  await loadGuide()
  const log = [
    { kind: 'attacked', side: 'cp', space: 'sedan', units: [] },
    { kind: 'fired', side: 'cp', table: 'corps', die: 1, modifier: 0, loss: 1, cards: [] },
    { kind: 'battle-won', by: 'cp', margin: 1 },
  ] as unknown as readonly LogEntry[]
  render(ToldSince, { entries: log, part: 'fights', onshow: () => undefined })
  screen.getByText(/^No loss for the Allied Powers: a step of any of their units takes more than 1/)
})

it('asks for the way of a retreat with its length and the units that retreat', async () => {
  await loadTexts('en')
  await loadGuide()
  const { view } = seenAt(stateAt('flank', { kind: 'flank', pin: 'metz' }, { kind: 'done' }))
  const question = questionText(view, { side: 'ap', name: 'retreat', isNamed: false })
  expect(question).toMatch(/^Choose the way of the retreat by two spaces: French corps/)
})

it('tells whoever waits that no attack is left where all can see it', async () => {
  await loadTexts('en')
  const { view } = seenAt(stateAt('flank'))
  const asked = (over: boolean) =>
    ({ ...view, battle: null, asked: { side: 'cp', kind: 'attack', over } }) as typeof view
  expect(questionText(asked(false))).toBe('Central Powers: choose what to attack')
  expect(questionText(asked(true))).toBe('Central Powers: no attack is left to make')
})
