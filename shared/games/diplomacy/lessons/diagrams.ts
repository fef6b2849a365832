// The positions the rules are taught with: units and orders only, the engine computes the results. Numbers 1 to 32
// are those of the rulebooks' diagrams; the others are our own, for rules that have none there.

/** Where a unit can go. */
export interface ReachDiagram {
  readonly kind: 'reach'
  readonly id: string
  /** The unit that is asked about comes first. */
  readonly lines: readonly string[]
}

/** Orders of one turn. */
export interface TurnDiagram {
  readonly kind: 'turn'
  readonly id: string
  readonly lines: readonly string[]
}

export type Diagram = ReachDiagram | TurnDiagram

const reach = (id: string, ...lines: string[]): ReachDiagram => ({ kind: 'reach', id, lines })
const turn = (id: string, ...lines: string[]): TurnDiagram => ({ kind: 'turn', id, lines })

export const DIAGRAMS = {
  '1': reach('1', 'FRANCE A PAR'),
  '2': reach('2', 'ENGLAND F ENG'),
  '3': reach('3', 'ITALY F ROM'),
  '4': turn('4', 'GERMANY A BER - SIL', 'RUSSIA A WAR - SIL'),
  '4-garrison': turn('4-garrison', 'GERMANY A BER - SIL', 'RUSSIA A WAR - SIL', 'AUSTRIA A SIL H'),
  '5': turn('5', 'GERMANY F KIE - BER', 'GERMANY A BER - PRU', 'RUSSIA A PRU H'),
  '6': turn('6', 'GERMANY F BER - PRU', 'GERMANY A PRU - BER'),
  '7': turn('7', 'ENGLAND A HOL - BEL', 'ENGLAND F BEL - NTH', 'FRANCE F NTH - HOL'),
  '8': turn('8', 'FRANCE A MAR - BUR', 'FRANCE A GAS S A MAR - BUR', 'GERMANY A BUR H'),
  '9': turn('9', 'GERMANY A SIL - PRU', 'GERMANY F BAL S A SIL - PRU', 'RUSSIA A PRU H'),
  '10': turn(
    '10',
    'FRANCE F LYO - TYS',
    'FRANCE F WES S F LYO - TYS',
    'ITALY F NAP - TYS',
    'ITALY F ROM S F NAP - TYS',
  ),
  '10-garrison': turn(
    '10-garrison',
    'FRANCE F LYO - TYS',
    'FRANCE F WES S F LYO - TYS',
    'ITALY F NAP - TYS',
    'ITALY F ROM S F NAP - TYS',
    'TURKEY F TYS H',
  ),
  '11': turn(
    '11',
    'FRANCE F LYO - TYS',
    'FRANCE F WES S F LYO - TYS',
    'ITALY F TYS H',
    'ITALY F ROM S F TYS',
  ),
  '12': turn(
    '12',
    'AUSTRIA A BOH - MUN',
    'AUSTRIA A TYR S A BOH - MUN',
    'GERMANY A MUN - SIL',
    'GERMANY A BER S A MUN - SIL',
    'RUSSIA A WAR - SIL',
    'RUSSIA A PRU S A WAR - SIL',
  ),
  '13': turn(
    '13',
    'TURKEY A BUL - RUM',
    'RUSSIA A RUM - BUL',
    'RUSSIA A SER S A RUM - BUL',
    'RUSSIA A SEV - RUM',
  ),
  '14': turn(
    '14',
    'TURKEY A BUL - RUM',
    'TURKEY F BLA S A BUL - RUM',
    'RUSSIA A RUM - BUL',
    'RUSSIA A GRE S A RUM - BUL',
    'RUSSIA A SER S A RUM - BUL',
    'RUSSIA A SEV - RUM',
  ),
  '15': turn(
    '15',
    'GERMANY A PRU - WAR',
    'GERMANY A SIL S A PRU - WAR',
    'RUSSIA A WAR H',
    'RUSSIA A BOH - SIL',
  ),
  '16': turn('16', 'GERMANY A PRU - WAR', 'GERMANY A SIL S A PRU - WAR', 'RUSSIA A WAR - SIL'),
  '17': turn(
    '17',
    'GERMANY F BER - PRU',
    'GERMANY A SIL S F BER - PRU',
    'RUSSIA A PRU - SIL',
    'RUSSIA A WAR S A PRU - SIL',
    'RUSSIA F BAL - PRU',
  ),
  '18': turn(
    '18',
    'GERMANY A BER H',
    'GERMANY A MUN - SIL',
    'RUSSIA A PRU - BER',
    'RUSSIA A SIL S A PRU - BER',
    'RUSSIA A BOH - MUN',
    'RUSSIA A TYR S A BOH - MUN',
  ),
  '19': turn('19', 'ENGLAND A LON - NWY', 'ENGLAND F NTH C A LON - NWY'),
  '20': turn(
    '20',
    'ENGLAND A LON - TUN',
    'ENGLAND F ENG C A LON - TUN',
    'ENGLAND F MAO C A LON - TUN',
    'FRANCE F WES C A LON - TUN',
  ),
  '21': turn(
    '21',
    'FRANCE A SPA - NAP',
    'FRANCE F LYO C A SPA - NAP',
    'FRANCE F TYS C A SPA - NAP',
    'ITALY F ION - TYS',
    'ITALY F TUN S F ION - TYS',
  ),
  '22': turn('22', 'FRANCE A PAR - BUR', 'FRANCE A MAR S A PAR - BUR', 'FRANCE A BUR H'),
  '23': turn(
    '23',
    'FRANCE A PAR - BUR',
    'FRANCE A BUR - MAR',
    'GERMANY A RUH S A PAR - BUR',
    'ITALY A MAR - BUR',
  ),
  '24': turn('24', 'GERMANY A RUH - BUR', 'GERMANY A MUN H', 'FRANCE A PAR S A RUH - BUR', 'FRANCE A BUR H'),
  '25': turn(
    '25',
    'GERMANY A MUN - TYR',
    'GERMANY A RUH - MUN',
    'GERMANY A SIL - MUN',
    'AUSTRIA A TYR - MUN',
    'AUSTRIA A BOH S A SIL - MUN',
  ),
  '26': turn(
    '26',
    'ENGLAND F DEN - KIE',
    'ENGLAND F NTH - DEN',
    'ENGLAND F HEL S F NTH - DEN',
    'RUSSIA A BER - KIE',
    'RUSSIA F SKA - DEN',
    'RUSSIA F BAL S F SKA - DEN',
  ),
  '27': turn('27', 'AUSTRIA A SER - BUD', 'AUSTRIA A VIE - BUD', 'RUSSIA A GAL S A SER - BUD'),
  '28': turn(
    '28',
    'ENGLAND A LON - BEL',
    'ENGLAND F NTH C A LON - BEL',
    'FRANCE A BEL - LON',
    'FRANCE F ENG C A BEL - LON',
  ),
  '29': turn(
    '29',
    'ENGLAND A LON - BEL',
    'ENGLAND F ENG C A LON - BEL',
    'ENGLAND F NTH C A LON - BEL',
    'FRANCE F BRE - ENG',
    'FRANCE F IRI S F BRE - ENG',
  ),
  '30': turn(
    '30',
    'FRANCE A TUN - NAP',
    'FRANCE F TYS C A TUN - NAP',
    'ITALY F ION - TYS',
    'ITALY F NAP S F ION - TYS',
  ),
  '31': turn(
    '31',
    'FRANCE A TUN - NAP',
    'FRANCE F TYS C A TUN - NAP',
    'FRANCE F ION C A TUN - NAP',
    'ITALY F ROM - TYS',
    'ITALY F NAP S F ROM - TYS',
  ),
  '32': turn(
    '32',
    'FRANCE A TUN - NAP',
    'FRANCE F TYS C A TUN - NAP',
    'FRANCE F ION C A TUN - NAP',
    'FRANCE A APU S A TUN - NAP',
    'ITALY F ROM - TYS',
    'ITALY F NAP S F ROM - TYS',
  ),
  follow: turn('follow', 'AUSTRIA A BUD - SER', 'AUSTRIA A VIE - BUD'),
  occupied: turn('occupied', 'GERMANY A MUN - BUR', 'FRANCE A BUR H'),
  'held-up': turn(
    'held-up',
    'GERMANY F BAL H',
    'GERMANY F DEN S F BAL',
    'RUSSIA F BOT - BAL',
    'RUSSIA F LVN S F BOT - BAL',
  ),
  'not-held-up': turn(
    'not-held-up',
    'GERMANY F BAL - SWE',
    'GERMANY F DEN S F BAL',
    'RUSSIA A SWE H',
    'RUSSIA F BOT - BAL',
    'RUSSIA F LVN S F BOT - BAL',
  ),
  'right-words': turn('right-words', 'GERMANY A MUN - SIL', 'AUSTRIA A BOH S A MUN - SIL', 'RUSSIA A SIL H'),
  'wrong-words': turn('wrong-words', 'GERMANY A MUN - TYR', 'AUSTRIA A BOH S A MUN - SIL', 'ITALY A TYR H'),
  'own-attack': turn(
    'own-attack',
    'GERMANY A PRU - WAR',
    'GERMANY A SIL S A PRU - WAR',
    'GERMANY A MUN - SIL',
    'RUSSIA A WAR H',
  ),
  'turned-back': turn(
    'turned-back',
    'ENGLAND A LON - BEL',
    'ENGLAND F NTH C A LON - BEL',
    'ENGLAND F WAL - LON',
    'FRANCE A PIC - BEL',
  ),
  spain: reach('spain', 'FRANCE F SPA/NC'),
  bulgaria: reach('bulgaria', 'TURKEY F CON'),
  petersburg: reach('petersburg', 'RUSSIA F STP/SC'),
  kiel: reach('kiel', 'GERMANY F KIE'),
  constantinople: reach('constantinople', 'TURKEY F BLA'),
  sweden: reach('sweden', 'ENGLAND F SKA'),
  denmark: reach('denmark', 'GERMANY A DEN'),
} as const satisfies Readonly<Record<string, Diagram>>

export type DiagramId = keyof typeof DIAGRAMS
