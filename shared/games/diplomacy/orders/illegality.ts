/** Why an order that was understood is not allowed (R46): it holds instead. */
export const ILLEGALITIES = [
  'unreachable', // A PAR - MOS, F ROM - VEN
  'wrong-terrain', // an army at sea, a fleet inland
  'same-space',
  'coast-missing', // F CON - BUL (R73)
  'coast-unreachable', // F GAS - SPA/SC (D12)
  'coast-of-unit', // F SPA/SC - LYO, which lies on the north coast (DATC 4.B.5)
  'coast-needless', // A GAS - SPA/NC (DATC 4.B.6)
  'support-unreachable', // the supporter could not go there itself (R85)
  'support-self',
  'target-unreachable', // the supported unit could not make that move (DATC 6.D.31)
  'no-such-unit',
  'not-yours',
  'convoy-not-at-sea', // R105, R109
  'convoy-not-army', // R107
  'convoy-unreachable', // no chain of fleets could carry an army there
  'conflicting-orders', // two different orders for one unit (D5)
  'wrong-phase',
  'not-a-home-centre',
  'home-centre-lost',
  'home-centre-occupied',
  'too-many',
  'not-dislodged',
  'retreat-occupied', // R131
  'retreat-attacker-origin', // R132
  'retreat-stand-off', // R132
  'retreat-foreign-centre', // S30
  'closed-space', // a closed country, R175
] as const
export type Illegality = (typeof ILLEGALITIES)[number]
