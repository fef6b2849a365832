import type { PowerId } from '../../board/ids.ts'
import { escalating } from '../escalating.ts'
import { standard } from '../standard/index.ts'
import { look } from './look.ts'

/** In the order in which they come in as more people play: those first whose inks are farthest apart. */
const POWERS = 'ENGLAND TURKEY FRANCE RUSSIA GERMANY AUSTRIA ITALY'

/** Escalation (Edi Birsan) on the standard board. */
export const escalation = escalating(standard, {
  id: 'escalation',
  look,
  powers: POWERS.split(' ') as PowerId[],
})
