import type { LonLat } from '../../variant.ts'

export const coasts: Record<string, LonLat> = {
  'BUL/EC': [27.7, 42.9],
  'BUL/SC': [25.3, 41],
  'SPA/NC': [-5.5, 43.3],
  'SPA/SC': [-1.2, 37.8],
  'STP/NC': [36, 66.5],
  'STP/SC': [29.5, 60],
}
