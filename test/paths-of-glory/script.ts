// Scripts of examples.json as answers: who attacks with what, with which dice and losses, and what must follow.
import { expect } from 'vitest'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import type { CardId } from '../../shared/games/paths-of-glory/facts/cards.ts'
import type { SideName } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { findSpace, type SpaceId } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import {
  POOLS,
  unitAt,
  unitId,
  type UnitIndex,
  unitNamed,
  UNITS,
} from '../../shared/games/paths-of-glory/facts/units.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'

export interface Strength {
  readonly unit: string
  readonly strength: string
}
interface LossStep {
  readonly unit: string
  readonly from: string
  readonly to: string
}
export interface FireFigures {
  readonly strength: number
  readonly table: string
  readonly shift: number
  readonly column: string
  readonly die: number
  readonly modifier: number
  readonly loss: number
}
export interface Step {
  readonly id: string
  readonly do: string
  readonly side?: string
  readonly turn?: number
  readonly die?: number
  readonly box?: string
  readonly card?: string
  readonly as?: string
  readonly spaces?: readonly { space: string; for: string; cost: number }[]
  readonly from?: string
  readonly units?: readonly Strength[]
  readonly path?: readonly string[]
  readonly target?: string
  readonly attackers?: readonly { space: string; units: readonly Strength[] }[]
  readonly flank?: { pin: string; die: number }
  readonly cards?: { attacker: readonly string[]; defender: readonly string[] }
  readonly dice?: { attacker: number; defender: number }
  readonly losses?: { attacker: readonly LossStep[]; defender: readonly LossStep[] }
  readonly retreat?: readonly (Strength & { path: readonly string[] })[]
  readonly advance?: readonly (Strength & { from: string; path: readonly string[] })[]
  readonly effects?: readonly { do: string; unit?: string; strength?: string; space?: string }[]
  readonly acts?: readonly { act: string; effects: Step['effects'] }[]
  readonly discardsFirst?: Readonly<Record<string, readonly string[]>>
  readonly expect?: {
    readonly flank: { modifier: number; success: boolean } | null
    readonly attackerFire: FireFigures
    readonly defenderFire: FireFigures
    readonly legalLosses: { attacker: string[][]; defender: string[][] }
    readonly winner: string
    readonly margin: number
    readonly retreatSpaces: number
  }
  readonly after?: {
    vp: number
    status: { cp: number; ap: number; combined: number }
    cpRussianVictorySpaces: number
  }
}

export class Script {
  state: State
  /** Dice still to fall, in their order. */
  dice: number[] = []
  /** The state after the last combat card. */
  carded: State | null = null
  /** States in which a die of a purpose fell. */
  readonly seen: Record<string, State> = {}
  /** States before each answer, and before each die of fire. */
  film: State[] = []

  constructor(state: State) {
    this.state = state
  }

  answer(answer: Answer): void {
    const legal = answersOf(this.state)
    expect(legal, JSON.stringify(this.state.pending)).toContainEqual(answer)
    this.film.push(this.state)
    this.state = does(this.state, answer, (purpose, state) => {
      this.seen[purpose] = { ...state }
      if (purpose === 'fire') this.film.push({ ...state, pending: null })
      const die = this.dice.shift()
      if (die === undefined) throw new Error(`no die is left for ${purpose}`)
      return die
    }).state
  }

  /** What a side fired last, as the log tells it. */
  fired(side: SideName): FireFigures | undefined {
    const entry = this.state.log.findLast((one) => one.kind === 'fired' && one.side === side)
    if (entry?.kind !== 'fired') return undefined
    const { strength, table, shift, column, die, modifier, loss } = entry
    return { strength, table, shift, column, die, modifier, loss }
  }

  get asks(): string | undefined {
    return this.state.pending?.kind
  }

  /** Says done until a side is asked for its action. */
  toAction(): void {
    while (this.asks !== 'action') this.answer({ kind: 'done' })
  }

  unitIn(space: string, { unit, strength }: Strength, besides: readonly UnitIndex[] = []): UnitIndex {
    const found = UNITS.find(
      ({ kind, index }) =>
        kind === unit &&
        this.state.board.at[index] === findSpace(space) &&
        (this.state.board.reduced[index] === 1) === (strength === 'reduced') &&
        !besides.includes(index),
    )
    if (!found) throw new Error(`no ${unit} (${strength}) in ${space}`)
    return found.index
  }

  unitsIn(space: string, units: readonly Strength[]): UnitIndex[] {
    const found: UnitIndex[] = []
    for (const one of units) found.push(this.unitIn(space, one, found))
    return found.sort((a, b) => a - b)
  }

