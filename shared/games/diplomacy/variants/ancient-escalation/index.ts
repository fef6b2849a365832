import type { PowerId } from '../../board/ids.ts'
import { ancientMediterranean } from '../ancient-mediterranean/index.ts'
import { escalating } from '../escalating.ts'
import { look } from './look.ts'

/** In the order in which they come in as more people play. */
const POWERS = 'ROME PERSIA CARTHAGE EGYPT GREECE'

/** Escalation (Edi Birsan) on the board of Ancient Mediterranean. */
export const ancientEscalation = escalating(ancientMediterranean, {
  id: 'ancient-escalation',
  look,
  powers: POWERS.split(' ') as PowerId[],
})
