// The end of a phase: orders are revealed and carried out, and the calendar moves on to the next phase with
// decisions.
import type { SeatId } from '../../../kernel/game.ts'
import type { PowerId } from '../board/ids.ts'
import { type Declared, type SeasonChanges, treatiesIn } from '../declarations/declaration.ts'
import { commanderOf, powersOf } from './allegiance.ts'
import { tossCoin } from './coin.ts'
import { tellCollapses } from './collapse.ts'
import { landReinforcements } from './reinforcements.ts'
import { hasUnits } from './decisions.ts'
import { openDeferred } from './deferring.ts'
import { closeWishes, tellPairs } from './pairing.ts'
import { isPaired } from './minors.ts'
import { secretMinors } from './pairs.ts'
import { homesAreDue, homesNamed } from './naming.ts'
import { placeRest } from './placing.ts'
import { adjust, adjustmentFor, closedLand, move, retreat, seasonEnd, silenceIsDisorder } from './engine.ts'
import { byConquest, byTime, byVictory } from './ending.ts'
import { byTimeOut } from './time-out.ts'
import { lastingIn } from '../position/lasting.ts'
import type { OrderResult } from '../rules/outcome.ts'
import { type DiplomacyState, lotOf, sheetOf, type Written } from './state.ts'
import { namingOf, nextMovement, phaseName, retreatsOf, type Turn, winterOf } from '../turn.ts'
import type { PhaseRecord } from '../view.ts'

/** Ends the phase. Powers of seats in `absent` without a sheet are in civil disorder. */
export function close(state: DiplomacyState, absent: readonly SeatId[]): DiplomacyState {
  if (state.ending) return state
  switch (state.turn.phase) {
    case 'placement':
      return placeRest(state)
    case 'wishes':
      return closeWishes(state)
    case 'movement':
      return closeMovement(state, absent)
    case 'retreats':
      return closeRetreats(state)
    case 'homes':
      return closeHomes(state)
    case 'adjustments':
      return closeAdjustments(state)
  }
}

function closeMovement(state: DiplomacyState, absent: readonly SeatId[]): DiplomacyState {
  const disorder = powersOf(state.options).filter((power) => isDisordered(state, power, absent))
  const { results, strays, units, dislodged, standoffs } = move(state, written(state), disorder)
  const waiting = dislodged.filter(({ retreats }) => retreats.length > 0)
  const moved = { ...state, units, dislodged: waiting, disorder }
  const announced = declaredIn(state)
  const facts = { results, strays, dislodged, standoffs, ...announcements(announced) }
  if (waiting.length === 0) return endSeason(state, moved, facts)
  return { ...recorded(state, moved, facts), turn: retreatsOf(state.turn) }
}

function closeRetreats(state: DiplomacyState): DiplomacyState {
  const { results, strays, units } = retreat(state, written(state), lotOf(state, `retreats ${name(state)}`))
  return endSeason(state, { ...state, units, dislodged: [] }, { results, strays })
}

/** The rules say what changes hands (R141..R144); after fall it may win the game (R24) before anything is built. */
function endSeason(before: DiplomacyState, moved: DiplomacyState, facts: Facts): DiplomacyState {
  const movement =
    before.turn.phase === 'movement'
      ? facts
      : before.records.findLast(({ turn }) => turn.phase === 'movement')
  const { changes: season, ...after } = seasonEnd(moved, {
    season: before.turn.season,
    results: movement?.results ?? [],
    declared: movement?.declared ?? [],
  })
  const counted = recorded(
    before,
    { ...moved, ...after },
    {
      ...facts,
      ...(season && { season: { ...season, strikes: named(before, season.strikes) } }),
    },
  )
  if (before.turn.season === 'spring')
    return byConquest(counted) ?? byTimeOut(counted) ?? openTurn(counted, before.turn)
  const won = byVictory(counted)
  if (won) return won
  const tossed = tellPairs(tossCoin(counted))
  return homesAreDue(tossed) ? { ...tossed, turn: namingOf(before.turn) } : openWinter(tossed)
}

/** The names are told, and builds follow in the same winter. */
function closeHomes(state: DiplomacyState): DiplomacyState {
  const homes = homesNamed(state)
  return openWinter({ ...recorded(state, state, { results: [], strays: [], homes }), homes })
}

function openWinter(state: DiplomacyState): DiplomacyState {
  const winter = { ...state, turn: winterOf(state.turn) }
  // A phase without decisions is passed over (R29).
  const due = powersOf(winter.options).some((power) => adjustmentFor(winter, power).count !== 0)
  return due ? winter : endYear(winter)
}

