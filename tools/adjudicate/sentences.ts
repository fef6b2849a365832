import type { Language } from '../../shared/games/diplomacy/notation/names/tongue.ts'
import { dislodgementOf, reasonOf, type Reason } from '../../shared/games/diplomacy/notation/reason.ts'
import type { Teller } from './report.ts'

type Messages = Readonly<Record<string, (params: object, options: { locale: Language }) => string>>

/** Loads the compiled messages and tells outcomes with them, the unit's fate after that of its order. */
export async function tellerFor(language: Language): Promise<Teller> {
  const messages = (await import('../../renderer/paraglide/messages.js')) as unknown as Messages
  const telling = { language, style: 'codes' } as const
  const say = ({ key, params }: Reason) => messages[key]!(params, { locale: language })
  return (result, results) => {
    const reason = reasonOf(result, { ...telling, results })
    const driven =
      'dislodgedBy' in result && result.dislodgedBy !== undefined && reason.key !== 'reason_dislodged'
    return driven ? `${say(reason)} ${say(dislodgementOf(result, { ...telling, results }))}` : say(reason)
  }
}
