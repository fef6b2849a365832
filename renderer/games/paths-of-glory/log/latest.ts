// The news that stands first, right below the question: how the last battle has ended and what each side lost in it. As a
// round begins also which card the other side played last.
import { otherSide } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { sideOf } from '../map/side-of.ts'
import { guided, guidedWith } from '../words/guide.svelte.ts'
import { placeName, sideName } from '../words/names.ts'
import { newsText } from './battle-lines.ts'
import { entryText } from './entry-text.ts'
import type { Part } from './fought.ts'
import type { ToldLine } from './told-lines.ts'

/** A line with the entries that it tells, which need no other line. */
export interface LatestLine extends ToldLine {
  readonly told: readonly LogEntry[]
}

/** Of the battles since the own last round so many stand first, the newest one before the others. */
const MOST_BATTLES = 2

type Attack = Extract<LogEntry, { kind: 'attacked' }>

/** The battles of these entries, each from its attack to the next. */
function battlesIn(entries: readonly LogEntry[]): readonly (readonly [Attack, ...LogEntry[]])[] {
  const battles: [Attack, ...LogEntry[]][] = []
  for (const entry of entries) {
    if (entry.kind === 'attacked') battles.push([entry])
    else battles.at(-1)?.push(entry)
  }
  return battles
}

/** "Steps lost: Central Powers 1, Allied Powers 3", the attackers first. */
function lossesText([attack, ...entries]: readonly [Attack, ...LogEntry[]]): string | null {
  const lost = entries.filter((entry) => entry.kind === 'lost')
  if (lost.length === 0) return guided('latest', 'unhurt')
  const sides = [attack.side, otherSide(attack.side)].map(
    (side) => `${sideName(side)} ${lost.filter(({ unit }) => sideOf(unit) === side).length}`,
  )
  return guidedWith('latest', 'lost', { sides: sides.join(', ') })
}

/** "Sedan: Central Powers win the battle by 3. Steps lost: …"; none before a battle has ended. */
function outcomeOf(battle: readonly [Attack, ...LogEntry[]]): readonly LatestLine[] {
  const won = battle.find(({ kind }) => kind === 'battle-won')
  if (!won) return []
  const [attack] = battle
  const fell = battle.find(({ kind }) => kind === 'fort-fell')
  const said = [entryText(won), ...(fell ? [entryText(fell)] : []), lossesText(battle) ?? '']
  const outcome = said.filter((text) => text).join('. ')
  return [{ text: `${placeName(attack.space)}: ${outcome}`, entries: [attack], told: [won] }]
}

const isPlayed = ({ kind }: LogEntry): boolean => kind === 'played' || kind === 'one-operation'

/** What stands first of these entries: of the last battle of a phase, or where there is no part, of all since the own last round. */
export function latestOf(entries: readonly LogEntry[], part: Part): readonly LatestLine[] {
  const outcomes = battlesIn(entries).toReversed()
  if (part === 'end') return []
  if (part !== null) return outcomes.slice(0, 1).flatMap(outcomeOf)
  const card = entries.findLast(isPlayed)
  return [
    ...(card ? [{ text: newsText(card), entries: [card] as const, told: [card] }] : []),
    ...outcomes.flatMap(outcomeOf).slice(0, MOST_BATTLES),
  ]
}
