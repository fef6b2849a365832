import type { PowerInkId } from '../../../shared/map/theme.ts'
import type { Position } from './svg.ts'

const UNITS: Record<PowerInkId, string> = {
  AUSTRIA: 'A VIE,A BUD,F TRI',
  ENGLAND: 'F LON,F EDI,A LVP',
  FRANCE: 'A PAR,A MAR,F BRE',
  GERMANY: 'A BER,A MUN,F KIE',
  ITALY: 'A ROM,A VEN,F NAP',
  RUSSIA: 'A MOS,A WAR,F SEV,F STP/SC',
  TURKEY: 'A CON,A SMY,F ANK',
}

const HOME: Record<PowerInkId, string> = {
  AUSTRIA: 'BOH BUD GAL TRI TYR VIE',
  ENGLAND: 'CLY EDI LON LVP WAL YOR',
  FRANCE: 'BRE BUR GAS MAR PAR PIC',
  GERMANY: 'BER KIE MUN PRU RUH SIL',
  ITALY: 'APU NAP PIE ROM TUS VEN',
  RUSSIA: 'FIN LVN MOS SEV STP UKR WAR',
  TURKEY: 'ANK ARM CON SMY SYR',
}

const powers = Object.keys(UNITS) as PowerInkId[]

/** Spring 1901 on the standard board. */
export const opening: Position = {
  owners: Object.fromEntries(powers.flatMap((power) => HOME[power].split(' ').map((id) => [id, power]))),
  units: powers.flatMap((power) =>
    UNITS[power].split(',').map((text) => {
      const [type, at] = text.split(' ') as ['A' | 'F', string]
      return { power, type, at }
    }),
  ),
}
