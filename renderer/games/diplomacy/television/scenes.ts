// A reading for a whole room as scenes: orders that affect each other make one, the rest are one scene a power. They
// go from the smallest change to the greatest, and a scene that waits for another comes after it.
import {
  type LocationId,
  provinceOf,
  type PowerId,
  type ProvinceId,
} from '../../../../shared/games/diplomacy/board/ids.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { Ownership } from '../../../../shared/games/diplomacy/rules/ownership.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { centresIn, changedHands, type IsCentre } from '../reading/compare.ts'
import {
  clashesOf,
  goalOf,
  isHelp,
  isMove,
  isVoid,
  ordersOf,
  placeOf,
  standingIn,
  upheavalOf,
  type Clash,
  type MoveResult,
} from './fights.ts'
import { clashContent, type Counted } from './content.ts'
import { scene, type Scene } from './scene.ts'

export interface Stage {
  readonly powers: readonly PowerId[]
  /** How far a province lies from the middle of the board, in any unit. */
  readonly edge: (place: ProvinceId) => number
  /** Some rules give land owners that has no centre. */
  readonly isCentre: IsCentre
  /** Who held what when the year began that is over now; null while it goes on. */
  readonly yearBegan: Ownership | null
}

/** The scenes of the phases that are read together, oldest first; never none. */
export function scenesOf(records: readonly PhaseRecord[], stage: Stage): readonly Scene[] {
  const [first] = records
  const last = records.at(-1)
  if (!first || !last) return []
  const fromRecords = records.flatMap((record) => {
    return [...phaseScenes(record, stage), ...declaredIn(record), ...landOf(record, stage), ...newsOf(record)]
  })
  const nothing = fromRecords.length === 0 ? [scene(last, { kind: 'nothing' })] : []
  const year = stage.yearBegan ? [scene(last, { kind: 'year', year: last.turn.year })] : []
  return [scene(first, { kind: 'bell' }), ...fromRecords, ...nothing, ...year, scene(last, { kind: 'board' })]
}

function phaseScenes(record: PhaseRecord, stage: Stage): readonly Scene[] {
  switch (record.turn.phase) {
    case 'placement':
    case 'wishes':
    case 'homes':
      return []
    case 'movement':
      return movementScenes(record, stage)
    case 'retreats':
      return retreatScenes(record, stage)
    case 'adjustments':
      return adjustmentScenes(record, stage)
  }
}

const places = (results: readonly OrderResult[]): readonly ProvinceId[] => [
  ...new Set(
    results.flatMap((result) => [
      placeOf(result),
      ...(result.order && 'to' in result.order ? [provinceOf(result.order.to)] : []),
      ...(result.order && 'target' in result.order ? [provinceOf(result.order.target.at)] : []),
      ...(result.route ?? []),
    ]),
  ),
]

/** The powers none of whose units has an order. */
const idlePowers = ({ results }: PhaseRecord, powers: readonly PowerId[]): readonly PowerId[] =>
  powers.filter((power) => {
    const own = results.filter(({ unit }) => unit.power === power)
    return own.length > 0 && own.every(({ outcome }) => outcome.kind === 'unordered')
  })

interface SceneGroup {
  readonly scene: Scene
  readonly upheaval: number
}

