// Which dangers a side was told of, and which of them it has read: kept on the device for a table, until the turn is over.
import { ROUNDS } from '../../../../shared/games/paths-of-glory/facts/turns.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { device } from '../../../device/memory.ts'
import { beginsAction, type Leaving, mayEndAction } from './leaves-behind.ts'

interface Kept {
  readonly table: string
  readonly turn: number
  /** The phase in which each danger was told first, by what it is about. */
  readonly since: Readonly<Record<string, string>>
  /** What was read in a phase: its player folded it. */
  readonly read: { readonly phase: string; readonly subjects: readonly string[] }
}

type Moment = Pick<PogView, 'phase' | 'turn' | 'round'>

const keyOf = (side: string): string => `entente.war-told ${side}`

/** Dangers by unit. Any other line is about this action alone. */
function dangersOf({ kind, key, units }: Leaving): readonly string[] {
  if (kind === 'threat') return units.map((unit) => `${key} ${unit}`)
  return kind === 'supply' ? units.map((unit) => `supply ${unit}`) : []
}

/** What the device has of a side; null where it is none of our records. */
function storedOf(side: string): Kept | null {
  const found = device.value(keyOf(side)) as Partial<Kept> | null
  return found?.since && found.read?.subjects ? (found as Kept) : null
}

/**
 * Who is out of supply, and what the enemy might cut off, is told in the phase in which it becomes true, and not in every
 * round after it: with one more unit in danger it is told again.
 */
export class ToldDangers {
  readonly #table: string
  readonly #sides = new Map<string, Kept>()

  /** Of a table by its id. Without one nothing outlives the page. */
  constructor(table: string | null) {
    this.#table = table ?? ''
  }

  /**
   * The lines that are told now beside a question, with whether they were read. A danger that is over is told again should it
   * come back; some questions come without any. Units out of supply are told once more in the last round of a turn, at whose
   * end they are lost.
   */
  untold(
    now: Moment,
    side: string,
    leavings: readonly Leaving[],
    kind: DecisionView['kind'] | undefined,
  ): readonly Leaving[] {
    const kept = this.#of(now, side)
    const dangers = leavings.flatMap(dangersOf)
    const tellsAll = kind !== undefined && (beginsAction(kind) || mayEndAction(kind))
    const lasting = Object.entries(kept.since).filter(([danger]) => !tellsAll || dangers.includes(danger))
    const since = {
      ...Object.fromEntries(dangers.map((danger) => [danger, now.phase])),
      ...Object.fromEntries(lasting),
    }
    this.#keep(side, { ...kept, since })
    return leavings
      .filter((leaving) => {
        const [first, ...others] = dangersOf(leaving)
        if (first === undefined || (leaving.kind === 'supply' && now.round >= ROUNDS)) return true
        return [first, ...others].some((danger) => since[danger] === now.phase)
      })
      .map((leaving) =>
        leaving.subjects.every((subject) => kept.read.subjects.includes(subject))
          ? { ...leaving, read: true }
          : leaving,
      )
  }

  /** Stores that these lines were read. */
  read(now: Moment, side: string, leavings: readonly Leaving[]): void {
    const kept = this.#of(now, side)
    const subjects = [...kept.read.subjects, ...leavings.flatMap((leaving) => leaving.subjects)]
    this.#keep(side, { ...kept, read: { phase: now.phase, subjects: [...new Set(subjects)] } })
  }

  /** What is kept of this turn; what was read in another phase was about another action. */
  #of({ phase, turn }: Moment, side: string): Kept {
    const stored = this.#sides.get(side) ?? (this.#table === '' ? null : storedOf(side))
    const nothing = { phase, subjects: [] }
    if (stored?.table !== this.#table || stored.turn !== turn)
      return { table: this.#table, turn, since: {}, read: nothing }
    return stored.read.phase === phase ? stored : { ...stored, read: nothing }
  }

  #keep(side: string, kept: Kept): void {
    const before = this.#sides.get(side)
    this.#sides.set(side, kept)
    const text = JSON.stringify(kept)
    if (this.#table !== '' && text !== JSON.stringify(before)) device.keep(keyOf(side), text)
  }
}
