// Lets time pass on a page without input, without really waiting.
import type { Page } from '@playwright/test'

/** Shorter than the silence after which a page reconnects: answers of the host come in between. */
const STEP_MS = 1_000

/** Advances the page's own clock (milliseconds). Its timers must have been set after `holdTime`. */
export async function passTime(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await page.clock.fastForward(Math.min(STEP_MS, left))
}

/** From now on timers of the page follow a clock that `passTime` can put forward. */
export const holdTime = (page: Page): Promise<void> => page.clock.install()
