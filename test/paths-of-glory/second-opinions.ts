// States of random games, compared with slow and plain twins of the rules, and searched for secrets that are told.
import { type Chance, chancesOf } from '../../shared/games/paths-of-glory/combat/chances.ts'
import { otherRole } from '../../shared/games/paths-of-glory/combat/battle-cards.ts'
import { answersOf } from '../../shared/games/paths-of-glory/engine.ts'
import { cardNamed } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { AP, CP } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceId, SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { UNITS, unitNamed } from '../../shared/games/paths-of-glory/facts/units.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import type { Board } from '../../shared/games/paths-of-glory/state/board.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { isSpaceSupplied, isSupplied } from '../../shared/games/paths-of-glory/supply/supply.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { stableJson } from '../../shared/kernel/stable-hash.ts'
import { searched } from './secrecy.ts'
import { slowWays, wordsOf } from './slow-losses.ts'
import { enumerated } from './slow-odds.ts'
import { slowlyFed, slowlySupplied } from './slow-supply.ts'

/** Of how many of each kind one is compared; 0 compares none. */
export interface Sampling {
  /** States, for supply and for what everybody is sent. */
  readonly states: number
  /** Questions how losses are taken. */
  readonly losses: number
  /** Questions of an attack that is being prepared. */
  readonly attacks: number
}

/** How much was compared so far. */
export interface Compared {
  views: number
  /** Boards whose supply was traced, and units and places on them. */
  boards: number
  units: number
  places: number
  /** Questions of losses, and their legal ways. */
  losses: number
  ways: number
  /** Questions of attacks, the chances that they show, and throws of dice that were played for them. */
  attacks: number
  chances: number
  throws: number
}

export const nothingYet = (): Compared => ({
  ...{ views: 0, boards: 0, units: 0, places: 0 },
  ...{ losses: 0, ways: 0, attacks: 0, chances: 0, throws: 0 },
})

/** Watches one game; what differs or tells too much is thrown. */
export function watcher(name: string, sampling: Sampling, compared: Compared) {
  const random = randomFrom(name, 'second opinions')
  // Games begin to count at different answers, so that every moment of a turn is met.
  const due = (every: number) => {
    let count = every > 0 ? random.below(every) : 0
    return () => every > 0 && count++ % every === 0
  }
  const [state, losses, attack] = [sampling.states, sampling.losses, sampling.attacks].map(due) as [
    () => boolean,
    () => boolean,
    () => boolean,
  ]
  return (now: State, answers: readonly Answer[]): void => {
    if (state()) {
      compareSupply(now.board, compared)
      const { leaks, views } = searched(now, answers, random)
      if (leaks.length > 0) throw new Error(leaks.join('; '))
      compared.views += views
    }
    if (now.pending?.kind === 'losses' && losses()) compareLosses(now, compared)
    if (hasChances(now) && attack()) compareOdds(now, compared)
  }
}

/** Compares the supply of every unit on a board, and of every place that a side holds. */
export function compareSupply(board: Board, compared: Compared): void {
  compared.boards += 1
  for (const { index, id } of UNITS) {
    const at = board.at[index] ?? -1
    if (at < 0) continue
    compared.units += 1
    if (isSupplied(board, index) !== slowlySupplied(board, index))
      throw new Error(`supply of ${id} in ${spaceId(at)}: not so for the slow tracer`)
  }
  for (const { index, id } of SPACES) {
    const holder = board.holder[index]
    if (holder !== CP && holder !== AP) continue
    compared.places += 1
    if (isSpaceSupplied(board, index, holder) !== slowlyFed(board, index, holder))
      throw new Error(`supply of the place ${id}: not so for the slow tracer`)
  }
}

/** Compares the offered ways to take losses with those that trying all orders finds. */
function compareLosses(state: State, compared: Compared): void {
  const { battle, board } = state
  if (!battle?.asked) throw new Error('nobody is asked for losses')
  const role = battle.asked
  const units = (role === 'attacker' ? battle.attackers : battle.defenders).filter(
    (unit) => (board.at[unit] ?? -1) >= 0,
  )
  const number = battle.fire[otherRole(role)]?.loss ?? 0
  const slow = [...slowWays(board, units, number, role === 'attacker' ? 'by-priority' : 'free')]
  const withdraws =
    role === 'defender' &&
    battle.cards.defender.some((card) => cardNamed(card).combat?.special === 'withdrawal')
  // Corps lose before armies where they can (12.6.9).
  const ofCorps = withdraws ? slow.filter(hasCorps) : []
  const expected = (ofCorps.length > 0 ? ofCorps : slow).toSorted()
  const offered = answersOf(state)
    .flatMap((answer) => (answer.kind === 'losses' ? [wordsOf(board, answer.steps.map(unitNamed))] : []))
    .toSorted()
  if (offered.join() !== expected.join())
    throw new Error(
      `losses of ${number}: offered ${offered.join(' | ')}; all orders: ${expected.join(' | ')}`,
    )
  compared.losses += 1
  compared.ways += offered.length
}

const ARMIES: ReadonlySet<string> = new Set(UNITS.filter(({ army }) => army).map(({ kind }) => kind))
const hasCorps = (way: string): boolean =>
  way.split(' ').some((step) => !ARMIES.has(step.split(':')[0] ?? ''))

const PREPARING = ['attackers', 'trench-cards', 'flank', 'attacker-cards', 'defender-cards']

const hasChances = ({ pending, roll }: State): boolean =>
  pending !== null && !roll && PREPARING.includes(pending.kind)

/** Compares the shown chances of an attack with what the engine's battles come to under every throw of the dice. */
function compareOdds(state: State, compared: Compared): void {
  if (!state.pending) return
  const chances = chancesOf(state, state.pending.side)
  if (chances.length === 0) return
  compared.attacks += 1
  for (const chance of chances) {
    const counted = countedBy(state, chance)
    compared.chances += 1
    compared.throws += counted.of
    if (stableJson(counted) === stableJson(chance.odds)) continue
    const pin = chance.pin === null ? 'no flank attack' : `pinned from ${spaceId(chance.pin)}`
    throw new Error(
      `odds, ${pin}, with ${chance.cards.join() || 'no card'}: shown ${stableJson(chance.odds)}; all throws ${stableJson(counted)}`,
    )
  }
}

function countedBy(state: State, { pin, cards, flank }: Chance) {
  const isSure = cards.some((card) => cardNamed(card).combat?.special === 'flank-succeeds')
  const isRolled = flank !== null && !isSure
  return enumerated(state, pin === null ? null : spaceId(pin), cards, isRolled ? undefined : [])
}
