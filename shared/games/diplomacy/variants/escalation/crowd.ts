// The fourteen banners of a crowd: more people than seven play Escalation, and then nobody plays a country. Their inks are those
// of Versailles 1929, which are kept apart with a pattern for each land (docs/boards.md).
import type { Language } from '../../../../kernel/language.ts'
import type { NamesIn } from '../../notation/names/board-names.ts'
import type { Look } from '../look.ts'
import { INKS } from '../versailles/inks.ts'
import { type Banner, bannerNames } from './banner.ts'
import { inEachLanguage } from './spoken.ts'

/** A banner with an ink of Versailles 1929. */
interface Coloured extends Banner {
  /** The power of that board whose colour it is. */
  readonly inkOf: keyof typeof INKS
}

/** In the order in which they come in: colours that are farthest apart first. */
const BANNERS: readonly Coloured[] = [
  { id: 'RED', inkOf: 'USSR' },
  { id: 'NAVY', inkOf: 'BRITAIN' },
  { id: 'YELLOW', inkOf: 'RUMANIA' },
  { id: 'GREEN', inkOf: 'ITALY' },
  { id: 'BLACK', inkOf: 'GERMANY' },
  { id: 'MINT', inkOf: 'TURKEY' },
  { id: 'VIOLET', inkOf: 'CZECHOSLOVAKIA' },
  { id: 'OCHRE', inkOf: 'EGYPT' },
  { id: 'LILAC', inkOf: 'GREECE' },
  { id: 'BROWN', inkOf: 'SPAIN' },
  { id: 'SILVER', inkOf: 'SWEDEN' },
  { id: 'TEAL', inkOf: 'YUGOSLAVIA' },
  { id: 'ORCHID', inkOf: 'POLAND' },
  { id: 'GREY', inkOf: 'FRANCE' },
]

export const CROWD: readonly string[] = BANNERS.map(({ id }) => id)

/** The names and inks of Escalation on a board for a crowd: the board's places, and the banners alone. */
export function crowded(look: Look): Pick<Look, 'names' | 'inks'> {
  const namesIn = (language: Language): NamesIn => ({
    ...look.names[language],
    powers: bannerNames(BANNERS, language),
  })
  return {
    names: { ...inEachLanguage(namesIn), otherCodes: look.names.otherCodes },
    inks: Object.fromEntries(BANNERS.map(({ id, inkOf }) => [id, INKS[inkOf]!])),
  }
}
