// A place in words, for screen readers and for the strip after a touch.
import { findSpace, spaceAt } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Counter, PlacesNow } from './position.ts'
import type { VictorySet } from './plates.ts'
import { capitalized } from '../words/capital.ts'
import { kindName, placeName, sideName } from '../words/names.ts'
import { named, t } from '../words/text.ts'

/** "French 5th Army, 3–3–3, reduced". */
export const counterText = (counter: Counter): string => capitalized(wordsOf(counter))

const wordsOf = ({ kind, nation, army, combat, loss, move, reduced, cutOff, spent }: Counter): string =>
  [
    kindName(kind, nation, army),
    t('unit_factors', { combat, loss, move }),
    ...(reduced ? [t('unit_reduced')] : []),
    ...(cutOff ? [t('unit_cut_off')] : []),
    ...(spent ? [t('unit_spent')] : []),
  ].join(', ')

/** "Sedan: forest, victory point, held by the Allied Powers; French 5th Army, ...". */
export function placeText(place: string, position: PlacesNow, victory: VictorySet, lit = false): string {
  const parts = partsOf(place, position, victory, lit)
  return parts.length === 0 ? placeName(place) : `${placeName(place)}: ${parts.join('; ')}`
}

/** What there is to say of a place: the place itself, then a line for each counter. */
export function placeLines(place: string, position: PlacesNow, victory: VictorySet): readonly string[] {
  const [about, ...counters] = partsOf(place, position, victory, false)
  return about === undefined ? [] : [capitalized(about), ...counters.map(capitalized)]
}

function partsOf(place: string, position: PlacesNow, victory: VictorySet, lit: boolean): readonly string[] {
  const index = findSpace(place)
  const now = position.get(place)
  if (index === undefined || !now) return []
  const { terrain, port, supply, victory: scores, capital } = spaceAt(index)
  const about = [
    named('terrain', terrain),
    ...(capital === null ? [] : [t('place_capital')]),
    ...(scores[victory] ? [t('place_victory')] : []),
    ...(now.fort > 0 ? [t('place_fort', { value: now.fort })] : []),
    ...(now.fortDestroyed ? [t('place_fort_gone')] : []),
    ...(now.besieged ? [t('place_besieged')] : []),
    ...(port === null ? [] : [t('place_port')]),
    ...(supply === null ? [] : [t('place_supply')]),
    now.holder === 'nobody'
      ? t('place_neutral')
      : now.holder === null
        ? t('place_closed')
        : t('place_held', { side: sideName(now.holder) }),
    ...(now.trench > 0 ? [t('place_trench', { level: now.trench })] : []),
    ...(now.activation === 'move' ? [t('place_for_move')] : []),
    ...(now.activation === 'attack' ? [t('place_for_attack')] : []),
    ...(lit ? [t('place_lit')] : []),
  ]
  return [about.join(', '), ...now.counters.map(wordsOf)]
}
