// The state after an action, in lines that are shown before it ends, and mandates as an action begins. The host computed
// all of it.
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { sideOf } from '../map/side-of.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { mandateName } from '../log/entry-text.ts'
import { capitalized } from '../words/capital.ts'
import { placeName, unitText } from '../words/names.ts'
import { t } from '../words/text.ts'

/** Lines that warn; that a mandate is still owed is no news. */
export const WARNINGS = ['supply', 'threat', 'doomed', 'siege'] as const
export type LeavingKind = (typeof WARNINGS)[number] | 'mandate'

export interface Leaving {
  readonly key: string
  readonly kind: LeavingKind
  readonly text: string
  /** The place that is shown for the line; null where it concerns none. */
  readonly place: string | null
  /** Ways on the map that the line is about: enemy moves that would cut a unit off. */
  readonly ways: readonly (readonly string[])[]
}

/** Questions whose "done" may be the end of an action. */
const ENDING: readonly DecisionView['kind'][] = ['move', 'attack', 'redeploy']

export const isWarning = ({ kind }: Leaving): boolean => kind !== 'mandate'

const mandateLine = (of: string, text: string): Leaving => ({
  key: `mandate ${of}`,
  kind: 'mandate',
  text,
  place: null,
  ways: [],
})

/** A mandate that the side has still to meet (7.1.3). */
function owedLines({ mandates }: PogView, side: SideName): readonly Leaving[] {
  const { box, met } = mandates[side]
  return box === 'none' || met ? [] : [mandateLine(box, t('leaves_mandate', { mandate: mandateName(box) }))]
}

/** In the first round of a turn both mandates, the own one first; later the own one while it is owed. */
function mandateLines(view: PogView, side: SideName): readonly Leaving[] {
  if (view.round > 1) return owedLines(view, side)
  const own = view.mandates[side]
  const theirs = view.mandates[side === 'cp' ? 'ap' : 'cp']
  if (own.box === 'none' && theirs.box === 'none') return []
  const isOwed = own.box !== 'none' && !own.met
  return [
    mandateLine('own', t(isOwed ? 'mandate_yours_owed' : 'mandate_yours', { mandate: mandateName(own.box) })),
    mandateLine('theirs', t('mandate_theirs', { mandate: mandateName(theirs.box) })),
  ]
}

/** The lines for the side that is asked; none where the question neither begins an action nor can end one. */
export function leavingsOf(view: PogView, decision: DecisionView | null, side: SideName): readonly Leaving[] {
  if (decision?.kind === 'action') return mandateLines(view, side)
  if (!decision || !ENDING.includes(decision.kind)) return []
  const placeOf = (unit: string) => {
    const at = view.units.find((one) => one.unit === unit)?.at
    return at === undefined || at === 'reserve' || at === 'eliminated' || at === 'gone' ? null : at
  }
  const isOwn = (unit: string) => sideOf(unit) === side
  const about = (unit: string) => ({ unit: unitText(unit), place: placeName(placeOf(unit) ?? '') })
  const line = (
    kind: LeavingKind,
    of: string,
    text: string,
    place: string | null,
    ways: Leaving['ways'],
  ) => ({
    key: `${kind} ${of}`,
    kind,
    text: capitalized(text),
    place,
    ways,
  })
  const unsupplied = view.unsupplied
    .filter(isOwn)
    .map((unit) => line('supply', unit, t('leaves_unsupplied', about(unit)), placeOf(unit), []))
  const threatened = decision.threatened.map(({ unit, by }) =>
    line(
      'threat',
      unit,
      t('leaves_threat', about(unit)),
      placeOf(unit),
      by.map((raid) => [placeOf(raid.unit) ?? '', ...raid.path]),
    ),
  )
  const doomed = decision.doomed.map((unit) =>
    line('doomed', unit, t('leaves_doomed', about(unit)), placeOf(unit), []),
  )
  // A siege of an own fort is good to be rid of.
  const given = view.log.flatMap((entry) =>
    entry.kind === 'siege-broken' && !view.held[side].includes(entry.space) ? [entry.space] : [],
  )
  const sieges = [...new Set(given)]
    .filter((space) => !view.besieged.includes(space))
    .map((space) => line('siege', space, t('leaves_siege', { place: placeName(space) }), space, []))
  return [...unsupplied, ...threatened, ...doomed, ...sieges, ...owedLines(view, side)]
}
