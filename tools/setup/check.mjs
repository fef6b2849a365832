// Types, lint, format and what nothing uses, after the messages are compiled. Two lanes, for two cores: ESLint alone takes
// as long as the rest.
import { runLocal } from './run.mjs'
import { say } from './say.mjs'

/** @typedef {readonly [name: string, command: string, ...args: string[]]} Step */

/** @type {readonly (readonly Step[])[]} */
const LANES = [
  [['lint of components', 'eslint', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint/']],
  [
    ['types of shared', 'tsc', '-p', 'tsconfig.shared.json'],
    ['types of host, tools and tests', 'tsc', '-p', 'tsconfig.node.json'],
    [
      'types of the pages',
      'svelte-check',
      '--tsgo',
      '--tsconfig',
      './tsconfig.web.json',
      '--output',
      'human',
    ],
    ['lint of all other code', 'oxlint', '-c', 'oxlint.config.mjs'],
    ['format', 'oxfmt', '--check', '.'],
    ['what nothing uses', 'knip'],
  ],
]

/** MB of a heap's young half. Types live long; with the usual 16 a quarter of the time goes to moving them. */
const YOUNG = '--max-semi-space-size=64'
const env = { ...process.env, NODE_OPTIONS: [process.env['NODE_OPTIONS'], YOUNG].filter(Boolean).join(' ') }

const failed = (
  await Promise.all(
    LANES.map(async (steps) => {
      const names = []
      for (const [name, command, ...args] of steps)
        if ((await runLocal(command, args, { output: 'on-failure', env })) !== 0) names.push(name)
      return names
    }),
  )
).flat()
for (const name of failed) say(`not in order: ${name}`)
process.exit(failed.length > 0 ? 1 : 0)
