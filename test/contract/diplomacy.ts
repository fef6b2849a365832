// How the contract suite plays Diplomacy: legal and illegal orders at random, and the rules that every position must
// obey.
import { INLAND, SEA } from '../../shared/games/diplomacy/board/board.ts'
import type { Unit, UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { provinceOf, type LocationId, type PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyOptions } from '../../shared/games/diplomacy/options/options.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { homesOf } from '../../shared/games/diplomacy/rules/homes.ts'
import type {
  AdjustmentOptions,
  RetreatOptions,
  UnitOptions,
} from '../../shared/games/diplomacy/orders/options.ts'
import { variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import { WAYS } from '../../shared/games/diplomacy/variants/standard/ways.ts'
import type { DiplomacyState } from '../../shared/games/diplomacy/game/state.ts'
import type { DiplomacyIntent, DiplomacyView, SheetView } from '../../shared/games/diplomacy/view.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { type Random, shuffled } from '../../shared/kernel/random.ts'
import { diplomacyViewSchema } from './diplomacy-view.ts'
import type { Playable } from './player.ts'

const { board, powers } = compiledFor({ variant: 'standard' })
const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items.length === 0 ? undefined : items[random.below(items.length)]

/** Every legal order of a unit, one of each target. */
function legalOrders({ unit, ...may }: UnitOptions): readonly Order[] {
  return [
    { kind: 'hold', unit },
    ...may.moves.map((to) => ({ kind: 'move', unit, to }) as const),
    ...may.convoyed.map((to) => ({ kind: 'move', unit, to, via: true }) as const),
    ...may.supportsHold.map((target) => ({ kind: 'support-hold', unit, target }) as const),
    ...may.supportsMove.flatMap(({ target, to }) =>
      to.map((at) => ({ kind: 'support-move', unit, target, to: at }) as const),
    ),
    ...may.convoys.flatMap(({ target, to }) =>
      to.map((at) => ({ kind: 'convoy', unit, target, to: at }) as const),
    ),
  ]
}

/** An order for every unit: moves first, then supports and convoys for them where they may, so that units fall. */
function movementSheet(units: readonly UnitOptions[], random: Random): readonly Order[] {
  const orders: Order[] = []
  for (const may of shuffled(units, random)) {
    const legal = legalOrders(may)
    const helps = legal.filter(
      (order) =>
        (order.kind === 'support-move' || order.kind === 'convoy') &&
        orders.some(
          (other) => other.kind === 'move' && other.unit.at === order.target.at && other.to === order.to,
        ),
    )
    const moves = legal.filter(({ kind }) => kind === 'move')
    const order =
      random.below(8) === 0
        ? wildOrder(may.unit, random)
        : (pick(helps, random) ?? pick(random.below(4) === 0 ? legal : moves, random))
    if (order) orders.push(order)
  }
  return orders
}

/** Any kind of order to any place: most are illegal, some are of another phase or for another power's unit. */
function wildOrder(unit: UnitRef, random: Random): Order | undefined {
  const to = pick(board.ids, random) as LocationId
  const target = {
    type: random.below(2) === 0 ? 'A' : 'F',
    at: pick(board.ids, random) as LocationId,
  } as const
  return pick<Order>(
    [
      { kind: 'move', unit, to },
      { kind: 'support-move', unit, target, to },
      { kind: 'support-hold', unit, target },
      { kind: 'convoy', unit, target, to },
      { kind: 'retreat', unit, to },
      { kind: 'build', unit: target },
      { kind: 'remove', unit: target },
      { kind: 'move', unit: target, to },
    ],
    random,
  )
}

function retreatSheet(units: readonly RetreatOptions[], random: Random): readonly Order[] {
  return units.flatMap(({ unit, to }): Order[] => {
    const at = random.below(6) === 0 ? pick(board.ids, random) : pick(to, random)
    return at && random.below(8) > 0 ? [{ kind: 'retreat', unit, to: at }] : [{ kind: 'disband', unit }]
  })
}

function adjustmentSheet({ count, builds, removals }: AdjustmentOptions, random: Random): readonly Order[] {
  const kind = count < 0 ? 'remove' : 'build'
  const some = shuffled(count < 0 ? removals : builds, random).slice(0, random.below(Math.abs(count) + 2))
  const orders = some.map((unit): Order => ({ kind, unit }))
  return random.below(5) === 0 ? [...orders, { kind: 'waive' }] : orders
}

const someOrders = ({ movement, retreats, adjustment }: SheetView, random: Random): readonly Order[] => [
  ...movementSheet(movement, random),
  ...retreatSheet(retreats, random),
  ...(adjustment ? adjustmentSheet(adjustment, random) : []),
]

const sheetsFor = (state: DiplomacyState, seat: SeatId): readonly SheetView[] =>
  diplomacy.view(state, { kind: 'seats', seats: [seat] }).sheets

function attempt(state: DiplomacyState, seat: SeatId, random: Random): DiplomacyIntent {
  const sheets = sheetsFor(state, seat)
  const placing = sheets[0]?.placeable
  if (placing && random.below(4) > 0) return { kind: 'place', unit: pick(placing, random)! }
  if (placing || state.turn.phase === 'placement')
    return { kind: 'place', unit: { type: 'A', at: pick(board.ids, random) as LocationId } }
  const naming = sheets[0]?.naming
  if (naming && random.below(3) > 0)
    return { kind: 'homes', centres: shuffled(naming.options, random).slice(0, random.below(5)) }
  switch (random.below(10)) {
    case 0:
      return { kind: 'undo' }
    case 1:
      return { kind: 'redo' }
    case 2: {
      const at = pick(board.ids, random) as LocationId
      return { kind: 'draft', at, order: null }
    }
    default: {
      const orders = sheets.flatMap((sheet) => someOrders(sheet, random))
      const [order] = orders
      if (!order || random.below(4) > 0) return { kind: 'sheet', orders }
      const edits = orders.map((one) => ({
        at: one.kind === 'waive' ? { waiver: random.below(3) } : one.unit.at,
        order: one,
      }))
      return random.below(2) > 0 ? { kind: 'drafts', edits } : { kind: 'draft', ...edits[0]! }
    }
  }
}

function sealed(state: DiplomacyState, seat: SeatId): DiplomacyIntent {
  const unit = sheetsFor(state, seat)[0]?.movement[0]?.unit
  if (!unit) throw new Error(`${seat} has no unit to order`)
  return { kind: 'draft', at: unit.at, order: { kind: 'move', unit, to: 'IRI' as LocationId } }
}

/** Armies on land, fleets at sea or on a coast, and on a named one where there are two (R68, R69, R72). */
function canStand({ type, at }: Unit): boolean {
  const province = board.index.get(provinceOf(at)) ?? -1
  const coasts = board.coasts[province]?.length ?? 0
  if (type === 'A') return board.kind[province] !== SEA && at.length === 3
  return board.kind[province] !== INLAND && at.length > 3 === coasts > 0
}

/** How many units each power that places has placed. */
const placedBy = ({ placing = [], units }: DiplomacyState): readonly number[] =>
  placing.map((power) => units.filter((unit) => unit.power === power).length)

/** The rules broken by a position, by their number. */
function broken(state: DiplomacyState): readonly string[] {
  const { units, owners, turn, records } = state
  const last = records.at(-1)
  const spaces = units.map(({ at }) => provinceOf(at))
  const count = (power: PowerId) => units.filter((unit) => unit.power === power).length
  /** Armies from overseas come after the adjustments, beyond what centres allow (the Great War). */
  const landed = (power: PowerId) => (last?.landed ?? []).filter((unit) => unit.power === power).length
  const overseas = (state.arrived ?? []).reduce((sum, armies) => sum + armies, 0)
  const owned = (power: PowerId) => Object.values(owners).filter((owner) => owner === power).length
  const afterWinter = turn.season === 'spring' && turn.phase === 'movement'
  const checks: readonly (readonly [string, boolean])[] = [
    ['R15 one unit a space', new Set(spaces).size === spaces.length],
    [
      'R7 at most 34 units',
      units.length <= Math.max(34, (state.options.placement ?? 0) * powers.length) + overseas,
    ],
    ['R6 34 centres', Object.keys(owners).every((centre) => board.centres.includes(centre as never))],
    ['R68 R69 units where they can be', units.every(canStand)],
    [
      'R145 R146 no more units than centres after winter',
      !afterWinter ||
        last?.turn.phase === 'placement' ||
        powers.every((power) => count(power) <= owned(power) + landed(power)),
    ],
    [
      'R141 centres change hands only in fall',
      last?.turn.season === 'fall' ||
        last?.turn.phase === 'placement' ||
        !last ||
        JSON.stringify(last.owners) === JSON.stringify(last.ownersAfter),
    ],
    [
      'R143 a centre once owned stays owned',
      !last || Object.keys(last.owners).every((centre) => centre in last.ownersAfter),
    ],
    [
      'R142 what a unit stands on after fall is its power’s',
      last?.turn.season !== 'fall' ||
        turn.phase === 'retreats' ||
        units.every(
          ({ at, power }) =>
            !board.centres.includes(provinceOf(at)) || last.ownersAfter[provinceOf(at)] === power,
        ),
    ],
    [
      'no unit from nowhere but in winter',
      !last ||
        last.turn.phase === 'adjustments' ||
        last.turn.phase === 'placement' ||
        last.unitsAfter.length <=
          last.units.length + (last.turn.phase === 'retreats' ? last.dislodged.length : 0),
    ],
    [
      'R147 builds at home only',
      last?.turn.phase !== 'adjustments' ||
        last.results.every(
          ({ outcome, unit }) =>
            outcome.kind !== 'builds' ||
            homesOf(board, state.homes, unit.power).includes(provinceOf(unit.at)),
        ),
    ],
    [
      'Escalation: a unit more a placing, and never two apart',
      turn.phase !== 'placement' || Math.max(...placedBy(state)) - Math.min(...placedBy(state)) <= 1,
    ],
    ['R133 nobody waits who has nowhere to go', state.dislodged.every(({ retreats }) => retreats.length > 0)],
  ]
  return checks.filter(([, holds]) => !holds).map(([rule]) => rule)
}

const short = { end: { year: 1906 } }

export const diplomacyPlayable: Playable<DiplomacyState, DiplomacyView, DiplomacyIntent, DiplomacyOptions> = {
  game: diplomacy,
  options: [
    short,
    { ...short, edition: '1982', missingSheet: 'civil-disorder', victoryCentres: 8 },
    ...WAYS.filter(({ people }) => people < 7).map(({ options }) => ({
      ...options,
      end: { year: (options.startYear ?? 1901) + 3 },
    })),
    ...variantOf('standard-escalation')
      .ways.filter(({ people }) => people === 3 || people === 7)
      .map(({ options }) => ({ variant: 'standard-escalation', ...options, end: { year: 1904 } })),
  ],
  viewSchema: diplomacyViewSchema,
  closings: 40,
  // Units are placed for whoever does not place them (Escalation).
  playsAbsent: true,
  attempt,
  sealed,
  broken,
}
