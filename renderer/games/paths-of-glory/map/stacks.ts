// Counters as paths and letters: one path for all counters of a nation that cover no other.
import type { Point } from '../../../../shared/map/board-map.ts'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { textWidthEm } from '../../../../shared/map/text-width.ts'
import { fan, type Fanned } from './fan.ts'
import { FLAG_RIM, flagOf } from './flags.ts'
import { counterInk, DONE_INK } from './inks.ts'
import type { PlacesNow } from './position.ts'
import { box, counterShape } from './shapes.ts'
import { put } from './signs.ts'

export interface Written {
  readonly key: string
  readonly text: string
  readonly at: Point
  readonly size: number
  readonly ink: string
}

/** Counters of one nation, drawn together: those that are done in this action, and the others. */
export interface NationCounters {
  readonly key: string
  readonly body: string
  readonly ink: string
  /** They have moved or attacked: a veil lies on them, below their letters. */
  readonly done: boolean
  readonly shape: string
  /** Pieces of the flag, back to front. */
  readonly flag: readonly { readonly ink: string; readonly d: string }[]
  /** The edges of the flags, a hairline in the letters' ink. */
  readonly rim: string
  /** Small shapes in the letters' ink, on the veil. */
  readonly marks: string
}

/** The same while it is drawn. */
export interface Drawing {
  readonly body: string
  readonly ink: string
  readonly done: boolean
  shape: string
  readonly flag: { readonly ink: string; d: string }[]
  rim: string
  marks: string
}

/** The ink of letters on a counter. */
export const writtenInk = (nation: string, done: boolean): string =>
  done ? DONE_INK : counterInk(nation).ink

/** The drawing of a nation's counters before the first one. */
export const newDrawing = (nation: string, done: boolean): Drawing => ({
  body: counterInk(nation).body,
  ink: writtenInk(nation, done),
  done,
  shape: '',
  flag: flagOf(nation).map(({ ink }) => ({ ink, d: '' })),
  rim: '',
  marks: '',
})

export interface DrawnStacks {
  readonly groups: readonly NationCounters[]
  readonly combat: readonly Written[]
  /** Loss and movement factors. */
  readonly others: readonly Written[]
  readonly titles: readonly Written[]
  /** Badges of units without supply, and the mark on them. */
  readonly cutOff: string
  readonly alarm: string
}

/** The text on a counter beside its flag: the number of an army; none for most corps. */
export function titleOf(kind: string): string {
  const [, name = ''] = kind.split(/-(.*)/s)
  if (name === 'corps') return ''
  return name
    .replace(/-?corps$/, '')
    .slice(0, 3)
    .toUpperCase()
}

/** On the badge of a unit without supply. */
export const ALARM = 'M-1 -4h2l-.4 4.8h-1.2zM-.9 1.8h1.8v1.8h-1.8z'

/** The position of the flag on a counter, as shares of its side: its middle, and the scale of its drawing. */
interface FlagSpot {
  readonly scale: number
  readonly dx: number
  readonly dy: number
}
const MIDDLE: FlagSpot = { scale: 0.055, dx: 0, dy: -0.22 }
/** Beside a number, and smaller beside a name of several letters. */
const NEAR: FlagSpot = { scale: 0.035, dx: -0.235, dy: -0.3 }
const BESIDE_NAME: FlagSpot = { scale: 0.027, dx: -0.283, dy: -0.3 }
/** Half the width of a flag's drawing. */
const FLAG_HALF = 6
/** Where the text beside the flag ends, and the gap between them, as shares of the side. */
const TITLE_END = 0.44
const TITLE_GAP = 0.03
/** The text's greatest size, as a share of the side. */
const TITLE_SHARE = 0.316
/** Bold letters are this much wider than the measured ones. */
const BOLD = 1.08

/** The flag of a counter that has all its factors, by the text beside it. */
export const flagBeside = (title: string): FlagSpot => (title.length > 1 ? BESIDE_NAME : NEAR)

/** Where the flag ends and the text beside it may begin, as a share of the side from the counter's middle. */
export const titleFrom = (title: string): number => {
  const { dx, scale } = flagBeside(title)
  return dx + FLAG_HALF * scale + TITLE_GAP
}

/** The size of the text beside a flag, as large as its room allows. */
export const titlePx = (title: string, side: number): number =>
  Math.floor(
    10 * side * Math.min(TITLE_SHARE, (TITLE_END - titleFrom(title)) / (textWidthEm(title) * BOLD)),
  ) / 10

/** Draws the counters of a position near enough to read them; `near` with all three factors, else with the first alone. */
export function drawStacks(map: PlaceMap, position: PlacesNow, near: boolean): DrawnStacks {
  const groups = new Map<string, Drawing>()
  const combat: Written[] = []
  const others: Written[] = []
  const titles: Written[] = []
  let [cutOff, alarm] = ['', '']
  let pile = 0
  for (const [id, { counters }] of position) {
    const place = map.places.get(id)
    if (!place || counters.length === 0) continue
    const laid = fan(counters, place.at)
    const piled = overlapping(laid)
    for (const one of laid) {
      const { counter, at, size } = one
      const { nation, side, reduced, spent } = counter
      // Where counters overlap, each is a group of its own, so that the next one covers all of it.
      const key = piled ? `pile ${++pile}` : spent ? `${nation} done` : nation
      const ink = writtenInk(nation, spent)
      const pieces = flagOf(nation)
      const group = groups.get(key) ?? newDrawing(nation, spent)
      groups.set(key, group)
      group.shape += counterShape(at, size, side, reduced)
      const title = near ? titleOf(counter.kind) : ''
      const flag = near ? flagBeside(title) : MIDDLE
      const flown: Point = [at[0] + flag.dx * size, at[1] + flag.dy * size]
      const scale = Math.round(flag.scale * size * 100) / 100
      pieces.forEach((piece, i) => (group.flag[i]!.d += put(piece.d, flown, scale)))
      group.rim += put(FLAG_RIM, flown, scale)
      const foot = at[1] + size * (reduced ? 0.24 : 0.37)
      const covered = piled && one !== laid.at(-1)
      if (near) {
        combat.push({
          key: counter.id,
          text: String(counter.combat),
          at: [at[0] - size * 0.28, foot],
          size: size * 0.5,
          ink,
        })
        if (!covered)
          others.push({
            key: counter.id,
            text: `${counter.loss} ${counter.move}`,
            at: [at[0] + size * 0.44, foot],
            size: size * 0.37,
            ink,
          })
        if (title && !covered)
          titles.push({
            key: counter.id,
            text: title,
            at: [at[0] + size * TITLE_END, at[1] - size * 0.19],
            size: titlePx(title, size),
            ink,
          })
      } else
        combat.push({
          key: counter.id,
          text: String(counter.combat),
          at: [at[0], foot],
          size: size * 0.56,
          ink,
        })
      if (counter.cutOff) {
        const corner: Point = [at[0] + size / 2 - 3, at[1] - size / 2 + 2]
        cutOff += box(corner, 12, 12, 6, true)
        alarm += put(ALARM, corner)
      }
    }
  }
  return {
    groups: [...groups].map(([key, group]) => ({ key, ...group })),
    combat,
    others,
    titles,
    cutOff,
    alarm,
  }
}

const overlapping = (laid: readonly Fanned[]): boolean =>
  laid.some(({ at, size }, i) => {
    const next = laid[i + 1]
    return next !== undefined && next.at[0] - next.size / 2 < at[0] + size / 2
  })
