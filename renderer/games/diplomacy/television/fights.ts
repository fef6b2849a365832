// Orders of a movement phase that affect each other: moves to the same province, the unit there, supports of any of
// them, and attacks that cut those supports. Together they are one fight, told in one scene.
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { MovementOrder } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'

type Moving = Extract<MovementOrder, { kind: 'move' }>
type Helping = Extract<MovementOrder, { kind: 'support-hold' | 'support-move' | 'convoy' }>
export type MoveResult = OrderResult & { readonly order: Moving }
type HelpResult = OrderResult & { readonly order: Helping }

/** A province that units move to and that is not simply free. */
export interface Fight {
  readonly goal: ProvinceId
  /** The moves there. */
  readonly attackers: readonly MoveResult[]
  /** The unit that stood there and did not leave of its own will. */
  readonly defender: OrderResult | null
  /** Supports and convoys of any of them. */
  readonly helpers: readonly OrderResult[]
}

/** Fights that are told together: the one the sentence is about, and those that only bear on it. */
export interface Clash {
  readonly main: Fight
  readonly beside: readonly Fight[]
}

const VOID: readonly OrderResult['outcome']['kind'][] = ['illegal', 'invalid']

/** Whether the order counts as written. */
export const isVoid = ({ outcome }: OrderResult): boolean => VOID.includes(outcome.kind)

export const isMove = (result: OrderResult): result is MoveResult =>
  result.order?.kind === 'move' && !isVoid(result)

export const isHelp = (result: OrderResult): result is HelpResult =>
  (result.order?.kind === 'support-hold' ||
    result.order?.kind === 'support-move' ||
    result.order?.kind === 'convoy') &&
  !isVoid(result)

/** The province a unit stands in. */
export const placeOf = ({ unit }: Pick<OrderResult, 'unit'>): ProvinceId => provinceOf(unit.at)

export const goalOf = ({ order }: MoveResult): ProvinceId => provinceOf(order.to)

/** The province that a support or convoy is about. */
export const helpedGoal = ({ order }: HelpResult): ProvinceId =>
  provinceOf(order.kind === 'support-hold' ? order.target.at : order.to)

export const standingIn = (results: readonly OrderResult[], place: ProvinceId): OrderResult | undefined =>
  results.find((result) => placeOf(result) === place)

/** Whose unit a support or convoy is for; null where nobody stands there. */
export const helpedPower = ({ order }: HelpResult, results: readonly OrderResult[]): PowerId | null =>
  standingIn(results, provinceOf(order.target.at))?.unit.power ?? null

const left = (result: OrderResult | undefined): boolean => result?.outcome.kind === 'moves'

/** Every contested province. Moves into free land, supported by the own side or not at all, are no fights. */
function fightsOf(results: readonly OrderResult[]): readonly Fight[] {
  const moves = results.filter(isMove)
  const helps = results.filter(isHelp)
  const goals = [...new Set([...moves.map(goalOf), ...helps.map(helpedGoal)])]
  return goals.flatMap((goal): Fight[] => {
    const attackers = moves.filter((move) => goalOf(move) === goal)
    const occupant = standingIn(results, goal)
    const defender = occupant && !left(occupant) ? occupant : null
    const helpers = helps.filter((help) => helpedGoal(help) === goal)
    const foreign = helpers.some((help) => helpedPower(help, results) !== help.unit.power)
    const carried = helpers.some((help) => help.order.kind === 'convoy' && attackers.length > 0)
    const contested =
      attackers.length > 1 ||
      (attackers.length > 0 && defender !== null) ||
      attackers.some((attacker) => attacker.outcome.kind !== 'moves')
    return contested || foreign || carried ? [{ goal, attackers, defender, helpers }] : []
  })
}

/** Whether a fight only cut the support of a unit that kept its place: it is told with the fight it bears on. */
function cutFor({ attackers, defender }: Fight): ProvinceId | null {
  if (attackers.length !== 1 || !defender || defender.dislodgedBy || !isHelp(defender)) return null
  return defender.outcome.kind === 'cut' ? helpedGoal(defender) : null
}

/** A fight whose defender wanted to go elsewhere and could not: told with the fight it was stopped in. */
const stoppedAt = ({ defender }: Fight): ProvinceId | null =>
  defender && isMove(defender) && !defender.dislodgedBy ? goalOf(defender) : null

/** How much a fight changes: dislodgements first, then successful moves, then failed ones. */
export function upheavalOf({ attackers, defender, helpers }: Fight): number {
  const units = (attackers.length + helpers.length) / 4
  if (defender?.dislodgedBy) return 10 + units
  const entered = attackers.some(left)
  const contested = attackers.length > 1
  const ownOnly = attackers.every(({ unit }) => unit.power === (defender?.unit.power ?? null))
  if (entered) return (contested ? 5 : helpers.some(({ order }) => order?.kind === 'convoy') ? 4 : 2) + units
  return attackers.length > 0 && !ownOnly ? 3 + units : 2
}

/** Fights put together where one is part of the other, each after those it waits for. */
export function clashesOf(results: readonly OrderResult[]): readonly Clash[] {
  const fights = fightsOf(results)
  const byGoal = new Map(fights.map((fight) => [fight.goal, fight]))
  const root = new Map<ProvinceId, ProvinceId>()
  const find = (goal: ProvinceId): ProvinceId => {
    const up = root.get(goal)
    return up === undefined ? goal : find(up)
  }
  const join = (one: ProvinceId, other: ProvinceId | null): void => {
    if (other === null || !byGoal.has(other)) return
    const [a, b] = [find(one), find(other)]
    if (a !== b) root.set(a, b)
  }
  for (const fight of fights) {
    join(fight.goal, cutFor(fight))
    join(fight.goal, stoppedAt(fight))
    for (const attacker of fight.attackers)
      if (attacker.outcome.kind === 'head-to-head') join(fight.goal, placeOf(attacker))
  }
  const groups = new Map<ProvinceId, Fight[]>()
  for (const fight of fights) groups.set(find(fight.goal), [...(groups.get(find(fight.goal)) ?? []), fight])
  return [...groups.values()].map((group): Clash => {
    // An attack that cuts a support is not the subject of a scene that has another.
    const goals = new Set<ProvinceId | null>(group.map(({ goal }) => goal))
    const weight = (fight: Fight) => upheavalOf(fight) - (goals.has(cutFor(fight)) ? 5 : 0)
    const [main, ...beside] = group.toSorted((a, b) => weight(b) - weight(a)) as [Fight, ...Fight[]]
    return { main, beside }
  })
}

/** All orders of a clash: attackers, helpers, and whoever stood where they went. */
export const ordersOf = ({ main, beside }: Clash): readonly OrderResult[] => [
  ...new Set(
    [main, ...beside].flatMap(({ attackers, defender, helpers }) => [
      ...helpers,
      ...attackers,
      ...(defender ? [defender] : []),
    ]),
  ),
]
