// What an action lays open to the enemy, or an advance would, as a line of warnings and in the words of a button. The
// host says which places.
import type {
  DecisionView,
  ExposureView,
  PogView,
  RaidView,
} from '../../../../shared/games/paths-of-glory/view.ts'
import { placeOf } from '../map/position-of.ts'
import { guidedWith } from '../words/guide.svelte.ts'
import { placeName } from '../words/names.ts'

/** So many places are named; the map shows the ways to all of them. */
const NAMED = 4

function placeText({ space, scores, fort }: ExposureView): string {
  const how = fort ? (scores ? 'open_besieged_point' : 'open_besieged') : 'open_taken'
  return guidedWith('leaves', how, { place: placeName(space) })
}

function placesText(places: readonly ExposureView[]): string {
  const named = places.slice(0, NAMED).map(placeText).join(', ')
  const count = places.length - NAMED
  return count > 0 ? guidedWith('leaves', 'open_more', { places: named, count: `${count}` }) : named
}

/** Places as a line: left empty already, or once nobody stays in `from`. Empty until its words are there. */
export const openText = (places: readonly ExposureView[], from: readonly string[] = []): string =>
  from.length === 0
    ? guidedWith('leaves', 'open', { places: placesText(places) })
    : guidedWith('leaves', from.length === 1 ? 'open_if' : 'open_if_several', {
        from: namesOf(from),
        places: placesText(places),
      })

/** The way of an enemy's move, from where its unit stands. */
export const wayOfRaid = (view: PogView, { unit, path }: RaidView): readonly string[] => [
  placeOf(view, unit) ?? '',
  ...path,
]

/** The places in which units stand. */
export const placesUnder = (view: PogView, units: readonly string[]): readonly string[] => [
  ...new Set(units.flatMap((unit) => placeOf(view, unit) ?? [])),
]

const namesOf = (places: readonly string[]): string => places.map(placeName).join(', ')

/** The places that an advance of these units empties, where that lays something open; empty where it does not. */
export const emptiedBy = (view: PogView, { exposing }: DecisionView, units: readonly string[]): string =>
  namesOf(
    placesUnder(
      view,
      exposing.flatMap((one) => (one.units.every((unit) => units.includes(unit)) ? one.units : [])),
    ),
  )
