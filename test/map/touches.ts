// Random touches on a board as it lies on a screen, and what each of them should have hit: told from what is drawn there
// and from what the grammar makes of a province, with geometry of its own.
import {
  provinceOf,
  type LocationId,
  type PowerId,
  type ProvinceId,
} from '../../shared/games/diplomacy/board/ids.ts'
import { seatIntents } from '../../shared/games/diplomacy/bots/seat.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyState } from '../../shared/games/diplomacy/game/state.ts'
import { viewFor } from '../../shared/games/diplomacy/game/viewing.ts'
import { isOrdered } from '../../shared/games/diplomacy/turn.ts'
import { type VariantId, variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import type { Random } from '../../shared/kernel/random.ts'
import type { BoardMap, MapProvince, Point } from '../../shared/map/board-map.ts'
import { LABEL_FONT_PX, spread, spreadAt, SYMBOL_SIZE, symbolScale } from '../../shared/map/symbols.ts'
import { textWidthEm } from '../../shared/map/text-width.ts'
import type { Desk } from '../../renderer/games/diplomacy/drafting/desk.ts'
import { draftedPieces } from '../../renderer/games/diplomacy/drafting/drawn.ts'
import { opening, press } from '../../renderer/games/diplomacy/drafting/grammar.ts'
import { lightsOf } from '../../renderer/games/diplomacy/drafting/lights.ts'
import { withEdits } from '../../renderer/games/diplomacy/drafting/local-sheet.ts'
import { meansSomething } from '../../renderer/games/diplomacy/drafting/meaning.ts'
import type { Selection } from '../../renderer/games/diplomacy/drafting/selection.ts'
import { EXHIBITS } from '../../renderer/games/diplomacy/gallery/exhibits.ts'
import { AIR_PX, hit, REACH_PX } from '../../renderer/games/diplomacy/map/hit.ts'
import { settleOn, wholeBoard, type Look, type Size } from '../../renderer/board/look.ts'
import { mapNames } from '../../renderer/games/diplomacy/map/map-names.ts'
import { siteOf } from '../../renderer/games/diplomacy/map/pieces.ts'
import { coastSigns, signsOf } from '../../renderer/games/diplomacy/map/signs.ts'
import { awayFrom, contains, type Rect } from './geometry.ts'

/** The map's window where somebody writes, in px, at the sizes the pages have. */
export const WINDOWS = {
  'small phone': { width: 360, height: 330 },
  phone: { width: 390, height: 500 },
  tablet: { width: 820, height: 830 },
  laptop: { width: 1010, height: 690 },
} as const satisfies Readonly<Record<string, Size>>

/** Rounding apart. */
const EPSILON = 1e-6

/** Somebody who writes: a sheet, where they stand in it, and how they look at the board. */
interface Situation {
  readonly desk: Desk
  readonly selection: Selection
  readonly look: Look
  readonly drawn: Drawn
}

/** A symbol of a province as it lies on the board. */
interface Drawn {
  readonly counters: readonly (Rect & { readonly province: string })[]
  readonly signs: readonly (Rect & { readonly province: string })[]
  readonly hitCounters: Parameters<typeof hit>[1]['counters']
  readonly hitSigns: Parameters<typeof hit>[1]['signs']
  readonly scale: number
}

/** Touches that hit another province than they should have. */
export interface Miss {
  readonly at: Point
  readonly what: string
  readonly hit: string | null
  readonly should: readonly string[]
}

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T

function deskOf(state: DiplomacyState, power: PowerId): Desk | null {
  const view = viewFor(state, power)
  const sheet = view.sheets.find((one) => one.power === power)
  if (!sheet) return null
  return {
    phase: view.turn.phase,
    sheet: { ...sheet, drafts: [] },
    units: view.units,
    dislodged: view.dislodged,
    neighbours: new Map(),
  }
}

interface Written {
  readonly desk: Desk
  readonly state: DiplomacyState
}

const sheetsIn = (state: DiplomacyState): readonly Written[] =>
  diplomacy.view(state, { kind: 'screen' }).powers.flatMap(({ power }) => {
    const desk = deskOf(state, power)
    return desk ? [{ desk, state }] : []
  })

/** Every sheet of every exhibit of the gallery. */
export const sheets = (): readonly Written[] =>
  Object.values(EXHIBITS).flatMap((exhibit) => sheetsIn(exhibit().state))

const YEARS = 4

/** Every sheet of some years on a board, in which computers order anything that is legal. */
export function sheetsOn(variant: VariantId): readonly Written[] {
  const all: Written[] = []
  let state = diplomacy.setup({
    seed: keyed(`touches ${variant}`),
    options: diplomacy.optionsSchema.parse({ variant }),
  })
  const last = variantOf(variant).calendar.first.year + YEARS
  while (state.turn.year < last && state.ending === null) {
    if (isOrdered(state.turn.phase)) all.push(...sheetsIn(state))
    const decisions = diplomacy.pending(state)
    for (const { seat } of decisions) {
      const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
      for (const intent of seatIntents(view, 'random', `touches ${seat}`, () => false)) {
        const step = diplomacy.apply(state, seat, intent)
        if (!step.ok) throw new Error(JSON.stringify(step.error))
        state = step.value.state
      }
    }
    if (!decisions.some(({ manner }) => manner === 'in-turn')) state = diplomacy.close(state, []).state
  }
  return all
}

/** A sheet in the middle of being written: up to three taps, each of them where it means something. */
function situation(
  map: BoardMap,
  window: Size,
  { desk: start, state }: ReturnType<typeof sheets>[number],
  random: Random,
): Situation {
  let desk = start
  let selection = opening(desk)
  const all = [...map.provinces.keys()] as ProvinceId[]
  for (let taps = random.below(4); taps > 0; taps--) {
    const meant = all.filter((id) => meansSomething(desk, selection, id))
    const province = random.below(6) === 0 || meant.length === 0 ? pick(all, random) : pick(meant, random)
    const answer = press(desk, selection, { kind: 'tap', province })
    selection = answer.selection
    desk = {
      ...desk,
      sheet: withEdits(
        desk.sheet,
        answer.edits.map((edit, id) => ({ ...edit, id, done: false })),
      ),
    }
  }
  const whole = wholeBoard(map, window)
  const around = map.provinces.get(pick(all, random))!.box
  const look = random.below(3) === 0 ? whole : settleOn(widened(around, 40 + random.below(400)), map, window)
  return { desk, selection, look, drawn: draw(map, state, desk, selection, look.k) }
}

const widened = ({ x, y, width, height }: MapProvince['box'], by: number) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** What is drawn: boxes from the compiled places alone, and what the page hands to `hit`. */
function draw(map: BoardMap, state: DiplomacyState, desk: Desk, selection: Selection, zoom: number): Drawn {
  const names = mapNames('en')
  const scale = symbolScale(zoom)
  const by = spreadAt(zoom)
  const lights = lightsOf(desk, selection)
  const view = diplomacy.view(state, { kind: 'screen' })
  const pieces = draftedPieces(map, view, desk, lights).map((piece) => ({
    ...piece,
    at: siteOf(map, piece.location, piece.standing, by) ?? piece.at,
  }))
  const own = [...desk.sheet.movement, ...desk.sheet.retreats].map(({ unit }) => provinceOf(unit.at))
  const labelled = new Set<string>(
    [...lights.targets, ...own, lights.held, lights.named].filter((id) => id !== null),
  )
  const taken = new Set<string>(pieces.map(({ location }) => location))
  const box = (province: string, at: Point, [width, height]: readonly [number, number], size = 1) => ({
    province,
    at,
    size: [width * scale * size, height * scale * size] as const,
  })
  const signs = [...map.provinces.values()].flatMap(({ id, sites }) => [
    ...(sites.star ? [box(id, spread(sites.unit, sites.star, by), SYMBOL_SIZE.star)] : []),
    // Letters are as wide as they are: IRI is half as wide as MAO. Names of other lengths stand where the compiler kept room for them and are told by `signsOf`.
    ...(zoom < 1.3 && (zoom >= 0.41 || labelled.has(id))
      ? [
          box(id, spread(sites.unit, sites.code.at, by), [
            textWidthEm(names.code(id)) * LABEL_FONT_PX * sites.code.scale,
            LABEL_FONT_PX * 0.7,
          ]),
        ]
      : []),
  ])
  const size = { zoom, scale, by }
  return {
    counters: pieces.map(({ location, at, size }) =>
      box(provinceOf(location as LocationId), at, SYMBOL_SIZE.unit, size),
    ),
    signs,
    hitCounters: pieces,
    hitSigns: signsOf(map, size, names, labelled, coastSigns(map, size, names, labelled, taken)),
    scale,
  }
}

/** A point on something that is drawn, or anywhere in the window. */
function finger(window: Size, { look, drawn }: Situation, random: Random) {
  const share = () => random.below(10_001) / 10_000
  const kinds = ['counter', 'sign', 'ground', 'ground'] as const
  const kind = pick(kinds, random)
  const list = kind === 'counter' ? drawn.counters : kind === 'sign' ? drawn.signs : []
  if (list.length > 0) {
    const { at, size, province } = pick(list, random)
    const point: Point = [at[0] + (share() - 0.5) * size[0], at[1] + (share() - 0.5) * size[1]]
    return { point, what: `${kind} of ${province}` }
  }
  const point: Point = [
    (share() * window.width - look.x) / look.k,
    (share() * window.height - look.y) / look.k,
  ]
  return { point, what: 'ground' }
}

function groundAt(map: BoardMap, point: Point): string | null {
  for (const { id, rings } of map.provinces.values()) if (contains(rings, point)) return id
  return (
    map.scenery.find(({ province, rings }) => province !== null && contains(rings, point))?.province ?? null
  )
}

/** The provinces a touch may hit: one, unless two are as near as each other. */
function should(map: BoardMap, { desk, selection, look, drawn }: Situation, point: Point): readonly string[] {
  const met = (list: Drawn['counters']) =>
    list
      .filter((box) => awayFrom(box, point) === 0)
      .toSorted(
        (a, b) =>
          Math.hypot(a.at[0] - point[0], a.at[1] - point[1]) -
          Math.hypot(b.at[0] - point[0], b.at[1] - point[1]),
      )
      .map(({ province }) => province)
  const ground = groundAt(map, point)
  const means = (id: string) => meansSomething(desk, selection, id as ProvinceId)
  const under = met(drawn.counters)
  if (under.length > 0) return [under.find(means) ?? (under[0] as string)]
  const shown = [...met(drawn.counters), ...met(drawn.signs)]
  const first = shown.find(means)
  if (first !== undefined) return [first]
  const boxes = [
    ...drawn.counters,
    ...drawn.hitSigns.map((sign) => ({ ...sign, size: [sign.width, sign.height] as const })),
  ]
  const gaps = new Map<string, number>()
  const note = (id: string, gap: number) => gaps.set(id, Math.min(gap, gaps.get(id) ?? Infinity))
  for (const box of boxes) note(box.province, awayFrom(box, point))
  const touched = new Map([...gaps].filter(([, gap]) => gap <= AIR_PX / look.k + EPSILON))
  const nearest = (of: ReadonlyMap<string, number>): readonly string[] => {
    const least = Math.min(...of.values())
    return [...of].filter(([, gap]) => gap <= least + EPSILON).map(([id]) => id)
  }
  const meant = new Map([...touched].filter(([id]) => means(id)))
  if (meant.size > 0) return nearest(meant)
  if (ground !== null && means(ground)) return [ground]
  const middle = ground === null ? undefined : map.provinces.get(ground)?.sites.unit
  const [width, height] = SYMBOL_SIZE.unit
  const size = [width * drawn.scale, height * drawn.scale] as const
  if (ground !== null && middle && awayFrom({ at: middle, size }, point) === 0) return [ground]
  for (const { id, rings, sites } of map.provinces.values()) {
    if (!means(id)) continue
    note(id, Math.hypot(sites.unit[0] - point[0], sites.unit[1] - point[1]))
    note(id, toOutline(rings, point))
  }
  const pulling = new Map([...gaps].filter(([id, gap]) => gap <= REACH_PX / look.k && means(id)))
  if (pulling.size > 0) return nearest(pulling)
  if (shown.length > 0) return shown.slice(0, 1)
  return touched.size > 0 ? nearest(touched) : ground === null ? [] : [ground]
}

function toOutline(rings: MapProvince['rings'], [x, y]: Point): number {
  let best = Infinity
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[px, py], [qx, qy]] = [ring[j]!, ring[i]!]
      const [dx, dy] = [qx - px, qy - py]
      const along =
        dx === 0 && dy === 0
          ? 0
          : Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy)))
      best = Math.min(best, Math.hypot(px + along * dx - x, py + along * dy - y))
    }
  return best
}

