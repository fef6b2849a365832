// The banners that play Escalation beside a board's own powers, where more people come than it has.
import type { Language } from '../../../../kernel/language.ts'
import type { PowerInk } from '../../../../map/theme.ts'
import type { NamesIn } from '../../notation/names/board-names.ts'
import type { Look } from '../look.ts'
import { look as STANDARD } from '../standard/look.ts'
import { type Banner, bannerNames } from './banner.ts'
import { COLOURS } from './colours.ts'
import { inEachLanguage, SPOKEN } from './spoken.ts'

/** As many inks as any eyes can tell apart without patterns (docs/boards.md). */
const MOST_INKS = Object.keys(STANDARD.inks).length

/** A banner with an ink of the standard board. */
interface Coloured extends Banner {
  /** The power of the standard board whose colour it is. */
  readonly inkOf: string
}

const BANNERS: readonly Coloured[] = [
  { id: 'AZURE', inkOf: 'FRANCE' },
  { id: 'WHITE', inkOf: 'RUSSIA' },
  { id: 'YELLOW', inkOf: 'TURKEY' },
  { id: 'GREEN', inkOf: 'ITALY' },
  { id: 'BLACK', inkOf: 'GERMANY' },
  { id: 'RED', inkOf: 'AUSTRIA' },
  { id: 'BLUE', inkOf: 'ENGLAND' },
]

const inkOf = (banner: Coloured): PowerInk => STANDARD.inks[banner.inkOf]!

/** Whether a board has a power of that id, of that name in any language, or of that colour. */
function isTaken({ names, inks }: Look, banner: Coloured): boolean {
  const sameName = (language: Language) =>
    Object.values(names[language].powers).some(({ short, long }) =>
      [short, long].some((name) => name.toLowerCase() === COLOURS[banner.id][language][0].toLowerCase()),
    )
  return (
    Object.hasOwn(inks, banner.id) ||
    SPOKEN.some(sameName) ||
    Object.values(inks).some(({ strong }) => strong === inkOf(banner).strong)
  )
}

/** The banners that a board leaves room for, in the order in which they come in; none beside seven powers or more. */
function bannersFor(look: Look): readonly Coloured[] {
  const free = Math.max(0, MOST_INKS - Object.keys(look.inks).length)
  return BANNERS.filter((banner) => !isTaken(look, banner)).slice(0, free)
}

/** The names and inks of Escalation on a board: those of the board, with the banners beside its powers. */
export function withBanners(look: Look): Pick<Look, 'names' | 'inks'> {
  const banners = bannersFor(look)
  const namesIn = (language: Language): NamesIn => {
    const { powers, ...spaces } = look.names[language]
    return { ...spaces, powers: { ...powers, ...bannerNames(banners, language, powers) } }
  }
  return {
    names: { ...inEachLanguage(namesIn), otherCodes: look.names.otherCodes },
    inks: { ...look.inks, ...Object.fromEntries(banners.map((banner) => [banner.id, inkOf(banner)])) },
  }
}
