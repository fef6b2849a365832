// Words of the learning room that are found by the name of what they tell about.
import { namingIn } from './board-shown.ts'
import type { Chapter, Lesson } from '../../../../shared/games/diplomacy/lessons/course.ts'
import { writeOrder, writeUnit } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { Happening } from '../../../../shared/games/diplomacy/lessons/quiz.ts'
import { named, t } from './learning-text.ts'
import { ruleText } from './rule-text.ts'

export const chapterTitle = ({ id }: Chapter): string => named(`learn_chapter_${id}`) ?? ''

/** What a lesson is about, without its answer: "Attacked while supporting". */
export const lessonName = ({ id }: Lesson): string => named(`learn_name_${id}`) ?? ''

/** The rule itself, in one sentence; null for lessons about something else. */
export const lessonRule = ({ rule }: Lesson): string | null => (rule === null ? null : ruleText(rule))

/** What must be known before a lesson asks anything: signs, words; null where nothing is new. */
export const lessonLead = ({ id, rule }: Lesson): string | null =>
  named(rule === null ? `learn_text_${id}` : `learn_lead_${id}`)

/** What a lesson, or one of the map's special places, has to say; null where there is nothing. */
export const lessonText = ({ id, rule }: Lesson): string | null =>
  rule === null ? null : named(`learn_text_${id}`)
export const placeText = (diagram: string): string | null => named(`learn_place_${diagram}`)

/** The commentary on a phase of the sample game. */
export const sampleText = (phase: string): string => named(`learn_sample_${phase.toLowerCase()}`) ?? ''

/** An answer in words, a line for each thing that happens. */
export function happeningLines({ moves, dislodged }: Happening, language: Language): readonly string[] {
  const writing = { ...namingIn(language), style: 'names' } as const
  if (moves.length === 0 && dislodged.length === 0) return [t('learn_answer_nothing')]
  const orders = moves.map(({ unit, to }) => writeOrder({ kind: 'move', unit, to }, writing))
  return [
    ...(orders.length > 0
      ? [t('learn_answer_moves', { orders: orders.join(', ') })]
      : [t('learn_answer_nothing')]),
    ...(dislodged.length > 0
      ? [t('learn_answer_dislodged', { units: dislodged.map((unit) => writeUnit(unit, writing)).join(', ') })]
      : []),
  ]
}
