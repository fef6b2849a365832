// The news that stands first, right below the question: how the last battle has ended and what each side lost in it. As a
// round begins also which card the other side played last.
import { otherSide, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { sideOf } from '../map/side-of.ts'
import { guided, guidedWith } from '../words/guide.svelte.ts'
import { placeName, sideName } from '../words/names.ts'
import { byBattle, newsText } from './battle-lines.ts'
import { entryText } from './entry-text.ts'
import type { Part } from './fought.ts'
import type { ToldLine } from './told-lines.ts'

/** A line with the entries that it tells, which need no other line. */
export interface LatestLine extends ToldLine {
  readonly told: readonly LogEntry[]
}

/** Of the battles since the own last round so many stand first, the newest one before the others. */
const MOST_BATTLES = 2

/** "Steps lost: Central Powers 1, Allied Powers 3", the attackers first. */
function stepsText(battle: readonly LogEntry[], attacker: SideName): string | null {
  const lost = battle.filter((entry) => entry.kind === 'lost')
  if (lost.length === 0) return guided('latest', 'unhurt')
  const sides = [attacker, otherSide(attacker)].map(
    (side) => `${sideName(side)} ${lost.filter(({ unit }) => sideOf(unit) === side).length}`,
  )
  return guidedWith('latest', 'lost', { sides: sides.join(', ') })
}

/** "Sedan: Central Powers win the battle by 3. Steps lost: …"; none before a battle has ended. */
function outcomeOf(battle: readonly LogEntry[]): readonly LatestLine[] {
  const attack = battle.find((entry) => entry.kind === 'attacked')
  const won = battle.find(({ kind }) => kind === 'battle-won')
  if (!attack || !won) return []
  const fell = battle.find(({ kind }) => kind === 'fort-fell')
  const said = [entryText(won), ...(fell ? [entryText(fell)] : []), stepsText(battle, attack.side) ?? '']
  const outcome = said.filter((text) => text).join('. ')
  return [{ text: `${placeName(attack.space)}: ${outcome}`, entries: [attack], told: [won] }]
}

const isPlayed = ({ kind }: LogEntry): boolean => kind === 'played' || kind === 'one-operation'

/** What stands first of these entries: of the last battle of a phase, or where there is no part, of all since the own last round. */
export function latestOf(entries: readonly LogEntry[], part: Part): readonly LatestLine[] {
  // What was done before the first attack is no battle.
  const battles = byBattle(entries).slice(1).toReversed()
  if (part === 'end') return []
  if (part !== null) return battles.slice(0, 1).flatMap(outcomeOf)
  const card = entries.findLast(isPlayed)
  return [
    ...(card ? [{ text: newsText(card), entries: [card] as const, told: [card] }] : []),
    ...battles.flatMap(outcomeOf).slice(0, MOST_BATTLES),
  ]
}