function movementScenes(record: PhaseRecord, stage: Stage): readonly Scene[] {
  const { results } = record
  const clashes = clashesOf(results)
  const fought = new Set(clashes.flatMap(ordersOf))
  const idle = idlePowers(record, stage.powers)
  const far = (of: Scene) => Math.min(...of.places.map(stage.edge), Infinity)

  const sweeps = stage.powers.flatMap((power): Scene[] => {
    const own = results.filter(
      (result) => result.unit.power === power && !fought.has(result) && !isVoid(result),
    )
    const moves = own.filter(isMove)
    if (moves.length === 0) return []
    const drawn = own.filter((result) => isMove(result) || isHelp(result))
    return [
      scene(record, { kind: 'sweep', power, moves: moves.map(goalOf) }, { drawn, places: places(moves) }),
    ]
  })
  const swept = new Set(sweeps.flatMap(({ content }) => (content.kind === 'sweep' ? [content.power] : [])))
  const quiet = stage.powers.filter((power) => {
    const own = results.filter(({ unit }) => unit.power === power)
    return (
      own.length > 0 &&
      !swept.has(power) &&
      !idle.includes(power) &&
      own.every((result) => !fought.has(result) && !isVoid(result))
    )
  })
  const voids = countsOf(
    [...results.filter(isVoid).map(({ unit }) => unit.power), ...record.strays.map(({ power }) => power)],
    stage.powers,
  )
  const drafts = clashes.map((clash): SceneGroup => ({
    scene: scene(record, clashContent(clash, results), {
      drawn: ordersOf(clash),
      places: places(ordersOf(clash)),
    }),
    upheaval: Math.max(...[clash.main, ...clash.beside].map(upheavalOf)),
  }))
  const fights = inOrder(drafts, clashes, results, far)
  const quietOnes: readonly Scene[] = [
    ...(idle.length > 0 ? [scene(record, { kind: 'idle', powers: idle })] : []),
    ...(quiet.length > 0 ? [scene(record, { kind: 'quiet', powers: quiet })] : []),
  ]
  const emptyOnes: readonly Scene[] = voids.length > 0 ? [scene(record, { kind: 'void', counts: voids })] : []
  return resolved(record, [
    ...quietOnes,
    ...sweeps.toSorted((a, b) => far(b) - far(a)),
    ...emptyOnes,
    ...fights,
  ])
}

function countsOf(of: readonly PowerId[], powers: readonly PowerId[]): readonly Counted[] {
  return powers.flatMap((power) => {
    const count = of.filter((one) => one === power).length
    return count > 0 ? [{ power, count }] : []
  })
}

/** Clashes from the least upheaval to the greatest, of equal ones the farthest from the middle first, after their causes. */
function inOrder(
  drafts: readonly SceneGroup[],
  clashes: readonly Clash[],
  results: readonly OrderResult[],
  far: (scene: Scene) => number,
): readonly Scene[] {
  const goals = clashes.map(({ main, beside }) => new Set([main, ...beside].map(({ goal }) => goal)))
  const clashAt = (place: ProvinceId) => goals.findIndex((of) => of.has(place))
  /** The clashes that must be told before one: where its helpers were driven out, and where its goals were left for. */
  const causes = clashes.map((clash, at) => {
    const helpers = [clash.main, ...clash.beside].flatMap((fight) => fight.helpers).filter(isHelp)
    const beaten = helpers.filter(({ dislodgedBy }) => dislodgedBy).map(placeOf)
    const occupants = [...(goals[at] ?? [])].flatMap((goal) => standingIn(results, goal) ?? [])
    const leftFor = occupants.filter(isMove).map(goalOf)
    return new Set([...beaten, ...leftFor].map(clashAt).filter((cause) => cause >= 0 && cause !== at))
  })
  const ranked = drafts
    .map((_, at) => at)
    .toSorted((a, b) => {
      const [one, other] = [drafts[a] as SceneGroup, drafts[b] as SceneGroup]
      return one.upheaval - other.upheaval || far(other.scene) - far(one.scene)
    })
  const ordered: number[] = []
  while (ordered.length < ranked.length) {
    const open = ranked.filter((at) => !ordered.includes(at))
    const next =
      open.find((at) => [...(causes[at] ?? [])].every((cause) => ordered.includes(cause))) ?? open[0]
    if (next === undefined) break
    ordered.push(next)
  }
  return ordered.flatMap((at) => drafts[at]?.scene ?? [])
}

/**
 * Adds to each scene the units that arrive and leave in it. A unit moves only after the unit in its goal has moved, so that no
 * two counters overlap. Units that move in a circle move together.
 */
