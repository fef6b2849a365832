// What walks over many pages look at. Other tests read English, and the longest texts are Russian; colours differ from
// the light ones most in the dark. `npm run campaign:walks` looks at every language and every colour scheme.
import { LANGUAGES, type Language } from '../../../shared/kernel/language.ts'

/** Whether everything is walked over. */
export const WALKS_ALL = process.env['ENTENTE_WALKS'] === 'all'

export const WALKED: readonly Language[] = WALKS_ALL ? LANGUAGES : ['ru']

const LIGHT_AND_DARK = { light: {}, dark: { colorScheme: 'dark' } } as const
const STRONGER = {
  'high contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const

/** Colour schemes by name, the light one first, each with what a page is told of it. */
export const SCHEMES: Readonly<Record<string, object>> = { ...LIGHT_AND_DARK, ...(WALKS_ALL && STRONGER) }
