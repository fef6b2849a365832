// The chances of an attack counted from the engine's own battles: one for each throw of the dice, losses taken at their
// best.
import { hasSpecial } from '../../shared/games/paths-of-glory/combat/battle-cards.ts'
import type { Odds } from '../../shared/games/paths-of-glory/combat/odds.ts'
import { afterSteps, bestWay, worth } from '../../shared/games/paths-of-glory/combat/outcome.ts'
import { waysOf } from '../../shared/games/paths-of-glory/combat/taking.ts'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { type CardId, cardNamed } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { enemyOf, sideName } from '../../shared/games/paths-of-glory/facts/nations.ts'
import {
  COMBAT,
  factor,
  type UnitIndex,
  UNITS,
  unitNamed,
} from '../../shared/games/paths-of-glory/facts/units.ts'
import type { LogEntry } from '../../shared/games/paths-of-glory/log/entries.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { countAt } from '../../shared/games/paths-of-glory/state/stacks.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'

const DICE = [1, 2, 3, 4, 5, 6] as const

/** What a side answers before the dice: the flank attack that is meant, cards that are meant, and nothing else. */
function meant(answers: readonly Answer[], pin: string | null, cards: readonly CardId[]): Answer {
  const all = answers.filter((one) => {
    if (one.kind === 'card') return cards.includes(one.card)
    if (one.kind === 'flank')
      return (one.pin as string) === pin && (one.card === null || cards.includes(one.card))
    return ['fight', 'no-flank', 'done'].includes(one.kind)
  })
  const [answer] = all.toSorted((a, b) => rank(a) - rank(b))
  if (!answer) throw new Error('no such attack')
  return answer
}

/** Cards come before the die of a flank attack, and that before doing nothing. */
function rank(answer: Answer): number {
  if (answer.kind === 'card' || (answer.kind === 'flank' && answer.card !== null)) return 0
  return answer.kind === 'flank' ? 1 : 2
}

const BEFORE_DICE = ['attackers', 'trench-cards', 'flank', 'attacker-cards', 'defender-cards']

/** The answer to losses that leaves most right away. */
function mostLeft(now: State): Answer {
  const { battle, board } = now
  const role = battle?.asked
  if (!battle || !role) throw new Error('nobody is asked for losses')
  const units = role === 'attacker' ? battle.attackers : battle.defenders
  const alive = units.filter((unit) => (board.at[unit] ?? -1) >= 0)
  return answersOf(now)[bestWay(board, alive, waysOf(now, battle, role)).index] as Answer
}

/** What a side has on the board. */
const onBoard = ({ board }: State, side: 0 | 1): number =>
  UNITS.reduce((sum, { side: of }, unit) => {
    const reduced = board.reduced[unit] ?? 0
    return of !== side || (board.at[unit] ?? -1) < 0
      ? sum
      : sum + 20 * factor(COMBAT, unit, reduced) + 2 - reduced
  }, 0)

interface Line {
  readonly answers: readonly Answer[]
  readonly end: State
  /** What stood right after the losses. */
  readonly standing: number
}

/** Every way to take losses and a step back, played to the end of the battle. */
function linesOf(now: State, dice: readonly number[]): readonly Line[] {
  const kind = now.pending?.kind
  const { battle } = now
  if ((kind !== 'losses' && kind !== 'restore') || !battle) return [{ answers: [], end: now, standing: 0 }]
  const isAttackers = kind === 'losses' && battle.asked === 'attacker'
  const tried = isAttackers ? [mostLeft(now)] : answersOf(now)
  return tried.flatMap((answer, i) => {
    let used = 0
    const after = does(now, answer, () => dice[used++] ?? 1).state
    const way = kind === 'losses' && !isAttackers ? waysOf(now, battle, 'defender')[i] : undefined
    return linesOf(after, dice.slice(used)).map(({ answers, end, standing }) => ({
      answers: [answer, ...answers],
      end,
      standing: way ? worth(afterSteps(now.board, battle.defenders, way)) : standing,
    }))
  })
}

/** What defenders who withdraw answer: most is left in the end, and then most stands while the battle goes on. */
function asWithdrawn(now: State, dice: readonly number[]): readonly Answer[] {
  const side = enemyOf(now.side)
  const [best] = linesOf(now, dice).toSorted(
    (a, b) => onBoard(b.end, side) - onBoard(a.end, side) || b.standing - a.standing,
  )
  return best?.answers ?? []
}

