import type { KnipConfig } from 'knip'

// Imports of a component stand in its script, and in its markup where a part is fetched when it is first shown.
const imports = (text: string): string =>
  [
    // What a component lets others call is called through `bind:this`, which nobody sees from outside.
    ...[...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
      script.replaceAll(/^(\s*)export (?=function|const|let)/gm, '$1'),
    ),
    ...[...text.matchAll(/import\('[^']+'\)/g)].map(([fetched]) => `void ${fetched}`),
  ].join('\n')

/** What is used by nobody is found by `npm run knip`. */
export default {
  entry: [
    'electron/headless/one-file.ts',
    'electron/{main,headless,preload}/index.ts',
    'renderer/games/*/gallery/{main,vite.config}.ts',
    'renderer/board/no-transitions.ts',
    // Lists that a build for tests takes instead of the shipped ones.
    'test/cards/{list,pages/list}.ts',
    'tools/*/{main,start,test,check}.{ts,mjs}',
    // Found by their folders.
    'tools/mapc/variants/*/index.ts',
    'tools/arena/stall.ts',
    'tools/bench/*.ts',
    'tools/mutate/*.mjs',
    'test/**/*.{test,spec}.ts',
    'test/e2e/evenings/*.ts',
    'test/bundle/register-electron.mjs',
    'test/{host,map,paths-of-glory}/campaigns/*.ts',
    'test/host/support/{doomed-host.ts,stand-in-worker.mjs}',
    '{shared,electron,renderer,tools}/**/*.test.ts',
  ],
  project: ['{shared,electron,renderer,tools,test}/**/*.{ts,mjs,svelte}', '!renderer/paraglide/**'],
  compilers: { svelte: imports },
  ignoreExportsUsedInFile: true,
  // Named from the folder that the tests are run in.
  ignoreUnresolved: ['./tools/mutate/runner.mjs'],
  // Of the system: the network that the campaign of links pulls apart, and a pipe where a journal should be.
  ignoreBinaries: ['ip', 'mkfifo'],
  ignoreDependencies: [
    // Commands of `npm run check` alone, and the compiler that one of them asks for.
    'svelte-check',
    '@typescript/native',
    // Named as text: where the map's coastlines and the typefaces come from, how messages are read, and the builder's own parts.
    'world-atlas',
    '@fontsource-variable/source-sans-3',
    '@fontsource/old-standard-tt',
    '@inlang/plugin-message-format',
    'app-builder-lib',
    'builder-util',
    '@stryker-mutator/in-process-runner',
    '@vitest/expect',
  ],
} satisfies KnipConfig
