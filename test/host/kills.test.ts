import { expect, it } from 'vitest'
import { DOOMED, surviveKills } from './support/kills.ts'

it('loses nothing acknowledged and invents nothing over 25 kills', { timeout: 120_000 }, async () => {
  const { kills, acknowledged, torn } = await surviveKills(25, 'every commit')
  expect(kills).toBe(25)
  expect(acknowledged).toBeGreaterThan(100)
  expect(torn).toBeGreaterThan(0)
})

it('loses nothing of a war over 10 kills', { timeout: 120_000 }, async () => {
  const { kills, acknowledged } = await surviveKills(10, 'every commit', DOOMED.war)
  expect(kills).toBe(10)
  expect(acknowledged).toBeGreaterThan(100)
})
