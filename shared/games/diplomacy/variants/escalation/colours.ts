// The colours that banners of Escalation are called by.
import type { Language } from '../../../../kernel/language.ts'

/** What a banner is called, and the adjective of an army and of a fleet. */
export type ColourNames = Readonly<Record<Language, readonly [name: string, army: string, fleet: string]>>

export const COLOURS = {
  RED: {
    en: ['Red', 'Red', 'Red'],
    ru: ['Красные', 'красная', 'красный'],
    bg: ['Червени', 'червена', 'червена'],
    cs: ['Červení', 'červená', 'červená'],
  },
  NAVY: {
    en: ['Navy', 'Navy', 'Navy'],
    ru: ['Тёмно-синие', 'тёмно-синяя', 'тёмно-синий'],
    bg: ['Тъмносини', 'тъмносиня', 'тъмносиня'],
    cs: ['Námořní modří', 'námořní modrá', 'námořní modrá'],
  },
  YELLOW: {
    en: ['Yellow', 'Yellow', 'Yellow'],
    ru: ['Жёлтые', 'жёлтая', 'жёлтый'],
    bg: ['Жълти', 'жълта', 'жълта'],
    cs: ['Žlutí', 'žlutá', 'žlutá'],
  },
  GREEN: {
    en: ['Green', 'Green', 'Green'],
    ru: ['Зелёные', 'зелёная', 'зелёный'],
    bg: ['Зелени', 'зелена', 'зелена'],
    cs: ['Zelení', 'zelená', 'zelená'],
  },
  BLACK: {
    en: ['Black', 'Black', 'Black'],
    ru: ['Чёрные', 'чёрная', 'чёрный'],
    bg: ['Черни', 'черна', 'черна'],
    cs: ['Černí', 'černá', 'černá'],
  },
  MINT: {
    en: ['Mint', 'Mint', 'Mint'],
    ru: ['Мятные', 'мятная', 'мятный'],
    bg: ['Ментови', 'ментова', 'ментова'],
    cs: ['Mátoví', 'mátová', 'mátová'],
  },
  VIOLET: {
    en: ['Violet', 'Violet', 'Violet'],
    ru: ['Фиолетовые', 'фиолетовая', 'фиолетовый'],
    bg: ['Виолетови', 'виолетова', 'виолетова'],
    cs: ['Fialoví', 'fialová', 'fialová'],
  },
  OCHRE: {
    en: ['Ochre', 'Ochre', 'Ochre'],
    ru: ['Охристые', 'охристая', 'охристый'],
    bg: ['Охрени', 'охрена', 'охрена'],
    cs: ['Okroví', 'okrová', 'okrová'],
  },
  LILAC: {
    en: ['Lilac', 'Lilac', 'Lilac'],
    ru: ['Сиреневые', 'сиреневая', 'сиреневый'],
    bg: ['Люлякови', 'люлякова', 'люлякова'],
    cs: ['Šeříkoví', 'šeříková', 'šeříková'],
  },
  BROWN: {
    en: ['Brown', 'Brown', 'Brown'],
    ru: ['Коричневые', 'коричневая', 'коричневый'],
    bg: ['Кафяви', 'кафява', 'кафява'],
    cs: ['Hnědí', 'hnědá', 'hnědá'],
  },
  SILVER: {
    en: ['Silver', 'Silver', 'Silver'],
    ru: ['Серебряные', 'серебряная', 'серебряный'],
    bg: ['Сребърни', 'сребърна', 'сребърна'],
    cs: ['Stříbrní', 'stříbrná', 'stříbrná'],
  },
  TEAL: {
    en: ['Teal', 'Teal', 'Teal'],
    ru: ['Бирюзовые', 'бирюзовая', 'бирюзовый'],
    bg: ['Тюркоазени', 'тюркоазена', 'тюркоазена'],
    cs: ['Tyrkysoví', 'tyrkysová', 'tyrkysová'],
  },
  ORCHID: {
    en: ['Orchid', 'Orchid', 'Orchid'],
    ru: ['Лиловые', 'лиловая', 'лиловый'],
    bg: ['Орхидееви', 'орхидеева', 'орхидеева'],
    cs: ['Orchidejoví', 'orchidejová', 'orchidejová'],
  },
  GREY: {
    en: ['Grey', 'Grey', 'Grey'],
    ru: ['Серые', 'серая', 'серый'],
    bg: ['Сиви', 'сива', 'сива'],
    cs: ['Šedí', 'šedá', 'šedá'],
  },
  AZURE: {
    en: ['Azure', 'Azure', 'Azure'],
    ru: ['Голубые', 'голубая', 'голубой'],
    bg: ['Лазурни', 'лазурна', 'лазурна'],
    cs: ['Blankytní', 'blankytná', 'blankytná'],
  },
  WHITE: {
    en: ['White', 'White', 'White'],
    ru: ['Белые', 'белая', 'белый'],
    bg: ['Бели', 'бяла', 'бяла'],
    cs: ['Bílí', 'bílá', 'bílá'],
  },
  BLUE: {
    en: ['Blue', 'Blue', 'Blue'],
    ru: ['Синие', 'синяя', 'синий'],
    bg: ['Сини', 'синя', 'синя'],
    cs: ['Modří', 'modrá', 'modrá'],
  },
} as const satisfies Readonly<Record<string, ColourNames>>
export type Colour = keyof typeof COLOURS
