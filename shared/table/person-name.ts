// Names of people at a table. No person may pass for another in a game that is about who says what.
import { refusal, type Refusal } from '../kernel/refusal.ts'
import type { PlayerId } from './holder.ts'
import type { Table } from './table.ts'

/** Letters of one alphabet that look like one of another, or like a figure; Latin ones stand for all. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ['аα', 'a'],
    ['вβ', 'b'],
    ['с', 'c'],
    ['ԁ', 'd'],
    ['еёε', 'e'],
    ['нһη', 'h'],
    ['іїι', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏI1|', 'l'],
    ['мμ', 'm'],
    ['пν', 'n'],
    ['оο0', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['ԝ', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['ζ', 'z'],
  ].flatMap(([others = '', letter = '']) => [...others].map((other) => [other, letter] as const)),
)

/** What a name looks like at a glance: two names with the same look cannot be told apart. */
export const lookOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((letter) => ALIKE.get(letter) ?? ALIKE.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join('')

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const

/** Whether a word mixes letters of several alphabets: a Latin `nna` after a Cyrillic `А`. */
const isMixed = (name: string): boolean =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1)

/** Why a person who joins or changes the name may not have this name; undefined where nothing is wrong. */
export function nameFault(
  { people }: Pick<Table, 'people'>,
  name: string,
  who?: PlayerId,
): Refusal | undefined {
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return refusal('person/name-unreadable')
  if (isMixed(name)) return refusal('person/name-mixed', { name })
  const other = people.find(
    (person) => person.player !== who && person.name !== name && lookOf(person.name) === lookOf(name),
  )
  return other && refusal('person/name-alike', { name, other: other.name })
}
