import { resolve } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type UserConfig } from 'electron-vite'
import type { PluginOption } from 'vite'
import project from './project.inlang/settings.json' with { type: 'json' }
import commands from './resources/messages/en/commands.json' with { type: 'json' }
import declarations from './resources/messages/en/declarations.json' with { type: 'json' }
import desktop from './resources/messages/en/desktop.json' with { type: 'json' }
import escalation from './resources/messages/en/escalation.json' with { type: 'json' }
import pairs from './resources/messages/en/pairs.json' with { type: 'json' }
import history from './resources/messages/en/history.json' with { type: 'json' }
import host from './resources/messages/en/host.json' with { type: 'json' }
import letters from './resources/messages/en/letters.json' with { type: 'json' }
import outcomes from './resources/messages/en/outcomes.json' with { type: 'json' }
import planning from './resources/messages/en/planning.json' with { type: 'json' }
import print from './resources/messages/en/print.json' with { type: 'json' }
import television from './resources/messages/en/television.json' with { type: 'json' }
import votes from './resources/messages/en/votes.json' with { type: 'json' }
import waiting from './resources/messages/en/waiting.json' with { type: 'json' }
import boards from './resources/messages/en/boards.json' with { type: 'json' }
import ways from './resources/messages/en/ways.json' with { type: 'json' }
import { fetchedFirst } from './tools/bundle/fetched-first.ts'
import { instead } from './tools/bundle/instead.ts'
import { mapNames } from './tools/bundle/map-names.ts'
import { oneLanguage } from './tools/bundle/one-language.ts'
import { packed, type Packing } from './tools/bundle/packed.ts'
import { sharedByGames } from './tools/bundle/shared-by-games.ts'
import { shipped } from './tools/bundle/shipped.ts'
import { pseudoLanguage } from './tools/messages/pseudo.ts'

const root = import.meta.dirname
/** The module by which a page enters a game. */
const GAME_PAGES = /\/renderer\/games\/([^/]+)\/pages\.ts$/
const path = (relative: string) => resolve(root, relative)
const isShared = sharedByGames(path('renderer/games'))

// Main and headless share one host; everything is bundled, so a package carries no node_modules.
const house = (
  out: string,
  packing: Packing,
  words: readonly PluginOption[],
  everywhere: () => readonly PluginOption[] = () => [],
): UserConfig => ({
  main: {
    plugins: [...everywhere(), shipped()],
    build: {
      outDir: path(`${out}/main`),
      externalizeDeps: false,
      rollupOptions: {
        input: {
          index: path('electron/main/index.ts'),
          headless: path('electron/headless/index.ts'),
          'stand-in-worker': path('electron/host/stand-ins/worker.ts'),
          'brought-worker': path('electron/host/brought/worker.ts'),
        },
        external: ['electron', 'bufferutil', 'utf-8-validate'],
      },
    },
  },
  preload: {
    build: {
      outDir: path(`${out}/preload`),
      rollupOptions: {
        input: { index: path('electron/preload/index.ts') },
        // A sandboxed preload must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: path('renderer'),
    resolve: {
      alias: {
        'd3-transition': path('renderer/board/no-transitions.ts'),
        'd3-interpolate': path('renderer/board/no-transitions.ts'),
      },
    },
    plugins: [
      ...everywhere(),
      ...words,
      oneLanguage({
        folder: path('renderer/paraglide'),
        locales: project.locales,
        rooms: {
          module: path('renderer/words/rooms.ts'),
          keys: new Set(
            Object.keys({
              ...host,
              ...ways,
              ...boards,
              ...planning,
              ...declarations,
              ...escalation,
              ...pairs,
              ...print,
              ...commands,
              ...desktop,
              ...history,
              ...outcomes,
              ...letters,
              ...votes,
              ...waiting,
              ...television,
            }),
          ),
        },
      }),
      mapNames(path('resources/maps')),
      svelte({ configFile: path('svelte.config.js') }),
      fetchedFirst(),
      shipped([path(`${out}/main/licences.json`), path('resources/fonts/licences.json')]),
      packed(packing),
    ],
    build: {
      outDir: path(`${out}/renderer`),
      minify: true,
      // A font inside a style sheet would be refused by the pages' own policy.
      assetsInlineLimit: 0,
      // Which page loads what, for the test that holds the budget of a phone's first view.
      manifest: true,
      rollupOptions: {
        input: { index: path('renderer/index.html') },
        // Packing takes most of the time, and is meant to.
        // The looks of all boards are fetched by name; that of the usual one comes with the pages already.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        // What every page needs at once comes as one file: fifty small ones cost a slow phone a tenth of a second.
        // So does what a game's first view needs beside it, and what the first views of several games share.
        output: {
          // Few letters of a hash, not eight: a page lists the names of all files it may fetch, and hashes do not pack.
          // For so many scripts the bundler asks for seven.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 3 },
              {
                name: (id, modules) => (isShared(id, modules) ? 'games' : null),
                debugName: 'games',
                priority: 2,
              },
              { name: (id) => GAME_PAGES.exec(id)?.[1] ?? null, debugName: 'game', priority: 1 },
            ],
          },
        },
      },
    },
  },
})

/** The card game of the contract, for tests in a browser: a second game in both lists. */
const withCards = () => [
  instead(root, {
    'renderer/games/index.ts': 'test/cards/pages/list.ts',
    'shared/games/index.ts': 'test/cards/list.ts',
  }),
]

/** For programs that are built where they run. */
const LOOSELY: Packing = { tightly: false }

// `--mode pseudo` builds a house of its own with marked messages, so that whatever is not one of them shows.
// `--mode cards` builds one in which the card game can be played. `--mode loose` builds the usual one without tight
// packing: for `npm start` and for tests.
export default defineConfig(({ mode, command }) => {
  switch (mode) {
    case 'pseudo':
      return house('out/pseudo', LOOSELY, [pseudoLanguage()])
    case 'cards':
      return house('out/cards', LOOSELY, [], withCards)
    case 'loose':
      return house('out', LOOSELY, [])
    default:
      return house('out', {}, command === 'serve' ? [messagesAsWritten()] : [])
  }
})

/** Compiles the messages again whenever one is written; a build takes what `npm run messages` has compiled. */
function messagesAsWritten(): PluginOption {
  return paraglideVitePlugin({
    project: path('project.inlang'),
    outdir: path('renderer/paraglide'),
    outputStructure: 'locale-modules',
    strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
  })
}
