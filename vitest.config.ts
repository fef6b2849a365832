import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

/** Properties and campaigns take seconds on a busy machine; how fast things are is the benches' affair. */
const PATIENCE_MS = 30_000

/** How long a test waits for what must come true; what comes at once costs no time. */
const POLL = { poll: { timeout: 15_000 } }

/** They are about what happens while a module is loaded for the first time. */
const FIRST_LOADS = [
  'renderer/table/chime.test.ts',
  'renderer/games/diplomacy/drafting/illegal-text.svelte.test.ts',
  'renderer/games/paths-of-glory/play/Leavings.test.ts',
]

/** They mock modules, which another test may have loaded already. */
const WITH_MOCKS = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .map((name) => `renderer/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.test.ts') && readFileSync(name, 'utf8').includes('vi.mock('))

const APART = [...FIRST_LOADS, ...WITH_MOCKS]

const OF_ALL = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS, expect: POLL }

const OF_PAGES = {
  ...OF_ALL,
  environment: 'happy-dom',
  setupFiles: ['test/steady-chance.ts', 'test/patient-queries.ts'],
}

/** Tests share their modules where they can: to load them anew for each file took as long as the tests. */
const SHARED = { isolate: false, unstubGlobals: true }

export default defineConfig({
  test: {
    tags: [
      {
        name: 'campaign',
        description: 'Slow, and about more than the usual tests guard: npm run campaign:units.',
      },
    ],
    // One more than processors: hosts that are killed, outages and clocks are waited for, and leave one idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...OF_ALL,
          ...SHARED,
          name: 'node',
          environment: 'node',
          setupFiles: ['test/steady-chance.ts'],
          include: ['{shared,electron,tools,test}/**/*.test.ts'],
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          ...OF_PAGES,
          ...SHARED,
          name: 'behind pages',
          include: ['renderer/**/[a-z]*.test.ts'],
          exclude: APART,
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          ...OF_PAGES,
          ...SHARED,
          name: 'pages',
          include: ['renderer/**/[A-Z]*.test.ts'],
          exclude: APART,
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: { ...OF_PAGES, name: 'pages apart', include: APART },
      },
    ],
  },
})
