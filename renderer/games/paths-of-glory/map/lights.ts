// What is lit on the map: places that may be touched now, the selected one, a way through several.
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import type { Point } from '../../../../shared/map/board-map.ts'
import { blockOf } from './blocks.ts'
import { fan } from './fan.ts'
import { widthOf } from './names.ts'
import { plateOf } from './plates.ts'
import type { PlacesNow } from './position.ts'
import { box, counterShape } from './shapes.ts'

export const LIGHT_KINDS = ['choice', 'move', 'attack', 'warning', 'held'] as const
export type LightKind = (typeof LIGHT_KINDS)[number]

export interface Light {
  readonly kind: LightKind
  /** The cost or the count that is written beside the place. */
  readonly note?: string
}

export type Lights = ReadonlyMap<string, Light>

export interface DrawnLights {
  readonly outlines: Readonly<Record<LightKind, string>>
  readonly counters: string
  /** Where the tick of each selected counter lies, or of a block that holds some. */
  readonly ticks: readonly Point[]
  readonly notes: readonly {
    readonly at: Point
    readonly text: string
    readonly kind: LightKind
  }[]
  readonly path: string
}

/** The radius of a note on the map; and on a small map on the screen, where its number must be read as well. */
const NOTE = { least: 9.5, onScreen: 8.8, most: 24 } as const
/** A note's radius at a zoom, in px of the map. */
export const noteRadius = (zoom: number): number =>
  Math.min(NOTE.most, Math.max(NOTE.least, NOTE.onScreen / zoom))

/** The height of a note's letters as a share of its radius. */
export const NOTE_LETTERS = 1.25
/** The room left and right of its letters, likewise. */
const NOTE_AIR = 0.35
/** Half the width of a note of a radius: round, or longer where its text needs it ("1–2"). */
export const noteHalf = (text: string, radius: number): number =>
  Math.max(radius, widthOf(text, NOTE_LETTERS * radius) / 2 + NOTE_AIR * radius)

/** The gap between a plate and the light around it. */
const AIR = 4
/** How far outside the plate's corner a note lies; at far zooms, where it is large, beside the count on the block. */
const NOTE_OUT = { far: 9, else: 1 } as const

/** Inside a counter's corner, above the name that stands under its place. */
const lowerRight = ([x, y]: Point, width: number, height: number): Point => [
  x + width / 2 - 3,
  y + height / 2 - 4,
]

/**
 * The lights for a state of the page; `counters` are selected, `ways` are rows of places, and at far zooms a stack is
 * one block.
 */
export function drawLights(
  map: PlaceMap,
  position: PlacesNow,
  {
    lights,
    counters,
    ways,
    far = false,
  }: {
    lights: Lights
    counters: ReadonlySet<string>
    ways: readonly (readonly string[])[]
    far?: boolean
  },
): DrawnLights {
  const outlines: Record<LightKind, string> = { choice: '', move: '', attack: '', warning: '', held: '' }
  const notes: { at: Point; text: string; kind: LightKind }[] = []
  for (const [id, { kind, note }] of lights) {
    const place = map.places.get(id)
    if (!place) continue
    const { at, width, height } = plateOf(place, position.get(id), far)
    outlines[kind] += box(at, width + 2 * AIR, height + 2 * AIR, 9, kind !== 'attack')
    const out = far ? NOTE_OUT.far : NOTE_OUT.else
    if (note !== undefined)
      notes.push({ kind, text: note, at: [at[0] + width / 2 + out, at[1] - height / 2 - out] })
  }
  let taken = ''
  const ticks: Point[] = []
  for (const [id, now] of counters.size > 0 ? position : []) {
    const place = map.places.get(id)
    if (!place || !now.counters.some((counter) => counters.has(counter.id))) continue
    if (far) {
      const { width, height } = blockOf(now.counters)
      taken += box(place.at, width + 3, height + 3, 4, true)
      ticks.push(lowerRight(place.at, width, height))
    } else
      for (const { counter, at, size } of fan(now.counters, place.at)) {
        if (!counters.has(counter.id)) continue
        taken += counterShape(at, size + 3, counter.side, false)
        ticks.push(lowerRight(at, size, size))
      }
  }
  const path = ways
    .map((way) =>
      way
        .flatMap((id) => map.places.get(id)?.at ?? [])
        .reduce((d, value, i) => `${d}${i === 0 ? 'M' : i % 2 === 0 ? 'L' : ' '}${value}`, ''),
    )
    .join('')
  return { outlines, counters: taken, ticks, notes, path }
}
