// Sentences for players who do not know the game: hints, what follows a question, what an overlay shows. They are
// fetched after the first view, which does not need them.
import type en from '../../../../resources/messages/en/paths-of-glory-guide.json'
import type { Language } from '../../../../shared/kernel/language.ts'
import { filled, language } from './text.ts'

type GuideKey = Exclude<keyof typeof en, '$schema'>
type Guide = Readonly<Record<GuideKey, string>>

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Guide }>>> = {
  en: () => import('../../../../resources/messages/en/paths-of-glory-guide.json'),
  ru: () => import('../../../../resources/messages/ru/paths-of-glory-guide.json'),
  bg: () => import('../../../../resources/messages/bg/paths-of-glory-guide.json'),
  cs: () => import('../../../../resources/messages/cs/paths-of-glory-guide.json'),
}

let guide = $state.raw<Guide | null>(null)
let spoken: Language | null = null

/** Fetches the sentences in the reader's language. What fails is fetched when it is asked for again. */
export async function loadGuide(): Promise<void> {
  const asked = language()
  if (spoken === asked) return
  guide = (await FILES[asked]()).default
  spoken = asked
}

/** A sentence of a family with its values filled in; empty where it is not loaded yet. */
export const guidedWith = (family: string, id: string, params: Readonly<Record<string, string>>): string =>
  filled(guided(family, id) ?? '', params)

/** A sentence of a family (`hint`, `next`, `about`, `wait`); null where there is none, or it is not loaded yet. */
export function guided(family: string, id: string): string | null {
  const key = `${family}_${id.replaceAll('-', '_')}`
  return guide && key in guide ? guide[key as GuideKey] : null
}
