// The countries of the board: what each power holds at the start, colonies with it, as vDiplomacy colours it. Every other province is a
// country of its own.
import type { PowerId, ProvinceId } from '../../board/ids.ts'

const LANDS: Readonly<Record<string, string>> = {
  AUSTRIA: 'BUD CRT GLC VEN VIE WLC',
  BRAZIL: 'AMA BRA OLI PRA RDJ REC',
  BRITAIN: 'ADE BOM DEL DUB EDI FLK GIB HKO LON MDH NVS ONT PRT QBC RPT SIN VNC',
  CHINA: 'CAN CHK FUC IMG KIR KSH LCH MNC MON PEK SHA SNK TIB WUH YUN',
  CSA: 'ATL AUS NOL RCM TNN',
  FRANCE: 'BRD CCH CMB CRS CYN GCS MET MNV MRS NAN PAR ROU SCT',
  HOLLAND: 'BRN CEL CEY CTN HOL JVA PMB SUM TRN',
  JAPAN: 'EDO KAG OKI SAP',
  MEXICO: 'CHI COA MAZ MER MXC OAX SON',
  PRUSSIA: 'BER PRS RUH SIL',
  RUSSIA: 'ALK ANC EVE GRG IRK KAM KRA LIV MOS OMS ORN POA PRM SEV STP VLA WRS YAK',
  TURKEY: 'ANG ARM ASW BAG BOS CAI CON CYP MEC SOF SYR',
  USA: 'CHC DET MNN NYO OHI ORG SFR WDC',
}

/** The power in whose country a province lies. */
export const COUNTRIES: ReadonlyMap<ProvinceId, PowerId> = new Map(
  Object.entries(LANDS).flatMap(([power, list]) =>
    list.split(' ').map((id) => [id as ProvinceId, power as PowerId] as const),
  ),
)
