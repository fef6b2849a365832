// One scene of a reading for a whole room: what is told, and what is drawn, moved and looked at meanwhile.
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { SceneContent } from './content.ts'
import { isMove } from './fights.ts'

export interface Scene {
  readonly record: PhaseRecord
  readonly content: SceneContent
  /** Orders that are drawn. */
  readonly drawn: readonly OrderResult[]
  /** Orders whose units get where they were sent. */
  readonly arriving: readonly OrderResult[]
  /** Units that are driven out or leave the board. */
  readonly leaving: readonly OrderResult[]
  /** Units that a strike destroys, where they have come to by then. */
  readonly destroyed: readonly Unit[]
  /** Units that come onto the board without an order. */
  readonly coming: readonly Unit[]
  /** What it is about, to be looked at and named; nothing where it is about the whole board. */
  readonly places: readonly ProvinceId[]
}

/** A scene that tells something; what else it shows is stated, or nothing. */
export const scene = (record: PhaseRecord, content: SceneContent, more: Partial<Scene> = {}): Scene => ({
  record,
  content,
  drawn: [],
  arriving: [],
  leaving: [],
  destroyed: [],
  coming: [],
  places: [],
  ...more,
})

/** The powers of a scene, in the order in which they are shown: the attacker first, then the attacked. */
export function powersOf({ content, drawn }: Scene): readonly PowerId[] {
  switch (content.kind) {
    case 'sweep':
    case 'retreats':
    case 'lost':
    case 'builds':
    case 'removes':
    case 'reinforced':
    case 'homes':
      return [content.power]
    case 'idle':
    case 'quiet':
    case 'retreat-clash':
    case 'collapsed':
    case 'paired':
      return content.powers
    case 'fight': {
      const goers = drawn.filter(isMove).map(({ unit }) => unit.power)
      return [...new Set([...goers, ...drawn.map(({ unit }) => unit.power)])]
    }
    default:
      return []
  }
}
