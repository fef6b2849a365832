// The rooms of the house: who may not import whom, and why (docs/house.md).
import { readdirSync } from 'node:fs'

/** @typedef {{ readonly message: string } & ({ readonly group: readonly string[] } | { readonly regex: string })} Forbidden */

/** @param {readonly string[]} files @param {readonly Forbidden[]} patterns */
const fence = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})
const io = {
  group: [
    'node:*',
    'fs',
    'path',
    'electron',
    'electron/*',
    'ws',
    'svelte',
    'svelte/*',
    'd3-*',
    // Numbers of a colour's name, and nothing of a page.
    '!d3-color',
    'lowdb',
    'lowdb/*',
  ],
  message: 'shared/ is pure: no I/O, no DOM, no framework.',
}
const outside = {
  group: ['**/electron/**', '**/renderer/**', '**/tools/**', '**/test/**'],
  message: 'Arrows point to shared/, never out of it.',
}
const aGame = { group: ['**/games/**'], message: 'This room knows nothing of any game.' }
const theTable = { group: ['**/table/**', '**/protocol/**'], message: 'Arrows point the other way.' }
/** Each folder of `shared/games` is a game. */
const theGames = readdirSync(new URL('../../shared/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
/** What the pages of a table may know of games: the list, what is loaded, and the form of what a game brings. */
const gamesOwn = {
  group: ['**/games/*/**'],
  message: 'A table’s pages know no game: they ask games/loaded.svelte.ts.',
}
/** @param {readonly string[]} rooms */
const upwards = (...rooms) => ({
  // Not `group` with a `!`: oxlint lets such an exception loosen the patterns beside it.
  regex: String.raw`^(\.\./)+(renderer/)?(${rooms.join('|')})/`,
  message: 'Arrows point from pages to their parts, never back.',
})
const pageOnly = {
  group: ['electron', 'node:*', '**/electron/**'],
  message: 'A page speaks the protocol, nothing else.',
}

/** Tests may import what they like. */
export const UNFENCED = ['**/*.test.ts']

/** The rules of each room, for files of it that are no tests. */
export const FENCES = [
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'shared/ is pure: chance comes from a seed.' },
        { object: 'Date', property: 'now', message: 'shared/ is pure: time is an argument.' },
      ],
      'no-restricted-globals': [
        'error',
        ...[
          'process',
          'console',
          'window',
          'document',
          'performance',
          'setTimeout',
          'setInterval',
          'fetch',
          'crypto',
        ].map((name) => ({ name, message: 'shared/ is pure: no I/O, no clock, no randomness.' })),
      ],
    },
  },
  fence(['shared/kernel/**/*.ts'], [io, outside, aGame, theTable]),
  fence(
    ['shared/table/**/*.ts'],
    [io, outside, aGame, { group: ['**/protocol/**'], message: theTable.message }],
  ),
  fence(
    ['shared/protocol/**/*.ts', 'shared/commands/**/*.ts', 'shared/desktop/**/*.ts'],
    [io, outside, aGame],
  ),
  ...theGames.map((game) =>
    fence(
      [`shared/games/${game}/**/*.ts`],
      [
        io,
        outside,
        theTable,
        ...theGames
          .filter((other) => other !== game)
          .map((other) => ({
            group: [`**/${other}/**`],
            message: 'A game imports nothing of another game.',
          })),
      ],
    ),
  ),
  fence(
    ['electron/host/**/*.ts', 'electron/headless/**/*.ts'],
    [
      {
        group: ['electron', 'electron/*'],
        message: 'The host runs in plain Node and never imports electron.',
      },
      {
        group: ['**/renderer/**', '**/electron/main/**'],
        message: 'The host knows neither pages nor shell.',
      },
    ],
  ),
  fence(['shared/map/**/*.ts'], [io, outside, aGame, theTable]),
  // The renderer, from its faces down to what knows nothing but pixels.
  fence(['renderer/*.{ts,svelte}', 'renderer/{host,seat,screen}/**/*.{ts,svelte}'], [pageOnly, gamesOwn]),
  fence(
    ['renderer/{table,gamemaster,letters,commands,words,theme}/**/*.{ts,svelte}'],
    [pageOnly, gamesOwn, upwards('host', 'seat', 'screen')],
  ),
  fence(
    ['renderer/{board,ui}/**/*.{ts,svelte}'],
    [pageOnly, gamesOwn, upwards('host', 'seat', 'screen', 'table', 'gamemaster', 'letters')],
  ),
  fence(
    ['renderer/{address,connection,device,learning}/**/*.{ts,svelte}'],
    [pageOnly, upwards('host', 'seat', 'screen', 'table', 'gamemaster', 'letters', 'games')],
  ),
  fence(['renderer/games/*.ts'], [pageOnly, upwards('host', 'seat', 'screen')]),
  ...theGames.map((game) =>
    fence(
      [`renderer/games/${game}/**/*.{ts,svelte}`],
      [
        pageOnly,
        upwards('host', 'seat', 'screen'),
        ...theGames
          .filter((other) => other !== game)
          .map((other) => ({
            group: [`**/${other}/**`],
            message: 'The pages of a game know nothing of another game.',
          })),
      ],
    ),
  ),
]
