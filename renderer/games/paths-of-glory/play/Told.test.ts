import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import Told from './Told.svelte'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

const rolled = (side: 'cp' | 'ap', owed: 'ah' | 'fr'): LogEntry => ({
  kind: 'mandate',
  side,
  die: 2,
  box: owed,
  owed,
})
const LOG = [rolled('cp', 'ah'), rolled('ap', 'fr')]

/** The news as a turn begins, for a side that is asked for its action, or for one that waits. */
function news(isAsked: boolean) {
  const { view, own } = seenAt(stateAt('operation'))
  if (!own?.decision) throw new Error('nobody is asked')
  const asked = { ...own, decision: { ...own.decision, kind: 'action' as const } }
  const log = { phase: view.phase, log: LOG }
  render(Told, {
    view: { ...view, log: LOG, own: isAsked ? [asked] : [] },
    news: { kept: log, source: isAsked ? { ...log, log: [] } : log, part: null, first: [] },
    lines: 2,
  })
}

it('names both mandates by their dice alone to whoever waits', async () => {
  news(false)
  await vi.waitFor(() => screen.getByText('Central Powers: Austria-Hungary'), { timeout: 10_000 })
  expect(screen.queryByRole('list', { name: 'What has just happened' })).toBeNull()
})

it('shows their dice alone where lines beside the question name them, to whoever is asked for an action', async () => {
  news(true)
  const dice = await screen.findByRole('list', { name: 'The last dice' }, { timeout: 10_000 })
  expect(dice.querySelectorAll('[data-die]')).toHaveLength(2)
  expect(screen.queryByText('Central Powers: Austria-Hungary')).toBeNull()
})

it('tells no earlier battle below the odds of the attack that is prepared', async () => {
  // Sedan was fought for; now Verdun is to be attacked.
  const { view } = seenAt(stateAt('attackers'))
  const fought: readonly LogEntry[] = [
    { kind: 'attacked', side: 'cp', space: 'sedan', units: ['ge-1'] } as unknown as LogEntry,
    { kind: 'battle-won', by: 'cp', margin: 1 },
  ]
  const log = { phase: view.phase, log: fought }
  const props = { news: { kept: log, source: log, part: null, first: [] }, lines: 1 }
  const { rerender } = render(Told, { ...props, view: { ...view, log: fought } })
  expect(screen.queryByText(/win the battle/)).toBeNull()
  await rerender({ ...props, view: { ...view, log: fought, asked: { ...view.asked!, kind: 'attack' } } })
  expect(screen.getByText(/win the battle/)).toBeTruthy()
})
