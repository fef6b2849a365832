// Positions as examples.json writes them: `fr-9` is full, `(fr-9)` reduced; boxes count kinds by strength.
import type { CardId } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { newOperation } from '../../shared/games/paths-of-glory/activation/activating.ts'
import {
  AP,
  CP,
  type Neutral,
  type Side,
  type SideName,
  sideName,
} from '../../shared/games/paths-of-glory/facts/nations.ts'
import { strengthsOf } from '../../shared/games/paths-of-glory/facts/setup.ts'
import { spaceNamed, SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { ofKind, UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import {
  type Board,
  edited,
  ELIMINATED,
  GONE,
  RESERVE,
  trenchFor,
  UNUSED,
} from '../../shared/games/paths-of-glory/state/board.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { keyed } from '../../shared/kernel/chance.ts'

type BySide<T> = Record<SideName, T>
type Box = Record<string, number>

export interface Written {
  readonly units: Record<string, string[]>
  readonly controlChanges: Record<string, string>
  readonly trenches: Record<string, string>
  readonly fortsDestroyed: string[]
  readonly besieged: string[]
  readonly reserve: BySide<Box>
  readonly eliminated: BySide<Box>
  readonly goneForGood: BySide<Box>
}

const holderName = ['cp', 'ap', 'neutral', 'closed']

/** A box of a side by kind and strength; eliminated counters have none, and are written as full. */
function boxOf(board: Board, box: number, side: Side): Box {
  const counts: Box = {}
  for (const { index, kind, side: whose } of UNITS) {
    if (board.at[index] !== box || whose !== side) continue
    const key = `${kind}/${box === RESERVE && board.reduced[index] === 1 ? 'reduced' : 'full'}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** A board as examples.json would write it. */
export function written(board: Board): Written {
  const units: Record<string, string[]> = {}
  for (const { index, kind } of UNITS) {
    const space = SPACES[board.at[index] ?? -1]
    if (!space) continue
    ;(units[space.id] ??= []).push(board.reduced[index] === 1 ? `(${kind})` : kind)
  }
  for (const names of Object.values(units)) names.sort()
  const bySide = (box: number): BySide<Box> => ({ cp: boxOf(board, box, CP), ap: boxOf(board, box, AP) })
  const ids = (spaces: readonly number[]) => spaces.map((space) => SPACES[space]?.id ?? '').sort()
  return {
    units,
    // A country that came in holds what is its own.
    controlChanges: Object.fromEntries(
      SPACES.filter(({ start, opens, index }) => {
        const holder = board.holder[index]
        return holder !== start && holder !== opens?.side
      }).map(({ id, index }) => [id, holderName[board.holder[index] ?? 0] ?? '']),
    ),
    trenches: Object.fromEntries(
      SPACES.filter(({ index }) => board.trench[index] !== 0).map(({ id, index }) => {
        const trench = board.trench[index] ?? 0
        return [id, `${sideName(trench > 0 ? CP : AP)} ${Math.abs(trench)}`]
      }),
    ),
    fortsDestroyed: ids(board.destroyed),
    besieged: ids(board.besieged),
    reserve: bySide(RESERVE),
    eliminated: bySide(ELIMINATED),
    goneForGood: bySide(GONE),
  }
}

/** A small position of examples.json. */
export interface WrittenPosition {
  readonly turn?: number
  readonly units?: Record<string, string[]>
  readonly controlChanges?: Record<string, string>
  readonly trenches?: Record<string, string>
  readonly fortsDestroyed?: string[]
  readonly besieged?: string[]
  readonly reserve?: Record<string, Record<string, number>>
  readonly atWar?: string[]
  readonly playedEvents?: string[]
}
/** A side by its name. */
export const sideNamed = (name: string | undefined): Side => (name === 'cp' ? CP : AP)

const any = beginning(keyed('any'), 'example')

/** A position of examples.json as a state. */
export function stateOf(position: WrittenPosition): State {
  const board = edited(any.board, (open) => {
    for (const { index } of UNITS) {
      open.at[index] = UNUSED
      open.reduced[index] = 0
    }
    const triggers: Record<string, string> = {
      tu: 'turkey',
      it: 'italy',
      bu: 'bulgaria',
      ro: 'romania',
      gr: 'greece',
    }
    for (const { index, opens } of SPACES) {
      open.trench[index] = 0
      if (opens && (position.atWar ?? []).some((nation) => opens.trigger === `${triggers[nation]}-entry`))
        open.holder[index] = opens.side
    }
    for (const [id, side] of Object.entries(position.controlChanges ?? {}))
      open.holder[spaceNamed(id)] = sideNamed(side)
    for (const [id, trench] of Object.entries(position.trenches ?? {})) {
      const [side, level] = trench.split(' ')
      open.trench[spaceNamed(id)] = trenchFor(sideNamed(side), Number(level))
    }
    open.destroyed = (position.fortsDestroyed ?? []).map(spaceNamed)
    open.besieged = (position.besieged ?? []).map(spaceNamed)
    const put = (at: number, name: string) => {
      const [one] = strengthsOf(name)
      const unit = ofKind(one?.kind ?? '').find((index) => open.at[index] === UNUSED)
      if (unit === undefined) throw new Error(`no ${name} is left`)
      open.at[unit] = at
      open.reduced[unit] = one?.reduced === true ? 1 : 0
    }
    for (const [id, names] of Object.entries(position.units ?? {}))
      for (const name of names) {
        put(spaceNamed(id), name)
      }
    for (const box of Object.values(position.reserve ?? {}))
      for (const [key, count] of Object.entries(box)) {
        const [kind = '', strength] = key.split('/')
        for (let i = 0; i < count; i++) put(RESERVE, strength === 'reduced' ? `(${kind})` : kind)
      }
  })
  return {
    ...any,
    board,
    turn: position.turn ?? 2,
    events: (position.playedEvents ?? []) as CardId[],
    atWar: (position.atWar ?? []) as Neutral[],
  }
}

/** A side about to attack from some places, with cards in hand. */
export function attacking(
  position: WrittenPosition,
  side: Side,
  from: readonly string[],
  cards: State['hands'] = [[], []],
): State {
  return {
    ...stateOf(position),
    segment: 'actions',
    side,
    hands: cards,
    decks: [[], []],
    operation: { ...newOperation(9), attacks: from.map(spaceNamed) },
    pending: { kind: 'attack', side },
  }
}
