import type { Language } from '../../shared/games/diplomacy/notation/names/tongue.ts'
import { reasonsOf, type Reason } from '../../shared/games/diplomacy/notation/reason.ts'
import type { Teller } from './report.ts'

type Messages = Readonly<Record<string, (params: object, options: { locale: Language }) => string>>

/** Loads the compiled messages and tells outcomes with them. */
export async function tellerFor(language: Language): Promise<Teller> {
  const messages = (await import('../../renderer/paraglide/messages.js')) as unknown as Messages
  const telling = { language, style: 'codes' } as const
  const say = ({ key, params }: Reason) => messages[key]!(params, { locale: language })
  return (result, results) =>
    reasonsOf(result, { ...telling, results })
      .map(say)
      .join(' ')
}
