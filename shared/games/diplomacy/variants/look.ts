// How a variant is called and drawn.
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { Language } from '../../../kernel/language.ts'

export interface Look {
  /** What the board is called. */
  readonly title: Readonly<Record<Language, string>>
  /** The land of each power, with and without centres: there the board draws its thick lines. */
  readonly countries: ReadonlyMap<ProvinceId, PowerId>
}
