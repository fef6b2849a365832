// What an action leaves behind, in lines that are shown before it ends; as one begins, who is out of supply or could be cut
// off, and which mandates are owed. The host computed all of it.
import { otherSide, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { placeOf } from '../map/position-of.ts'
import { sideOf } from '../map/side-of.ts'
import type { DecisionView, PogView, SiegeView } from '../../../../shared/games/paths-of-glory/view.ts'
import { mandateName } from '../log/entry-text.ts'
import { capitalized } from '../words/capital.ts'
import { placeName, unitText } from '../words/names.ts'
import { siegeText } from '../words/siege-text.ts'
import { t } from '../words/text.ts'
import { openText, placesUnder, wayOfRaid } from './left-open.ts'

/** Lines that warn; that a mandate is still owed is no news, and a siege is laid on purpose. */
export const WARNINGS = ['supply', 'open', 'threat', 'doomed', 'siege'] as const
export type LeavingKind = (typeof WARNINGS)[number] | 'mandate' | 'besieging'

export interface Leaving {
  readonly key: string
  /** What it tells of, one by one: with the same ones or fewer it is no news. */
  readonly subjects: readonly string[]
  readonly kind: LeavingKind
  readonly text: string
  /** The units that it is about. */
  readonly units: readonly string[]
  /** The place that is shown for the line; null where it concerns none. */
  readonly place: string | null
  /** Ways on the map that the line is about: enemy moves that would cut a unit off, or take a place. */
  readonly ways: readonly (readonly string[])[]
  /** Places where what is owed could be done. */
  readonly from: readonly string[]
  /** Whether its reader has folded it away. */
  readonly read?: boolean
}

/** Whether a question only begins an action: nothing is left behind yet. */
export const beginsAction = (kind: DecisionView['kind']): boolean => kind === 'action' || kind === 'activate'

/** Questions whose "done" may be the end of an action that has left something behind. */
export const mayEndAction = (kind: DecisionView['kind']): boolean =>
  kind === 'move' || kind === 'attack' || kind === 'redeploy'

export const isWarning = ({ kind }: Leaving): boolean => kind !== 'mandate' && kind !== 'besieging'

/** A line about a mandate, with the units that could make the attack. */
function mandateLine(of: string, text: string, view: PogView, from: readonly string[] = []): Leaving {
  const units = view.units.flatMap(({ unit, at }) => (from.includes(at) ? [unit] : []))
  return line('mandate', [of], text, { place: from[0] ?? null, units, from })
}

/** A mandate that the side has still to meet (7.1.3), and where it could. */
function owedLines(view: PogView, side: SideName, owing: readonly string[]): readonly Leaving[] {
  const { box, met } = view.mandates[side]
  const text = t('leaves_mandate', { mandate: mandateName(box) })
  return box === 'none' || met ? [] : [mandateLine(box, text, view, owing)]
}

/** In the first round of a turn both mandates, the own one first; later the own one while it is owed. */
function mandateLines(view: PogView, side: SideName, owing: readonly string[]): readonly Leaving[] {
  if (view.round > 1) return owedLines(view, side, owing)
  const own = view.mandates[side]
  const theirs = view.mandates[otherSide(side)]
  if (own.box === 'none' && theirs.box === 'none') return []
  const isOwed = own.box !== 'none' && !own.met
  const text = t(isOwed ? 'mandate_yours_owed' : 'mandate_yours', { mandate: mandateName(own.box) })
  return [
    mandateLine('own', text, view, owing),
    mandateLine('theirs', t('mandate_theirs', { mandate: mandateName(theirs.box) }), view),
  ]
}

/**
 * Lines for the side that is asked: the state before an action, or after it, and what an advance would leave; none where
 * an action goes on.
 */
export function leavingsOf(view: PogView, decision: DecisionView | null, side: SideName): readonly Leaving[] {
  // The activations settle whether a mandate can be met in this round, and who stays where it is.
  if (decision && beginsAction(decision.kind)) {
    const mandates = decision.kind === 'action' ? mandateLines : owedLines
    return [...inDanger(view, side, decision), ...mandates(view, side, decision.owing)]
  }
  if (decision?.kind === 'march')
    return decision.besieging.flatMap((siege) => besiegingLine(siege, siegeText(siege, 'would')))
  if (decision?.kind === 'advance')
    return decision.exposing.flatMap(({ units, places }) =>
      opensOf(view, places, openText(places, placesUnder(view, units)), units),
    )
  if (!decision || !mayEndAction(decision.kind)) return []
  const doomed = decision.doomed.map((unit) => {
    const place = placeOf(view, unit)
    const text = t('leaves_doomed', { unit: unitText(unit), place: placeName(place ?? '') })
    return line('doomed', [unit], text, { units: [unit], place })
  })
  return [
    ...unsuppliedOf(view, side),
    ...opensOf(view, decision.exposed, openText(decision.exposed)),
    ...threatsOf(view, decision.threatened),
    ...doomed,
    ...siegesOf(view, side),
    ...laidBy(view, side),
    ...owedLines(view, side, decision.owing),
  ]
}

const line = (
  kind: LeavingKind,
  of: readonly string[],
  text: string,
  about: Partial<Pick<Leaving, 'units' | 'place' | 'ways' | 'from'>>,
): Leaving => ({
  key: `${kind} ${of.join(' ')}`,
  subjects: of.map((one) => `${kind} ${one}`),
  kind,
  text: capitalized(text),
  units: [],
  place: null,
  ways: [],
  from: [],
  ...about,
})

/** Units by the place that they stand in, in their order. */
function byPlace(view: PogView, units: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>()
  for (const unit of units) {
    const at = placeOf(view, unit)
    if (at !== null) places.set(at, [...(places.get(at) ?? []), unit])
  }
  return places
}

/** A line for each place with own units that are out of supply. */
const unsuppliedOf = (view: PogView, side: SideName): readonly Leaving[] =>
  [
    ...byPlace(
      view,
      view.unsupplied.filter((unit) => sideOf(unit) === side),
    ),
  ].map(([place, units]) =>
    line(
      'supply',
      units,
      t('leaves_unsupplied', { units: units.map(unitText).join(', '), place: placeName(place) }),
      { units, place },
    ),
  )

/** Units that an action could bring to safety. */
const inDanger = (view: PogView, side: SideName, { threatened }: DecisionView): readonly Leaving[] => [
  ...unsuppliedOf(view, side),
  ...threatsOf(view, threatened),
]

/** One line for all places that stand open to the enemy; none until its words are there. */
const opensOf = (
  view: PogView,
  places: DecisionView['exposed'],
  text: string,
  units: readonly string[] = [],
): readonly Leaving[] => {
  const [worst] = places
  if (!worst || text === '') return []
  const of = [...units, ...places.map(({ space }) => space)]
  const ways = places.flatMap(({ by }) => by.map((raid) => wayOfRaid(view, raid)))
  return [line('open', of, text, { units, place: worst.space, ways })]
}

/** A line for each set of enemy moves that would cut own units off, with all that they cut off. */
function threatsOf(view: PogView, threatened: DecisionView['threatened']): readonly Leaving[] {
  const causes = new Map<string, typeof threatened>()
  for (const threat of threatened) {
    const taken = threat.by.map(({ path }) => placeName(path.at(-1) ?? '')).join(' + ')
    causes.set(taken, [...(causes.get(taken) ?? []), threat])
  }
  return [...causes].map(([taken, threats]) => {
    const units = threats.map(({ unit }) => unit)
    const cut = [...byPlace(view, units)]
      .map(([place, standing]) =>
        standing.length > 1 ? `${placeName(place)} (${standing.length})` : placeName(place),
      )
      .join(', ')
    const ways = (threats[0]?.by ?? []).map((raid) => wayOfRaid(view, raid))
    return line('threat', [taken], t('leaves_threat', { taken, cut }), {
      units,
      place: placeOf(view, units[0] ?? ''),
      ways,
    })
  })
}

/** Sieges that were given up; a siege of an own fort is good to be rid of. */
function siegesOf(view: PogView, side: SideName): readonly Leaving[] {
  const given = view.log.flatMap((entry) =>
    entry.kind === 'siege-broken' && !view.held[side].includes(entry.space) ? [entry.space] : [],
  )
  return [...new Set(given)]
    .filter((space) => !view.besieged.includes(space))
    .map((space) => line('siege', [space], t('leaves_siege', { place: placeName(space) }), { place: space }))
}

const besiegingLine = ({ space }: SiegeView, text: string): readonly Leaving[] =>
  text === '' ? [] : [line('besieging', [space], text, { place: space })]

/** Sieges of this side with units that moved in this operation. */
const laidBy = (view: PogView, side: SideName): readonly Leaving[] =>
  view.sieges
    .filter(
      ({ space, by }) =>
        by === side && view.operation?.moved.some((unit) => placeOf(view, unit) === space) === true,
    )
    .flatMap((siege) => besiegingLine(siege, siegeText(siege, 'laid')))
