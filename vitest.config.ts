import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

/** Properties and campaigns take seconds on a busy machine; how fast things are is the benches' affair. */
const PATIENCE_MS = 30_000

/** How long a test waits for what must come true; what comes at once costs no time. */
const POLL = { poll: { timeout: 15_000 } }

/** Tests of what has neither state nor surroundings: rules, notation, maps, messages. */
const PURE = [
  'shared/**/*.test.ts',
  'tools/mapc/**/*.test.ts',
  'test/{adjudicate,contract,datc,learning,map,messages,notation,reference,rulebook,table,variants}/**/*.test.ts',
]

/** Tests of what stands behind the pages: they draw nothing, so they may share a window and their modules. */
const BEHIND_PAGES = 'renderer/**/[a-z]*.test.ts'

/** They are about what happens while a module is loaded for the first time. */
const FIRST_LOADS = [
  'renderer/table/chime.test.ts',
  'renderer/games/diplomacy/drafting/illegal-text.svelte.test.ts',
]

const OF_PAGES = {
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: POLL,
  environment: 'happy-dom',
}

export default defineConfig({
  test: {
    // All processors: one is kept back otherwise, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: POLL,
          setupFiles: ['test/steady-chance.ts'],
          environment: 'node',
          include: PURE,
          // They may share their modules; loading them anew for each file took as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: POLL,
          setupFiles: ['test/steady-chance.ts'],
          environment: 'node',
          include: ['{shared,electron,tools}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...PURE, 'test/e2e/**', 'node_modules/**', 'out/**'],
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          ...OF_PAGES,
          name: 'behind-pages',
          setupFiles: ['test/steady-chance.ts'],
          include: [BEHIND_PAGES],
          exclude: FIRST_LOADS,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          ...OF_PAGES,
          name: 'pages',
          setupFiles: ['test/steady-chance.ts', 'test/patient-queries.ts'],
          include: ['renderer/**/[A-Z]*.test.ts', ...FIRST_LOADS],
        },
      },
    ],
  },
})
