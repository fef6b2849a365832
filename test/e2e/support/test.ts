// A test in the browser closes the pages that it opened: open pages would go on reconnecting to hosts that have
// stopped, and slow down every later test.
import { test as base } from '@playwright/test'

export const test = base.extend<{ closed: void }>({
  closed: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})
