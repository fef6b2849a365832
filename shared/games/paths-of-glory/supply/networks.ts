// Computes the supply of the whole board at once, from every source outwards over the places that a line of supply may
// use (14.1). Which source is reached matters (13.1.12, 17.1.4.1): each reached place holds a bit for each group of
// sources.
import { LINES, lineBit } from '../facts/lines.ts'
import { AP, CP, enemyOf, type Nation, type Side } from '../facts/nations.ts'
import { markedWith, spaceNamed, SPACES, type SpaceIndex } from '../facts/spaces.ts'
import { type Unit, UNITS, type UnitIndex } from '../facts/units.ts'
import { type Board, isBesieged, isOpenTo } from '../state/board.ts'
import { zeroEach } from '../state/each-space.ts'
import { stacksOf } from '../state/stacks.ts'
import { recent } from '../state/recent.ts'

/** Groups of sources: of one's own, and of an ally. */
export const HOME = 1
export const SOFIA = 2
export const CONSTANTINOPLE = 4
export const BELGRADE = 2
export const SALONIKA = 4

interface Network {
  readonly side: Side
  /** Bits of nations whose dashed lines it uses. */
  readonly lines: number
  readonly sea: boolean
  /** Places of each group, with the group's bit. */
  readonly sources: readonly (readonly [space: SpaceIndex, bit: number])[]
}

const named = (ids: readonly string[], bit: number) => ids.map((id) => [spaceNamed(id), bit] as const)
const central = [
  ...named(['essen', 'breslau'], HOME),
  ...named(['sofia'], SOFIA),
  ...named(['constantinople'], CONSTANTINOPLE),
]
const london = named(['london'], HOME)
const eastern = [
  ...named(['petrograd', 'moscow', 'kharkov', 'caucasus'], HOME),
  ...named(['belgrade'], BELGRADE),
]
/** Every nation's dashed lines: what places may use in Attrition (11.1.4). */
const EVERY_LINE = ~0

const NETWORKS = {
  central: { side: CP, lines: 0, sea: true, sources: central },
  turkish: { side: CP, lines: lineBit('tu'), sea: true, sources: central },
  western: { side: AP, lines: 0, sea: true, sources: london },
  british: { side: AP, lines: lineBit('br'), sea: true, sources: london },
  italian: { side: AP, lines: lineBit('it'), sea: true, sources: london },
  arab: { side: AP, lines: lineBit('ana'), sea: true, sources: london },
  eastern: { side: AP, lines: lineBit('ru'), sea: false, sources: eastern },
  serbian: {
    side: AP,
    lines: lineBit('ru'),
    sea: false,
    sources: [...eastern, ...named(['salonika'], SALONIKA)],
  },
  centralSpaces: { side: CP, lines: EVERY_LINE, sea: true, sources: central },
  alliedSpaces: { side: AP, lines: EVERY_LINE, sea: true, sources: [...london, ...eastern] },
  albanianSpaces: { side: AP, lines: 0, sea: false, sources: named(['valona'], HOME) },
} as const satisfies Record<string, Network>
type NetworkName = keyof typeof NETWORKS

function networkOf({ nation, family, side }: Unit): NetworkName {
  if (side === CP) return family === 'tu' ? 'turkish' : 'central'
  const byNation: Partial<Record<Nation, NetworkName>> = {
    ru: 'eastern',
    ro: 'eastern',
    sb: 'serbian',
    br: 'british',
    it: 'italian',
  }
  return nation === 'ana' ? 'arab' : (byNation[family] ?? 'western')
}
/** The network of each counter. */
const UNIT_NETWORK: readonly NetworkName[] = UNITS.map(networkOf)

const GALLIPOLI = markedWith('opens-constantinople-port')[0] as SpaceIndex
const PORTS: readonly (readonly SpaceIndex[])[] = [CP, AP].map((side) =>
  SPACES.filter(({ port }) => port === side).map(({ index }) => index),
)
const NEEDS_GALLIPOLI = new Set(markedWith('sea-use-needs-gallipoli'))

/** Ports that a side may use for supply and redeployment (13.1.7, 14.1.4): its own, and not under siege. */
export function openPorts(board: Board, side: Side): readonly SpaceIndex[] {
  return (PORTS[side] as readonly SpaceIndex[]).filter(
    (port) =>
      board.holder[port] === side &&
      !isBesieged(board, port) &&
      (!NEEDS_GALLIPOLI.has(port) || board.holder[GALLIPOLI] === AP),
  )
}

type Reaches = { [K in NetworkName]?: readonly number[] }
const queue = new Int16Array(SPACES.length * 4)

/** For each place, the bits of the sources that a line of supply through it reaches; 0 where no line may pass. */
export function reachOf(board: Board, name: NetworkName): readonly number[] {
  const { bySource } = groundOf(board)
  return (bySource[name] ??= traced(board, name, false))
}

/** For each place, 1 where a line of supply through it reaches any source: one search for all of them. */
function fedThrough(board: Board, name: NetworkName): readonly number[] {
  const { any } = groundOf(board)
  return (any[name] ??= traced(board, name, true))
}

/** The places that a place is joined to over lines of a network, in the order of its lines. */
const joinedIn = (lines: number): readonly Int16Array[] =>
  LINES.map((all) =>
    Int16Array.from(
      all
        .filter(({ kind, users }) => kind === 'solid' || (kind === 'dashed' && (users & lines) !== 0))
        .map(({ to }) => to),
    ),
  )
const JOINED = Object.fromEntries(
  Object.entries(NETWORKS).map(([name, { lines }]) => [name, joinedIn(lines)]),
) as { readonly [K in NetworkName]: readonly Int16Array[] }

