import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { MovementPhase } from '../../shared/games/diplomacy/rules/movement.ts'
import { order } from '../datc/orders.ts'

/**
 * A movement phase in one text: `FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR`. Units stand where their
 * orders say; one without a verb has no order.
 */
export function phaseOf(text: string): MovementPhase {
  const lines = text.split(';').flatMap((part) => {
    const [power = '', list = ''] = part.split(':').map((word) => word.trim())
    return list
      .split(',')
      .map((line) => ({ power: power as PowerId, line: line.trim().replaceAll(/\s+/g, ' ') }))
  })
  const read = lines.map(({ power, line }) => {
    const ordered = line.split(' ').length > 2
    const its = order(ordered ? line : `${line} H`)
    if (!('unit' in its)) throw new Error(`no unit in ${line}`)
    return { unit: { power, ...its.unit }, line: ordered ? { power, order: its } : null }
  })
  return { units: read.map(({ unit }) => unit), orders: read.flatMap(({ line }) => (line ? [line] : [])) }
}
