import type { PowerId } from '../../board/ids.ts'
import type { Variant } from '../variant.ts'
import { SECRETS } from './board.ts'
import { look } from './look.ts'

const FIRST_YEAR = 1901
const CENTRES = SECRETS.spaces.filter(({ centre }) => centre).length

/** A game of letters, land that is owned, and a weapon used once (Grimly 2007, KIM 2008, Joe 2008 to 2013). */
export const secrets: Variant = {
  id: 'secrets',
  look,
  board: SECRETS,
  editions: ['secrets'],
  calendar: { first: { year: FIRST_YEAR, season: 'spring', phase: 'movement' }, years: [FIRST_YEAR] },
  // S55: nobody wins by a number of centres; the rules say when all rivals are destroyed.
  victory: { alone: CENTRES, together: CENTRES },
  // Eight years.
  timeOut: 16,
  ways: [
    {
      id: 'seven',
      people: SECRETS.powers.length,
      groups: SECRETS.powers.map((power: PowerId) => [power]),
      options: {},
    },
  ],
}
