import type { Locator, Page } from '@playwright/test'

/** Opens the print room: the printout and the list of phases. */
export async function printRoom(page: Page): Promise<{ readonly paper: Locator; readonly phases: Locator }> {
  await page.keyboard.press('Control+p')
  const paper = page.getByTestId('printout')
  await paper.waitFor({ state: 'attached' })
  return { paper, phases: page.getByRole('dialog').getByRole('combobox').first() }
}

/** The printout of a phase. The newest may be one of retreats or builds, as the computers' moves fall. */
export async function printed(page: Page, phase: string): Promise<Locator> {
  const { paper, phases } = await printRoom(page)
  await phases.selectOption({ label: phase })
  return paper
}
