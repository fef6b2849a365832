// Builds the game's view for each pair of eyes, from nothing. A sheet enters a view only through its own seat.
import type { Eyes, SeatId } from '../../../kernel/game.ts'
import type { Board } from '../board/board.ts'
import { type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import {
  allegianceOf,
  commandedBy,
  commanderOf,
  handsOf,
  isNeutral,
  knownOf,
  powersOf,
} from './allegiance.ts'
import { collapseOf } from './collapse.ts'
import { isDeciding, isEliminated } from './decisions.ts'
import { deedsOf } from './deeds.ts'
import { adjustmentFor, declarationsFor, judge, move, movementFor, retreatsFor } from './engine.ts'
import { measure, toldLastYear } from './ending.ts'
import { minorsOf } from './minors.ts'
import { placingView } from './placing.ts'
import { compiledFor } from '../variants/compiled.ts'
import { hindrances } from './hindrance.ts'
import { HOMES_TO_NAME } from '../rules/homes.ts'
import { lastingIn } from '../position/lasting.ts'
import { centresOf, landOf } from '../rules/ownership.ts'
import { placeable } from '../rules/placement.ts'
import { toldRecord } from './told-record.ts'
import { type DiplomacyState, seatOf, type Sheet, sheetOf, type Written } from './state.ts'
import type { Deed, DiplomacyView, PhaseRecord, PhaseSummary, PowerView, SheetView } from '../view.ts'

/** The game as these eyes may see it. */
export function viewOf(state: DiplomacyState, eyes: Eyes): DiplomacyView {
  const { options } = state
  const placing = placingView(state)
  const lastYear = toldLastYear(state)
  return {
    variant: options.variant,
    edition: options.edition,
    turn: state.turn,
    units: state.units,
    dislodged: state.dislodged,
    owners: state.owners,
    ...lastingIn(state),
    ...(placing && { placing }),
    powers: powersOf(options).map((power) => powerView(state, power, eyes)),
    ...(options.cast && { cast: options.cast }),
    together: handsOf(options)
      .map((hand) => hand.flatMap((seat) => knownOf(state, seat, eyes)))
      .filter((powers) => powers.length > 1),
    victoryCentres: options.victoryCentres,
    ...(lastYear !== null && { lastYear }),
    neutral: options.neutral && {
      power: options.neutral.power,
      closed: isNeutral(state, options.neutral.power) ? options.neutral.closed : [],
      joins: options.neutral.tossAfter + 1,
      ally: state.ally,
    },
    sheets: eyes.kind === 'seats' ? sheetsFor(state, eyes.seats) : [],
    history: state.records.map((record) => summaryOf(record, powersOf(options), compiledFor(options).board)),
    last: recordFor(state, state.records.at(-1), eyes) ?? null,
    // A game may begin in a retreat phase: then there is no movement record, and every record is recent.
    recent: state.records
      .slice(
        Math.max(
          0,
          state.records.findLastIndex(({ turn }) => turn.phase === 'movement'),
        ),
      )
      .flatMap((record) => recordFor(state, record, eyes) ?? []),
    ending: state.ending,
    deeds: state.ending ? rememberedDeeds(state) : [],
  }
}

/** A closed phase for these eyes; undefined where there is none. */
export const recordFor = (
  { options }: Pick<DiplomacyState, 'options'>,
  record: PhaseRecord | undefined,
  eyes: Eyes,
): PhaseRecord | undefined => record && known(toldRecord(record, options), eyes)

/** A record for these eyes: a secret treaty is shown to its two sides alone (S50). */
function known(record: PhaseRecord, eyes: Eyes): PhaseRecord {
  if (!record.treaties) return record
  const isParty = (power: PowerId) => eyes.kind === 'seats' && eyes.seats.includes(seatOf(power))
  const { treaties, ...rest } = record
  const heard = treaties.filter((one) => one.open || isParty(one.by) || isParty(one.with))
  return heard.length > 0 ? { ...rest, treaties: heard } : rest
}

const deeds = new WeakMap<readonly PhaseRecord[], readonly Deed[]>()

/** Computed once for all eyes: after the end the records do not change. */
function rememberedDeeds(state: DiplomacyState): readonly Deed[] {
  const known = deeds.get(state.records) ?? deedsOf(state)
  deeds.set(state.records, known)
  return known
}

/** The game as the seat that commands a power sees it; the public view while no seat does. */
export function viewFor(state: DiplomacyState, power: PowerId): DiplomacyView {
  const seat = commanderOf(state, power)
  return viewOf(state, seat === null ? { kind: 'screen' } : { kind: 'seats', seats: [seat] })
}

function powerView(state: DiplomacyState, power: PowerId, eyes: Eyes): PowerView {
  return {
    power,
    allegiance: allegianceOf(state, power, eyes),
    centres: measure(state, [power], 'centres'),
    units: measure(state, [power], 'units'),
    ...(compiledFor(state.options).board.facts.land && { land: landOf(state.owners, power) }),
    status: statusOf(state, power),
    adjustment: state.turn.phase === 'adjustments' && !state.ending ? adjustmentFor(state, power).count : 0,
    deciding: isDeciding(state, power),
  }
}

function statusOf(state: DiplomacyState, power: PowerId): PowerView['status'] {
  if (isEliminated(state, power)) return 'eliminated'
  const disordered = state.options.passive.includes(power) || state.disorder.includes(power)
  return disordered || collapseOf(state, power) ? 'civil-disorder' : 'active'
}

function sheetsFor(state: DiplomacyState, seats: readonly SeatId[]): readonly SheetView[] {
  const hindered = hindrances(state, seats)
  return seats.flatMap((seat) => sheetsOf(state, seat, hindered))
}

/** The sheets of a seat: one for each power it commands, with the rules' answer on each order. */
function sheetsOf(
  state: DiplomacyState,
  seat: SeatId,
  hindered: ReturnType<typeof hindrances>,
): readonly SheetView[] {
  const sheet = sheetOf(state, seat)
  const { phase } = state.turn
  const routeOf = draftedRoutes(state, sheet.drafts)
  return commandedBy(state, seat).map((power) => {
    const open = isDeciding(state, power)
    const own = sheet.drafts.filter((each) => each.power === power)
    const reasons = judge(state, own)
    return {
      power,
      drafts: own.map((line, index) => {
        const { order, text } = line
        const illegal = reasons[index] ?? null
        const hindrance = hindered(line)
        const route = routeOf(line)
        return {
          order,
          ...(text === undefined ? {} : { text }),
          ...(illegal === null ? {} : { illegal }),
          ...(hindrance === null ? {} : { hindered: hindrance }),
          ...(route === undefined ? {} : { route }),
        }
      }),
      movement: open && phase === 'movement' ? movementFor(state, power) : [],
      retreats: open && phase === 'retreats' ? retreatsFor(state, power) : [],
      adjustment: open && phase === 'adjustments' ? adjustmentFor(state, power) : null,
      canUndo: sheet.past.length > 0,
      canRedo: sheet.future.length > 0,
      ...escalatingOf(state, sheet, power, open),
      ...declaringOf(state, seat, power, open),
    }
  })
}

/** What a power may place, names or wishes for, in the phases for it. */
function escalatingOf(
  state: DiplomacyState,
  { homes = {}, wishes = [] }: Sheet,
  power: PowerId,
  open: boolean,
): Pick<SheetView, 'placeable' | 'naming' | 'wishing'> {
  if (!open) return {}
  const { board } = compiledFor(state.options)
  switch (state.turn.phase) {
    case 'placement':
      return { placeable: placeable(board, state.units) }
    case 'wishes':
      return { wishing: { wishes, options: minorsOf(state.options) } }
    case 'homes':
      return { naming: { named: homes[power] ?? [], options: board.centres, count: HOMES_TO_NAME } }
    default:
      return {}
  }
}

/** A power's declarations and lines for later turns, where the rules have them. */
function declaringOf(
  state: DiplomacyState,
  seat: SeatId,
  power: PowerId,
  open: boolean,
): Pick<SheetView, 'declaring'> {
  const options = declarationsFor(state, power)
  if (!options) return {}
  const own = <Line extends { readonly power: PowerId }>(lines: readonly Line[] | undefined) =>
    (lines ?? []).filter((line) => line.power === power)
  return {
    declaring: {
      declared: own(sheetOf(state, seat).declared).map(({ declaration }) => declaration),
      options: open && state.turn.phase === 'movement' ? options : null,
      deferred: own(state.deferred?.[seat]),
      dropped: own(state.dropped?.[seat]),
    },
  }
}

/** The route of each army that own fleets are ordered to carry, as if no other orders were given. */
function draftedRoutes(
  state: DiplomacyState,
  lines: readonly Written[],
): (line: Written) => readonly ProvinceId[] | undefined {
  if (state.turn.phase !== 'movement' || !lines.some(({ order }) => order.kind === 'convoy'))
    return () => undefined
  const { results } = move(state, lines, [])
  return ({ slot, order }) =>
    order.kind === 'move' ? results.find(({ unit }) => provinceOf(unit.at) === slot)?.route : undefined
}

function summaryOf(
  { index, turn, ownersAfter }: PhaseRecord,
  powers: readonly PowerId[],
  board: Board,
): PhaseSummary {
  const owned = powers.map((power) => [power, centresOf(board, ownersAfter, power)] as const)
  return { index, turn, centres: Object.fromEntries(owned.filter(([, count]) => count > 0)) }
}
