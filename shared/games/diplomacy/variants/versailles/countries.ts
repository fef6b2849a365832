// The countries of 1929: the provinces of each power, with and without a centre, colonies and mandates that it held alone with
// it. Every other province is a country of its own.
import type { PowerId, ProvinceId } from '../../board/ids.ts'

const LANDS: Readonly<Record<string, string>> = {
  BRITAIN: 'CLY EDI LON LVP WAL YOR',
  CZECHOSLOVAKIA: 'BOH SVK',
  EGYPT: 'EGY',
  FRANCE: 'ALG BRE BUR GAS LOR MAR PAR PIC',
  GERMANY: 'BER EPR HAM MUN POM RHI SIL',
  GREECE: 'GRE SAL',
  ITALY: 'APU LIB MIL NAP ROM TUS VEN',
  POLAND: 'CRA GDY LWO POZ VIL VOL WAR',
  RUMANIA: 'BUC MOL TRA',
  SPAIN: 'CAT SPA',
  SWEDEN: 'NRL SWE',
  TURKEY: 'ADA ANG CON ERZ SMY',
  USSR: 'ARC BYE KHA KIE LEN MOS ROS SEV STA TRC',
  YUGOSLAVIA: 'BOS CRO SER',
}

/** The power in whose country a province lies. */
export const COUNTRIES: ReadonlyMap<ProvinceId, PowerId> = new Map(
  Object.entries(LANDS).flatMap(([power, list]) =>
    list.split(' ').map((id) => [id as ProvinceId, power as PowerId] as const),
  ),
)
