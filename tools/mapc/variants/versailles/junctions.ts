import type { LonLat } from '../../variant.ts'

// Places where three borders meet, named after the provinces around them or the line they lie on, so that lines
// drawn on different days end in the very same point.
export const J = {
  // Britain
  cel: [-4.15, 55.95],
  ely: [-2.35, 55.08],
  lwy: [-2, 52.9],
  ywl: [-1.9, 52.2],
  // France
  pbp: [1.2, 49.1],
  ppl: [3.5, 49.35],
  pbg: [0.3, 47.1],
  pgb: [3, 46.9],
  bgm: [3.3, 45.2],
  plb: [3.75, 48],
  // Germany
  hrm: [9.1, 51.3],
  hbm: [11, 51.5],
  bms: [14.3, 51.45],
  bsz: [15.8, 52],
  bpz: [15.5, 52.85],
  // Poland
  psc: [18.3, 51.25],
  pgz: [17, 53.4],
  zgw: [19, 52.8],
  zwc: [19.5, 51.3],
  gew: [19.7, 53.35],
  wcl: [22, 50.6],
  wlv: [23.9, 50.75],
  wvv: [23.6, 52.35],
  vbv: [27.2, 52.7],
  lvm: [25.4, 48.6],
  vkm: [26.45, 48.55],
  // Rumania and the Ukraine
  tbm: [26.3, 45.75],
  kms: [29.1, 47.8],
  ksk: [33.2, 48.9],
  // Russia
  fal: [31.8, 62.6],
  alm: [38, 60.2],
  // Italy
  mvt: [10.1, 44.75],
  tvr: [12.1, 43.7],
  vra: [13.2, 42.9],
  ran: [14.4, 41.65],
  // Turkey and the Levant
  cas: [30.7, 40],
  asa: [32.6, 38.9],
  aae: [36.3, 39.3],
} as const satisfies Record<string, LonLat>
