// What events do beyond war status and points: a row each. An event that only lasts needs none (`inForce`).
import { CP, type Side } from '../facts/nations.ts'
import { spaceId, spaceNamed, type SpaceIndex, SPACES } from '../facts/spaces.ts'
import { ARMY_STEP } from '../facts/tables.ts'
import { UNIT_ARMY, unitId, unitNamed, type UnitIndex, UNITS } from '../facts/units.ts'
import { newOperation } from '../activation/activating.ts'
import { mayFlip, stepCost } from '../replacements/replacing.ts'
import { trenchFor } from '../state/board.ts'
import { countAt, stackOf } from '../state/stacks.ts'
import type { State } from '../state/state.ts'
import type { Work } from '../state/work.ts'
import { isSupplied } from '../supply/supply.ts'
import { destroyFort, enter } from '../sieges/sieges.ts'
import type { CardId } from '../facts/cards.ts'

/** Places for the trench of the Entrench event: with a supplied army, and without a trench (cp-06, ap-12). */
export const diggingPlaces = (state: State, side: Side): readonly SpaceIndex[] =>
  SPACES.filter(
    ({ index }) =>
      countAt(state.board, index, side) > 0 &&
      state.board.trench[index] === 0 &&
      stackOf(state.board, index, side).some((unit) => UNIT_ARMY[unit] && isSupplied(state.board, unit)),
  ).map(({ index }) => index)

/** German units that Landwehr may fill up with what is left of its points (cp-05). */
export const landwehrUnits = (state: State, halves: number): readonly UnitIndex[] =>
  UNITS.filter(
    ({ nation, index }) => nation === 'ge' && stepCost(index) <= halves && mayFlip(state, index),
  ).map(({ index }) => index)

/** Guns of August (cp-01): Liege falls, two armies enter it, and three may attack at once. */
function gunsOfAugust(work: Work): void {
  const liege = spaceNamed('liege')
  const armies = ['ge-1', 'ge-2', 'ge-3'].map(unitNamed)
  destroyFort(work, liege, CP)
  const entering = armies.slice(0, 2)
  work.edit(['at'], (board) => {
    for (const army of entering) board.at[army] = liege
  })
  work.log({ kind: 'moved', units: entering.map(unitId), path: [spaceId(liege)] })
  enter(work, liege, CP)
  const attacks = [...new Set(armies.map((army) => work.board.at[army] as number))]
  work.state.operation = { ...newOperation(0), attacks, only: armies }
  work.ask('attack', CP)
}

function landwehr(work: Work): void {
  const halves = 2 * ARMY_STEP
  if (landwehrUnits(work.state, halves).length === 0) return
  work.state.eventWork = { card: 'cp-05' as CardId, armies: [], halves }
  work.ask('flip', CP)
}

const entrench =
  (side: Side) =>
  (work: Work): void => {
    work.ask('dig', side)
  }

/** Does what an event does at once; it may ask its owner something. */
export const EFFECTS: Readonly<Record<string, (work: Work) => void>> = {
  'cp-01': gunsOfAugust,
  'cp-05': landwehr,
  'cp-06': entrench(CP),
  'ap-12': entrench(1),
}

/** Digs the trench of the Entrench event. */
export function digTrench(work: Work, space: SpaceIndex, side: Side): void {
  work.edit(['trench'], (board) => {
    board.trench[space] = trenchFor(side, 1)
  })
  work.log({ kind: 'trench', space: spaceId(space), level: 1 })
}
