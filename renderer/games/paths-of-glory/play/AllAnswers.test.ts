import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadTexts } from '../words/text.ts'
import AllAnswers from './AllAnswers.svelte'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const { view, decision } = seenAt(stateAt('operation'))
if (!decision) throw new Error('nobody is asked')
const rows = () => screen.getAllByRole('button').filter((one) => one.closest('li'))
function shown() {
  const onanswer = vi.fn()
  const given = { view, decision: decision!, busy: false, onanswer }
  const { rerender, container } = render(AllAnswers, given)
  container.querySelector('details')!.open = true
  return { rerender: (more: Partial<typeof given>) => rerender({ ...given, ...more }), onanswer }
}

it('keeps the focus while an answer is sent, and goes on to the next row where its row is gone', async () => {
  const { rerender, onanswer } = shown()
  const [, second, third] = rows()
  second!.focus()
  await rerender({ busy: true })
  expect(document.activeElement).toBe(second)
  await fireEvent.click(second!)
  expect(onanswer).not.toHaveBeenCalled()
  await rerender({ decision: { ...decision, answers: decision.answers.filter((_, i) => i !== 1) } })
  expect(document.activeElement).toBe(third)
  await rerender({ decision: { ...decision, answers: decision.answers.slice(0, 1) } })
  expect(document.activeElement).toBe(rows()[0])
})

it('is walked through with arrow keys', async () => {
  shown()
  const [first, second] = rows()
  first!.focus()
  await fireEvent.keyDown(first!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
})
