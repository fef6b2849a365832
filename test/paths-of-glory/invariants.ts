// What must hold of every state between two answers, with the rule it comes from.
import { CARDS, type CardId } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { AP, CP, enemyOf, type Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { STACK } from '../../shared/games/paths-of-glory/facts/tables.ts'
import { UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import { suffices } from '../../shared/games/paths-of-glory/sieges/sieges.ts'
import { hasFort, UNUSED } from '../../shared/games/paths-of-glory/state/board.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'

/** Rules that a state breaks; none in a sound one. */
export function brokenRules(state: State): readonly string[] {
  return [...boardRules(state), ...cardRules(state), ...countRules(state)]
}

function boardRules(state: State): string[] {
  const broken: string[] = []
  const { board, pending } = state
  // Stacks and sieges may break the limits while units are moving (10.1.2, 11.1.8).
  const settled = pending?.kind !== 'move' && pending?.kind !== 'march'
  const inBattle = state.battle !== null
  const stacks: [number[], number[]][] = SPACES.map(() => [[], []])
  for (const { index, side } of UNITS) {
    const at = board.at[index] ?? NaN
    if (!Number.isInteger(at) || at < UNUSED || at >= SPACES.length)
      broken.push(`counter ${index} is nowhere`)
    if (at >= 0) stacks[at]?.[side].push(index)
    else if (at !== -1 && board.reduced[index] !== 0) broken.push(`counter ${index} is reduced in a box`)
  }
  stacks.forEach((stack, space) => {
    const { id } = SPACES[space] ?? { id: '' }
    if (stack[CP].length > 0 && stack[AP].length > 0) broken.push(`10.1.5 enemies in ${id}`)
    for (const side of [CP, AP] as const) {
      const units = stack[side]
      if (settled && units.length > STACK) broken.push(`10.1.1 ${units.length} units in ${id}`)
      const holder = board.holder[space]
      const besieges = holder === enemyOf(side) && hasFort(board, space)
      if (units.length > 0 && holder !== side && !besieges)
        broken.push(`11.1.14 units in ${id}, held by ${holder}`)
    }
    const trench = board.trench[space] ?? 0
    if (Math.abs(trench) > 2) broken.push(`11.2.3 trench in ${id}`)
    const owner: Side = trench > 0 ? CP : AP
    if (trench !== 0 && board.holder[space] !== owner && stack[owner].length === 0 && !hasFort(board, space))
      broken.push(`11.2.5 a trench of nobody in ${id}`)
  })
  for (const space of board.besieged) {
    const holder = board.holder[space]
    if (!hasFort(board, space) || (holder !== CP && holder !== AP)) broken.push(`15.2.1 no fort in ${space}`)
    else if (settled && !inBattle && !suffices(stacks[space]?.[enemyOf(holder)] ?? [], space))
      broken.push(`15.2.1 siege of ${SPACES[space]?.id ?? ''}`)
  }
  return broken
}

function cardRules(state: State): string[] {
  const broken: string[] = []
  for (const side of [CP, AP] as const) {
    if (state.hands[side].length > 7) broken.push('9.1.4 hand')
    const inBattle = state.battle
      ? [...state.battle.cards.attacker, ...state.battle.cards.defender].filter(
          (card) => ![...state.removed, ...state.faceUp.flat(), ...state.discards.flat()].includes(card),
        )
      : []
    const all = [
      ...state.hands[side],
      ...state.decks[side],
      ...state.discards[side],
      ...state.faceUp[side],
      ...[...state.removed, ...inBattle].filter((card) => isOf(card, side)),
    ]
    const expected = CARDS.filter(
      (card) => card.side === side && card.deck === 'mobilization' && !card.optional,
    )
    if (
      [...all].sort().join() !==
      expected
        .map(({ id }) => id)
        .sort()
        .join()
    )
      broken.push(`9.1.2 cards of side ${side}: ${all.length}`)
  }
  return broken
}

const isOf = (card: CardId, side: Side): boolean => card.startsWith(side === CP ? 'cp' : 'ap')

function countRules(state: State): string[] {
  const broken: string[] = []
  if (state.combined !== state.status[CP] + state.status[AP]) broken.push('9.5.1.3 combined status')
  if (state.halves.some((halves) => halves < 0)) broken.push('17.1.1 replacement points')
  const { operation, redeployment } = state
  if (operation && operation.spent > operation.budget) broken.push('9.2.1 operations')
  if (redeployment && redeployment.left < 0) broken.push('13.1.2 redeployment')
  for (const side of [CP, AP] as const) if (state.actions[side].length > 6) broken.push('8.1.1 rounds')
  if (state.turn > 3) broken.push('5.2 turns')
  return broken
}
