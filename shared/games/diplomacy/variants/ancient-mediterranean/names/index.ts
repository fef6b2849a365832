import type { BoardNames } from '../../../notation/names/board-names.ts'
import { bg } from './bg.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

/** Codes by which other programs call spaces of this board. */
const OTHER_CODES = { RED: 'REE', SIN: 'SII', THE: 'THB', TYS: 'TYN' }

/** What the spaces and powers of Ancient Mediterranean are called. */
export const NAMES: BoardNames = { en, ru, bg, cs, otherCodes: OTHER_CODES }
