// What is told of a round or of the end of a turn, in lines: what attrition did to a side is one line.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { sideOf } from '../map/side-of.ts'
import { placeName, sideName, unitText } from '../words/names.ts'
import { t } from '../words/text.ts'
import { entryText } from './entry-text.ts'

export interface ToldLine {
  readonly text: string
  /** The entry that is shown on the map for the line: the first of those that it tells, or the attack it is about. */
  readonly entry: LogEntry
}

/** Entries without a place of their own: they are about the last attack before them. */
const OF_ATTACK: readonly LogEntry['kind'][] = ['battle-won', 'halted']

/** Lines that tell these entries, in their order. */
export function toldLines(entries: readonly LogEntry[]): readonly ToldLine[] {
  const told = new Set<string>()
  let attack: LogEntry | null = null
  return entries.flatMap((entry) => {
    if (entry.kind === 'attacked') attack = entry
    const whole = wholeOf(entry)
    if (whole === null)
      return [{ text: entryText(entry), entry: (OF_ATTACK.includes(entry.kind) && attack) || entry }]
    if (told.has(whole)) return []
    told.add(whole)
    return [{ text: textOfWhole(entries.filter((one) => wholeOf(one) === whole)), entry }]
  })
}

/** Entries with the same name of a whole are told by one line; null for an entry with a line of its own. */
function wholeOf(entry: LogEntry): string | null {
  if (entry.kind === 'starved') return `starved ${sideOf(entry.unit)}`
  return entry.kind === 'turned' ? `turned ${entry.side}` : null
}

function textOfWhole(entries: readonly LogEntry[]): string {
  const places = new Map<string, string[]>()
  for (const entry of entries) {
    if (entry.kind === 'starved')
      places.set(entry.space, [...(places.get(entry.space) ?? []), unitText(entry.unit)])
    if (entry.kind === 'turned') places.set(entry.space, [])
  }
  const names = [...places].map(([place, units]) =>
    units.length > 0 ? `${units.join(', ')} (${placeName(place)})` : placeName(place),
  )
  const [first] = entries
  return first?.kind === 'turned'
    ? t('told_turned', { places: names.join(', '), side: sideName(first.side) })
    : t('told_starved', { units: names.join('; ') })
}
