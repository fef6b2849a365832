import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUnattended } from './unattended.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('waits as long as keys are pressed, whatever has the focus', () => {
  const act = vi.fn()
  const callOff = whenUnattended(act, 20_000)
  const field = document.body.appendChild(document.createElement('input'))
  field.addEventListener('keydown', (event) => event.stopPropagation())
  for (const target of [document.body, field, document.body]) {
    vi.advanceTimersByTime(19_000)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  }
  vi.advanceTimersByTime(19_000)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledOnce()
  callOff()
})

it('counts the last seconds down, until there is input', () => {
  const act = vi.fn()
  const calls: (number | null)[] = []
  const callOff = whenUnattended(act, 60_000, { forMs: 10_000, tell: (seconds) => calls.push(seconds) })
  vi.advanceTimersByTime(49_999)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(3001)
  expect(calls).toEqual([10, 9, 8, 7])
  window.dispatchEvent(new Event('pointermove'))
  expect(calls.pop()).toBe(null)
  vi.advanceTimersByTime(59_999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
  callOff()
})

it('does nothing once it is cancelled', () => {
  const act = vi.fn()
  whenUnattended(act, 20_000)()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
})
