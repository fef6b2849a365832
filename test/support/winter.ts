// Winters in short texts: who owns what, who stands where, and what was written.
import { resolveAdjustments, type AdjustmentPhase } from '../../shared/games/diplomacy/rules/adjustments.ts'
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { STANDARD } from '../../shared/games/diplomacy/variants/standard/board.ts'
import { EDITIONS, type Edition } from '../../shared/games/diplomacy/editions/edition.ts'
import type { Ownership } from '../../shared/games/diplomacy/rules/ownership.ts'
import type { Submitted } from '../../shared/games/diplomacy/rules/submitted.ts'
import { order } from '../datc/orders.ts'
import { unit } from './rulebook.ts'
import { phaseText } from './as-text.ts'

const board = compileBoard(STANDARD)

/** `RUSSIA: STP MOS; TURKEY: CON` */
const owned = (text: string): Ownership =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [power = '', centres = ''] = part.split(':')
      return centres
        .split(' ')
        .filter(Boolean)
        .map((centre) => [centre, power.trim()])
    }),
  ) as Ownership

/** `FRANCE F BRE B` builds, `FRANCE A PAR D` removes, `FRANCE WAIVE` waives; in quotes it was typed, `?` is nonsense. */
const written = (text: string): Submitted => {
  const [name = '', ...words] = text.split(' ')
  const power = name as PowerId
  const rest = words.join(' ')
  if (rest.startsWith('?')) return { power, invalid: rest.slice(1) }
  const bare = rest.replaceAll('"', '')
  const typed = rest.startsWith('"') && { text: bare }
  if (bare === 'WAIVE') return { power, order: { kind: 'waive' }, ...typed }
  return { power, order: order(bare, 'adjustments'), ...typed }
}

export interface Winter {
  readonly owners: string
  readonly units?: readonly string[]
  readonly orders?: readonly string[]
  readonly civilDisorder?: readonly string[]
}

/** The phase that such a winter is. */
export const winterOf = ({
  owners,
  units = [],
  orders = [],
  civilDisorder = [],
}: Winter): AdjustmentPhase => ({
  owners: owned(owners),
  units: units.map(unit),
  orders: orders.map(written),
  civilDisorder: civilDisorder as PowerId[],
})

/** What becomes of it, told whole. */
export const resolved = (winter: Winter, edition: Edition = EDITIONS['2000']) =>
  phaseText(resolveAdjustments(board, edition, winterOf(winter)))
