import { afterEach, expect, it, vi } from 'vitest'
import { toAnswers, toHand } from './keyed-to.ts'

afterEach(() => document.body.replaceChildren())

it('leads to a hand that is drawn only some frames later', async () => {
  toHand(document.body)
  for (let frame = 0; frame < 5; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  const handle = document.body.appendChild(document.createElement('button'))
  handle.className = 'handle'
  await vi.waitFor(() => expect(document.activeElement).toBe(handle))
})

it('leads to what a question is answered with once the answer before it has arrived', async () => {
  document.body.innerHTML =
    '<div class="strip"><p class="question">Move</p><div class="answers"><button disabled>End</button></div></div>'
  const end = document.querySelector('button')!
  toAnswers(document.body)
  await new Promise((drawn) => requestAnimationFrame(drawn))
  expect(document.activeElement).toBe(document.body)
  end.disabled = false
  await vi.waitFor(() => expect(document.activeElement).toBe(end))
})
