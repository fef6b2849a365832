import type { Look } from '../look.ts'
import { look as standard } from '../standard/look.ts'

/** How the board of Secrets of Diplomacy is called; it is drawn as the standard one. */
export const look: Look = {
  ...standard,
  map: 'secrets',
  title: {
    en: 'Secrets of Diplomacy',
    ru: 'Тайны дипломатии',
    bg: 'Тайните на дипломацията',
    cs: 'Tajnosti diplomacie',
  },
}
