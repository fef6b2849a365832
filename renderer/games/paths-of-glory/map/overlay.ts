// An overlay for the map as it is drawn. What it shows is found out in `laying.ts`, which asks the rules.
import { LINES } from '../../../../shared/games/paths-of-glory/facts/lines.ts'
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceId, spaceNamed } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'

/** What is shown over the map: its key, or one of its overlays. */
export const OVERLAYS = [
  'none',
  'key',
  'supply-cp',
  'supply-ap',
  'control',
  'front',
  'points',
  'threat',
] as const
export type OverlayName = (typeof OVERLAYS)[number]

/** An overlay: places with the side they are painted for, and paths. */
export interface Overlay {
  readonly places: Readonly<Record<SideName | 'warning', readonly string[]>>
  /** Whether places of one paint that are joined by a line are painted as one land. */
  readonly joined: boolean
  readonly ways: readonly (readonly string[])[]
  /** What is written under places. */
  readonly notes?: readonly (readonly [place: string, text: string])[]
}

/** Lines between painted places. */
export function linksOf(places: readonly string[]): readonly (readonly [string, string])[] {
  const painted = new Set(places)
  return places.flatMap((from) =>
    (LINES[spaceNamed(from)] ?? []).flatMap(({ to }): (readonly [string, string])[] => {
      const id = spaceId(to)
      return painted.has(id) && from < id ? [[from, id]] : []
    }),
  )
}
