import type { Page } from '@playwright/test'

/** Makes one choice of a group on a page where a table is set. */
export const choose = (page: Page, group: string, choice: string): Promise<void> =>
  page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }).click()
