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
  {
    id: 'RED',
    inkOf: 'USSR',
    names: {
      en: ['Red', 'Red', 'Red'],
      ru: ['Красные', 'красная', 'красный'],
      bg: ['Червени', 'червена', 'червена'],
      cs: ['Červení', 'červená', 'červená'],
    },
  },
  {
    id: 'NAVY',
    inkOf: 'BRITAIN',
    names: {
      en: ['Navy', 'Navy', 'Navy'],
      ru: ['Тёмно-синие', 'тёмно-синяя', 'тёмно-синий'],
      bg: ['Тъмносини', 'тъмносиня', 'тъмносиня'],
      cs: ['Námořní modří', 'námořní modrá', 'námořní modrá'],
    },
  },
  {
    id: 'YELLOW',
    inkOf: 'RUMANIA',
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
    id: 'MINT',
    inkOf: 'TURKEY',
    names: {
      en: ['Mint', 'Mint', 'Mint'],
      ru: ['Мятные', 'мятная', 'мятный'],
      bg: ['Ментови', 'ментова', 'ментова'],
      cs: ['Mátoví', 'mátová', 'mátová'],
    },
  },
  {
    id: 'VIOLET',
    inkOf: 'CZECHOSLOVAKIA',
    names: {
      en: ['Violet', 'Violet', 'Violet'],
      ru: ['Фиолетовые', 'фиолетовая', 'фиолетовый'],
      bg: ['Виолетови', 'виолетова', 'виолетова'],
      cs: ['Fialoví', 'fialová', 'fialová'],
    },
  },
  {
    id: 'OCHRE',
    inkOf: 'EGYPT',
    names: {
      en: ['Ochre', 'Ochre', 'Ochre'],
      ru: ['Охристые', 'охристая', 'охристый'],
      bg: ['Охрени', 'охрена', 'охрена'],
      cs: ['Okroví', 'okrová', 'okrová'],
    },
  },
  {
    id: 'LILAC',
    inkOf: 'GREECE',
    names: {
      en: ['Lilac', 'Lilac', 'Lilac'],
      ru: ['Сиреневые', 'сиреневая', 'сиреневый'],
      bg: ['Люлякови', 'люлякова', 'люлякова'],
      cs: ['Šeříkoví', 'šeříková', 'šeříková'],
    },
  },
  {
    id: 'BROWN',
    inkOf: 'SPAIN',
    names: {
      en: ['Brown', 'Brown', 'Brown'],
      ru: ['Коричневые', 'коричневая', 'коричневый'],
      bg: ['Кафяви', 'кафява', 'кафява'],
      cs: ['Hnědí', 'hnědá', 'hnědá'],
    },
  },
  {
    id: 'SILVER',
    inkOf: 'SWEDEN',
    names: {
      en: ['Silver', 'Silver', 'Silver'],
      ru: ['Серебряные', 'серебряная', 'серебряный'],
      bg: ['Сребърни', 'сребърна', 'сребърна'],
      cs: ['Stříbrní', 'stříbrná', 'stříbrná'],
    },
  },
  {
    id: 'TEAL',
    inkOf: 'YUGOSLAVIA',
    names: {
      en: ['Teal', 'Teal', 'Teal'],
      ru: ['Бирюзовые', 'бирюзовая', 'бирюзовый'],
      bg: ['Тюркоазени', 'тюркоазена', 'тюркоазена'],
      cs: ['Tyrkysoví', 'tyrkysová', 'tyrkysová'],
    },
  },
  {
    id: 'ORCHID',
    inkOf: 'POLAND',
    names: {
      en: ['Orchid', 'Orchid', 'Orchid'],
      ru: ['Лиловые', 'лиловая', 'лиловый'],
      bg: ['Орхидееви', 'орхидеева', 'орхидеева'],
      cs: ['Orchidejoví', 'orchidejová', 'orchidejová'],
    },
  },
  {
    id: 'GREY',
    inkOf: 'FRANCE',
    names: {
      en: ['Grey', 'Grey', 'Grey'],
      ru: ['Серые', 'серая', 'серый'],
      bg: ['Сиви', 'сива', 'сива'],
      cs: ['Šedí', 'šedá', 'šedá'],
    },
  },
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
