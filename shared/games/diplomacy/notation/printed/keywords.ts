// The keywords of printed sentences of Secrets of Diplomacy, as beginnings of folded words. Russian as its text
// prints them; the other languages by analogy.
import type { Language } from '../../../../kernel/language.ts'

export interface Keywords {
  /** "Приказ (Германия)" over a sheet. */
  readonly heading: RegExp
  /** Words for units and actions, which are no places. */
  readonly aside: RegExp
  readonly supportsDefence: RegExp
  readonly supportsAttack: RegExp
  readonly lands: RegExp
  readonly landsWhom: RegExp
  readonly defends: RegExp
  readonly goes: RegExp
  readonly strike: RegExp
  readonly gift: RegExp
  readonly passage: RegExp
  readonly bar: RegExp
  readonly treaty: RegExp
  readonly everywhere: RegExp
  readonly secret: RegExp
}

export const KEYWORDS: Readonly<Record<Language, Keywords>> = {
  ru: {
    heading: /^приказ\s*\(/u,
    aside: /(?<![\p{L}])(?:арми(?:я|ю|и|еи)|флот(?:а|у|ом|ы)?)(?![\p{L}])/gu,
    supportsDefence: /поддерж\p{L}*\s+оборон/u,
    supportsAttack: /поддерж.*\sв\s+атаке/u,
    lands: /десантируется/u,
    landsWhom: /десантир(?:ует|овать)\s/u,
    defends: /оборон(?:яет|яется)/u,
    goes: /атаку|перемеща|десантир/u,
    strike: /^(?:супер\s?удар|удар|уникальное оружие)/u,
    gift: /^(?:дар|дарю|дарим|подарить|дарить)(?![\p{L}])/u,
    passage: /^(?:пропуск|пропустить|может проходить|разреша)/u,
    bar: /^(?:отзываю|отзываем|отозвать|больше не)/u,
    treaty: /^договор/u,
    everywhere: /везде|повсюду|вся моя земля/u,
    secret: /таин|секрет|приватн/u,
  },
  en: {
    heading: /^orders?\s*\(/u,
    aside: /(?<!\p{L})(?:army|armies|fleets?)(?!\p{L})/gu,
    supportsDefence: /supports? the defen[cs]e/u,
    supportsAttack: /supports?.*\sin the attack/u,
    lands: /lands? by/u,
    landsWhom: /(?:lands?|ferries) the /u,
    defends: /defends?/u,
    goes: /attacks?|moves? to|(?<!\p{L})lands?(?!\p{L})|ferries/u,
    strike: /^strikes?/u,
    gift: /^(?:gift|gives?)(?!\p{L})/u,
    passage: /^(?:lets?|may pass|passage|allows?)/u,
    bar: /^(?:withdraws?|bars?|may no longer)/u,
    treaty: /^treaty/u,
    everywhere: /everywhere|all my land/u,
    secret: /secret/u,
  },
  bg: {
    heading: /^заповед\s*\(/u,
    aside: /(?<!\p{L})(?:арми(?:я|ята|и)|флот(?:а|ът|ове)?)(?!\p{L})/gu,
    supportsDefence: /подкрепя\s+(?:отбран|защит)/u,
    supportsAttack: /подкрепя.*\sв\s+(?:атака|нападен)/u,
    lands: /десантира\s+(?:се|чрез|с)/u,
    landsWhom: /десантира\s/u,
    defends: /отбранява|защитава/u,
    goes: /атакува|напада|придвижва|мести|десантира/u,
    strike: /^(?:супер\s?удар|удар)/u,
    gift: /^(?:подарък|подарявам|дар)(?!\p{L})/u,
    passage: /^(?:пропуск|може да минава|разрешавам)/u,
    bar: /^(?:оттеглям|вече не)/u,
    treaty: /^договор/u,
    everywhere: /навсякъде|цялата ми земя/u,
    secret: /таин|секрет/u,
  },
  cs: {
    heading: /^povel\s*\(/u,
    aside: /(?<!\p{L})(?:armad[aueoy]|flotil[aueoy]|flotilou|flotila)(?!\p{L})/gu,
    supportsDefence: /podporuje\s+obran/u,
    supportsAttack: /podporuje.*\sv\s+utoku/u,
    lands: /se\s+vylod|vylod\p{L}*\s+se/u,
    landsWhom: /vyloduje\s+(?!se)/u,
    defends: /brani/u,
    goes: /utoci|presouva|vylod/u,
    strike: /^uder/u,
    gift: /^(?:dar|daruji|darujeme)(?!\p{L})/u,
    passage: /^(?:pruchod|smi projit|povoluji)/u,
    bar: /^(?:odvolavam|uz nesmi)/u,
    treaty: /^smlouva/u,
    everywhere: /vsude|cela moje zeme/u,
    secret: /tajn/u,
  },
}
