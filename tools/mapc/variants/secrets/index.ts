import { SECRETS } from '../../../../shared/games/diplomacy/variants/secrets/board.ts'
import { rulesOf } from '../../rules.ts'
import type { VariantFacts } from '../../variant.ts'
import { facts as standard } from '../standard/index.ts'

/** The board of 1901 with the passages out of the Helgoland Bight (S1). */
export const facts: VariantFacts = {
  ...standard,
  id: 'secrets',
  passages: [
    { between: ['HEL', 'BAL'], from: [8.3, 54.75], to: [11.6, 54.35] },
    { between: ['HEL', 'SKA'], from: [7.6, 55.15], to: [8.6, 57.4] },
  ],
  rules: rulesOf(SECRETS),
}
