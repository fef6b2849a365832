// What the codes on the map stand for, out of the names the program has.
import { boardLook, namingIn } from './board-shown.ts'
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { nameOf, TONGUES } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { COAST_CODES } from '../../../../shared/games/diplomacy/notation/names/tongue.ts'

interface Abbreviation {
  /** The code that is written on this device. */
  readonly code: string
  /** The code of the language. */
  readonly own: string
  /** The code in the printed books, which is Latin in every language. */
  readonly latin: string
  readonly name: string
}

/** Every space of the board, from A to Z by name, then the coasts. */
export function abbreviations(language: Language): readonly Abbreviation[] {
  const tongue = TONGUES[language]
  const spaces = (Object.keys(boardLook().names[language].spaces) as ProvinceId[]).map((at) => ({
    code: nameOf(namingIn(language), at, 'code'),
    own: boardLook().names[language].spaces[at]?.code ?? at,
    latin: at,
    name: nameOf(namingIn(language), at, 'full'),
  }))
  const latin = namingIn(language).codes === 'latin'
  const coasts = COAST_CODES.map((id) => {
    const { code, name } = tongue.coasts[id]
    return { code: latin ? id : code, own: code, latin: id, name }
  })
  return [...spaces.toSorted((a, b) => a.name.localeCompare(b.name, language)), ...coasts]
}
