// Paths of Glory played through its pages in turn: at one laptop for both sides, or on a laptop and a phone.
import { expect, type Browser } from '@playwright/test'
import { CARDS } from '../../../shared/games/paths-of-glory/facts/cards.ts'
import type { Answer } from '../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView } from '../../../shared/games/paths-of-glory/view.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { SOON } from './soon.ts'
import { startTableHost } from './table-host.ts'
import { answerAt, askedAt, leadingOn, type Side, startOnTwoDevices } from './war.ts'

/** Who is asked now, and on which page. */
interface Asked {
  readonly side: Side
  readonly seat: string
  readonly decision: DecisionView
}

const askedOn = (side: Side, seat: string): Asked | null => {
  const decision = askedAt(side, seat)
  return decision && { side, seat, decision }
}
const isOver = ({ eyes }: Side): boolean => eyes.view().status === 'ended'

/** Answers whichever side is asked, until so often another side was asked than before, or the game is over; all answers. */
async function playInTurn(
  laptop: Side,
  asked: () => Asked | null,
  { seed, turns }: { readonly seed: string; readonly turns: number },
): Promise<readonly Answer[]> {
  const random = randomFrom(seed, 'war')
  const answers: Answer[] = []
  let turned = 0
  let last = ''
  while (turned < turns && !isOver(laptop)) {
    await expect.poll(() => isOver(laptop) || asked() !== null, { intervals: SOON }).toBe(true)
    const now = asked()
    if (!now) continue
    const { side, seat, decision } = now
    if (seat !== last) turned += 1
    last = seat
    const answer = leadingOn(decision, random)
    await answerAt(side, seat, decision, answer)
    answers.push(answer)
  }
  return answers
}

/** Plays for both sides at one laptop for so many turns, or to the end; resolves with the number of answers. */
export async function playAtOneLaptop(laptop: Side, turns = Infinity): Promise<number> {
  // The page is open for the asked side; the hand is covered.
  const asked = () => {
    const seat = laptop.eyes.view().gameView?.asked?.side
    return seat ? askedOn(laptop, seat) : null
  }
  return (await playInTurn(laptop, asked, { seed: 'one laptop', turns })).length
}

/**
 * Plays on a laptop and a phone for so many turns, or to the end; then nothing that either received names a card that the
 * other side has not revealed. `look` sees the pages at the end. Resolves with the number of answers.
 */
export async function playOnTwoDevices(
  browser: Browser,
  turns = Infinity,
  look: (sides: readonly Side[]) => Promise<void> = async () => undefined,
): Promise<number> {
  const host = await startTableHost()
  try {
    const { laptop, phone } = await startOnTwoDevices(browser, host)
    // The person who alone plays at the laptop has the own page open all the time.
    await expect(laptop.page.locator('.hand')).toBeVisible()
    const asked = () => askedOn(phone, 'ap') ?? askedOn(laptop, 'cp')
    const answers = await playInTurn(laptop, asked, { seed: 'two devices', turns })
    const shown = new Set(answers.flatMap((answer) => ('card' in answer ? (answer.card ?? []) : [])))
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
    return answers.length
  } finally {
    await host.dispose()
  }
}
