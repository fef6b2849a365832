import type { CoastFacts } from '../../variant.ts'

export const coasts: Record<string, CoastFacts> = {
  'BUL/EC': { at: [27.7, 42.9], seas: ['BLA'] },
  'BUL/SC': { at: [25.3, 41], seas: ['AEG'] },
  'SPA/NC': { at: [-5.5, 43.3], seas: ['MAO'] },
  'SPA/SC': { at: [-1.2, 37.8], seas: ['LYO', 'MAO', 'WES'] },
  'STP/NC': { at: [36, 66.5], seas: ['BAR'] },
  'STP/SC': { at: [29.5, 60], seas: ['BOT'] },
}
