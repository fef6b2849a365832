// Questions about a diagram. The right answer is the engine's result. A wrong one is the engine's result with one
// order left out: the mistakes people make at the table.
import type { Board } from '../board/board.ts'
import { provinceOf, type LocationId, type ProvinceId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { movementOptions } from '../orders/options.ts'
import type { Order } from '../orders/order.ts'
import { EDITIONS, type Edition } from '../editions/edition.ts'
import { resolveMovement } from '../rules/movement.ts'
import type { MovementResolution } from '../rules/outcome.ts'
import type { ReachDiagram, TurnDiagram } from './diagrams.ts'
import { orderedUnit, type OrderedUnit } from './line.ts'

export interface Move {
  readonly unit: Unit
  readonly to: LocationId
}

/** An answer: which units move where and which are dislodged, in the order of the diagram's lines. */
export interface Happening {
  readonly moves: readonly Move[]
  readonly dislodged: readonly Unit[]
}

/** One of the answers to choose from. */
export interface Answer<Said> {
  /** Its id; the same for the same diagram. */
  readonly key: string
  readonly says: Said
  readonly right: boolean
  /** The order it leaves out. */
  readonly overlooks?: Order
}

/** Answers to choose from; with the right one at most this many. */
const MOST_ANSWERS = 4

/** The position and orders of a diagram. */
export const drawnUp = ({ lines }: { readonly lines: readonly string[] }): readonly OrderedUnit[] =>
  lines.map(orderedUnit)

/** Resolves orders by the rules of an edition; the books' own diagrams follow the edition of 2000. */
export function outcomeOf(
  board: Board,
  ordered: readonly OrderedUnit[],
  edition: Edition = EDITIONS['2000'],
): MovementResolution {
  return resolveMovement(board, edition, {
    units: ordered.map(({ unit }) => unit),
    orders: ordered.flatMap(({ unit, order }) => (order ? [{ power: unit.power, order }] : [])),
  })
}

/** The result as an answer. */
function happeningOf({ results }: Pick<MovementResolution, 'results'>): Happening {
  return {
    moves: results.flatMap(({ unit, order, outcome }) =>
      outcome.kind === 'moves' && order?.kind === 'move' ? [{ unit, to: order.to }] : [],
    ),
    dislodged: results.filter(({ dislodgedBy }) => dislodgedBy).map(({ unit }) => unit),
  }
}

const keyOf = ({ moves, dislodged }: Happening): string =>
  [...moves.map(({ unit, to }) => `${unit.at}-${to}`), ...dislodged.map(({ at }) => `${at}!`)].join(' ') ||
  '-'

/** The result of a diagram, among two to four answers in an order that does not reveal it. */
export function turnAnswers(board: Board, diagram: TurnDiagram): readonly Answer<Happening>[] {
  const ordered = drawnUp(diagram)
  const right = happeningOf(outcomeOf(board, ordered))
  const without = (gone: number) =>
    ordered.map((each, i) => (i === gone ? { unit: each.unit, order: null } : each))
  const mistakes = ordered.flatMap(({ order }, i): Wrong<Happening>[] =>
    order && order.kind !== 'hold'
      ? [{ says: happeningOf(outcomeOf(board, without(i))), overlooks: order }]
      : [],
  )
  const nothing: Happening = { moves: [], dislodged: [] }
  const wanted = ordered.flatMap(({ unit, order }) =>
    order?.kind === 'move' ? [{ unit, to: order.to }] : [],
  )
  const everything: Happening = { moves: wanted, dislodged: [] }
  const alone = wanted.map((move): Happening => ({ moves: [move], dislodged: [] }))
  const others = [nothing, everything, ...alone].map((says) => ({ says }))
  return choice(right, [...mistakes, ...others], keyOf, diagram.id)
}

/** Which of some places the first unit of a diagram can reach; only one of them is reachable. */
export function reachAnswers(board: Board, diagram: ReachDiagram): readonly Answer<ProvinceId>[] {
  const units = drawnUp(diagram).map(({ unit }) => unit)
  const unit = units[0]!
  const own = reachOf(board, units)
  const near = board.ids.slice(0, board.provinces).map((id) => provinceOf(id))
  const touched = new Set(own)
  const isFar = (id: ProvinceId) => !touched.has(id) && id !== provinceOf(unit.at)
  const wrong = near
    .filter(isFar)
    .map((id) => ({ id, near: nearness(board, unit, id, own) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .map(({ id }) => ({ says: id }))
  const right = own[draw(diagram.id, own.length)]!
  return choice(right, wrong, (id) => id, diagram.id)
}

/** Provinces the first of some units may move to. */
export function reachOf(board: Board, units: readonly Unit[]): readonly ProvinceId[] {
  const [options] = movementOptions(board, units)
  return [...new Set((options?.moves ?? []).map(provinceOf))]
}

/**
 * How plausible an unreachable place is: it borders the unit's own space by the other unit type, or is two steps
 * away.
 */
function nearness(board: Board, unit: Unit, to: ProvinceId, own: readonly ProvinceId[]): number {
  const from = board.index.get(provinceOf(unit.at))!
  const goal = board.index.get(to)!
  const borders = (a: number) =>
    [0, 1].some((type) =>
      [a, ...board.coasts[a]!].some(
        (at) => board.touches[(type * board.locations + at) * board.provinces + goal] === 1,
      ),
    )
  if (borders(from)) return 100
  return own.filter((id) => borders(board.index.get(id)!)).length
}

type Wrong<Said> = Pick<Answer<Said>, 'says' | 'overlooks'>

/** The right answer among wrong ones, in an order that is the same every time and tells nothing. */
export function choice<Said>(
  right: Said,
  wrong: readonly Wrong<Said>[],
  key: (said: Said) => string,
  seed: string,
): readonly Answer<Said>[] {
  const answers = new Map<string, Answer<Said>>([[key(right), { key: key(right), says: right, right: true }]])
  for (const one of wrong)
    if (answers.size < MOST_ANSWERS && !answers.has(key(one.says)))
      answers.set(key(one.says), { ...one, key: key(one.says), right: false })
  return [...answers.values()].sort((a, b) => draw(seed + a.key, 1009) - draw(seed + b.key, 1009))
}

/** A number below `below`, the same every time for a text. */
function draw(text: string, below: number): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003
  return hash % below
}
