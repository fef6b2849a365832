import type { Look } from '../look.ts'
import { look as standard } from '../standard/look.ts'

/** How Escalation is called on the standard board; it is drawn as that one, but for its countries, which mean nothing. */
export const look: Look = {
  ...standard,
  title: { en: 'Escalation', ru: 'Эскалация', bg: 'Ескалация', cs: 'Eskalace' },
}
