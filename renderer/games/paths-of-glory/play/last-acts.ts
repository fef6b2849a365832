// What a player may take back now, in words: the last act, a step of the last move, or all of it.
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { TakenBack } from '../../pages.ts'
import { guidedWith, loadGuide } from '../words/guide.svelte.ts'
import { placeName, unitText } from '../words/names.ts'
import { t } from '../words/text.ts'
import { answerText } from './answer-text.ts'

/** The last move among the acts: how many steps it has, and whether the units were laid down and taken up in it. */
function lastMove(acts: readonly Answer[]) {
  const laid = acts.at(-1)?.kind === 'stop' ? 1 : 0
  const begun = acts.slice(0, acts.length - laid)
  const before = begun.findLastIndex(({ kind }) => kind !== 'go')
  const steps = begun.slice(before + 1)
  const taken = begun[before]
  return { laid, steps, taken: taken?.kind === 'take' ? taken : null }
}

const redeployed = (unit: string, space: string | null): string =>
  t('answer_place', { unit: unitText(unit), place: space === null ? t('box_reserve') : placeName(space) })

type Led = Pick<PogView, 'asked' | 'battle' | 'log'>

/** Acts of a side that moves. */
const MOVING: readonly Answer['kind'][] = ['take', 'go', 'stop', 'entrench', 'restart', 'done']

/** Acts between the rounds of two turns. */
const BETWEEN: readonly Answer['kind'][] = ['flip', 'rebuild', 'discard']

/** What the last "done" has ended, as its name in the messages: by what was done before, and what is asked since. */
function ended(before: Answer['kind'] | undefined, { asked, battle, log }: Led): string {
  if (battle) return 'cards'
  switch (asked?.kind) {
    case 'move':
      return 'activations'
    case 'attack':
      if (before === 'activate') return 'activations'
      if (before !== undefined && MOVING.includes(before)) return 'moves'
      return log.some(({ kind }) => kind === 'attacked') ? 'advance' : 'moves'
    case 'action':
      return before === 'discard' ? 'done' : 'round'
    case 'replace':
    case 'discard':
      return before === undefined || BETWEEN.includes(before) ? 'done' : 'round'
    default:
      return 'done'
  }
}

/** A round without attacks ends with its moves: both answers are one act to whoever gave them. */
function doneBack(acts: readonly Answer[], led: Led): TakenBack {
  const [third, second] = [acts.at(-3)?.kind, acts.at(-2)?.kind]
  const name = ended(second, led)
  const isOfMoves =
    name === 'round' && second === 'done' && (third === 'activate' || (third && MOVING.includes(third)))
  return { what: guidedWith('back', name, {}), acts: isOfMoves ? 2 : 1 }
}

/** What can be taken back of these acts, the last one last; the least first. A target is left by "Another target". */
export async function takenBack(acts: readonly Answer[], led: Led): Promise<readonly TakenBack[]> {
  await loadGuide()
  const [last, before] = [acts.at(-1), acts.at(-2)]
  if (!last || last.kind === 'attack') return []
  const { laid, steps, taken } = lastMove(acts)
  const to = steps.at(-1)
  if (to?.kind === 'go') {
    const place = placeName(to.space)
    const step = { what: guidedWith('back', 'step', { place }), acts: laid + 1 }
    if (!taken) return [step]
    const whole = { what: guidedWith('back', 'move', { place }), acts: laid + steps.length + 1 }
    return steps.length === 1 ? [laid === 1 ? whole : step] : [step, whole]
  }
  if (taken && (last.kind === 'take' || last.kind === 'stop'))
    return [{ what: guidedWith('back', 'hand', {}), acts: laid + 1 }]
  if (last.kind === 'done') return [doneBack(acts, led)]
  if (last.kind === 'to' && before?.kind === 'redeploy')
    return [{ what: redeployed(before.unit, last.space), acts: 2 }]
  return [{ what: answerText(last), acts: 1 }]
}