  move(from: string, units: readonly Strength[], path: readonly string[]): void {
    this.answer({ kind: 'take', units: this.unitsIn(from, units).map(unitId) })
    for (const space of path) this.answer({ kind: 'go', space: space as SpaceId })
    this.answer({ kind: 'stop' })
  }

  attack(step: Step): void {
    const target = step.target as SpaceId
    const what = step.expect
    if (this.asks === 'move') this.answer({ kind: 'done' })
    this.answer({ kind: 'attack', space: target })
    for (const { space, units } of step.attackers ?? [])
      for (const unit of this.unitsIn(space, units)) this.answer({ kind: 'join', unit: unitId(unit) })
    const order = step.flank === undefined || what?.flank?.success === true
    const { attacker = 0, defender = 0 } = step.dice ?? {}
    this.dice.push(
      ...(step.flank ? [step.flank.die] : []),
      ...(order ? [attacker, defender] : [defender, attacker]),
    )
    this.answer({ kind: 'fight' })
    if (this.asks === 'trench-cards') this.answer({ kind: 'done' })
    if (this.asks === 'flank')
      this.answer(
        step.flank ? { kind: 'flank', pin: step.flank.pin as SpaceId, card: null } : { kind: 'no-flank' },
      )
    for (const role of ['attacker', 'defender'] as const) {
      if (this.asks !== `${role}-cards`) continue
      for (const card of step.cards?.[role] ?? []) {
        this.answer({ kind: 'card', card: card as CardId })
        this.carded = this.state
      }
      this.answer({ kind: 'done' })
    }
    this.#losses(step)
    if (this.asks === 'stand') this.answer({ kind: 'fall-back' })
    this.#retreats(step)
    for (const { unit, strength, from, path } of step.advance ?? []) {
      const one = this.unitIn(from, { unit, strength })
      this.answer({ kind: 'advance', units: [unitId(one)], path: path as SpaceId[] })
    }
    if (this.asks === 'advance') this.answer({ kind: 'done' })
    expect(this.asks).toBe('attack')
    expect(this.dice).toEqual([])
  }

  #losses(step: Step): void {
    let asked = 0
    while (this.asks === 'losses' && this.state.battle?.asked) {
      const role = this.state.battle.asked
      const ways = answersOf(this.state).map((answer) =>
        answer.kind === 'losses' ? this.#written(answer.steps.map(unitNamed)) : [],
      )
      expect(sorted(ways)).toEqual(sorted(step.expect?.legalLosses[role] ?? []))
      const chosen = (step.losses?.[role] ?? []).map(({ unit, from, to }) => `${unit}:${from}>${to}`).sort()
      const index = ways.findIndex((way) => way.join() === chosen.join())
      this.answer(answersOf(this.state)[index] ?? { kind: 'losses', steps: [] })
      asked += 1
    }
    // The only way to take losses is taken without a question.
    const several = (['attacker', 'defender'] as const).filter(
      (role) => (step.expect?.legalLosses[role].length ?? 0) > 1,
    )
    expect(asked, step.id).toBe(several.length)
  }

  #retreats(step: Step): void {
    const left = [...(step.retreat ?? [])]
    while (this.asks === 'retreat') {
      const legal = answersOf(this.state)
      const next = left.findIndex(({ unit, path }) =>
        legal.some(
          (answer) =>
            answer.kind === 'retreat' &&
            unitAt(unitNamed(answer.unit)).kind === unit &&
            answer.path.join() === path.join(),
        ),
      )
      const [chosen] = left.splice(next, 1)
      const answer = legal.find(
        (one) =>
          one.kind === 'retreat' &&
          unitAt(unitNamed(one.unit)).kind === chosen?.unit &&
          one.path.join() === chosen.path.join(),
      )
      if (!answer) throw new Error(`${step.id}: no such retreat`)
      this.answer(answer)
    }
  }

  #written(steps: readonly UnitIndex[]): string[] {
    const lost = new Map<UnitIndex, number>()
    return steps
      .map((unit) => {
        const before = lost.get(unit) ?? this.state.board.reduced[unit] ?? 0
        lost.set(unit, before + 1)
        return `${unitAt(unit).kind}:${before === 0 ? 'full>reduced' : 'reduced>eliminated'}`
      })
      .sort()
  }
}

const sorted = (ways: readonly string[][]): string[] => ways.map((way) => way.toSorted().join(' ')).sort()

/** Recorded replacement points by pool, without empty ones. */
export const recorded = (state: State): Record<string, number> =>
  Object.fromEntries(
    POOLS.map((pool, i) => [pool, (state.halves[i] ?? 0) / 2] as const).filter(([, points]) => points > 0),
  )
