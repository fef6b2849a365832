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

/** Focuses the first of these that can be. */
function focusFirst(page: Element | undefined, goals: readonly string[]): void {
  const goal = goals
    .flatMap((one) => [...(page?.querySelectorAll<HTMLElement>(one) ?? [])])
    .find((one) => takesFocus(one))
  if (!goal) return
  giveFocus(goal)
  goal.scrollIntoView({ block: 'nearest' })
}

export const toAnswers = (page: Element | undefined): void =>
  focusFirst(
    page,
    ANSWERS.map((goal) => `.strip ${goal}`),
  )

export const toMap = (page: Element | undefined): void => focusFirst(page, ['.walker'])

export const toHand = (page: Element | undefined): void =>
  focusFirst(page, ['.handle', '.hand [tabindex="0"]'])