/** Places that lines of supply of each side may pass: 1 where they may. */
function passableOn(board: Board): readonly [cp: readonly number[], ap: readonly number[]] {
  const { counts } = stacksOf(board)
  const passable = [zeroEach(), zeroEach()] as const
  for (let space = 0; space < SPACES.length; space++) {
    const holder = board.holder[space]
    if (holder !== CP && holder !== AP) continue
    if (counts[enemyOf(holder)][space] === 0) passable[holder][space] = 1
  }
  for (const space of board.besieged)
    for (const side of [CP, AP] as const)
      if (counts[enemyOf(side)][space] === 0 && isOpenTo(board, space, side)) passable[side][space] = 1
  return passable
}

/** All that lines of supply depend on, and what was found from it. */
interface Ground {
  readonly passable: readonly [cp: readonly number[], ap: readonly number[]]
  readonly holder: Board['holder']
  readonly besieged: Board['besieged']
  readonly bySource: Reaches
  readonly any: Reaches
}

function isAlike(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

let latest: Ground | null = null

/** The ground of a board. Most decisions move units without changing it, so the ground of the board before is kept. */
const groundOf = recent((board: Board): Ground => {
  const { holder, besieged } = board
  const passable = passableOn(board)
  const same =
    latest !== null &&
    isAlike(latest.holder, holder) &&
    isAlike(latest.besieged, besieged) &&
    isAlike(latest.passable[CP], passable[CP]) &&
    isAlike(latest.passable[AP], passable[AP])
  if (!same) latest = { passable, holder, besieged, bySource: {}, any: {} }
  return latest as Ground
})

/** `together` takes all sources as one group. */
function traced(board: Board, name: NetworkName, together: boolean): readonly number[] {
  const { side, sea, sources } = NETWORKS[name]
  const reach = zeroEach()
  const open = groundOf(board).passable[side]
  const joined = JOINED[name]
  const ports = sea ? openPorts(board, side).filter((port) => open[port] === 1) : []
  let done = 0
  for (const [, bitOfGroup] of sources) {
    const bit = together ? HOME : bitOfGroup
    if ((done & bit) !== 0) continue
    done |= bit
    let end = 0
    for (const [space, group] of sources)
      if ((together || group === bit) && board.holder[space] === side && open[space] === 1) {
        reach[space] = (reach[space] as number) | bit
        queue[end++] = space
      }
    let shipped = false
    for (let begin = 0; begin < end; begin++) {
      const space = queue[begin] as number
      const next = joined[space] as Int16Array
      for (let i = 0; i < next.length; i++) {
        const to = next[i] as number
        if (((reach[to] as number) & bit) !== 0 || open[to] === 0) continue
        reach[to] = (reach[to] as number) | bit
        queue[end++] = to
      }
      if (shipped || !ports.includes(space)) continue
      shipped = true
      for (const port of ports) {
        if (((reach[port] as number) & bit) !== 0) continue
        reach[port] = (reach[port] as number) | bit
        queue[end++] = port
      }
    }
  }
  return reach
}

/** The sources, as bits, that a unit of a network would reach from a place: its own place need not be a friendly one (14.1.3). */
export function sourcesFrom(board: Board, name: NetworkName, space: SpaceIndex): number {
  const reach = reachOf(board, name)
  let bits = reach[space] as number
  if (bits !== 0) return bits
  for (const to of JOINED[name][space] as Int16Array) bits |= reach[to] as number
  return bits
}

/** Whether a unit of a network would reach any source from a place. */
export function isFed(board: Board, name: NetworkName, space: SpaceIndex): boolean {
  const fed = fedThrough(board, name)
  if (fed[space] === 1) return true
  const next = JOINED[name][space] as Int16Array
  for (let i = 0; i < next.length; i++) if (fed[next[i] as number] === 1) return true
  return false
}

/** Whether a line of supply through a place reaches any source of a network. */
export const feeds = (board: Board, name: NetworkName, space: SpaceIndex): boolean =>
  fedThrough(board, name)[space] === 1

/** Where each place was reached from in a search for one line. */
const before = new Int16Array(SPACES.length)

/**
 * A shortest line of supply of a network from a place to a source, without that place itself. Places in `lost` count as
 * the enemy's. Null where there is no line.
 */
export function lineOfSupply(
  board: Board,
  name: NetworkName,
  from: SpaceIndex,
  lost: ReadonlySet<SpaceIndex>,
): readonly SpaceIndex[] | null {
  const { side, sea, sources } = NETWORKS[name]
  const passable = groundOf(board).passable[side]
  const joined = JOINED[name]
  const open = (space: SpaceIndex) => passable[space] === 1 && !lost.has(space)
  const ports = sea ? openPorts(board, side).filter(open) : []
  const isSource = (space: SpaceIndex) =>
    board.holder[space] === side && sources.some(([source]) => source === space) && open(space)
  before.fill(-1)
  before[from] = from
  let end = 0
  queue[end++] = from
  const add = (to: SpaceIndex, space: SpaceIndex) => {
    before[to] = space
    queue[end++] = to
  }
  for (let begin = 0; begin < end; begin++) {
    const space = queue[begin] as number
    if (isSource(space)) {
      const line: SpaceIndex[] = []
      for (let at = space; at !== from; at = before[at] as number) line.push(at)
      return line
    }
    for (const to of joined[space] as Int16Array) if (before[to] === -1 && open(to)) add(to, space)
    if (ports.includes(space)) for (const port of ports) if (before[port] === -1) add(port, space)
  }
  return null
}

/** The network that feeds a counter. */
export const suppliedBy = (unit: UnitIndex): NetworkName => UNIT_NETWORK[unit] as NetworkName
