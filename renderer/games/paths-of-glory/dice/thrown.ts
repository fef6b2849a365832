// The dice that lines of the log tell of.
import { sideName as sideIdOf, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { findUnit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { signed } from '../words/signed.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'

export interface Thrown {
  readonly die: number
  /** What is added to it. */
  readonly modifier: number
  /** Whose die it is; null where the line does not tell. */
  readonly side: SideName | null
  /** The loss number that it comes to. */
  readonly loss: number | null
}

/** The die of a line; null where there is none. */
export function thrownIn(entry: LogEntry): Thrown | null {
  switch (entry.kind) {
    case 'mandate':
      return { die: entry.die, modifier: 0, side: entry.side, loss: null }
    case 'fired': {
      const { die, modifier, side, loss } = entry
      return { die, modifier, side, loss }
    }
    case 'dug': {
      const unit = findUnit(entry.unit)
      const side = unit === undefined ? null : sideIdOf(unitAt(unit).side)
      return { die: entry.die, modifier: 0, side, loss: null }
    }
    case 'flank': {
      const { die, modifier } = entry
      return die === null ? null : { die, modifier, side: null, loss: null }
    }
    case 'siege': {
      const { die, modifier } = entry
      return { die, modifier, side: null, loss: null }
    }
    default:
      return null
  }
}

/** Lines with which something new begins, so that dice before them belong to something else. */
const BEGINS: readonly LogEntry['kind'][] = [
  'opening',
  'played',
  'one-operation',
  'activated',
  'attacked',
  'turn-ends',
]

/** The dice that fell last: of one battle, of one siege phase, of both mandates; with their places in the log. */
export function lastDice(
  log: readonly LogEntry[],
): readonly { readonly at: number; readonly entry: LogEntry; readonly thrown: Thrown }[] {
  const begun = log.findLastIndex(({ kind }) => BEGINS.includes(kind))
  return log.flatMap((entry, at) => {
    const thrown = at > begun ? thrownIn(entry) : null
    return thrown ? [{ at, entry, thrown }] : []
  })
}

/** "+1", "−2"; nothing where nothing is added. */
export const modifierText = (modifier: number): string => (modifier === 0 ? '' : signed(modifier))
