import type { BoardNames } from '../../../notation/names/board-names.ts'
import { bg } from './bg.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { OTHER_CODES } from './other-codes.ts'
import { ru } from './ru.ts'

/** What the spaces and powers of Imperial II are called. */
export const NAMES: BoardNames = { en, ru, bg, cs, otherCodes: OTHER_CODES }
