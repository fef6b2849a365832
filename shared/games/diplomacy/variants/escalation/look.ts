// How Escalation on a board is called and drawn: as that board, with powers of its own.
import type { Language } from '../../../../kernel/language.ts'
import type { Look } from '../look.ts'
import { withBanners } from './banners.ts'
import { crowded } from './crowd.ts'
import { isForCrowd } from './ids.ts'
import { inEachLanguage, KIND } from './spoken.ts'

/** The look of Escalation under that name, on a board of that look. */
export function escalationLook(id: string, look: Look): Look {
  const title = (language: Language) => `${KIND[language]}: ${look.title[language]}`
  return { ...look, title: inEachLanguage(title), ...(isForCrowd(id) ? crowded(look) : withBanners(look)) }
}
