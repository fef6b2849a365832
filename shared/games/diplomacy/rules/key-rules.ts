/**
 * The rules that explain results, with their numbers in the rulebooks' list of 22 (R166). Its item 1 (all units are
 * equally strong) explains none.
 */
const NUMBERS = {
  'one-unit-a-space': 2,
  'stand-off': 3,
  garrison: 4,
  blocked: 5,
  'no-exchange': 6,
  rotation: 7,
  'support-to-hold': 8,
  'support-to-move': 9,
  'dislodged-stands-off': 10,
  'dislodged-is-powerless': 11,
  'own-unit': 12,
  cut: 13,
  'cut-by-dislodgement': 14,
  'dislodged-cuts': 15,
  'own-attack-cuts-nothing': 16,
  'convoy-broken': 17,
  'convoyed-stand-off': 18,
  'exchange-by-convoy': 19,
  'several-routes': 20,
  'convoy-spares-support': 21,
  'other-route-cuts': 22,
} as const

export type KeyRule = keyof typeof NUMBERS
export const KEY_RULES = Object.keys(NUMBERS) as readonly KeyRule[]

/** A rule's number in the printed list. Records of earlier versions hold the number itself. */
export const ruleNumber = (rule: KeyRule | number): number =>
  typeof rule === 'number' ? rule : NUMBERS[rule]
