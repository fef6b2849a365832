// A banner: a power that is nothing but a colour. It plays Escalation, where countries mean nothing.
import type { Language } from '../../../../kernel/language.ts'
import type { NamesIn, PowerName } from '../../notation/names/board-names.ts'
import { initialsFor } from '../../notation/names/initials.ts'

export interface Banner {
  readonly id: string
  /** What it is called, and the adjective of an army and of a fleet. */
  readonly names: Readonly<Record<Language, readonly [name: string, army: string, fleet: string]>>
}

/** What banners are called in a language, with letters that none of the others has. */
export function bannerNames(
  banners: readonly Banner[],
  language: Language,
  others: NamesIn['powers'] = {},
): Record<string, PowerName> {
  const initials = initialsFor(
    banners.map(({ names }) => names[language][0]),
    Object.values(others).map(({ initial }) => initial),
  )
  return Object.fromEntries(
    banners.map(({ id, names }, at): [string, PowerName] => {
      const [name, A, F] = names[language]
      return [id, { short: name, long: name, initial: initials[at]!, adjective: { A, F }, stems: [] }]
    }),
  )
}
