// Paths of Glory from the set-up page to its end on a laptop and a phone, and its first rounds on one laptop for both sides.
import { expect } from '@playwright/test'
import { CARDS } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { SOON } from './support/soon.ts'
import { startTableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import {
  answerAt,
  askedAt,
  howItEnded,
  leadingOn,
  playAtOneLaptop,
  startAtLaptop,
  startOnTwoDevices,
} from './support/war.ts'

// Each test has a host of its own, so that the two long ones may run side by side.
test.describe.configure({ mode: 'parallel' })

test('a laptop and a phone play the introductory scenario to its end', async ({ browser }) => {
  test.setTimeout(900_000)
  const host = await startTableHost()
  try {
    const { laptop, phone } = await startOnTwoDevices(browser, host)
    // The person who alone plays at the laptop has the own page open all the time.
    await expect(laptop.page.locator('.hand')).toBeVisible()
    const random = randomFrom('two devices', 'war')
    const shown = new Set<string>()
    let answers = 0
    const isOver = () => laptop.eyes.view().status === 'ended'
    while (!isOver()) {
      const [side, seat] = askedAt(phone, 'ap') ? [phone, 'ap'] : [laptop, 'cp']
      const decision = askedAt(side, seat)
      if (!decision) {
        await expect
          .poll(() => isOver() || askedAt(phone, 'ap') !== null || askedAt(laptop, 'cp') !== null, {
            intervals: SOON,
          })
          .toBe(true)
        continue
      }
      const answer = leadingOn(decision, random)
      await answerAt(side, seat, decision, answer)
      if ('card' in answer && answer.card !== null) shown.add(answer.card)
      answers += 1
    }
    expect(answers).toBeGreaterThan(60)
    // Nothing that either device received names a card that the other side has not revealed.
    for (const [{ eyes }, own] of [
      [phone, 'ap'],
      [laptop, 'cp'],
    ] as const)
      for (const { id } of CARDS)
        if (!id.startsWith(own) && !shown.has(id))
          expect(
            eyes.heard.some((text) => text.includes(`"${id}"`)),
            id,
          ).toBe(false)
    for (const { page } of [laptop, phone]) await expect(howItEnded(page)).toBeVisible()
    expect([...laptop.faults, ...phone.faults]).toEqual([])
  } finally {
    await host.dispose()
  }
})

/** How often the other side is asked before the test ends; `npm run campaign:alone` plays on to the end of the game. */
const TURNS = 6

test('two sides at one laptop play in turn, with the page open for the asked side', async ({ browser }) => {
  test.setTimeout(300_000)
  const host = await startTableHost()
  try {
    const laptop = await startAtLaptop(browser, host.hostUrl, {
      'Central Powers': 'here',
      'Allied Powers': 'here',
    })
    const answers = await playAtOneLaptop(laptop, ({ turned }) => turned >= TURNS)
    expect(answers).toBeGreaterThan(TURNS)
    expect(laptop.faults).toEqual([])
  } finally {
    await host.dispose()
  }
})
