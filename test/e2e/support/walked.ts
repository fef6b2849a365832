// The languages in which walks over many pages read them. English and Russian have the longest text of seven messages
// in ten; `npm run campaign:languages` reads all four.
import { LANGUAGES, type Language } from '../../../shared/kernel/language.ts'

export const WALKED: readonly Language[] =
  process.env['ENTENTE_LANGUAGES'] === 'all' ? LANGUAGES : ['en', 'ru']
