// A banner: a power that is nothing but a colour. It plays Escalation, where countries mean nothing.
import type { Language } from '../../../../kernel/language.ts'
import type { NamesIn, PowerName } from '../../notation/names/board-names.ts'
import { initialsFor } from '../../notation/names/initials.ts'
import { type Colour, COLOURS } from './colours.ts'

export interface Banner {
  readonly id: Colour
}

/** What banners are called in a language, with letters that none of the others has. */
export function bannerNames(
  banners: readonly Banner[],
  language: Language,
  others: NamesIn['powers'] = {},
): Record<string, PowerName> {
  const initials = initialsFor(
    banners.map(({ id }) => COLOURS[id][language][0]),
    Object.values(others).map(({ initial }) => initial),
  )
  return Object.fromEntries(
    banners.map(({ id }, at): [string, PowerName] => {
      const [name, A, F] = COLOURS[id][language]
      return [id, { short: name, long: name, initial: initials[at]!, adjective: { A, F }, stems: [] }]
    }),
  )
}
