import type { Language } from '../../shared/kernel/language.ts'
import { reasonsOf } from '../../shared/games/diplomacy/notation/reason.ts'
import type { Reason } from '../../shared/games/diplomacy/notation/telling.ts'
import type { Teller } from './report.ts'

type Messages = Readonly<Record<string, (params: object, options: { locale: Language }) => string>>

const COMPILED = new URL('../../renderer/paraglide/messages.js', import.meta.url).href

/** Loads the compiled messages and tells outcomes with them. */
export async function tellerFor(language: Language, sentences = COMPILED): Promise<Teller> {
  const messages = (await import(/* @vite-ignore */ sentences)) as Messages
  const say = ({ key, params }: Reason) => messages[key]!(params, { locale: language })
  return (result, results, names) =>
    reasonsOf(result, { names, language, style: 'codes', results }).map(say).join(' ')
}
