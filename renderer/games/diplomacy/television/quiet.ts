// The board while nobody reads, and what a reading must know of it.
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'
import { siteOf } from '../map/pieces.ts'
import { hasStar } from '../map/stars.ts'
import type { Picture } from './picture.ts'
import type { Stage } from './scenes.ts'

/** The units where they stand, under the keys that a reading begins with; the dislodged beside their conquerors. */
export function quietPicture({ units, dislodged, owners }: DiplomacyView): Picture {
  const posted = [
    ...units.map((unit) => ({ unit, posture: 'standing' }) as const),
    ...dislodged.map(({ unit }) => ({ unit, posture: 'dislodged' }) as const),
  ].map(({ unit, posture }) => ({
    key: `${unit.power} ${provinceOf(unit.at)}`,
    unit,
    posture,
    motion: null,
  }))
  return { posted, orders: [], owners, changing: [], struck: new Set() }
}

/** The powers, the middle of the board, and what was whose when the year began. */
export function stageOf(map: BoardMap, { powers, recent, last, turn, ending }: DiplomacyView): Stage {
  const over =
    last !== null && (turn.year > last.turn.year || (ending !== null && last.turn.season !== 'spring'))
  const fall = recent.find(({ turn: then }) => then.season === 'fall' && then.year === last?.turn.year)
  return {
    powers: powers.map(({ power }) => power),
    edge: (place) => {
      const at = siteOf(map, place)
      return at ? Math.hypot(at[0] - map.width / 2, at[1] - map.height / 2) : 0
    },
    isCentre: (province) => hasStar(map, province),
    yearBegan: (over && fall?.owners) || null,
  }
}
