import type { LonLat } from '../../variant.ts'

export const coasts: Record<string, LonLat> = {
  'FIN/NC': [31, 69.9],
  'FIN/SC': [24, 60.1],
  'SPA/NC': [-5.5, 43.3],
  'SPA/SC': [-1.2, 37.8],
}
