// Lints all code but components, in seconds instead of minutes.
import { FENCES, UNFENCED } from './tools/lint/fences.mjs'
import { ASK_FOR_TYPES, CHOSEN, PRESETS } from './tools/lint/rules.mjs'

/** What they forbid is a syntax error in a module, so oxlint has no such rules. */
const NOT_NEEDED = ['no-dupe-args', 'no-octal']

/** @type {Record<string, unknown>} */
const together = Object.assign({}, ...PRESETS.map(({ rules }) => rules ?? {}), CHOSEN)
const inForce = Object.entries(together).filter(
  ([name, rule]) => rule !== 'off' && !NOT_NEEDED.includes(name),
)

/** @param {string} name */
const ownName = (name) => name.replace('@typescript-eslint/', 'typescript/')

export default {
  options: { typeAware: true },
  categories: { correctness: 'off' },
  plugins: ['typescript'],
  env: { builtin: true, node: true, browser: true },
  ignorePatterns: ['**/*.svelte'],
  rules: Object.fromEntries(inForce.map(([name, rule]) => [ownName(name), rule])),
  overrides: [
    {
      files: ['**/*.js', '**/*.mjs'],
      rules: Object.fromEntries(
        inForce.filter(([name]) => ASK_FOR_TYPES.includes(name)).map(([name]) => [ownName(name), 'off']),
      ),
    },
    {
      // Tests of components, which it takes for `any`: a cast of what a component is given seems needless.
      files: ['renderer/**/[A-Z]*.test.ts'],
      rules: { 'typescript/no-unnecessary-type-assertion': 'off' },
    },
    ...FENCES.map((fence) => ({ ...fence, excludeFiles: UNFENCED })),
  ],
}
