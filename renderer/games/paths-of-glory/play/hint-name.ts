// Which hint a question has: some questions have others where the usual one would say what is not so.
import { groundEffects } from '../../../../shared/games/paths-of-glory/combat/ground.ts'
import { cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { findSpace } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'

type Seen = Pick<PogView, 'battle' | 'redeployment' | 'trenches' | 'units'>
type Asked = Pick<DecisionView, 'kind' | 'answers'>

/** The name of the hint in the messages. */
export function hintName(view: Seen, asked: Asked): string {
  switch (asked.kind) {
    case 'action':
      return asked.answers.some(isLastChance) ? 'action-guns' : 'action'
    case 'attackers':
      return barsFlank(view) ? 'attackers-front' : 'attackers'
    case 'redeploy-to':
      if (isInReserve(view)) return 'redeploy-from-reserve'
      return asked.answers.some((answer) => answer.kind === 'to' && answer.space === null)
        ? 'redeploy-to-reserve'
        : 'redeploy-to'
    default:
      return asked.kind
  }
}

/** Only Guns of August is an event in one round alone. */
const isLastChance = (answer: Asked['answers'][number]): boolean =>
  answer.kind === 'play' &&
  answer.as === 'event' &&
  cardNamed(answer.card).tests.some(({ code }) => code === 'only-round')

/** Whether the ground of the battle allows no flank attack (12.3.1). */
function barsFlank({ battle, trenches, units }: Seen): boolean {
  const target = battle && findSpace(battle.target)
  if (!battle || typeof target !== 'number') return false
  // A fort alone has nothing of its trench, and is attacked from the front.
  if (!units.some(({ at }) => at === battle.target)) return true
  const level = trenches.find(({ space }) => space === battle.target)?.level ?? 0
  return groundEffects(target, Math.min(2, level) as 0 | 1 | 2).barsFlank
}

const isInReserve = ({ redeployment, units }: Seen): boolean =>
  units.some(({ unit, at }) => unit === redeployment?.chosen && at === 'reserve')
