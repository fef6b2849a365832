// A board, entered once more, so that a border missing in the game's own map shows up as a disagreement.
import { ancientMediterranean } from './entered/ancient-mediterranean.ts'
import type { Entered } from './entered/entered.ts'
import { imperial } from './entered/imperial.ts'
import { standard } from './entered/standard.ts'
import { versailles } from './entered/versailles.ts'

/** The boards that are entered, and the one that a run is about: REFERENCE_BOARD, or the standard one. */
const ENTERED = { standard, 'ancient-mediterranean': ancientMediterranean, imperial, versailles }
export const BOARD_ID = (process.env['REFERENCE_BOARD'] ?? 'standard') as keyof typeof ENTERED
const entered: Entered = ENTERED[BOARD_ID]

const words = (text: string) => text.split(' ').filter(Boolean)
const SEAS = new Set(words(entered.seas))
const LAND_ONLY = new Set(words(entered.landOnly))
const SEA_ONLY = new Set(words(entered.seaOnly))
const CARRIERS = new Set(words(entered.carriers))
const ON_RIVERS = new Set(words(entered.onRivers))
const TWO_COASTS = entered.coasts

const around = new Map(
  entered.neighbours
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [province = '', ...next] = line.split(' ')
      return [province, new Set(next)] as const
    }),
)

export const PROVINCES = [...around.keys()]
export const provinceOf = (at: string): string => at.slice(0, 3)
export const isSea = (province: string): boolean => SEAS.has(province)
export const isCoastal = (province: string): boolean =>
  !isSea(province) && (ON_RIVERS.has(province) || [...neighbours(province)].some(isSea))
/** Whether a fleet there carries armies. */
export const carries = (province: string): boolean => isSea(province) || CARRIERS.has(province)
export const neighbours = (province: string): ReadonlySet<string> => borders.get(province) ?? new Set()

/** The seas of Secrets of Diplomacy that touch there and not on the standard board (S1). */
const PASSAGES = ['HEL BAL', 'HEL SKA']
const passable = new Map(around)
for (const pair of PASSAGES) {
  const [a = '', b = ''] = pair.split(' ')
  passable.set(a, new Set([...(passable.get(a) ?? []), b]))
  passable.set(b, new Set([...(passable.get(b) ?? []), a]))
}
let borders: ReadonlyMap<string, ReadonlySet<string>> = around

/** Asks something of the board of Secrets of Diplomacy. */
export function onSecretsBoard<Answer>(ask: () => Answer): Answer {
  borders = passable
  try {
    return ask()
  } finally {
    borders = around
  }
}
/** `NC` and `SC` of Spain; empty for a province with one coast or none. */
export const coastsOf = (province: string): string[] =>
  Object.keys(TWO_COASTS[province] ?? {}).map((coast) => `${province}/${coast}`)

const onePassage = (from: string, to: string): boolean => {
  const [province, coast] = from.split('/')
  const named = province && coast ? TWO_COASTS[province]?.[coast] : undefined
  return named === undefined || named.split(' ').some((place) => place === to || place === provinceOf(to))
}

/** Whether an army steps from one province into the other. */
export const armyReaches = (from: string, to: string): boolean =>
  neighbours(provinceOf(from)).has(provinceOf(to)) &&
  !isSea(provinceOf(from)) &&
  !isSea(provinceOf(to)) &&
  !SEA_ONLY.has([provinceOf(from), provinceOf(to)].sort().join('-'))

/** Whether a fleet passes between two places; where a province has two coasts, each end must be one of them. */
export const fleetReaches = (from: string, to: string): boolean => {
  const [a, b] = [provinceOf(from), provinceOf(to)]
  if (!neighbours(a).has(b)) return false
  if (!(isSea(a) || isCoastal(a)) || !(isSea(b) || isCoastal(b))) return false
  if (LAND_ONLY.has([a, b].sort().join('-'))) return false
  return onePassage(from, to) && onePassage(to, from)
}

/** Places of a province a fleet may lie in: its coasts, or itself. */
export const anchorages = (province: string): string[] => {
  const coasts = coastsOf(province)
  return coasts.length > 0 ? coasts : [province]
}

/** Whether a unit of this type at this place could move into the province, on any coast. */
export const reachesProvince = (type: 'A' | 'F', from: string, to: string): boolean =>
  type === 'A' ? armyReaches(from, to) : anchorages(provinceOf(to)).some((place) => fleetReaches(from, place))

export const CENTRES = words(entered.centres)

export const HOMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(entered.homes).map(([power, homes]) => [power, words(homes)]),
)
export const POWERS = Object.keys(HOMES)
/** Where trouble with coasts and convoys is most likely. */
export const KNOTS = words(entered.knots)

/** A key that sorts provinces by their full English names. */
export const nameKey = (province: string): string => (entered.names[province] ?? province).toUpperCase()
