import type { WorldFacts } from '../../world/facts.ts'

/** Land that no unit enters. */
export const impassable: WorldFacts['impassable'] = {
  sahara: [
    [1.5, 19],
    [6, 18.5],
    [10, 19],
    [14.5, 18.5],
    [14.5, 13.5],
    [17, 9.5],
    [19, 5.5],
    [23, 4.2],
    [14.8, 4],
    [9, 15],
    [28, 3.6],
    [2, 16.5],
  ],
  himalaya: [
    [79.8, 31],
    [82, 29.5],
    [84.5, 28.3],
    [86.5, 27.9],
  ],
  andes: [
    [-69.6, -28.5],
    [-70.2, -32],
    [-71, -35],
    [-72.3, -38],
    [-72.6, -42],
    [-73, -46],
    [-73.5, -50],
  ],
  rockies: [
    [-119.5, 54.8],
    [-117.5, 52.5],
    [-115.7, 50.3],
    [-114, 48.5],
    [-112.6, 46.8],
    [-106, 38.5],
  ],
  switzerland: [
    [7.5, 46.8],
    [9.3, 46.9],
  ],
}

/** Water that is no space. */
export const waters: WorldFacts['waters'] = {
  arctic: [
    [-160, 72.5],
    [-140, 71.5],
    [-128, 71.5],
    [-95, 69.5],
    [-72, 76],
    [47, 69.5],
    [52, 69.8],
    [60, 72],
    [80, 75.5],
    [140, 74.5],
    [160, 72],
    [175, 71],
    [-175, 70],
  ],
  georgia: [
    [-124.4, 49.6],
    [-123.5, 49],
    [-123, 48.4],
  ],
}

export const lakes: WorldFacts['lakes'] = {
  michigan: [
    [-87.9, 41.6],
    [-86.6, 41.8],
    [-86.2, 43.5],
    [-84.8, 45.7],
    [-86.3, 46.1],
    [-87.8, 44.8],
    [-87.9, 43],
  ],
  superior: [
    [-92, 46.7],
    [-88.5, 46.9],
    [-84.7, 46.5],
    [-85, 47.8],
    [-88, 48.7],
  ],
  huron: [
    [-84.4, 45.8],
    [-83.3, 45],
    [-82.5, 43.2],
    [-81.8, 43.3],
    [-80, 44.6],
    [-80.5, 45.9],
  ],
  erie: [
    [-83.3, 41.6],
    [-82.5, 41.4],
    [-78.9, 42.6],
    [-79.2, 43],
    [-81.5, 42.7],
  ],
  ontario: [
    [-79.7, 43.2],
    [-76.3, 43.5],
    [-76.3, 44.1],
    [-79.3, 43.8],
  ],
}

/** The radius of what is drawn of islands too small to be seen, px. */
export const islets: WorldFacts['islets'] = {
  AMN: 13,
  AZO: 13,
  BHA: 13,
  CRE: 12,
  CRL: 13,
  CYP: 11,
  FIJ: 13,
  FLK: 14,
  GIB: 12,
  GLP: 13,
  HAW: 13,
  HKO: 12,
  MHL: 13,
  MLD: 13,
  OKI: 13,
  SCT: 13,
  SEY: 13,
  SGR: 13,
  SIN: 12,
  VRD: 13,
  VRG: 13,
}

/** Where water is too narrow to be seen, or wider than the rules know. */
export const cuts: WorldFacts['cuts'] = [
  {
    as: 'water',
    px: 13,
    through: [
      [29.1, 41.35],
      [29, 41.05],
      [28.9, 40.8],
    ],
  },
  {
    as: 'water',
    px: 13,
    through: [
      [27.2, 40.55],
      [26.6, 40.3],
      [26, 39.9],
    ],
  },
  {
    as: 'water',
    px: 14,
    through: [
      [15.85, 38.45],
      [15.6, 38.15],
      [15.55, 37.7],
    ],
  },
  {
    as: 'water',
    px: 14,
    through: [
      [12.5, 56.3],
      [12.75, 55.9],
      [12.7, 55.2],
    ],
  },
  {
    as: 'water',
    px: 14,
    through: [
      [130.5, 34.3],
      [131.2, 33.8],
      [132, 33.3],
    ],
  },
  {
    as: 'water',
    px: 14,
    through: [
      [100.5, 3],
      [102.6, 1.4],
      [103.8, 0.7],
      [105, 0],
    ],
  },
  {
    as: 'water',
    px: 11,
    through: [
      [-6.6, 35.95],
      [-5.2, 35.95],
      [-4.6, 36.2],
    ],
  },
  {
    as: 'water',
    px: 10,
    through: [
      [-125, 50],
      [-124.1, 49.5],
      [-123.3, 48.9],
      [-123, 48.3],
    ],
  },
  {
    as: 'land',
    px: 18,
    through: [
      [99.3, 10.5],
      [99.4, 8.5],
    ],
  },
  {
    as: 'land',
    px: 8,
    through: [
      [123.9, 12.9],
      [124.8, 12.3],
    ],
  },
  {
    as: 'land',
    px: 8,
    through: [
      [125, 11],
      [125.4, 9.6],
    ],
  },
]

/** Pairs that water parts although units pass between them. */
export const crossings: WorldFacts['crossings'] = [
  'ANG-CYP',
  'ATL-BHA',
  'BHA-CUB',
  'CUB-HAI',
  'CYP-SYR',
  'DEN-NOR',
  'DEN-SWE',
  'DUB-EDI',
  'EDO-KAG',
  'EDO-SAP',
  'GIB-MRC',
  'HAI-VRG',
  'SAK-VLA',
  'SAL-SIC',
  'SEA-VCT',
]

/** Pairs of seas that reefs part: no fleet passes between islands that armies cross. */
export const walls: WorldFacts['walls'] = ['BIS-LUS', 'CUB-ECA', 'ESE-TAM', 'SAR-TAM']
