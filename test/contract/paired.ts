// A board with small powers for tests of the rule of pairs: the usual board, where Austria, Italy and Turkey are small ones.
import { type BroughtId, enter, variantOf } from '../../shared/games/diplomacy/variants/index.ts'

export const MAJORS = ['ENGLAND', 'FRANCE', 'GERMANY', 'RUSSIA'] as const
export const FIXED = { AUSTRIA: 'GERMANY', ITALY: 'FRANCE', TURKEY: 'ENGLAND' }
export const MINORS = Object.keys(FIXED)
export const PAIRED = 'paired' as BroughtId

enter({ ...variantOf('standard'), id: PAIRED, minors: FIXED })
