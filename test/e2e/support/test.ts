// A test in the browser closes the pages that it opened: open pages would go on reconnecting to hosts that have
// stopped, and slow down every later test.
import { test as base } from '@playwright/test'

/** A slow look at pages, or a look at one more size, language or board. `npm run campaign:walks` runs it, `npm test` does not. */
export const WALK = { tag: '@walk' } as const

/** `WALK` for those of many that the usual run leaves out. */
export const walkUnless = (usual: boolean) => (usual ? {} : WALK)

export const test = base.extend<{ closed: void }>({
  closed: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})
