import { INLAND, NONE, provinceIndex, SEA, typeIndex, type Board } from '../../board/board.ts'
import type { Terrain } from './weigh.ts'

/** A compiled board as the reader asks about it. */
export const terrainOf = (board: Board): Terrain => ({
  kindOf(place) {
    const kind = board.kind[provinceIndex(board, place)]
    if (kind === undefined) return undefined
    return kind === SEA ? 'sea' : kind === INLAND ? 'inland' : 'coast'
  },
  carries: (place) => board.convoying[provinceIndex(board, place)] === 1,
  reaches(type, from, to) {
    const start = board.index.get(from) ?? NONE
    const goal = board.index.get(to) ?? NONE
    if (start === NONE || goal === NONE) return false
    // A fleet whose coast was not named may be on any.
    const coasts = type === 'F' && start < board.provinces ? board.coasts[start]! : []
    return (coasts.length > 0 ? coasts : [start]).some((at) => {
      const row = typeIndex(type) * board.locations + at
      return goal < board.provinces
        ? board.touches[row * board.provinces + goal] === 1
        : board.steps[row * board.locations + goal] === 1
    })
  },
})