function closeAdjustments(state: DiplomacyState): DiplomacyState {
  const lot = lotOf(state, `adjustments ${name(state)}`)
  const { results, strays, units } = adjust(state, written(state), lot)
  const unused = unusedBuilds(state, results)
  return endYear(
    recorded(state, { ...state, units }, { results, strays, ...(unused.length > 0 && { unused }) }),
  )
}

/** Builds that were due and not ordered: they count as waived (R147). */
const unusedBuilds = (state: DiplomacyState, results: readonly OrderResult[]) =>
  powersOf(state.options).flatMap((power) => {
    const used = results.filter(
      ({ unit, outcome }) => unit.power === power && (outcome.kind === 'builds' || outcome.kind === 'waives'),
    )
    const count = adjustmentFor(state, power).count - used.length
    return count > 0 ? [{ power, count }] : []
  })

function endYear(state: DiplomacyState): DiplomacyState {
  return byVictory(state) ?? byTimeOut(state) ?? byTime(state) ?? openTurn(state, state.turn)
}

/** The movement phase of the next season, with powers that join or leave the war then. */
const openTurn = (state: DiplomacyState, before: Turn): DiplomacyState =>
  openDeferred(tellPairs(landReinforcements(tellCollapses({ ...state, turn: nextMovement(before) }))))

/**
 * R157: the power has no player, or its player is away and wrote nothing, or (where the table agreed so) is present
 * and wrote nothing. A sheet written before its player left counts.
 */
function isDisordered(state: DiplomacyState, power: PowerId, absent: readonly SeatId[]): boolean {
  const seat = commanderOf(state, power)
  if (!hasUnits(state, power)) return false
  if (seat === null) return true
  if (!silenceIsDisorder(state)) return false
  // Disorder would say whose player is away; units without orders hold in any case.
  if (secretMinors(state).includes(power)) return false
  const { drafts } = sheetOf(state, seat)
  const own = isPaired(state.options) ? drafts.filter((line) => line.power === power) : drafts
  if (own.length > 0) return false
  return absent.includes(seat) || state.options.missingSheet === 'civil-disorder'
}

/** Sorts by power, so that a record does not show which powers were on one sheet. */
const byPower = (a: { readonly power: PowerId }, b: { readonly power: PowerId }): number =>
  a.power < b.power ? -1 : a.power > b.power ? 1 : 0

/**
 * The orders of all sheets, powers in the order of their names, so that the result does not depend on who wrote first.
 */
const written = (state: DiplomacyState): readonly Written[] =>
  Object.keys(state.sheets)
    .sort()
    .flatMap((seat) => sheetOf(state, seat as SeatId).drafts)
    .sort(byPower)

/** Strikes with the names that powers give to their weapons (S3, S40). */
const named = (
  { options: { cast = {} } }: DiplomacyState,
  strikes: SeasonChanges['strikes'],
): SeasonChanges['strikes'] =>
  strikes.map((strike) => {
    const weapon = cast[strike.by]?.weapon
    return weapon ? { ...strike, weapon } : strike
  })

/** What powers declared, in the same order. */
const declaredIn = (state: DiplomacyState): readonly Declared[] =>
  Object.keys(state.sheets)
    .sort()
    .flatMap((seat) => sheetOf(state, seat as SeatId).declared ?? [])
    .sort(byPower)

/** The record of declarations: treaties with whether they were confirmed (S50), all else as it was declared. */
function announcements(announced: readonly Declared[]): Pick<PhaseRecord, 'declared' | 'treaties'> {
  const treaties = treatiesIn(announced)
  const declared = announced.filter(({ declaration }) => declaration.kind !== 'treaty')
  return { ...(declared.length > 0 && { declared }), ...(treaties.length > 0 && { treaties }) }
}

const name = ({ turn }: DiplomacyState): string => phaseName(turn)

type Facts = Pick<PhaseRecord, 'results' | 'strays'> &
  Partial<
    Pick<PhaseRecord, 'dislodged' | 'standoffs' | 'unused' | 'declared' | 'treaties' | 'season' | 'homes'>
  >

function recorded(before: DiplomacyState, after: DiplomacyState, facts: Facts): DiplomacyState {
  const closed = closedLand(before)
  const lasting = lastingIn(before)
  const record: PhaseRecord = {
    index: before.records.length,
    turn: before.turn,
    units: before.units,
    owners: before.owners,
    dislodged: before.dislodged,
    standoffs: [],
    ...(closed.length > 0 && { closed }),
    ...(Object.keys(lasting).length > 0 && { lasting }),
    ...facts,
    unitsAfter: after.units,
    ownersAfter: after.owners,
  }
  const { dropped: _, ...open } = after
  return { ...open, sheets: {}, records: [...before.records, record] }
}
