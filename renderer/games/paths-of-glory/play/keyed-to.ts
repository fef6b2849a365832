// Where keys lead on the page of a table, without the Tab key: to the answers of the question, and to the map.
import { giveFocus, takesFocus } from '../../../ui/inherits-focus.ts'

/** Where a question is answered, the most direct way first; at last the question itself. */
const ANSWERS = [
  // Once it is chosen what a place is activated for, it may be chosen anew, but that is no way on.
  '.choice:not(:has([aria-pressed="true"])) button',
  '.answers > button',
  '.entry button',
  'summary',
  '.back button',
  '.question',
]

/** As long as an answer, or a hand that is drawn first, may take on a busy machine: two seconds of frames. */
const FRAMES = 120

/** Focuses the first of these that can be; returns whether there was one. */
function focusFirst(page: Element | undefined, goals: readonly string[]): boolean {
  const goal = goals
    .flatMap((one) => [...(page?.querySelectorAll<HTMLElement>(one) ?? [])])
    .find((one) => takesFocus(one))
  if (!goal) return false
  giveFocus(goal)
  goal.scrollIntoView({ block: 'nearest' })
  return true
}

/** Focuses what a question is answered with; while an answer is on its way, as soon as the next question is asked. */
export function toAnswers(page: Element | undefined, frames = FRAMES): void {
  const answers = [...(page?.querySelectorAll<HTMLButtonElement>('.strip .answers > button') ?? [])]
  if (frames > 0 && answers.length > 0 && answers.every(({ disabled }) => disabled)) {
    requestAnimationFrame(() => toAnswers(page, frames - 1))
    return
  }
  focusFirst(
    page,
    ANSWERS.map((goal) => `.strip ${goal}`),
  )
}

export function toMap(page: Element | undefined): void {
  focusFirst(page, ['.walker'])
}

/** Focuses the hand as soon as it is drawn: it is fetched when it is first shown. */
export function toHand(page: Element | undefined, frames = FRAMES): void {
  if (focusFirst(page, ['.handle', '.hand [tabindex="0"]']) || frames === 0) return
  requestAnimationFrame(() => toHand(page, frames - 1))
}
