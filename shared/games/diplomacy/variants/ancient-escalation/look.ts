import { look as ancient } from '../ancient-mediterranean/look.ts'
import type { Look } from '../look.ts'

/** How Escalation is called on the board of Ancient Mediterranean; it is drawn as that one. */
export const look: Look = {
  ...ancient,
  title: {
    en: 'Escalation: Ancient Mediterranean',
    ru: 'Эскалация: Античное Средиземноморье',
    bg: 'Ескалация: Античното Средиземноморие',
    cs: 'Eskalace: Antické Středomoří',
  },
}
