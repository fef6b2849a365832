// What walks over many pages look at. Most tests read English; colours differ from the light ones most in the dark.
import type { Language } from '../../../shared/kernel/language.ts'

/** The language of the longest texts: pages in it are looked at in every run. */
export const LONGEST: Language = 'ru'

const LIGHT_AND_DARK = { light: {}, dark: { colorScheme: 'dark' } } as const
const STRONGER = {
  'high contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const

/**
 * Colour schemes by name, the light one first, each with what a page is told of it. `npm run campaign:walks` looks at all
 * of them.
 */
export const SCHEMES: Readonly<Record<string, object>> = {
  ...LIGHT_AND_DARK,
  ...(process.env['ENTENTE_WALKS'] === 'all' && STRONGER),
}
