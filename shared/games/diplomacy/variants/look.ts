// How a variant is called and drawn.
import type { Inks } from '../../../map/theme.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { BoardNames } from '../notation/names/board-names.ts'
import type { Language } from '../../../kernel/language.ts'

export interface Look {
  /** Its drawing, `resources/maps/MAP.json`; boards that differ by their rules alone share one. */
  readonly map: string
  /** What the board is called. */
  readonly title: Readonly<Record<Language, string>>
  /** What its spaces and powers are called. */
  readonly names: BoardNames
  /** The inks of its powers, kept apart by test/map/theme.test.ts. */
  readonly inks: Inks
  /** The land of each power, with and without centres: there the board draws its thick lines. */
  readonly countries: ReadonlyMap<ProvinceId, PowerId>
  /** Where a phone opens while a power scattered over the board has a unit there. */
  readonly capitals?: Readonly<Record<string, string>>
}
