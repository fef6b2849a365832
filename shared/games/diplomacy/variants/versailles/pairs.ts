// Which powers are great, and who plays each small one where nothing else is agreed on (docs/boards.md).
import type { PowerId } from '../../board/ids.ts'

/** The great powers: a person each. */
export const MAJORS = 'BRITAIN FRANCE GERMANY ITALY POLAND TURKEY USSR'.split(' ') as PowerId[]

/** The great power that plays each small one by fixed pairs: no two small ones have the same. */
export const MINORS: Readonly<Record<PowerId, PowerId>> = {
  CZECHOSLOVAKIA: 'TURKEY',
  EGYPT: 'GERMANY',
  GREECE: 'USSR',
  RUMANIA: 'FRANCE',
  SPAIN: 'POLAND',
  SWEDEN: 'ITALY',
  YUGOSLAVIA: 'BRITAIN',
} as Record<PowerId, PowerId>
