// English.
import type { Tongue } from './tongue.ts'

export const en: Tongue = {
  coasts: {
    NC: { name: 'north coast', code: 'NC', also: ['N.C.'], stems: ['north'] },
    SC: { name: 'south coast', code: 'SC', also: ['S.C.'], stems: ['south'] },
    EC: { name: 'east coast', code: 'EC', also: ['E.C.'], stems: ['east'] },
    WC: { name: 'west coast', code: 'WC', also: ['W.C.'], stems: ['west'] },
  },
  units: { A: 'A', F: 'F' },
  unitWords: { A: ['army', 'armies'], F: ['fleet', 'fleets', 'navy'] },
  writes: {
    hold: { short: 'H', long: 'holds' },
    support: { short: 'S', long: 'S' },
    convoy: { short: 'C', long: 'C' },
    via: { short: 'VIA', long: 'via convoy' },
    retreat: { short: 'R', long: 'retreats to' },
    disband: { short: 'D', long: 'disband' },
    build: { short: 'B', long: 'build' },
    remove: { short: 'D', long: 'remove' },
    waive: { short: 'WAIVE', long: 'build waived' },
  },
  says: {
    hold: 'holds',
    move: ' to ',
    support: 'supports',
    convoy: 'convoys',
    retreat: ' retreats to ',
    disband: 'disband',
    build: 'build',
    remove: 'remove',
  },
  reads: {
    hold: {
      words: ['h', 'to hold', 'stay', 'stays', 'stand', 'stands', 'in place'],
      stems: ['hold', 'defend'],
    },
    move: {
      words: ['m', 'to', 'moves to', 'move to', 'goes to', 'go to', 'attacks', 'attack', 'move', 'moves'],
      stems: [],
    },
    support: { words: ['s', 'supp', 'sup'], stems: ['support'] },
    convoy: { words: ['c', 'conv'], stems: ['convoy', 'transport'] },
    via: { words: ['via', 'v', 'via convoy', 'by convoy', 'with convoy', 'via c', 'vc'], stems: [] },
    retreat: { words: ['r', 'retreat to', 'retreats to', 'ret'], stems: ['retreat', 'withdraw'] },
    disband: { words: ['d', 'dis'], stems: ['disband', 'destroy'] },
    build: { words: ['b', 'built', '+', 'raises'], stems: ['build'] },
    remove: { words: ['rem'], stems: ['remov'] },
    waive: {
      words: ['w', 'build waived', 'one build waived', 'waive build', 'waives build', 'no build', 'pass'],
      stems: ['waive'],
    },
  },
  fillers: {
    position: ['position', 'its position', 'ground', 'its ground', 'in place', 'in position', 'where it is'],
    in: ['in', 'at', 'from', 'of'],
    beside: ['itself', 'is', 'by order'],
    and: ['and', '&'],
  },
  coastWords: ['coast'],
  seasons: ['spring', 'summer', 'fall', 'autumn', 'winter'],
}
