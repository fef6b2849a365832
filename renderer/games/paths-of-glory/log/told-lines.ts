// What is told of a round or of the end of a turn, in lines: what attrition or replacements did to a side is one line, and
// so are its losses in a battle, all dice of one, and moves, retreats and advances to one place. The lines have the order of
// the log: a move stands before what it took, and a battle before what came of it.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { sideOf } from '../map/side-of.ts'
import { guidedWith } from '../words/guide.svelte.ts'
import { placeName, sideName, unitText } from '../words/names.ts'
import { withMinus } from '../words/signed.ts'
import { t } from '../words/text.ts'
import { byBattle, diceText, lossesText, newsText } from './battle-lines.ts'
import { mandateName, unitsOf } from './entry-text.ts'

export interface ToldLine {
  readonly text: string
  /** What is shown on the map for the line: its moves, the first of those that it tells, or the attack it is about. */
  readonly entries: readonly [LogEntry, ...LogEntry[]]
}

type Went = Extract<LogEntry, { kind: 'moved' | 'retreated' | 'advanced' }>

/** Entries without a place of their own: they are about the last attack before them, or else the first. */
const OF_ATTACK: readonly LogEntry['kind'][] = ['battle-won', 'halted']

/** Lines that tell these entries, in their order; none of units that came back to where they began, nor of `elsewhere`. */
export function toldLines(
  entries: readonly LogEntry[],
  elsewhere: readonly LogEntry[] = [],
): readonly ToldLine[] {
  /** What is told before the first attack about an attack, as the outcome of the last battle may be, is about that one. */
  const first = entries.find((entry) => entry.kind === 'attacked') ?? null
  const won = entries.findIndex(({ kind }) => kind === 'battle-won')
  // An outcome that comes first names its place, and then the attack is told with it.
  const place = first && won >= 0 && won < entries.indexOf(first) ? placeName(first.space) : null
  return byBattle(entries.filter((entry) => !cameBack(entry)))
    .flatMap((part) => linesOf(part, first))
    .filter(({ told }) => (place === null || told !== first) && !elsewhere.includes(told))
    .map(({ told, ...line }) =>
      place !== null && told.kind === 'battle-won' ? { ...line, text: `${place}: ${line.text}` } : line,
    )
}

/** A line with the first of the entries that it tells. */
interface OfEntry extends ToldLine {
  readonly told: LogEntry
}

const cameBack = (entry: LogEntry): boolean =>
  entry.kind === 'moved' && (entry.path.at(-1) ?? entry.from) === entry.from

/** "Moved: Essen (2 units), Metz → Liege"; units by name where it is not known whence they came. */
function movedText(went: readonly [Went, ...Went[]], end: string): string {
  const from = new Map<string, number>()
  for (const entry of went)
    for (const unit of unitsOf(entry)) {
      const start = startOf(entry)
      const name = start === null ? unitText(unit) : placeName(start)
      from.set(name, (from.get(name) ?? 0) + 1)
    }
  const names = [...from].map(([place, count]) =>
    count > 1 ? guidedWith('told', 'units', { place, count: String(count) }) : place,
  )
  return guidedWith('told', went[0].kind, { from: names.join(', '), place: placeName(end) })
}

/** Where units went from; null where the table does not say, which it never does of an advance. */
const startOf = (entry: Went): string | null => (entry.kind === 'advanced' ? null : (entry.from ?? null))

function linesOf(entries: readonly LogEntry[], first: LogEntry | null): readonly OfEntry[] {
  const told = new Set<string>()
  const wholes = wholesOf(entries)
  let attack = first
  return entries.flatMap((entry, i): readonly OfEntry[] => {
    if (entry.kind === 'attacked') attack = entry
    const whole = wholes[i] ?? null
    if (whole === null)
      return [
        {
          told: entry,
          text: newsText(entry),
          entries: [(OF_ATTACK.includes(entry.kind) && attack) || entry],
        },
      ]
    if (told.has(whole)) return []
    told.add(whole)
    const [, ...others] = entries.filter((_, at) => wholes[at] === whole)
    const text = textOfWhole([entry, ...others])
    return text ? [{ told: entry, text, entries: isWent(entry) ? [entry, ...others] : [entry] }] : []
  })
}