/** Touches a board in a window at random; tells every touch that hit something else than it should have. */
export function touches(
  map: BoardMap,
  window: Size,
  all: ReturnType<typeof sheets>,
  count: number,
  random: Random,
): { readonly misses: readonly Miss[]; readonly slowestMs: number; readonly meanMs: number } {
  const misses: Miss[] = []
  let [slowestMs, totalMs] = [0, 0]
  /** As many touches of one board as a hand makes before it looks elsewhere. */
  const EACH = 10
  for (let done = 0; done < count; done += EACH) {
    const now = situation(map, window, pick(all, random), random)
    for (let i = 0; i < Math.min(EACH, count - done); i++) {
      const { point, what } = finger(window, now, random)
      const began = performance.now()
      const found = hit(map, {
        point,
        zoom: now.look.k,
        means: (id) => meansSomething(now.desk, now.selection, id as ProvinceId),
        counters: now.drawn.hitCounters,
        scale: now.drawn.scale,
        signs: now.drawn.hitSigns,
      })
      const took = performance.now() - began
      slowestMs = Math.max(slowestMs, took)
      totalMs += took
      const expected = should(map, now, point)
      // Beyond the rim of the board anything near may be meant.
      if (expected.length > 0 && !expected.includes(found?.province ?? ''))
        misses.push({ at: point, what, hit: found?.province ?? null, should: expected })
    }
  }
  return { misses, slowestMs, meanMs: totalMs / count }
}
