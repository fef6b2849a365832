// The rules of both linters, by the names that ESLint gives them.
import js from '@eslint/js'
import ts from 'typescript-eslint'

export const PRESETS = [js.configs.recommended, ...ts.configs.recommendedTypeChecked]

/** What we choose otherwise than the presets. */
export const CHOSEN = {
  eqeqeq: 'error',
  // A fake or an adapter is async because its interface is.
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
}

/** The rules that ask for types, which plain JavaScript does not have. */
export const ASK_FOR_TYPES = Object.keys(ts.configs.disableTypeChecked.rules ?? {})
