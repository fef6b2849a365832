import { expect, it } from 'vitest'
import { surviveKills } from './support/kills.ts'

it('loses nothing acknowledged and invents nothing over 25 kills', { timeout: 120_000 }, async () => {
  const { kills, acknowledged, torn } = await surviveKills(25, 'every commit')
  expect(kills).toBe(25)
  expect(acknowledged).toBeGreaterThan(100)
  expect(torn).toBeGreaterThan(0)
})