function resolved(record: PhaseRecord, scenes: readonly Scene[]): readonly Scene[] {
  const { results } = record
  const moves = results.filter(
    (result): result is MoveResult => isMove(result) && result.outcome.kind === 'moves',
  )
  const drawnIn = (result: OrderResult) => scenes.findIndex(({ drawn }) => drawn.includes(result))
  const at = new Map(moves.map((move) => [move, drawnIn(move)]))
  // A chain of moves is at most as long as the list of moves.
  for (let round = 0; round < moves.length; round++)
    for (const move of moves) {
      const before = moves.find((other) => placeOf(other) === goalOf(move))
      if (before) at.set(move, Math.max(at.get(move) ?? 0, at.get(before) ?? 0))
    }
  const beaten = results.filter(({ dislodgedBy }) => dislodgedBy)
  /** The scene in which a unit is dislodged: the one in which its attacker arrives. */
  const beatenIn = (result: OrderResult) => {
    const by = moves.find((move) => goalOf(move) === placeOf(result))
    return by ? at.get(by) : drawnIn(result)
  }
  return scenes.map((one, index) => ({
    ...one,
    arriving: moves.filter((move) => at.get(move) === index),
    leaving: beaten.filter((result) => beatenIn(result) === index),
  }))
}

function retreatScenes(record: PhaseRecord, { powers }: Stage): readonly Scene[] {
  const { results } = record
  const clashed = results.filter(({ outcome }) => outcome.kind === 'retreat-clash')
  const clashGoals = new Set(
    clashed.flatMap(({ order }) => (order?.kind === 'retreat' ? [provinceOf(order.to)] : [])),
  )
  const clashes = [...clashGoals].map((place) => {
    const of = clashed.filter(({ order }) => order?.kind === 'retreat' && provinceOf(order.to) === place)
    return scene(
      record,
      { kind: 'retreat-clash', powers: [...new Set(of.map(({ unit }) => unit.power))], place },
      { drawn: of, leaving: of, places: places(of) },
    )
  })
  const each = powers.flatMap((power): Scene[] => {
    const own = results.filter(({ unit }) => unit.power === power)
    const went = own.filter(({ outcome }) => outcome.kind === 'retreats')
    const lost = own.filter((result) => !went.includes(result) && !clashed.includes(result))
    const goals = went.flatMap(({ order }) => (order?.kind === 'retreat' ? [provinceOf(order.to)] : []))
    return [
      ...(went.length > 0
        ? [
            scene(
              record,
              { kind: 'retreats', power, places: goals },
              { drawn: went, arriving: went, places: places(went) },
            ),
          ]
        : []),
      ...(lost.length > 0
        ? [
            scene(
              record,
              { kind: 'lost', power, count: lost.length },
              { drawn: lost, leaving: lost, places: places(lost) },
            ),
          ]
        : []),
    ]
  })
  return [...each, ...clashes]
}

function adjustmentScenes(record: PhaseRecord, { powers }: Stage): readonly Scene[] {
  const { results, unused = [] } = record
  const waived = results.filter(({ outcome }) => outcome.kind === 'waives').map(({ unit }) => unit.power)
  const counts = powers.flatMap((power): Counted[] => {
    const count =
      (unused.find((one) => one.power === power)?.count ?? 0) + waived.filter((one) => one === power).length
    return count > 0 ? [{ power, count }] : []
  })
  const voids = countsOf(
    [...results.filter(isVoid).map(({ unit }) => unit.power), ...record.strays.map(({ power }) => power)],
    powers,
  )
  const each = (['removed', 'builds'] as const).flatMap((kind) =>
    powers.flatMap((power): Scene[] => {
      const own = results.filter(({ unit, outcome }) => unit.power === power && outcome.kind === kind)
      if (own.length === 0) return []
      const where = own.map(placeOf)
      return [
        scene(
          record,
          { kind: kind === 'builds' ? 'builds' : 'removes', power, units: own.map(({ unit }) => unit) },
          kind === 'builds'
            ? { drawn: own, arriving: own, places: where }
            : { drawn: own, leaving: own, places: where },
        ),
      ]
    }),
  )
  return [
    ...each,
    ...(counts.length > 0 ? [scene(record, { kind: 'unused', counts })] : []),
    ...(voids.length > 0 ? [scene(record, { kind: 'void', counts: voids })] : []),
  ]
}