const isWent = (entry: LogEntry): entry is Went =>
  entry.kind === 'moved' || entry.kind === 'retreated' || entry.kind === 'advanced'

/**
 * The name of the whole that each entry belongs to. Points that stand on both sides of other points are two wholes: a line
 * tells the total after its last place, and totals are read in their order.
 */
function wholesOf(entries: readonly LogEntry[]): readonly (string | null)[] {
  let run = 0
  let before: string | null = null
  return entries.map((entry) => {
    const whole = wholeOf(entry)
    if (entry.kind !== 'points') return whole
    if (whole !== before) run++
    before = whole
    return whole && `${whole}, ${run}`
  })
}

/** Entries with the same name of a whole are told by one line; null for an entry with a line of its own. */
function wholeOf(entry: LogEntry): string | null {
  switch (entry.kind) {
    case 'starved':
    case 'lost':
    case 'rebuilt':
    case 'flipped':
      return `${entry.kind} ${sideOf(entry.unit)}`
    case 'fired':
    case 'mandate':
      return entry.kind
    case 'points':
      return entry.why === 'captured' ? `points ${Math.sign(entry.change)}` : null
    case 'turned':
      return `turned ${entry.side}`
    case 'moved':
    case 'retreated':
    case 'advanced':
      return `${entry.kind} ${entry.path.at(-1)}`
    default:
      return null
  }
}

/** "Victory points for the Central Powers: Sedan, Verdun; VP 12 now": whoever gains by places that fell. */
function pointsText(entries: readonly Extract<LogEntry, { kind: 'points' }>[]): string {
  const places = entries.flatMap((entry) => ('space' in entry ? [placeName(entry.space)] : []))
  const last = entries.at(-1)
  const side = sideName((last?.change ?? 0) > 0 ? 'cp' : 'ap')
  return guidedWith('told', 'points', { side, places: places.join(', '), total: withMinus(last?.total ?? 0) })
}

/** "Mandated Offensives: Central Powers, die 4: France; Allied Powers, die 1: Italy". */
function mandatesText(entries: readonly Extract<LogEntry, { kind: 'mandate' }>[]): string {
  const sides = entries.map(({ side, die, owed }) =>
    guidedWith('told', 'mandate', { side: sideName(side), die: String(die), mandate: mandateName(owed) }),
  )
  return guidedWith('told', 'mandates', { sides: sides.join('; ') })
}

function textOfWhole(entries: readonly [LogEntry, ...LogEntry[]]): string {
  const [first] = entries
  if (isWent(first)) return movedText(entries.filter(isWent) as [Went, ...Went[]], first.path.at(-1) ?? '')
  if (first.kind === 'lost') return lossesText(entries.filter((entry) => entry.kind === 'lost'))
  if (first.kind === 'fired') return diceText(entries.filter((entry) => entry.kind === 'fired'))
  if (first.kind === 'mandate') return mandatesText(entries.filter((entry) => entry.kind === 'mandate'))
  if (first.kind === 'points') return pointsText(entries.filter((entry) => entry.kind === 'points'))
  if (first.kind === 'flipped')
    return guidedWith('told', 'flipped', { units: entries.flatMap(unitsOf).map(unitText).join(', ') })
  const places = new Map<string, string[]>()
  for (const entry of entries) {
    if (entry.kind === 'starved' || entry.kind === 'rebuilt') {
      const name = entry.space === null ? t('box_reserve') : placeName(entry.space)
      places.set(name, [...(places.get(name) ?? []), unitText(entry.unit)])
    }
    if (entry.kind === 'turned') places.set(placeName(entry.space), [])
  }
  const names = [...places].map(([place, units]) =>
    units.length > 0 ? `${units.join(', ')} (${place})` : place,
  )
  if (first.kind === 'rebuilt') return guidedWith('told', 'rebuilt', { units: names.join('; ') })
  return first.kind === 'turned'
    ? guidedWith('told', 'turned', { places: names.join(', '), side: sideName(first.side) })
    : guidedWith('told', 'starved', { units: names.join('; ') })
}
