// A saved moment of Paths of Glory on a laptop, and the end of a round there.
import { expect, type Locator, type Page } from '@playwright/test'
import type { State } from '../../../shared/games/paths-of-glory/state/state.ts'
import { SOON } from './soon.ts'
import { openSaved, type Side } from './war.ts'
import { warFile } from './war-file.ts'

/** A saved table of a moment is opened on the laptop, paused; resolves with its code. */
export async function openMoment(
  laptop: Side,
  hostUrl: string,
  moment: (state: State) => boolean,
  vacant: readonly string[] = [],
): Promise<string> {
  await openSaved(laptop, hostUrl, await warFile(moment, vacant))
  return laptop.eyes.view().code
}

/** Resumes the table. */
export async function resume({ page, eyes }: Side): Promise<void> {
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(() => eyes.view().stage.paused, { intervals: SOON }).toBe(false)
}

/** The name of the phase that a page shows. */
export const phaseOf = ({ eyes }: Side): string | null => eyes.view().stage.phase

/** The button that ends the own round. */
export const endOn = (page: Page): Locator => page.getByRole('button', { name: 'Cut the round short' })

/** Ends the own round, and says that it is meant. */
export async function endRound(page: Page): Promise<void> {
  await endOn(page).click()
  await page.getByRole('button', { name: 'Leave the rest undone' }).click()
}
