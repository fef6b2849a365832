import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadTexts } from '../words/text.ts'
import Strip from './Strip.svelte'

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
