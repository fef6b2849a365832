// What is worth pointing at in a phase of a replayed game, read off its record.
import { namingIn } from '../words/board-shown.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { writeOrder, writeUnit } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { wordsOf } from '../words/notation-words.ts'
import { t } from '../words/learning-text.ts'

/** Stand-offs, cut supports, dislodged units and centres won, a line for each kind that occurred. */
export function factsOf(record: PhaseRecord, language: Language): readonly string[] {
  const words = wordsOf(language)
  const writing = { ...namingIn(language), style: 'codes' } as const
  const cut = record.results.filter(
    ({ outcome }) => outcome.kind === 'cut' || outcome.kind === 'cut-by-dislodgement',
  )
  const gained = (Object.keys(record.ownersAfter) as unknown as ProvinceId[]).filter(
    (at) => record.ownersAfter[at] !== record.owners[at],
  )
  const lines: readonly [readonly string[], (list: string) => string][] = [
    [record.standoffs.map(words.place), (places) => t('learn_sample_standoffs', { places })],
    [
      cut.flatMap(({ order }) => (order ? [writeOrder(order, writing)] : [])),
      (orders) => t('learn_sample_cut', { orders }),
    ],
    [
      record.turn.phase === 'movement' ? record.dislodged.map(({ unit }) => writeUnit(unit, writing)) : [],
      (units) => t('learn_answer_dislodged', { units }),
    ],
    [
      gained.map((at) => {
        const owner = record.ownersAfter[at]
        return owner ? `${words.place(at)} (${words.power(owner)})` : words.place(at)
      }),
      (centres) => t('learn_sample_gained', { centres }),
    ],
  ]
  return lines.flatMap(([list, line]) => (list.length > 0 ? [line(list.join(', '))] : []))
}
