// Powers that are nothing but a colour: they play Escalation beside a board's own where more people come than it has powers.
import type { Language } from '../../../../kernel/language.ts'
import type { PowerInk } from '../../../../map/theme.ts'
import type { BoardNames, NamesIn, PowerName } from '../../notation/names/board-names.ts'
import { initialsFor } from '../../notation/names/initials.ts'
import type { Look } from '../look.ts'
import { look as STANDARD } from '../standard/look.ts'

/** As many colours as any eyes can tell apart without patterns (docs/boards.md). */
const COLOURS = Object.keys(STANDARD.inks).length

const KIND: Readonly<Record<Language, string>> = {
  en: 'Escalation',
  ru: 'Эскалация',
  bg: 'Ескалация',
  cs: 'Eskalace',
}

/** Not the kernel's list: a page that fetched this module would fetch the script of another game with that. */
const LANGUAGES = Object.keys(KIND) as Language[]

interface Banner {
  readonly id: string
  /** The power of the standard board whose colour it is. */
  readonly inkOf: string
  /** What it is called, and the adjective of an army and of a fleet. */
  readonly names: Readonly<Record<Language, readonly [name: string, army: string, fleet: string]>>
}

const BANNERS: readonly Banner[] = [
  {
    id: 'AZURE',
    inkOf: 'FRANCE',
    names: {
      en: ['Azure', 'Azure', 'Azure'],
      ru: ['Голубые', 'голубая', 'голубой'],
      bg: ['Лазурни', 'лазурна', 'лазурна'],
      cs: ['Blankytní', 'blankytná', 'blankytná'],
    },
  },
  {
    id: 'WHITE',
    inkOf: 'RUSSIA',
    names: {
      en: ['White', 'White', 'White'],
      ru: ['Белые', 'белая', 'белый'],
      bg: ['Бели', 'бяла', 'бяла'],
      cs: ['Bílí', 'bílá', 'bílá'],
    },
  },
  {
    id: 'YELLOW',
    inkOf: 'TURKEY',
    names: {
      en: ['Yellow', 'Yellow', 'Yellow'],
      ru: ['Жёлтые', 'жёлтая', 'жёлтый'],
      bg: ['Жълти', 'жълта', 'жълта'],
      cs: ['Žlutí', 'žlutá', 'žlutá'],
    },
  },
  {
    id: 'GREEN',
    inkOf: 'ITALY',
    names: {
      en: ['Green', 'Green', 'Green'],
      ru: ['Зелёные', 'зелёная', 'зелёный'],
      bg: ['Зелени', 'зелена', 'зелена'],
      cs: ['Zelení', 'zelená', 'zelená'],
    },
  },
  {
    id: 'BLACK',
    inkOf: 'GERMANY',
    names: {
      en: ['Black', 'Black', 'Black'],
      ru: ['Чёрные', 'чёрная', 'чёрный'],
      bg: ['Черни', 'черна', 'черна'],
      cs: ['Černí', 'černá', 'černá'],
    },
  },
  {
    id: 'RED',
    inkOf: 'AUSTRIA',
    names: {
      en: ['Red', 'Red', 'Red'],
      ru: ['Красные', 'красная', 'красный'],
      bg: ['Червени', 'червена', 'червена'],
      cs: ['Červení', 'červená', 'červená'],
    },
  },
  {
    id: 'BLUE',
    inkOf: 'ENGLAND',
    names: {
      en: ['Blue', 'Blue', 'Blue'],
      ru: ['Синие', 'синяя', 'синий'],
      bg: ['Сини', 'синя', 'синя'],
      cs: ['Modří', 'modrá', 'modrá'],
    },
  },
]

const inkOf = (banner: Banner): PowerInk => STANDARD.inks[banner.inkOf]!

/** Whether a board has a power of that id, of that name in any language, or of that colour. */
function isTaken({ names, inks }: Look, banner: Banner): boolean {
  const sameName = (language: Language) =>
    Object.values(names[language].powers).some(({ short, long }) =>
      [short, long].some((name) => name.toLowerCase() === banner.names[language][0].toLowerCase()),
    )
  return (
    Object.hasOwn(inks, banner.id) ||
    LANGUAGES.some(sameName) ||
    Object.values(inks).some(({ strong }) => strong === inkOf(banner).strong)
  )
}

/** The banners that a board leaves room for, in the order in which they come in; none beside seven powers or more. */
function bannersFor(look: Look): readonly Banner[] {
  const free = Math.max(0, COLOURS - Object.keys(look.inks).length)
  return BANNERS.filter((banner) => !isTaken(look, banner)).slice(0, free)
}

function namesWith(own: NamesIn, banners: readonly Banner[], language: Language): NamesIn {
  const called = banners.map(({ names }) => names[language][0])
  const initials = initialsFor(
    called,
    Object.values(own.powers).map(({ initial }) => initial),
  )
  const more = banners.map(({ id, names }, at): [string, PowerName] => {
    const [name, A, F] = names[language]
    return [id, { short: name, long: name, initial: initials[at]!, adjective: { A, F }, stems: [] }]
  })
  return { ...own, powers: { ...own.powers, ...Object.fromEntries(more) } }
}

const inEach = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>

/** How Escalation on a board is called and drawn: as that board, with the banners beside its powers. */
export function escalationLook(look: Look): Look {
  const banners = bannersFor(look)
  const names: BoardNames = {
    ...inEach((language) => namesWith(look.names[language], banners, language)),
    otherCodes: look.names.otherCodes,
  }
  return {
    ...look,
    title: inEach((language) => `${KIND[language]}: ${look.title[language]}`),
    names,
    inks: { ...look.inks, ...Object.fromEntries(banners.map((banner) => [banner.id, inkOf(banner)])) },
  }
}
