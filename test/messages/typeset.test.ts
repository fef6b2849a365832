// Every message follows the typography of its language, the learning room's too. `npm run typeset` corrects what it
// can.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, describe } from 'vitest'
import { LANGUAGES, type Language } from '../../shared/kernel/language.ts'
import { QUOTES, typeset } from '../../tools/messages/typeset.ts'

type Said = string | readonly Said[] | { readonly [key: string]: Said }

const textsIn = (said: Said): readonly string[] =>
  typeof said === 'string' ? [said] : Object.values(said).flatMap((part: Said) => textsIn(part))

/** Each message's texts, its plurals among them. */
function messagesOf(language: Language): readonly (readonly [key: string, text: string])[] {
  const folder = new URL(`../../resources/messages/${language}/`, import.meta.url)
  return readdirSync(folder).flatMap((name) => {
    const { $schema: _, ...file } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<
      string,
      Said
    >
    return Object.entries(file).flatMap(([key, said]) =>
      (typeof said === 'string' ? [said] : textsIn((said as readonly { match: Said }[])[0]!.match)).map(
        (text) => [key, text] as const,
      ),
    )
  })
}

/** Words for which the rulebook of the language uses another one. */
const OTHERWISE: Readonly<Partial<Record<Language, RegExp>>> = {
  // Dislodged is „прогонена“, a space „провинция“, a home centre „домашен“, a unit „единица“.
  bg: /измест|област|родн(и|ия)|отряд/i,
  // An order is „povel“, a centre „centrum“, a home centre „domovské“.
  cs: /rozkaz|středisk|domác(í|ích) centr/i,
  // A unit is «подразделение», in Secrets of Diplomacy and Paths of Glory «соединение»; a home centre is
  // «домашний», the introductory scenario «ознакомительный».
  ru: /отряд|вводн|родн(ой|ые|ых|ыми|ого) ?центр/i,
}

describe.each(LANGUAGES)('the messages in %s', (language) => {
  it.each([
    [
      'breaks no line after a word of one letter, before a dash or behind a number',
      (text: string) => typeset(text, language) !== text,
    ],
    [
      'uses no quotation marks but its own',
      (text: string) =>
        [...text].some((mark) => '"“”„«»‘'.includes(mark) && !QUOTES[language].includes(mark)),
    ],
    ['puts a dash, not a hyphen, between words', (text: string) => / - /.test(text)],
    ['leaves no stray spaces', (text: string) => text !== text.trim() || / {2}| [,.;:?!]/.test(text)],
  ])('%s', (_, wrong) => {
    expect(messagesOf(language).filter(([, text]) => wrong(text))).toEqual([])
  })

  it('uses one name for each thing', () => {
    expect(messagesOf(language).filter(([, text]) => OTHERWISE[language]?.test(text))).toEqual([])
  })

  it('mixes no alphabets within a word', () => {
    const mixed = (text: string) =>
      /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u.test(
        text.replace(/\{\w+\}/g, ' '),
      )
    expect(messagesOf(language).filter(([, text]) => mixed(text))).toEqual([])
  })
})

it('sets what needs setting, once', () => {
  expect(typeset("v Paříži - i '1901 roku' – ne", 'cs')).toBe(
    'v\u{A0}Paříži - i\u{A0}’1901\u{A0}roku’\u{A0}– ne',
  )
  expect(typeset('Je-li i tam, ne-libo', 'cs')).toBe('Je\u{2011}li i\u{A0}tam, ne-libo')
  expect(typeset('Правило {rule} — в море', 'ru')).toBe('Правило\u{A0}{rule}\u{A0}— в\u{A0}море')
  expect(typeset(typeset('a A PAR', 'cs'), 'cs')).toBe(typeset('a A PAR', 'cs'))
})
