// Sides and nations. A nation counts as another of its family for some rules: Canadians attack as British.
import type { SeatId } from '../../../kernel/game.ts'

/** Central Powers and Allied Powers, in the order in which they act (8.1.2). */
export const SIDE_NAMES = ['cp', 'ap'] as const
export type SideName = (typeof SIDE_NAMES)[number]

/** A side by its number in `SIDE_NAMES`, for the engine's arrays. */
export type Side = 0 | 1
export const CP = 0
export const AP = 1

export const SEATS = SIDE_NAMES as unknown as readonly [cp: SeatId, ap: SeatId]
export const sideNamed = (name: SideName): Side => (name === 'cp' ? CP : AP)
export const sideOfSeat = (seat: SeatId): Side => sideNamed(seat as string as SideName)
export const enemyOf = (side: Side): Side => (side === CP ? AP : CP)
export const sideName = (side: Side): SideName => SIDE_NAMES[side]
export const otherSide = (side: SideName): SideName => (side === 'cp' ? 'ap' : 'cp')

/** Nations that field units. */
export const NATIONS = [
  ...['ge', 'ah', 'tu', 'bu', 'sn', 'pl'],
  ...['br', 'fr', 'ru', 'it', 'us', 'be', 'sb', 'mn', 'ro', 'gr', 'aus', 'cnd', 'pt', 'ana', 'cz'],
] as readonly Nation[]
export type Nation = CentralNation | AlliedNation
export type CentralNation = 'ge' | 'ah' | 'tu' | 'bu' | 'sn' | 'pl'
export type AlliedNation =
  | 'br'
  | 'fr'
  | 'ru'
  | 'it'
  | 'us'
  | 'be'
  | 'sb'
  | 'mn'
  | 'ro'
  | 'gr'
  | 'aus'
  | 'cnd'
  | 'pt'
  | 'ana'
  | 'cz'

const CENTRAL: ReadonlySet<string> = new Set(['ge', 'ah', 'tu', 'bu', 'sn', 'pl'])
export const sideOfNation = (nation: Nation): Side => (CENTRAL.has(nation) ? CP : AP)

const FAMILY: Readonly<Partial<Record<Nation, Nation>>> = {
  sn: 'tu',
  pl: 'ge',
  aus: 'br',
  cnd: 'br',
  pt: 'br',
  ana: 'br',
  mn: 'sb',
  cz: 'ru',
}
/** The nation that it counts as for activation, attacks of several nations, dashed lines and redeployment (9.2.3, 12.1.11.2). */
export const familyOf = (nation: Nation): Nation => FAMILY[nation] ?? nation

/** The bit of a nation, for sets of nations as numbers. */
export const nationBit = (nation: Nation): number => 1 << NATIONS.indexOf(nation)

/** Countries on the board: nations, and lands that field nobody. */
export const COUNTRIES = [...NATIONS, 'al', 'pe', 'eg', 'ar', 'ly', 'kw'] as readonly Country[]
export type Country = Nation | 'al' | 'pe' | 'eg' | 'ar' | 'ly' | 'kw'

/** Capitals (book 182-206). Russia and the United States have none. */
export const CAPITALS: Readonly<Partial<Record<Nation, readonly string[]>>> = {
  ah: ['vienna', 'budapest'],
  it: ['rome'],
  be: ['brussels'],
  ro: ['bucharest'],
  bu: ['sofia'],
  sb: ['belgrade'],
  br: ['london'],
  tu: ['constantinople'],
  ge: ['berlin'],
  fr: ['paris'],
  gr: ['athens'],
  mn: ['cetinje'],
}

/** Nations that are neutral until a card or a level of commitment brings them in. */
export const NEUTRALS = ['tu', 'it', 'bu', 'ro', 'gr', 'us'] as const
export type Neutral = (typeof NEUTRALS)[number]
