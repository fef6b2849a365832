// npm run campaign:alone: Paths of Glory to its end: against a computer, once from each side, two people in turn at one
// laptop, and on a laptop and a phone.
import { expect } from '@playwright/test'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { SOON } from '../support/soon.ts'
import { startTableHost } from '../support/table-host.ts'
import { test } from '../support/test.ts'
import { answerAt, askedAt, howItEnded, leadingOn, startAtLaptop } from '../support/war.ts'
import { playAtOneLaptop, playOnTwoDevices } from '../support/war-in-turn.ts'

/** How long a computer may think about one question. */
const ANSWER_MS = 5_000

for (const [seat, own, other] of [
  ['cp', 'Central Powers', 'Allied Powers'],
  ['ap', 'Allied Powers', 'Central Powers'],
] as const)
  test(`one person plays the ${own} against a computer to the end`, async ({ browser }) => {
    test.setTimeout(1_800_000)
    const host = await startTableHost()
    try {
      const seats = { 'Central Powers': 'here', 'Allied Powers': 'here', [other]: 'computer:plain' }
      const laptop = await startAtLaptop(browser, host.hostUrl, seats)
      const random = randomFrom(`alone ${seat}`, 'war')
      const { view } = laptop.eyes
      const isOver = () => view().status === 'ended'
      let answers = 0
      let longest = 0
      while (!isOver()) {
        const since = performance.now()
        // The computer answers what it is asked, one question after the other.
        await expect
          .poll(() => isOver() || askedAt(laptop, seat) !== null, {
            intervals: SOON,
            timeout: 20 * ANSWER_MS,
          })
          .toBe(true)
        longest = Math.max(longest, performance.now() - since)
        const decision = isOver() ? null : askedAt(laptop, seat)
        if (!decision) break
        await answerAt(laptop, seat, decision, leadingOn(decision, random))
        answers += 1
      }
      console.log(`${own}: ${answers} answers, longest wait ${(longest / 1000).toFixed(1)} s`)
      expect(answers).toBeGreaterThan(30)
      await expect(howItEnded(laptop.page)).toBeVisible()
      expect(laptop.faults).toEqual([])
    } finally {
      await host.dispose()
    }
  })

test('two people at one laptop play in turn to the end', async ({ browser }) => {
  test.setTimeout(1_800_000)
  const host = await startTableHost()
  try {
    const seats = { 'Central Powers': 'here', 'Allied Powers': 'here' }
    const laptop = await startAtLaptop(browser, host.hostUrl, seats)
    expect(await playAtOneLaptop(laptop)).toBeGreaterThan(60)
    await expect(howItEnded(laptop.page)).toBeVisible()
    expect(laptop.faults).toEqual([])
  } finally {
    await host.dispose()
  }
})

test('a laptop and a phone play the introductory scenario to its end', async ({ browser }) => {
  test.setTimeout(1_800_000)
  const answers = await playOnTwoDevices(browser, Infinity, async (sides) => {
    for (const { page } of sides) await expect(howItEnded(page)).toBeVisible()
  })
  expect(answers).toBeGreaterThan(60)
})
