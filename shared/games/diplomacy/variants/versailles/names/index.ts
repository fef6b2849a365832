import type { BoardNames } from '../../../notation/names/board-names.ts'
import { bg } from './bg.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

/** What the spaces and powers of Versailles 1929 are called. No book or program prints codes of its spaces, so it has no others. */
export const NAMES: BoardNames = { en, ru, bg, cs, otherCodes: {} }
