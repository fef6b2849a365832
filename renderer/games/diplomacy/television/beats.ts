// How long each part of a scene lasts, so that a room can follow it, and the whole reading ends within two minutes.
import { LONGEST_READING_MS, readingMs } from '../reading/pace.ts'
import type { Scene } from './scene.ts'

const BEATS = ['arrive', 'help', 'attack', 'wait', 'outcome', 'rest'] as const
/**
 * The parts of a scene: the view glides there; supports are drawn, then moves; a pause; the result; its sentence is
 * shown.
 */
export type Beat = (typeof BEATS)[number]

export interface Part {
  readonly beat: Beat
  readonly ms: number
}

const GLIDE_MS = 700
const HELP_MS = 400
const DRAW_MS = 400
const BREATH_MS = 600
export const OUTCOME_MS = 800
const BELL_MS = 1500
const LAND_MS = 3200
const YEAR_MS = 5000
const COIN_MS = 4000

/** A scene at normal speed. */
function natural({ content, drawn }: Scene, text: string): readonly Part[] {
  switch (content.kind) {
    case 'bell':
      return [{ beat: 'rest', ms: BELL_MS }]
    case 'board':
      return [{ beat: 'rest', ms: GLIDE_MS }]
    case 'year':
      return [{ beat: 'rest', ms: YEAR_MS }]
    case 'coin':
      return [{ beat: 'rest', ms: COIN_MS }]
    case 'land':
      return [
        { beat: 'arrive', ms: GLIDE_MS },
        { beat: 'outcome', ms: LAND_MS },
      ]
    case 'fight':
      return [
        { beat: 'arrive', ms: GLIDE_MS },
        ...(drawn.some(({ order }) => order !== null && 'target' in order)
          ? [{ beat: 'help', ms: HELP_MS } as const]
          : []),
        { beat: 'attack', ms: DRAW_MS },
        { beat: 'wait', ms: BREATH_MS },
        { beat: 'outcome', ms: OUTCOME_MS },
        { beat: 'rest', ms: Math.max(900, readingMs(text) - OUTCOME_MS) },
      ]
    case 'idle':
    case 'quiet':
    case 'collapsed':
    case 'paired':
    case 'homes':
    case 'treaty':
    case 'void':
    case 'unused':
    case 'nothing':
      return [{ beat: 'rest', ms: readingMs(text) }]
    default:
      return [
        { beat: 'arrive', ms: GLIDE_MS },
        { beat: 'attack', ms: DRAW_MS },
        { beat: 'outcome', ms: OUTCOME_MS },
        { beat: 'rest', ms: Math.max(300, readingMs(text) - DRAW_MS - OUTCOME_MS) },
      ]
  }
}

const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { ms }) => sum + ms, 0)

/**
 * The parts of every scene of a reading, in milliseconds. Where they would last too long, sentences stand for a shorter
 * time first; where that is not enough, all goes faster.
 */
export function partsOf(
  scenes: readonly Scene[],
  texts: readonly string[],
  longest = LONGEST_READING_MS,
): readonly (readonly Part[])[] {
  const plain = scenes.map((scene, i) => natural(scene, texts[i] ?? ''))
  const all = plain.reduce((sum, parts) => sum + lengthOf(parts), 0)
  if (all <= longest) return plain
  const rests = plain.flat().reduce((sum, { beat, ms }) => sum + (beat === 'rest' ? ms : 0), 0)
  const share = Math.max(0.5, (rests - (all - longest)) / rests)
  const shorter = plain.map((parts) =>
    parts.map((part) => (part.beat === 'rest' ? { ...part, ms: part.ms * share } : part)),
  )
  const left = shorter.reduce((sum, parts) => sum + lengthOf(parts), 0)
  const haste = Math.min(1, longest / left)
  return shorter.map((parts) => parts.map((part) => ({ ...part, ms: Math.floor(part.ms * haste) })))
}

/** The parts of a scene where motion is not wanted: three still pictures, for as long together. */
export function stillParts(parts: readonly Part[]): readonly Part[] {
  const all = lengthOf(parts)
  if (!parts.some(({ beat }) => beat === 'attack')) return [{ beat: 'rest', ms: all }]
  return [
    { beat: 'help', ms: all * 0.2 },
    { beat: 'wait', ms: all * 0.25 },
    { beat: 'rest', ms: all * 0.55 },
  ]
}

/** Whether a beat is `since` or a later one. */
export const hasCome = (beat: Beat, since: Beat): boolean => BEATS.indexOf(beat) >= BEATS.indexOf(since)
