// Paths of Glory from the set-up page through its first rounds: on a laptop and a phone, and on one laptop for both sides.
import { expect } from '@playwright/test'
import { startTableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { startAtLaptop } from './support/war.ts'
import { playAtOneLaptop, playOnTwoDevices } from './support/war-in-turn.ts'

// Each test has a host of its own, so that both may run side by side.
test.describe.configure({ mode: 'parallel' })

/** How often the other side is asked before a test ends; `npm run campaign:alone` plays on to the end of the game. */
const TURNS = 6

test('a laptop and a phone play in turn, and neither hears of the other hand', async ({ browser }) => {
  test.setTimeout(300_000)
  const answers = await playOnTwoDevices(browser, 2 * TURNS)
  expect(answers).toBeGreaterThan(2 * TURNS)
})

test('two sides at one laptop play in turn, with the page open for the asked side', async ({ browser }) => {
  test.setTimeout(300_000)
  const host = await startTableHost()
  try {
    const laptop = await startAtLaptop(browser, host.hostUrl, {
      'Central Powers': 'here',
      'Allied Powers': 'here',
    })
    const answers = await playAtOneLaptop(laptop, TURNS)
    expect(answers).toBeGreaterThan(TURNS)
    expect(laptop.faults).toEqual([])
  } finally {
    await host.dispose()
  }
})
