// Lints all code but components: in seconds, for which ESLint takes minutes.
import { FENCES, UNFENCED } from './tools/lint/fences.mjs'
import { ASK_FOR_TYPES, CHOSEN, IGNORED, PRESETS } from './tools/lint/rules.mjs'

/** What they forbid is no JavaScript in a module; oxlint has no such rules. */
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
  ignorePatterns: [...IGNORED, '**/*.svelte'],
  rules: Object.fromEntries(inForce.map(([name, rule]) => [ownName(name), rule])),
  overrides: [
    {
      files: ['**/*.js', '**/*.mjs'],
      rules: Object.fromEntries(
        inForce.filter(([name]) => ASK_FOR_TYPES.includes(name)).map(([name]) => [ownName(name), 'off']),
      ),
    },
    {
      files: ['test/**/*.ts', '**/*.test.ts'],
      // Here it does not see that a cast says what is there. Where it is not there, the test fails.
      rules: { 'no-unsafe-optional-chaining': 'off' },
    },
    {
      files: ['renderer/**/*.test.ts'],
      // It takes a component for `any`.
      rules: {
        'typescript/no-unnecessary-type-assertion': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    ...FENCES.map((fence) => ({ ...fence, excludeFiles: UNFENCED })),
  ],
}
