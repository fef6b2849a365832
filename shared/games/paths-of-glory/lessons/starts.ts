// Positions that lessons begin with.
import { newOperation } from '../activation/activating.ts'
import { keyed } from '../../../kernel/chance.ts'
import type { CardId } from '../facts/cards.ts'
import { AP, CP, sideNamed, type SideName } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed, UNITS } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { edited, RESERVE, trenchFor, UNUSED } from '../state/board.ts'
import type { State } from '../state/state.ts'
import type { Answer } from '../state/answer.ts'
import { does } from '../engine.ts'

/** A small position; what it does not name is as at the beginning of the war. */
export interface SmallPosition {
  readonly turn: number
  readonly side: SideName
  /** Operations that the side may spend. */
  readonly operations: number
  /** Units by place; a unit in brackets is reduced. */
  readonly units: Readonly<Record<string, readonly string[]>>
  readonly reserve?: readonly string[]
  readonly held?: Readonly<Record<string, SideName>>
  readonly trenches?: Readonly<Record<string, number>>
  readonly destroyed?: readonly string[]
  readonly hand?: Readonly<Partial<Record<SideName, readonly string[]>>>
}

const cards = (ids: readonly string[] = []) => ids as readonly CardId[]

/** The state of a small position: a side activates places. */
export function smallStart(position: SmallPosition): State {
  const {
    turn,
    operations,
    units,
    reserve = [],
    held = {},
    trenches = {},
    destroyed = [],
    hand = {},
  } = position
  const side = sideNamed(position.side)
  const start = beginning(keyed('lesson'), 'introductory')
  const board = edited(start.board, (open) => {
    for (const { index } of UNITS) {
      open.at[index] = UNUSED
      open.reduced[index] = 0
    }
    open.trench.fill(0)
    for (const [place, holder] of Object.entries(held)) open.holder[spaceNamed(place)] = sideNamed(holder)
    for (const [place, level] of Object.entries(trenches)) {
      const space = spaceNamed(place)
      open.trench[space] = trenchFor(open.holder[space] === CP ? CP : AP, level)
    }
    open.destroyed = destroyed.map(spaceNamed)
    const put = (name: string, at: number) => {
      const unit = unitNamed(name.replace(/[()]/g, ''))
      open.at[unit] = at
      open.reduced[unit] = name.startsWith('(') ? 1 : 0
    }
    for (const [place, names] of Object.entries(units)) for (const name of names) put(name, spaceNamed(place))
    for (const name of reserve) put(name, RESERVE)
  })
  return {
    ...start,
    board,
    turn,
    segment: 'actions',
    side,
    hands: [cards(hand.cp), cards(hand.ap)],
    decks: [[], []],
    operation: newOperation(operations),
    pending: { kind: 'activate', side },
  }
}

/** The dice of the mandates of August 1914: Germany, France. */
const MANDATE_DICE = [4, 2]

/**
 * August 1914 as the book’s example begins: with the hands that it shows, and what is drawn in September on top of the
 * decks.
 */
export function exampleStart(): State {
  const dice = [...MANDATE_DICE]
  const take: Answer = { kind: 'guns-of-august', take: true }
  const begun = does(beginning(keyed('example'), 'example'), take, () => dice.shift() ?? 1).state
  return {
    ...begun,
    hands: [
      cards(['cp-01', 'cp-03', 'cp-07', 'cp-10', 'cp-12', 'cp-13', 'cp-02']),
      cards(['ap-01', 'ap-02', 'ap-03', 'ap-04', 'ap-06', 'ap-08', 'ap-09']),
    ],
    decks: [
      cards(['cp-04', 'cp-05', 'cp-06', 'cp-08', 'cp-09', 'cp-11', 'cp-14']),
      cards(['ap-05', 'ap-07', 'ap-10', 'ap-11', 'ap-12', 'ap-13', 'ap-14']),
    ],
  }
}
