import { expect, it } from 'vitest'
import { DOOMED, surviveKills } from './support/kills.ts'

// A few kills; `npm run campaign:kills` kills hundreds of times.
it('loses nothing acknowledged and invents nothing over 10 kills', { timeout: 120_000 }, async () => {
  const { kills, acknowledged, torn } = await surviveKills(10, 'every commit')
  expect(kills).toBe(10)
  expect(acknowledged).toBeGreaterThan(20)
  expect(torn).toBeGreaterThan(0)
})

it('loses nothing of a war over 5 kills', { timeout: 120_000 }, async () => {
  const { kills, acknowledged } = await surviveKills(5, 'every commit', DOOMED.war)
  expect(kills).toBe(5)
  expect(acknowledged).toBeGreaterThan(5)
})