/** Plays an attack that is being prepared with given dice and cards, losses at their best, up to the retreat. */
export function thrown(
  state: State,
  pin: string | null,
  dice: readonly number[],
  cards: readonly CardId[] = [],
): State {
  let next = 0
  let now = state
  const answer = (one: Answer) => {
    now = does(now, one, () => dice[next++] ?? 1).state
  }
  while (now.battle && now.pending && BEFORE_DICE.includes(now.pending.kind))
    answer(meant(answersOf(now), pin, cards))
  while (now.battle && (now.pending?.kind === 'losses' || now.pending?.kind === 'restore')) {
    if (hasSpecial(now.battle, 'defender', 'withdrawal')) asWithdrawn(now, dice.slice(next)).forEach(answer)
    else answer(mostLeft(now))
  }
  return now
}

/**
 * Whether the place of a battle has fallen to units that besieged it, or one may advance there, if nobody loses a step to
 * stay.
 */
function takesPlace(before: State, after: State, target: number): boolean {
  const { side } = before
  if (before.board.holder[target] !== side && after.board.holder[target] === side) return true
  let end = after
  while (end.pending && ['stand', 'retreat'].includes(end.pending.kind)) {
    const answers = answersOf(end)
    end = does(end, answers.find(({ kind }) => kind === 'fall-back') ?? (answers[0] as Answer)).state
  }
  return answersOf(end).some((one) => one.kind === 'advance')
}

/**
 * The chances of the attack that is being prepared: with a flank attack from a pinning place, where that is not settled,
 * and with some cards. The flank attack may get these dice; none where no die decides on it.
 */
export function enumerated(
  state: State,
  pin: string | null,
  cards: readonly CardId[] = [],
  flankDice: readonly number[] = DICE,
): Odds {
  const target = state.battle?.target ?? 0
  const { side } = state
  const odds = {
    ...{ of: 0, wins: 0, ties: 0, stays: 0, dies: 0, takes: 0, mayStay: 0, surelyTakes: 0, fortFalls: 0 },
    steps: { attacker: 0, defender: 0 },
    retreats: [0, 0] as [number, number],
  }
  const hadUnits = countAt(state.board, target, enemyOf(side)) > 0
  const withdraws = [...(state.battle?.cards.defender ?? []), ...cards].some(
    (card) => cardNamed(card).combat?.special === 'withdrawal',
  )
  const rolls = pin !== null && flankDice.length > 0
  for (const flank of rolls ? flankDice : [null])
    for (const a of DICE)
      for (const b of DICE) {
        const now = thrown(state, pin, flank === null ? [a, b] : [flank, a, b], cards)
        const entries = now.log.slice(state.log.length)
        const won = entries.find((entry) => entry.kind === 'battle-won')
        if (won?.kind !== 'battle-won') throw new Error('nobody won')
        odds.of += 1
        if (won.by === sideName(side)) odds.wins += 1
        if (won.by === null) odds.ties += 1
        const until = entries.slice(0, entries.indexOf(won))
        for (const entry of until) {
          if (entry.kind === 'restored') odds.steps.defender -= 1
          if (entry.kind !== 'lost') continue
          const unit = unitNamed(entry.unit)
          odds.steps[UNITS[unit]?.side === side ? 'attacker' : 'defender'] += stepsOf(state, unit)
        }
        const fell = until.some((entry) => entry.kind === 'fort-fell')
        if (fell) odds.fortFalls += 1
        if (retreats(now, entries)) odds.retreats[won.margin === 1 || withdraws ? 0 : 1] += 1
        else if (hadUnits ? countAt(now.board, target, enemyOf(side)) === 0 : fell) odds.dies += 1
        else odds.stays += 1
        const mayStay = now.pending?.kind === 'stand'
        if (mayStay) odds.mayStay += 1
        if (takesPlace(state, now, target)) {
          odds.takes += 1
          if (!mayStay) odds.surelyTakes += 1
        }
      }
  return odds
}

/** Steps of one loss: units that retreated here in this round lose all that they have (12.5.6). */
function stepsOf({ operation, board }: State, unit: UnitIndex): number {
  const isWeary = operation?.retreated.includes(unit) ?? false
  return isWeary && board.reduced[unit] === 0 ? 2 : 1
}

const retreats = ({ pending }: State, entries: readonly LogEntry[]): boolean =>
  pending?.kind === 'stand' ||
  pending?.kind === 'retreat' ||
  entries.some(({ kind }) => kind === 'retreated' || kind === 'died-retreating')
