// What is told of a round or of the end of a turn, in lines: what attrition did to a side is one line, and so are moves to
// one place. Moves come last: cards, attacks and losses must be seen first.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { sideOf } from '../map/side-of.ts'
import { guidedWith } from '../words/guide.svelte.ts'
import { placeName, sideName, unitText } from '../words/names.ts'
import { t } from '../words/text.ts'
import { entryText } from './entry-text.ts'

export interface ToldLine {
  readonly text: string
  /** What is shown on the map for the line: its moves, the first of those that it tells, or the attack it is about. */
  readonly entries: readonly [LogEntry, ...LogEntry[]]
}

type Moved = Extract<LogEntry, { kind: 'moved' }>

/** Entries without a place of their own: they are about the last attack before them. */
const OF_ATTACK: readonly LogEntry['kind'][] = ['battle-won', 'halted']

/** Lines that tell these entries, in their order, and then moves. */
export const toldLines = (entries: readonly LogEntry[]): readonly ToldLine[] => [
  ...linesOf(entries.filter(({ kind }) => kind !== 'moved')),
  ...movesOf(entries.filter((entry) => entry.kind === 'moved')),
]

/** Moves by the places where they ended; none of units that came back to where they began. */
function movesOf(moves: readonly Moved[]): readonly ToldLine[] {
  const ends = new Map<string, [Moved, ...Moved[]]>()
  for (const move of moves) {
    const end = move.path.at(-1)
    if (end === undefined || end === move.from) continue
    const others = ends.get(end)
    if (others) others.push(move)
    else ends.set(end, [move])
  }
  return [...ends]
    .map(([end, entries]) => ({ text: movedText(entries, end), entries }))
    .filter(({ text }) => text)
}

/** "Moved: Essen (2 units), Metz → Liege"; units by name where it is not known whence they came. */
function movedText(moves: readonly Moved[], end: string): string {
  const from = new Map<string, number>()
  for (const move of moves)
    for (const unit of move.units) {
      const name = move.from === undefined ? unitText(unit) : placeName(move.from)
      from.set(name, (from.get(name) ?? 0) + 1)
    }
  const names = [...from].map(([place, count]) =>
    count > 1 ? guidedWith('told', 'units', { place, count: String(count) }) : place,
  )
  return guidedWith('told', 'moved', { from: names.join(', '), place: placeName(end) })
}

function linesOf(entries: readonly LogEntry[]): readonly ToldLine[] {
  const told = new Set<string>()
  let attack: LogEntry | null = null
  return entries.flatMap((entry) => {
    if (entry.kind === 'attacked') attack = entry
    const whole = wholeOf(entry)
    if (whole === null)
      return [{ text: entryText(entry), entries: [(OF_ATTACK.includes(entry.kind) && attack) || entry] }]
    if (told.has(whole)) return []
    told.add(whole)
    return [{ text: textOfWhole(entries.filter((one) => wholeOf(one) === whole)), entries: [entry] }]
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
