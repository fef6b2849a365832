// The countries printed on the board: the provinces of each great power, with and without a centre. Every other province
// is a country of its own.
import type { PowerId, ProvinceId } from '../../board/ids.ts'

const LANDS: Readonly<Record<string, string>> = {
  AUSTRIA: 'BOH BUD GAL TRI TYR VIE',
  ENGLAND: 'CLY EDI LON LVP WAL YOR',
  FRANCE: 'BRE BUR GAS MAR PAR PIC',
  GERMANY: 'BER KIE MUN PRU RUH SIL',
  ITALY: 'APU NAP PIE ROM TUS VEN',
  RUSSIA: 'FIN LVN MOS SEV STP UKR WAR',
  TURKEY: 'ANK ARM CON SMY SYR',
}

/** The great power in whose country a province lies. */
export const COUNTRIES: ReadonlyMap<ProvinceId, PowerId> = new Map(
  Object.entries(LANDS).flatMap(([power, list]) =>
    list.split(' ').map((id) => [id as ProvinceId, power as PowerId] as const),
  ),
)
