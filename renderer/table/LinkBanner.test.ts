import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { m } from '../paraglide/messages.js'
import LinkBanner from './LinkBanner.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await tick()
}
const said = () => screen.getByRole('status').textContent.trim()

it('shows nothing for a short break in the connection', async () => {
  const { rerender } = render(LinkBanner, { link: 'lost', knock: async () => false })
  await pass(1_100)
  expect(said()).toBe('')
  await rerender({ link: 'online' })
  await pass(10_000)
  expect(said()).toBe('')
})

it('offers to reload the page after ten seconds, and not before', async () => {
  render(LinkBanner, { link: 'lost', knock: async () => false })
  await pass(9_900)
  expect(said()).toBe(m.link_lost())
  expect(screen.queryByRole('button')).toBeNull()
  await pass(200)
  expect(screen.getByRole('button').textContent).toBe(m.link_reload())
})

it.each([
  ['answers', true],
  ['does not answer', false],
] as const)('loads the page anew only from a host that answers: it %s', async (_, answers) => {
  const reload = vi.fn()
  render(LinkBanner, { link: 'lost', knock: async () => answers, reload })
  await pass(10_100)
  screen.getByRole('button').click()
  await pass(100)
  expect(reload).toHaveBeenCalledTimes(answers ? 1 : 0)
  if (!answers) expect(said()).toBe(m.link_silent())
})
