import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchForLostParts } from './lost-part.ts'

let reloaded = 0
let answers = false
let heard = true
let unwatch = () => {}
const lose = () => window.dispatchEvent(new Event('vite:preloadError'))

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  reloaded = 0
  answers = false
  heard = true
  unwatch = watchForLostParts({ knock: async () => answers, heard: () => heard, reload: () => reloaded++ })
})
afterEach(() => {
  unwatch()
  vi.useRealTimers()
})

it('reloads a page that could not load a part, once the host answers', async () => {
  lose()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reloaded).toBe(0)
  answers = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reloaded).toBe(1)
})

it('keeps a page until the host has all its acts', async () => {
  answers = true
  heard = false
  lose()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reloaded).toBe(0)
  heard = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reloaded).toBe(1)
})

it('does not reload a page again and again when a part is missing for good', async () => {
  answers = true
  for (let page = 0; page < 4; page++) {
    lose()
    await vi.advanceTimersByTimeAsync(10_000)
    unwatch()
    unwatch = watchForLostParts({ knock: async () => answers, heard: () => heard, reload: () => reloaded++ })
  }
  expect(reloaded).toBe(1)
})
