// The introductory scenario of Paths of Glory between a laptop and a phone, and what neither may have heard.
import { expect, type Browser } from '@playwright/test'
import { CARDS } from '../../../shared/games/paths-of-glory/facts/cards.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { SOON } from './soon.ts'
import { startTableHost } from './table-host.ts'
import { answerAt, askedAt, leadingOn, type Side, startOnTwoDevices } from './war.ts'

export interface Reached {
  readonly answers: number
  /** How often another side was asked than before. */
  readonly turned: number
  readonly isOver: boolean
}

/**
 * Plays until something is so; then nothing that either device received names a card that the other side has not
 * revealed. `look` sees the pages at the end.
 */
export async function playOnTwoDevices(
  browser: Browser,
  until: (reached: Reached) => boolean,
  look: (pages: readonly Side[]) => Promise<void> = async () => undefined,
): Promise<Reached> {
  const host = await startTableHost()
  try {
    const { laptop, phone } = await startOnTwoDevices(browser, host)
    // The person who alone plays at the laptop has the own page open all the time.
    await expect(laptop.page.locator('.hand')).toBeVisible()
    const random = randomFrom('two devices', 'war')
    const shown = new Set<string>()
    const isOver = () => laptop.eyes.view().status === 'ended'
    let answers = 0
    let turned = 0
    let last = ''
    const reached = () => ({ answers, turned, isOver: isOver() })
    while (!isOver() && !until(reached())) {
      await expect
        .poll(() => isOver() || askedAt(phone, 'ap') !== null || askedAt(laptop, 'cp') !== null, {
          intervals: SOON,
        })
        .toBe(true)
      const [side, seat] = askedAt(phone, 'ap') ? [phone, 'ap'] : [laptop, 'cp']
      const decision = askedAt(side, seat)
      if (!decision) continue
      if (seat !== last) turned += 1
      last = seat
      const answer = leadingOn(decision, random)
      await answerAt(side, seat, decision, answer)
      if ('card' in answer && answer.card !== null) shown.add(answer.card)
      answers += 1
    }
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
    await look([laptop, phone])
    expect([...laptop.faults, ...phone.faults]).toEqual([])
    return reached()
  } finally {
    await host.dispose()
  }
}
