// A definition without a fault as the game's own board, with the names of its spaces and powers.
import type { BoardFacts, Borders } from '../board/facts.ts'
import type { LocationId, PowerId, ProvinceId } from '../board/ids.ts'
import type { UnitType } from '../board/unit.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import type { BoardNames, NamesIn } from '../notation/names/board-names.ts'
import { initialsFor } from '../notation/names/initials.ts'
import type { Definition, Names } from './definition.ts'

/** The name of something in a language. */
export const called = (names: Names, language: Language): string =>
  typeof names === 'string' ? names : (names[language] ?? names.en)

/** The board of a definition for which `faultsOf` is empty. */
export function boardOf(definition: Definition): BoardFacts {
  const { powers, provinces, armies, fleets } = definition
  return {
    powers: powers.map(({ id }) => id as PowerId),
    spaces: provinces
      .map(({ id, name, kind, coasts, centre, convoying }) => {
        const home = powers.find(({ homes }) => homes.includes(id))
        return {
          id: id as ProvinceId,
          name: called(name, 'en'),
          kind,
          coasts: coasts.map((coast) => `${id}/${coast}` as LocationId),
          centre,
          ...(convoying && { convoying: true as const }),
          ...(home && { home: home.id as PowerId }),
        }
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    armies: armies as unknown as Borders,
    fleets: fleets as unknown as Borders,
    start: Object.fromEntries(
      powers.map(({ id, start }) => [
        id,
        start.map((text) => ({ type: text.slice(0, 1) as UnitType, at: text.slice(2) as LocationId })),
      ]),
    ),
  }
}

/** The names of spaces and powers; the codes are the ids in every language. */
export function namesOf({ powers, provinces }: Definition): BoardNames {
  const inLanguage = (language: Language): NamesIn => {
    const letters = initialsFor(powers.map(({ name }) => called(name, language)))
    return {
      spaces: Object.fromEntries(
        provinces.map(({ id, name }) => [id, { name: called(name, language), code: id }]),
      ),
      powers: Object.fromEntries(
        powers.map(({ id, name }, at) => {
          const its = called(name, language)
          const adjective = { A: its, F: its }
          return [id, { short: its, long: its, initial: letters[at]!, adjective, stems: [] }]
        }),
      ),
    }
  }
  const byLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)]))
  return { ...(byLanguage as Record<Language, NamesIn>), otherCodes: {} }
}
