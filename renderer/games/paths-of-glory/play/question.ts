// What is asked, and of whom.
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { capitalized } from '../words/capital.ts'
import { guidedWith } from '../words/guide.svelte.ts'
import { placeName, sideName, unitText } from '../words/names.ts'
import { named, t, type TextKey } from '../words/text.ts'
import { waitedName } from './over.ts'

/**
 * The question as a sentence; null where nothing is asked. `own` names the question of the reader's side, and says
 * whether the sentence begins with the side.
 */
export function questionText(
  view: PogView,
  own: { readonly side: string; readonly name: string; readonly isNamed: boolean } | null = null,
): string | null {
  const { asked, bid, roll, redeployment, eventWork } = view
  if (asked && roll)
    return t('decision_asked', {
      side: sideName(asked.side),
      question: t(`roll_${roll.purpose}` satisfies TextKey, {
        place: roll.space === null ? '' : placeName(roll.space),
      }),
    })
  // Before the sides are known nobody is called by one.
  if (asked?.kind === 'bid') {
    if (!own) return t('bid_waits')
    return bid ? t('bid_heard', { side: sideName(bid.wanted), points: bid.points }) : t('bid_first')
  }
  const side = own?.side ?? asked?.side
  const name = own?.name ?? (asked ? waitedName(asked) : undefined)
  if (side === undefined || name === undefined) return null
  const retreat = own && name === 'retreat' ? retreatAsked(view) : null
  const unit = unitAsked({ redeployment, eventWork }, name)
  const question = unit
    ? t(`decision_${unit.asked}_of`, { unit: unitText(unit.unit) })
    : retreat || named('decision', name)
  if (own && !own.isNamed) return capitalized(question)
  return t('decision_asked', { side: sideName(side), question })
}

/** How far which units retreat: those of the defenders that still stand in the place. */
function retreatAsked({ battle, units }: PogView): string {
  if (!battle) return ''
  const waiting = units.filter(({ unit, at }) => at === battle.target && battle.defenders.includes(unit))
  return guidedWith('retreat', String(battle.distance), {
    units: waiting.map(({ unit }) => unitText(unit)).join(', '),
  })
}

/** The unit that a question is about; null where it is about none, or about several. */
function unitAsked(
  { redeployment, eventWork }: Pick<PogView, 'redeployment' | 'eventWork'>,
  name: string,
): { readonly asked: 'redeploy_to' | 'place'; readonly unit: string } | null {
  const [unit, other] = name === 'place' ? (eventWork?.armies ?? []) : []
  if (name === 'redeploy-to' && redeployment?.chosen)
    return { asked: 'redeploy_to', unit: redeployment.chosen }
  return unit && !other ? { asked: 'place', unit } : null
}
