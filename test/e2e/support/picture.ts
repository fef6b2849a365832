// Pictures to be looked at, in the folder that PICTURES names; without it none are taken.
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The folder of the pictures, made where it is missing. */
export function picturesFolder(): string | undefined {
  const folder = process.env['PICTURES']
  if (folder) mkdirSync(folder, { recursive: true })
  return folder
}

/** Takes pictures whose names begin with the given name. */
export const picturesOf =
  (shown: string) =>
  async (page: Page, name: string): Promise<void> => {
    const folder = picturesFolder()
    if (folder) await page.screenshot({ path: `${folder}/${shown}-${name}.png` })
  }
