// The state while an answer is carried out: a copy that the rules change until the next decision is pending.
import { chanceOf, type Seed } from '../../../kernel/chance.ts'
import type { GameEvent } from '../../../kernel/game.ts'
import { shuffled } from '../../../kernel/random.ts'
import type { CardId } from '../facts/cards.ts'
import { CP, sideName, type Side } from '../facts/nations.ts'
import { spaceAt, spaceId, type SpaceIndex } from '../facts/spaces.ts'
import type { LogEntry, PointsCause } from '../log/entries.ts'
import type { DiePurpose, News } from '../log/news.ts'
import { SCENARIOS, type Scenario } from '../scenarios/scenarios.ts'
import type { DecisionKind } from './answer.ts'
import { type Board, editedIn, type OpenLists } from './board.ts'
import type { Battle, Operation, Quota, State } from './state.ts'

type WorkingState = { -readonly [K in keyof State]: State[K] }

/** Dice to use instead of those that follow from the seed: of the players' own, of a lesson, of a test. */
export type Dice = (purpose: DiePurpose, state: State, side: Side, space: SpaceIndex | null) => number

/** What the program rolls: each die of a game has a stream of its own. */
export const rolled = (seed: Seed, number: number): number => chanceOf(seed, `die ${number}`).below(6) + 1

export class Work {
  readonly state: WorkingState
  readonly events: GameEvent[] = []
  /** Whether anything was rolled, drawn or shown, so that it cannot be taken back. */
  revealed = false
  readonly #dice: Dice | undefined

  constructor(before: State, dice?: Dice) {
    this.state = { ...before }
    this.#dice = dice
  }

  get scenario(): Scenario {
    return SCENARIOS[this.state.scenario]
  }

  get board(): Board {
    return this.state.board
  }

  /** The current operation; throws where there is none, which is a bug. */
  get operation(): Operation {
    const { operation } = this.state
    if (!operation) throw new Error('no operation is under way')
    return operation
  }

  /** The current battle; throws where there is none, which is a bug. */
  get battle(): Battle {
    const { battle } = this.state
    if (!battle) throw new Error('no battle is under way')
    return battle
  }

  edit<K extends keyof Board>(lists: readonly K[], change: (board: OpenLists<K>) => void): void {
    this.state.board = editedIn(this.state.board, lists, change)
  }

  operate(change: Partial<Operation>): void {
    this.state.operation = { ...this.operation, ...change }
  }

  fight(change: Partial<Battle>): void {
    this.state.battle = { ...this.battle, ...change }
  }

  ask(kind: DecisionKind, side: Side): void {
    this.state.pending = { kind, side }
  }

  log(entry: LogEntry): void {
    this.state.log = [...this.state.log, entry]
  }

  /** Rolls a die of a side, for something at a place, and announces it to everybody. */
  roll(purpose: DiePurpose, side: Side, space: SpaceIndex | null = null): number {
    this.state.dice += 1
    const die = this.#dice?.(purpose, this.state, side, space) ?? rolled(this.state.seed, this.state.dice)
    this.revealed = true
    this.events.push({ told: { kind: 'die', purpose, side: sideName(side), die } satisfies News })
    return die
  }

  shuffle(cards: readonly CardId[]): CardId[] {
    this.state.shuffles += 1
    this.revealed = true
    return shuffled(cards, chanceOf(this.state.seed, `shuffle ${this.state.shuffles}`))
  }

  score(change: number, cause: PointsCause): void {
    this.state.points += change
    this.log({ kind: 'points', change, total: this.state.points, ...cause })
  }

  /** Gives a place to a side, by entering or by Attrition, and changes the victory points where it scores (5.7). */
  hold(space: SpaceIndex, side: Side, as: 'held' | 'turned' = 'held'): void {
    if (this.board.holder[space] === side) return
    this.edit(['holder'], (board) => {
      board.holder[space] = side
    })
    this.log({ kind: as, space: spaceId(space), side: sideName(side) })
    if (spaceAt(space).victory[this.scenario.victorySet])
      this.score(side === CP ? 1 : -1, { why: 'captured', space: spaceId(space) })
  }

  use(quota: Quota): void {
    if (!this.state.quotas.includes(quota)) this.state.quotas = [...this.state.quotas, quota]
  }
}
