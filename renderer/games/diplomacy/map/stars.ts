import type { BoardMap } from '../../../../shared/map/board-map.ts'

/** Whether a province has a supply centre, which the map marks with a star. */
export const hasStar = (map: BoardMap, province: string): boolean => !!map.provinces.get(province)?.sites.star
