// A siege and its die, in words. The host says which die it must be.
import type { SiegeView } from '../../../../shared/games/paths-of-glory/view.ts'
import { guidedWith } from './guide.svelte.ts'
import { placeName, sideName } from './names.ts'
import { signed } from './signed.ts'

/** The rule about sieges. */
export const SIEGE_RULE = '15.2'

/** The highest value of a die. */
const SIX = 6

/** The dice to which the fort falls: "6", "5–6". */
const diceText = ({ from }: SiegeView): string => (from >= SIX ? `${SIX}` : `${from}–${SIX}`)

const dieText = (siege: SiegeView): string =>
  siege.modifier === 0
    ? guidedWith('siege', 'die', { dice: diceText(siege) })
    : guidedWith('siege', 'die-modified', { dice: diceText(siege), modifier: signed(siege.modifier) })

/**
 * A siege that units would lay, one that has been laid, or one that is asked about by a touch: "Besieged by the Central
 * Powers: ...". Empty until its words are there.
 */
export const siegeText = (siege: SiegeView, how: 'would' | 'laid' | 'by'): string =>
  guidedWith('siege', how, {
    place: placeName(siege.space),
    side: sideName(siege.by),
    die: dieText(siege),
    rule: SIEGE_RULE,
  })
