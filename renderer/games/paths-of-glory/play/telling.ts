// What the strip says after a touch that is no answer: why not, with the rule, and what stands in the place, its siege and
// its ground.
import { cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { starsScore } from '../../../../shared/games/paths-of-glory/scenarios/scenarios.ts'
import type { Bar } from '../../../../shared/games/paths-of-glory/refusals.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import { placeLines } from '../map/describe.ts'
import { groundText } from '../map/ground-text.ts'
import type { Hit } from '../map/hit.ts'
import type { VictorySet } from '../map/plates.ts'
import type { PlacesNow } from '../map/position.ts'
import { sideOf } from '../map/side-of.ts'
import type { Said } from '../words/bar-text.ts'
import { barredAt } from '../words/barred-at.ts'
import { lowered } from '../words/capital.ts'
import { eventText } from '../words/event-text.ts'
import { guided, guidedWith, loadGuide } from '../words/guide.svelte.ts'
import { placeName, unitText } from '../words/names.ts'
import { SIEGE_RULE, siegeText } from '../words/siege-text.ts'
import { t } from '../words/text.ts'
import { meantBy } from './meant.ts'
import { isSpending, restorable } from './over.ts'
import { unmovedPlaces } from './unmoved.ts'

interface Asked {
  readonly view: PogView
  /** The question that the touch would answer; null where it answers none. */
  readonly decision: DecisionView | null
  readonly position: PlacesNow
  readonly victory: VictorySet
  /** What is said of the place itself. */
  readonly told: Said
  readonly onask: (answer: Answer) => Promise<Refusal | null>
  readonly reasonOf: (refusal: Refusal) => Said
}

/** What bars the units next to a place: of the place itself it says nothing to whoever touched that. */
const OF_UNITS = [
  'not-activated-to-attack',
  'fought-already',
  'not-adjacent',
] as const satisfies readonly Bar[]

/** Whether an attack on a place was meant that no unit next to it can make; at an own place its units are meant. */
const isAimedAt = (view: PogView, meant: Answer, { code }: Refusal): boolean =>
  meant.kind === 'attack' &&
  OF_UNITS.some((bar) => code === `pog/${bar}`) &&
  !view.units.some(({ unit, at }) => at === meant.space && sideOf(unit) === view.asked?.side)

/** Asks the host why the touch has no meaning; nothing is done. */
export async function saidOf(hit: Hit, asked: Asked): Promise<Said> {
  const { view, decision, position, victory, told, onask, reasonOf } = asked
  const { place } = hit
  const now = position.get(place)
  const siege = view.sieges.find(({ space }) => space === place)
  const besieged = siege ? siegeText(siege, 'by') : ''
  const ground = [besieged, (now && groundText(place, now)) ?? ''].filter(Boolean).join(' ')
  const meant = meantBy(view, decision, hit)
  const refusal = meant && (await onask(meant))
  if (!refusal) return { ...told, about: ground }
  const [line = '', ...units] = placeLines(place, position, victory)
  const reason = reasonOf(refusal)
  const nobody = isAimedAt(view, meant, refusal) ? (guided('attack', 'nobody-near') ?? '') : ''
  const barred = barredAt(place, refusal, nobody === '' ? reason : { ...reason, text: nobody })
  return {
    text: barred.text,
    about: `${placeName(place)}: ${[lowered(line), ...units].join('; ')}. ${ground}`.trim(),
    rules: siege ? [...new Set([...barred.rules, SIEGE_RULE])] : barred.rules,
  }
}

/**
 * Names the places that may still attack or move, where the end of the round is asked about again, and the units that points
 * could still be spent on, where these would be lost.
 */
export async function saidOfUnused(view: PogView, decision: DecisionView): Promise<Said> {
  await loadGuide().catch(() => undefined)
  if (isSpending(decision)) {
    const units = restorable(decision).map(unitText).join(', ')
    return { text: guidedWith('replace', 'left-out', { units }), rules: [] }
  }
  const family = decision.kind === 'move' ? 'move' : 'attack'
  const unused =
    family === 'move' ? unmovedPlaces(view, decision) : decision.aims.map(({ from }) => from as string)
  const places = unused.map(placeName).join(', ')
  return { text: guidedWith(family, 'left-out', { places }), rules: [] }
}

/** Says of touched units that they attack already, where they may be left out again; null of all others. */
export async function saidOfAttackers(offered: readonly Answer[]): Promise<Said | null> {
  const units = offered.flatMap((answer) => (answer.kind === 'leave' ? [unitText(answer.unit)] : []))
  if (units.length === 0 || units.length < offered.length) return null
  await loadGuide().catch(() => undefined)
  return { text: guidedWith('attack', 'already-in', { units: units.join(', ') }), rules: [], describes: true }
}

/** Says of a use of a card that it ends the round at once, with what its event does. */
export function saidOfRoundEnd({ scenario }: PogView, answer: Answer): Said {
  const about =
    answer.kind === 'play' && answer.as === 'event'
      ? eventText(cardNamed(answer.card), starsScore(scenario))
      : ''
  return { text: t('said_ends_round'), rules: [], ...(about !== '' && { about }) }
}
