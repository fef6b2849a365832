// Lints components, which oxlint does not read whole (oxlint.config.mjs).
import './tools/lint/one-program.mjs'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'
import { FENCES } from './tools/lint/fences.mjs'
import { CHOSEN, PRESETS } from './tools/lint/rules.mjs'

const COMPONENTS = ['**/*.svelte']

/** Some rules of Svelte are about modules with runes as well. */
const WITH_RUNES = '**/*.svelte.ts'

/** Made from the sources, or from copies of them. */
const MADE = ['out/', 'dist/', 'renderer/paraglide/', '.svelte-check/', '.stryker-tmp/']

export default ts.config(
  { ignores: [...MADE, '**/*.{ts,js,mjs}', `!${WITH_RUNES}`] },
  ...PRESETS,
  ...svelte.configs.recommended,
  {
    files: [...COMPONENTS, WITH_RUNES],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
        parser: ts.parser,
        svelteConfig,
      },
    },
  },
  { rules: CHOSEN },
  {
    files: COMPONENTS,
    rules: {
      // The template's inferred callback types are beyond typed linting; svelte-check has them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  ...FENCES.map(({ files, rules }) => ({
    files: files
      .filter((name) => name.includes('svelte'))
      .map((name) => name.replace('{ts,svelte}', 'svelte')),
    rules,
  })).filter(({ files }) => files.length > 0),
)