function landOf(record: PhaseRecord, { powers, isCentre }: Stage): readonly Scene[] {
  const { owners, ownersAfter } = record
  const changed = changedHands(owners, ownersAfter).map(({ province }) => province)
  if (changed.length === 0) return []
  const counts = powers.flatMap((power): Counted[] => {
    const count = centresIn(ownersAfter, power, isCentre) - centresIn(owners, power, isCentre)
    return count === 0 ? [] : [{ power, count }]
  })
  const land = changed.some(isCentre) ? [] : changed
  return [scene(record, { kind: 'land', counts, land })]
}

/** What powers declared beside their orders: strikes with what they destroyed, and treaties. */
function declaredIn(record: PhaseRecord): readonly Scene[] {
  const strikes = (record.season?.strikes ?? []).map(({ by, at, fate, destroyed, weapon }) => {
    const done = destroyed.length > 0 ? 'destroys' : 'takes'
    return scene(
      record,
      { kind: 'strike', by, at, fate: fate === 'struck' ? done : 'fails', weapon: weapon ?? '' },
      { places: [at], destroyed: destroyed.map((unit) => ({ ...unit, at: at as string as LocationId })) },
    )
  })
  const treaties = (record.treaties ?? [])
    .filter(({ open }) => open)
    .map((one) => scene(record, { kind: 'treaty', by: one.by, with: one.with, confirmed: one.confirmed }))
  return [...treaties, ...strikes]
}

/** What befell the war after a phase: the coin, who left it, what came to it. */
function newsOf(record: PhaseRecord): readonly Scene[] {
  const { coin, collapsed = [], paired = [], landed = [], homes = {} } = record
  const [first] = landed
  const places = landed.map(({ at }) => provinceOf(at))
  return [
    ...(coin ? [scene(record, { kind: 'coin', coin })] : []),
    ...(collapsed.length > 0 ? [scene(record, { kind: 'collapsed', powers: collapsed })] : []),
    ...paired.map(({ minor, major }) => scene(record, { kind: 'paired', powers: [minor, major] })),
    ...(first
      ? [scene(record, { kind: 'reinforced', power: first.power, places }, { coming: landed, places })]
      : []),
    ...Object.entries(homes).map(([power, places]) =>
      scene(record, { kind: 'homes', power: power as PowerId, places }, { places }),
    ),
  ]
}

const GETS_THERE: readonly OrderResult['outcome']['kind'][] = ['moves', 'retreats', 'builds']
const GOES: readonly OrderResult['outcome']['kind'][] = ['disbands', 'retreat-clash', 'removed']

/** The war once more, each phase one scene. */
export const warOf = (records: readonly PhaseRecord[]): readonly Scene[] =>
  records.map((record) =>
    scene(
      record,
      { kind: 'season' },
      {
        arriving: record.results.filter(({ outcome }) => GETS_THERE.includes(outcome.kind)),
        leaving: record.results.filter(
          ({ outcome, dislodgedBy }) => dislodgedBy !== undefined || GOES.includes(outcome.kind),
        ),
      },
    ),
  )

/** The scenes of the war that are shown: each phase, or, where motion is not wanted, the last one of each year. */
export const shownOf = (scenes: readonly Scene[], still: boolean): readonly number[] =>
  scenes.flatMap(({ record }, i) =>
    still && scenes[i + 1]?.record.turn.year === record.turn.year ? [] : [i],
  )
