// Ready-made casts: who the powers are for an evening. A line a power, in the order of the board: state, title, leader,
// weapon, what it is.
import type { Character } from '../../../../shared/games/diplomacy/options/cast.ts'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Language } from '../../../../shared/kernel/language.ts'

export const CAST_IDS = ['sages', 'tales'] as const
export type CastId = (typeof CAST_IDS)[number]

const TABLES: Readonly<Record<CastId, Readonly<Record<Language, string>>>> = {
  sages: {
    ru: `
      Китай|государь|Конфуций|Церемония|Тысяча чиновников кланяются, пока враг не уйдёт сам.
      Америка|президент|Линкольн|Речь|Короткая речь, после которой стрелять уже не в кого.
      Рим|император|Марк Аврелий|Размышления|Противник задумывается и складывает оружие.
      Македония|царь|Александр|Разрубленный узел|Одним ударом решает то, что нельзя развязать.
      Египет|царица|Клеопатра|Ковёр|В ковре лежит не то, чего ждали.
      Индия|махараджа|Ашока|Колесо закона|Катится медленно, и никто не может его остановить.
      Персия|царь царей|Кир|Бессмертные|Десять тысяч, которых всегда десять тысяч.`,
    en: `
      China|Sovereign|Confucius|The Ceremony|A thousand officials bow until the enemy leaves by himself.
      America|President|Lincoln|The Speech|A short speech, after which nobody is left to shoot at.
      Rome|Emperor|Marcus Aurelius|The Meditations|The enemy falls to thinking and lays down his arms.
      Macedon|King|Alexander|The Cut Knot|Settles in one blow what cannot be untied.
      Egypt|Queen|Cleopatra|The Carpet|What lies in it is not what was expected.
      India|Maharaja|Ashoka|The Wheel of Law|It rolls slowly, and nobody can stop it.
      Persia|King of Kings|Cyrus|The Immortals|Ten thousand who are always ten thousand.`,
    bg: `
      Китай|владетел|Конфуций|Церемонията|Хиляда чиновници се кланят, докато врагът си тръгне сам.
      Америка|президент|Линкълн|Речта|Кратка реч, след която няма по кого да се стреля.
      Рим|император|Марк Аврелий|Размишленията|Врагът се замисля и оставя оръжието.
      Македония|цар|Александър|Разсеченият възел|С един удар решава онова, което не се развързва.
      Египет|царица|Клеопатра|Килимът|В него лежи не това, което са чакали.
      Индия|махараджа|Ашока|Колелото на закона|Търкаля се бавно и никой не може да го спре.
      Персия|цар на царете|Кир|Безсмъртните|Десет хиляди, които винаги са десет хиляди.`,
    cs: `
      Čína|panovník|Konfucius|Obřad|Tisíc úředníků se klaní, dokud nepřítel neodejde sám.
      Amerika|prezident|Lincoln|Projev|Krátký projev, po němž už není na koho střílet.
      Řím|císař|Marcus Aurelius|Hovory k sobě|Nepřítel se zamyslí a složí zbraně.
      Makedonie|král|Alexandr|Rozťatý uzel|Jednou ranou vyřeší, co nejde rozvázat.
      Egypt|královna|Kleopatra|Koberec|Leží v něm něco jiného, než se čekalo.
      Indie|mahárádža|Ašóka|Kolo zákona|Valí se pomalu a nikdo ho nezastaví.
      Persie|král králů|Kýros|Nesmrtelní|Deset tisíc, kterých je vždy deset tisíc.`,
  },
  tales: {
    ru: `
      Тридевятое царство|царь|Горох|Скатерть-самобранка|Кто сел за стол, воевать уже не встанет.
      Лукоморье|учёный|Кот|Песнь|Идёт направо, и все засыпают.
      Шотландский лес|король|Оберон|Пыльца|Враг влюбляется в первого встречного осла.
      Зазеркалье|королева|Червонная|Крокет|Отрубает голову, не спрашивая, чья она.
      Багдад|халиф|Гарун|Джинн|Исполняет одно желание, но буквально.
      Снежная страна|королева|Снежная|Осколок|Попадает в глаз, и союз кажется кривым.
      Лилипутия|император|Гольбасто|Человек-Гора|Переходит пролив и уводит флот на верёвочке.`,
    en: `
      Faraway Realm|King|Cole|The Endless Table|Whoever sits down to it does not get up to fight.
      Green Cape|The learned|Cat|The Song|He walks to the right, and everybody falls asleep.
      The Wood|King|Oberon|Love-in-idleness|The enemy falls in love with the first ass he meets.
      Looking-Glass|Queen|of Hearts|Croquet|Off with a head, without asking whose.
      Baghdad|Caliph|Harun|The Djinn|Grants one wish, to the letter.
      The Snow Lands|Queen|of Snow|The Splinter|It hits the eye, and an alliance looks crooked.
      Lilliput|Emperor|Golbasto|The Man-Mountain|Wades the strait and leads the fleet home on a string.`,
    bg: `
      Тридесетото царство|цар|Грах|Трапезата|Който седне на нея, не става да воюва.
      Лукоморие|учен|Котарак|Песента|Тръгва надясно и всички заспиват.
      Гората|крал|Оберон|Прашецът|Врагът се влюбва в първото срещнато магаре.
      Огледалният свят|кралица|Купа|Крокет|Отсича глава, без да пита чия е.
      Багдад|халиф|Харун|Джинът|Изпълнява едно желание, но буквално.
      Снежната страна|кралица|Снежна|Отломката|Влиза в окото и съюзът изглежда крив.
      Лилипутия|император|Голбасто|Човекът планина|Прегазва пролива и отвежда флота на връвчица.`,
    cs: `
      Devatero království|král|Hrášek|Prostírej se|Kdo k ní usedne, bojovat už nevstane.
      Lukomoří|učený|Kocour|Píseň|Jde doprava a všichni usínají.
      Les|král|Oberon|Pyl|Nepřítel se zamiluje do prvního osla.
      Zrcadlo|královna|Srdcová|Kroket|Stíná hlavu a neptá se čí.
      Bagdád|chalífa|Hárún|Džin|Splní jedno přání, ale doslova.
      Sněžná země|královna|Sněhová|Střípek|Padne do oka a spojenectví se zdá křivé.
      Liliput|císař|Golbasto|Muž hora|Přebrodí průliv a odvede flotilu na provázku.`,
  },
}

/** A cast for some powers, in a language. */
export function castOf(
  id: CastId,
  language: Language,
  powers: readonly PowerId[],
): Readonly<Record<PowerId, Character>> {
  const lines = TABLES[id][language].trim().split('\n')
  return Object.fromEntries(
    powers.slice(0, lines.length).map((power, i) => {
      const [state = '', title = '', leader = '', weapon = '', about = ''] = (lines[i] ?? '')
        .trim()
        .split('|')
      return [power, { state, title, leader, weapon, about }]
    }),
  )
}
