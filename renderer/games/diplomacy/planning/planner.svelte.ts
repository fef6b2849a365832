// A private planning board: named plans, the open one resolved, one undo step for every change. It has no connection: a
// plan leaves the page only when its player exports it.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import { stableJson } from '../../../../shared/kernel/stable-hash.ts'
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { decidingPowers } from '../../../../shared/games/diplomacy/game/decisions.ts'
import type { DiplomacyOptions } from '../../../../shared/games/diplomacy/options/options.ts'
import {
  decidesAt,
  draftFor,
  firstOrders,
  newPlan,
  openPhase,
  type Plan,
  phasesOf,
  resolutionOf,
  setUp,
  stepBack,
  stepOn,
  wiped,
} from '../../../../shared/games/diplomacy/planning/plan.ts'
import { ordersOf, writtenBy } from '../../../../shared/games/diplomacy/planning/written.ts'
import {
  type Position,
  positionNow,
  positionOf,
} from '../../../../shared/games/diplomacy/position/position.ts'
import type { SetByHand } from '../../../../shared/games/diplomacy/position/soundness.ts'
import type { DiplomacyIntent, DiplomacyView, PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { viewFor } from '../../../../shared/games/diplomacy/game/viewing.ts'
import { freeName, keepPlans, keptPlans, planIn } from './shelf.ts'

export interface PlannerInput {
  /** Whose plans these are: table and seat. */
  readonly place: string
  readonly options: DiplomacyOptions
  /** The game as it stands now, with the own sheets. */
  readonly now: DiplomacyView
  /** The powers of whoever plans, drafted for first. */
  readonly own: readonly PowerId[]
  readonly nameOf: (number: number) => string
}

/** Characters of a plan's name. */
export const LONGEST_NAME = 40
/** Steps back that are kept. */
const UNDO_DEPTH = 100

export class Planner {
  plans: readonly Plan[] = $state.raw([])
  at = $state(0)
  /** The power whose orders are written, where several could be. */
  chosen: PowerId | null = $state(null)

  readonly #input: () => PlannerInput
  #past: readonly Plan[] = $state.raw([])
  #future: readonly Plan[] = $state.raw([])
  /** A plan that was opened and not changed is not kept. */
  #untouched: Plan | null = null

  readonly plan: Plan = $derived.by(() => this.plans[this.at] as Plan)
  readonly phases = $derived.by(() => phasesOf(this.#input().options, this.plan))
  readonly state = $derived.by(() => openPhase(this.#input().options, this.plan))
  /** The result of the open phase. */
  readonly record = $derived(resolutionOf(this.state))
  readonly deciding = $derived(decidingPowers(this.state))
  /** The power whose sheet is open. */
  readonly power: PowerId = $derived.by(() => {
    const wanted = [this.chosen, ...this.#input().own]
    const able = wanted.find((one) => one !== null && this.deciding.includes(one)) ?? this.deciding[0]
    return able ?? wanted.find((one) => one !== null) ?? (this.#input().now.powers[0]?.power as PowerId)
  })
  readonly view: DiplomacyView = $derived.by(() => {
    const view = viewFor(this.state, this.power)
    const steps = { canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 }
    return { ...view, sheets: view.sheets.map((sheet) => ({ ...sheet, ...steps })) }
  })
  /** Orders of the own powers that could go on the real sheet as they are: the plan begins where the game stands. */
  readonly fits: boolean = $derived.by(() => {
    return sameBoard(this.plan.start, positionNow(this.#input().now))
  })

  constructor(input: () => PlannerInput) {
    this.#input = input
    this.plans = keptPlans(input().place, input().options)
    const last = this.plans.findLastIndex((plan) => sameBoard(plan.start, positionNow(input().now)))
    if (last >= 0) this.at = last
    else this.#add(this.#fromNow())
  }

  #fromNow(): Plan {
    const { now } = this.#input()
    // After the end there is no open phase; the last one is the one to ask about.
    if (now.ending && now.last) return this.#fromThen(now.last)
    const orders = now.sheets.flatMap(({ power, drafts }) =>
      writtenBy(
        power,
        drafts.map(({ order }) => order),
      ),
    )
    return newPlan(this.#freshName(), positionNow(now), orders)
  }

  #fromThen(record: PhaseRecord): Plan {
    const ally = this.#input().now.neutral?.ally ?? null
    return newPlan(this.#freshName(), positionOf(record, ally), ordersOf(record))
  }

  #freshName(): string {
    const taken = this.plans.map(({ name }) => name)
    const { nameOf } = this.#input()
    return freeName(nameOf(this.plans.length + 1), taken)
  }

  /** The power a touch on a province could write for. */
  decidesAt(province: ProvinceId): PowerId | null {
    return decidesAt(this.state, province)
  }

  /** Applies a seat's intent to the open plan; a step back is never refused. */
  async intend(intent: DiplomacyIntent): Promise<Refusal | null> {
    if (intent.kind === 'undo') this.undo()
    else if (intent.kind === 'redo') this.redo()
    else {
      const drafted = draftFor(this.#input().options, this.plan, this.power, intent)
      if (!drafted.ok) return drafted.error
      this.#turn(drafted.value)
    }
    return null
  }

  stepOn(): void {
    this.#turn(stepOn(this.#input().options, this.plan))
  }

  stepBack(): void {
    this.#turn(stepBack(this.#input().options, this.plan))
  }

  wipe(): void {
    this.#turn(wiped(this.#input().options, this.plan))
  }

  setUp(change: SetByHand): Refusal | null {
    const set = setUp(this.#input().options, this.plan, change)
    if (!set.ok) return set.error
    this.#turn(set.value)
    return null
  }

  /** Takes back the last change of orders; a change of name is not taken back. */
  undo(): void {
    const [last, ...past] = this.#past
    if (!last) return
    this.#future = [this.plan, ...this.#future]
    this.#past = past
    this.#replace({ ...last, name: this.plan.name })
  }

  redo(): void {
    const [next, ...future] = this.#future
    if (!next) return
    this.#past = [this.plan, ...this.#past]
    this.#future = future
    this.#replace({ ...next, name: this.plan.name })
  }

  open(index: number): void {
    if (index === this.at || !this.plans[index]) return
    this.at = index
    this.#past = []
    this.#future = []
  }

  beginNow(): void {
    this.#add(this.#fromNow())
  }

  /** A new plan from a closed phase, with what was ordered there. */
  beginThen(record: PhaseRecord): void {
    this.#add(this.#fromThen(record))
  }

  copy(): void {
    this.#adopt(this.plan)
  }

  /** Takes a plan in from a file; false where the text is none. */
  take(text: string): boolean {
    const plan = planIn(text, this.#input().options)
    if (plan) this.#adopt(plan)
    return plan !== null
  }

  #adopt(plan: Plan): void {
    const taken = this.plans.map(({ name }) => name)
    this.#add({ ...plan, name: freeName(plan.name.slice(0, LONGEST_NAME), taken) })
    this.#untouched = null
    this.#keep()
  }

  rename(name: string): void {
    const wish = name.trim().slice(0, LONGEST_NAME)
    if (!wish || wish === this.plan.name) return
    const others = this.plans.filter((_, index) => index !== this.at).map((plan) => plan.name)
    this.#replace({ ...this.plan, name: freeName(wish, others) })
  }

  /** Deletes the open plan; there is always one. */
  delete(): void {
    this.plans = this.plans.filter((_, index) => index !== this.at)
    this.at = Math.max(0, this.at - 1)
    this.#past = []
    this.#future = []
    if (this.plans.length === 0) this.#add(this.#fromNow())
    this.#keep()
  }

  /** The first phase's orders of the own powers, for the real sheet. */
  ownOrders(): readonly { readonly power: PowerId; readonly orders: ReturnType<typeof firstOrders> }[] {
    return this.#input().own.map((power) => ({ power, orders: firstOrders(this.plan, power) }))
  }

  #add(plan: Plan): void {
    this.plans = [...this.plans, plan]
    this.at = this.plans.length - 1
    this.#past = []
    this.#future = []
    this.#untouched = plan
  }

  #turn(plan: Plan): void {
    if (plan === this.plan) return
    this.#past = [this.plan, ...this.#past].slice(0, UNDO_DEPTH)
    this.#future = []
    this.#replace(plan)
  }

  #replace(plan: Plan): void {
    this.plans = this.plans.with(this.at, plan)
    this.#untouched = null
    this.#keep()
  }

  #keep(): void {
    keepPlans(
      this.#input().place,
      this.plans.filter((plan) => plan !== this.#untouched),
    )
  }
}

const sameBoard = (a: Position, b: Position): boolean =>
  stableJson([a.turn, a.units, a.dislodged]) === stableJson([b.turn, b.units, b.dislodged])
