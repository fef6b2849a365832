import { expect, it } from 'vitest'
import { Bucket, Guesses, LIMITS } from './limits.ts'

const MINUTE_MS = 60_000

it('lets people with the right code in, however many addresses guess at it', () => {
  const guesses = new Guesses(LIMITS, 0)
  const guessing = Array.from({ length: 14 }, (_, i) => `10.0.0.${i + 10}`)
  for (const address of guessing) while (guesses.mayTry(address, MINUTE_MS)) guesses.wrong(address, MINUTE_MS)
  expect(guesses.mayTry('10.0.0.7', MINUTE_MS)).toBe(true)
  // One wrong code, and this address counts as guessing.
  guesses.wrong('10.0.0.7', MINUTE_MS)
  expect(guesses.mayTry('10.0.0.7', MINUTE_MS)).toBe(false)
  expect(guesses.mayTry('10.0.0.7', 2 * MINUTE_MS)).toBe(true)
})

it('lets all addresses together guess no faster than the limit for one minute', () => {
  const guesses = new Guesses(LIMITS, 0)
  const first = Array.from({ length: 200 }, (_, i) => `10.0.1.${i}`)
  for (const address of first) guesses.wrong(address, 0)
  let tries = 0
  for (let now = 0; now < 10 * MINUTE_MS; now += 1_000)
    for (const address of first)
      if (guesses.mayTry(address, now)) {
        guesses.wrong(address, now)
        tries += 1
      }
  expect(tries).toBeLessThanOrEqual(10 * LIMITS.wrongPerMinuteInAll)
})

it('takes all drops of a request or none, and says when there will be enough', () => {
  const bucket = new Bucket(10, 100, 0)
  expect(bucket.take(0, 60)).toBe(true)
  expect(bucket.take(0, 60)).toBe(false)
  expect(bucket.wait(0, 60)).toBe(2_000)
  expect(bucket.take(2_000, 60)).toBe(true)
})
