// A test in the browser closes after itself what it opened: pages left open would call on for hosts that have stopped,
// and slow down every test after it.
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
