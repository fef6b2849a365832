import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** A page in a context of its own. */
export const opened = async (browser: Browser, options: BrowserContextOptions): Promise<Page> =>
  (await browser.newContext(options)).newPage()
