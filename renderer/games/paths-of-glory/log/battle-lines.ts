// How a battle is told in lines: the attack, cards, dice, who won, and then what came of it.
import { cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { modifierText } from '../dice/thrown.ts'
import { sideOf } from '../map/side-of.ts'
import { effectText } from '../words/effect-text.ts'
import { guidedWith } from '../words/guide.svelte.ts'
import { sideName, unitText } from '../words/names.ts'
import { entryText } from './entry-text.ts'

/** What is told of a battle before its losses, first the attack. All else follows in the order of the log. */
const FIRST: readonly (readonly LogEntry['kind'][])[] = [
  ['attacked'],
  ['flank', 'combat-card'],
  ['fired'],
  ['battle-won'],
]
const rankOf = ({ kind }: LogEntry): number => {
  const rank = FIRST.findIndex((kinds) => kinds.includes(kind))
  return rank < 0 ? FIRST.length : rank
}

/** These entries divided before each attack, each part in the order in which it is told. */
export function byBattle(entries: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const parts: LogEntry[][] = [[]]
  for (const entry of entries) {
    if (entry.kind === 'attacked') parts.push([])
    parts.at(-1)?.push(entry)
  }
  const [before = [], ...battles] = parts
  return [before, ...battles.map((battle) => battle.toSorted((a, b) => rankOf(a) - rankOf(b)))]
}

type Of<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>

/** An entry as news: a combat card, and a card that was played as an event, with what it does. */
export function newsText(entry: LogEntry): string {
  const does = entry.kind === 'combat-card' || (entry.kind === 'played' && entry.as === 'event')
  const effect = does ? effectText(cardNamed(entry.card)) : null
  return effect === null ? entryText(entry) : `${entryText(entry)}. ${effect}`
}

/** "Losses, Allied Powers: Serbian 1st Army (a step)": each unit of a side with the last thing that happened to it. */
export function lossesText(losses: readonly Of<'lost'>[]): string {
  const lost = new Map(losses.map((entry) => [entry.unit, entry]))
  const units = [...lost.values()].map(({ unit, to, replacedBy }) =>
    guidedWith('lost', replacedBy === undefined ? to : 'replaced', { unit: unitText(unit) }),
  )
  const side = losses[0] ? sideName(sideOf(losses[0].unit)) : ''
  return guidedWith('told', 'lost', { side, units: units.join('; ') })
}

/** "Dice: Central Powers 4 +1, inflicted 3; Allied Powers 2, inflicted 1". */
export function diceText(fire: readonly Of<'fired'>[]): string {
  const dice = fire.map(({ side, die, modifier, loss }) =>
    guidedWith('told', 'die', {
      side: sideName(side),
      die: `${die} ${modifierText(modifier)}`.trim(),
      loss: String(loss),
    }),
  )
  return guidedWith('told', 'dice', { dice: dice.join('; ') })
}
