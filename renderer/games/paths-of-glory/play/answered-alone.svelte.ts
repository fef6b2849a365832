// Answers that the page gives by itself: the only one there is, where the reader wants that; the lone attacker of a
// target that was just chosen; the end of a round whose moves were just ended, where no place was activated to attack.
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import { onlyAnswer } from '../../../../shared/games/paths-of-glory/state/only-answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { warLook } from '../map/war-look.svelte.ts'
import { onlyAttacker } from './answering.ts'
import { newQuestions } from './new-questions.ts'
import { isOver } from './over.ts'

interface Asked {
  readonly view: PogView
  readonly decision: DecisionView | null
  readonly busy: boolean
  /** Whether the page warns of something: then nothing is answered for the reader. */
  readonly isWarned: boolean
}

/**
 * To be made while a page is set up. `aimed` says whether the last answer on it chose the target of an attack, `ended`
 * whether it ended the moves of a round without attacks.
 */
export function answeredAlone(asked: () => Asked, answer: (answer: Answer) => void) {
  let hasAimed = $state(false)
  $effect(() => {
    const { view, decision, busy } = asked()
    if (!hasAimed || busy || decision?.kind !== 'attackers') return
    hasAimed = false
    const lone = onlyAttacker(view, decision)
    if (lone) answer(lone)
  })

  let hasEnded = $state(false)
  $effect(() => {
    const { decision, busy } = asked()
    // Dice of the players' own for entrenching fall in between (11.2.2).
    if (!hasEnded || busy || !decision || ['activate', 'move', 'roll'].includes(decision.kind)) return
    hasEnded = false
    if (decision.kind === 'attack' && isOver(decision)) answer({ kind: 'done' })
  })

  const isNew = newQuestions()
  $effect(() => {
    const { view, decision, busy, isWarned } = asked()
    if (!warLook.answersAlone.on || !decision || busy || isWarned) return
    const only = onlyAnswer(decision.kind, decision.answers)
    const question = JSON.stringify([view.phase, view.log.length, decision.kind, view.operation, only])
    if (only && isNew(question)) answer(only)
  })

  return {
    aimed: (now: boolean) => void (hasAimed = now),
    ended: (now: boolean) => void (hasEnded = now),
  }
}
