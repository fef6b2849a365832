import { afterEach, expect, it, vi } from 'vitest'
import { toHand } from './keyed-to.ts'

afterEach(() => document.body.replaceChildren())

it('leads to a hand that is drawn only some frames later', async () => {
  toHand(document.body)
  for (let frame = 0; frame < 5; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  const handle = document.body.appendChild(document.createElement('button'))
  handle.className = 'handle'
  await vi.waitFor(() => expect(document.activeElement).toBe(handle))
})
