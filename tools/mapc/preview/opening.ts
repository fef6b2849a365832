import type { PowerId } from '../../../shared/games/diplomacy/board/ids.ts'
import { STANDARD } from '../../../shared/games/diplomacy/variants/standard/board.ts'
import type { PowerInkId } from '../../../shared/map/theme.ts'
import type { Position } from './svg.ts'

/** The land around each power's home centres, tinted for the picture's sake. */
const HOME: Record<PowerInkId, string> = {
  AUSTRIA: 'BOH BUD GAL TRI TYR VIE',
  ENGLAND: 'CLY EDI LON LVP WAL YOR',
  FRANCE: 'BRE BUR GAS MAR PAR PIC',
  GERMANY: 'BER KIE MUN PRU RUH SIL',
  ITALY: 'APU NAP PIE ROM TUS VEN',
  RUSSIA: 'FIN LVN MOS SEV STP UKR WAR',
  TURKEY: 'ANK ARM CON SMY SYR',
}

const powers = Object.keys(HOME) as PowerInkId[]

/** Spring 1901 on the standard board. */
export const opening: Position = {
  owners: Object.fromEntries(powers.flatMap((power) => HOME[power].split(' ').map((id) => [id, power]))),
  units: powers.flatMap((power) =>
    (STANDARD.start[power as string as PowerId] ?? []).map(({ type, at }) => ({ power, type, at })),
  ),
}
