// What is on the board at a beat of a scene: counters where they are by then, orders as far as they are drawn, land as far
// as it has changed hands.
import { provinceOf, type PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { Ownership } from '../../../../shared/games/diplomacy/rules/ownership.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { changedHands } from '../reading/compare.ts'
import { hasCome, type Beat } from './beats.ts'
import { isHelp, isMove, placeOf } from './fights.ts'
import type { Scene } from './scene.ts'

/** How a counter stands: in its place, or pushed aside by whoever took it. */
export type Posture = 'standing' | 'dislodged'

export interface Posted {
  /** A unit keeps its key through all phases of a reading. */
  readonly key: string
  readonly unit: Unit
  readonly posture: Posture
  /** How it moves at this beat, where it does not simply go from one place to the next. */
  readonly motion: Motion | null
}

export type Motion =
  /** Sets out and is thrown back. */
  | { readonly kind: 'recoil'; readonly to: string }
  /** Goes over the fleets of a convoy. */
  | { readonly kind: 'over'; readonly seas: readonly string[] }

export interface DrawnOrder {
  readonly result: OrderResult
  readonly role: 'goes' | 'helps'
  /** Whether its fate shows. */
  readonly known: boolean
  /** Its unit cut a support, which is shown as cut now. */
  readonly culprit: boolean
}

export interface Picture {
  readonly posted: readonly Posted[]
  readonly orders: readonly DrawnOrder[]
  readonly owners: Ownership
  /** Provinces whose land changes colour now. */
  readonly changing: readonly string[]
  /** Counters that are about to leave the board, by their keys: crossed out. */
  readonly struck: ReadonlySet<string>
}

/** Units with their keys. */
type Roster = ReadonlyMap<string, Unit>

const idOf = (unit: Unit): string => `${unit.power} ${provinceOf(unit.at)}`

/** The unit that a result is about, moved to where its order sent it. */
function sent({ unit, order }: OrderResult): Unit {
  return order && 'to' in order ? { ...unit, at: order.to } : unit
}

interface Rosters {
  readonly standing: Roster
  readonly aside: Roster
}

/** Who stands where before a phase closes, with the keys of whoever was there before. */
function begun(record: PhaseRecord, before: Rosters | null): Rosters {
  const keyOf = (unit: Unit, known: Roster | undefined) =>
    [...(known ?? [])].find(([, one]) => idOf(one) === idOf(unit))?.[0] ?? idOf(unit)
  // A unit of the same power may come to where another one left: its key must be its own.
  const roster = (units: readonly Unit[], known: Roster | undefined, mark: string): Roster => {
    const taken = new Set<string>()
    return new Map(
      units.map((unit) => {
        const key = keyOf(unit, known)
        const own = taken.has(key) ? `${key} ${mark}` : key
        taken.add(own)
        return [own, unit]
      }),
    )
  }
  return {
    standing: roster(record.units, before?.standing, record.turn.phase),
    aside:
      record.turn.phase === 'retreats'
        ? roster(
            record.dislodged.map(({ unit }) => unit),
            before?.aside,
            'aside',
          )
        : new Map(),
  }
}

/** A position after a scene. */
function played({ standing, aside }: Rosters, scene: Scene): Rosters {
  const { record, arriving, leaving, destroyed, coming } = scene
  const { phase } = record.turn
  const [on, off] = [new Map(standing), new Map(aside)]
  const keyIn = (roster: Roster, unit: Unit) =>
    [...roster].find(([, one]) => one.at === unit.at && one.power === unit.power)?.[0]
  // Taken off first: of two that change places each is found where it stood.
  const moves = arriving.map((result) => {
    const from = phase === 'retreats' ? off : on
    const key = phase === 'adjustments' ? `${idOf(result.unit)} ${record.index}` : keyIn(from, result.unit)
    return { result, key, from }
  })
  const driven = leaving.map((result) => ({
    result,
    key: keyIn(phase === 'retreats' ? off : on, result.unit),
  }))
  for (const { key, from } of moves) if (key !== undefined) from.delete(key)
  for (const { result, key } of driven) {
    if (key === undefined) continue
    on.delete(key)
    off.delete(key)
    if (phase === 'movement' && result.disbanded === undefined) off.set(key, result.unit)
  }
  for (const { result, key } of moves) if (key !== undefined) on.set(key, sent(result))
  for (const [key, unit] of on) if (destroyed.some((one) => idOf(one) === idOf(unit))) on.delete(key)
  for (const unit of coming) on.set(`${idOf(unit)} ${record.index}`, unit)
  return { standing: on, aside: off }
}

/** The position before each scene, and after the last one. */
function positionsOf(scenes: readonly Scene[]): readonly Rosters[] {
  let record: PhaseRecord | null = null
  let now: Rosters | null = null
  const before: Rosters[] = []
  for (const scene of scenes) {
    if (scene.record !== record) {
      now = begun(scene.record, now)
      record = scene.record
    }
    before.push(now as Rosters)
    now = played(now as Rosters, scene)
  }
  return now ? [...before, now] : before
}

/** Every scene of a reading as pictures: `at(scene, beat)`. */
export function picturesOf(scenes: readonly Scene[]): (index: number, beat: Beat) => Picture {
  const positions = positionsOf(scenes)
  return (index, beat) => {
    const scene = scenes[index] as Scene
    const over = hasCome(beat, 'outcome')
    const before = positions[index] as Rosters
    const now = over ? played(before, scene) : before
    const counted = landAt(scenes, index, over)
    return {
      posted: postedAt(scene, before, now, beat),
      orders: ordersAt(scene, beat),
      struck: over || !hasCome(beat, 'attack') ? new Set() : struckIn(scene, before),
      ...counted,
    }
  }
}

function postedAt(scene: Scene, before: Rosters, now: Rosters, beat: Beat): readonly Posted[] {
  const moving = hasCome(beat, 'outcome')
  const motionOf = (unit: Unit): Motion | null => {
    if (!moving) return null
    const result = scene.drawn.find((one) => one.unit.at === unit.at && one.unit.power === unit.power)
    if (!result || !isMove(result)) return null
    if (scene.arriving.includes(result))
      return result.route && result.route.length > 0 ? { kind: 'over', seas: result.route } : null
    return RECOILS.includes(result.outcome.kind) && !scene.leaving.includes(result)
      ? { kind: 'recoil', to: result.order.to }
      : null
  }
  const post = (roster: Roster, posture: Posture) =>
    [...roster].map(([key, unit]): Posted => {
      const was = before.standing.get(key) ?? before.aside.get(key)
      return { key, unit, posture, motion: was ? motionOf(was) : null }
    })
  return [...post(now.standing, 'standing'), ...post(now.aside, 'dislodged')]
}

/** Who leaves the board in a scene. */
function struckIn({ record, leaving, destroyed }: Scene, { standing, aside }: Rosters): ReadonlySet<string> {
  const gone = leaving.filter(({ disbanded }) => record.turn.phase !== 'movement' || disbanded !== undefined)
  const shot = [...standing].flatMap(([key, one]) =>
    destroyed.some((unit) => idOf(unit) === idOf(one)) ? [key] : [],
  )
  return new Set([
    ...shot,
    ...gone.flatMap(({ unit }) =>
      [...standing, ...aside].flatMap(([key, one]) =>
        one.at === unit.at && one.power === unit.power ? [key] : [],
      ),
    ),
  ])
}

/** Units that set out and are thrown back. An army nobody carries never leaves the shore. */
const RECOILS: readonly OrderResult['outcome']['kind'][] = [
  'bounced',
  'head-to-head',
  'powerless',
  'own-unit',
  'retreat-clash',
]

function ordersAt({ drawn, content }: Scene, beat: Beat): readonly DrawnOrder[] {
  const known = hasCome(beat, 'outcome')
  const culprits = new Set(
    drawn.flatMap(({ outcome }) =>
      outcome.kind === 'cut' || outcome.kind === 'cut-by-dislodgement' ? [provinceOf(outcome.by.at)] : [],
    ),
  )
  return drawn.flatMap((result): DrawnOrder[] => {
    const role = isHelp(result) ? 'helps' : 'goes'
    const since: Beat = role === 'helps' && content.kind === 'fight' ? 'help' : 'attack'
    if (result.order === null || !hasCome(beat, since)) return []
    return [{ result, role, known, culprit: known && culprits.has(placeOf(result)) && isMove(result) }]
  })
}

function landAt(
  scenes: readonly Scene[],
  index: number,
  over: boolean,
): Pick<Picture, 'owners' | 'changing'> {
  const { record, content } = scenes[index] as Scene
  const { owners, ownersAfter } = record
  const counting = content.kind === 'land' || content.kind === 'season'
  if (counting && over)
    return {
      owners: ownersAfter,
      changing: changedHands(owners, ownersAfter).map(({ province }) => province),
    }
  const counted = scenes.findIndex((scene) => scene.record === record && scene.content.kind === 'land')
  return { owners: counted >= 0 && index > counted ? ownersAfter : owners, changing: [] }
}

/** What each power gains or loses in the count that is told now; null while none is. */
export function gainsAt(scene: Scene | undefined, beat: Beat): Readonly<Record<PowerId, number>> | null {
  if (scene?.content.kind !== 'land' || !hasCome(beat, 'outcome')) return null
  return Object.fromEntries(scene.content.counts.map(({ power, count }) => [power, count]))
}
