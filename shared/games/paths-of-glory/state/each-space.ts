import { SPACES } from '../facts/spaces.ts'

const ZEROES = SPACES.map(() => 0)

/**
 * A new array with a zero for each place. It is a copied plain array: a typed array of this size is allocated outside the
 * heap, which takes several times as long.
 */
export const zeroEach = (): number[] => ZEROES.slice()
