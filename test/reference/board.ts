// The standard board, entered here once more by hand, so that a border missing in the game's own map shows up as a
// disagreement.

const NEIGHBOURS = `
ADR ALB APU ION TRI VEN|AEG BUL CON EAS GRE ION SMY|ALB ADR GRE ION SER TRI|ANK ARM BLA CON SMY|APU ADR ION NAP ROM VEN
ARM ANK BLA SEV SMY SYR|BAL BER BOT DEN KIE LVN PRU SWE|BAR NWG NWY STP|BEL BUR ENG HOL NTH PIC RUH|BER BAL KIE MUN PRU SIL
BLA ANK ARM BUL CON RUM SEV|BOH GAL MUN SIL TYR VIE|BOT BAL FIN LVN STP SWE|BRE ENG GAS MAO PAR PIC|BUD GAL RUM SER TRI VIE
BUL AEG BLA CON GRE RUM SER|BUR BEL GAS MAR MUN PAR PIC RUH|CLY EDI LVP NAO NWG|CON AEG ANK BLA BUL SMY|DEN BAL HEL KIE NTH SKA SWE
EAS AEG ION SMY SYR|EDI CLY LVP NTH NWG YOR|ENG BEL BRE IRI LON MAO NTH PIC WAL|FIN BOT NWY STP SWE|GAL BOH BUD RUM SIL UKR VIE WAR
GAS BRE BUR MAO MAR PAR SPA|GRE AEG ALB BUL ION SER|HEL DEN HOL KIE NTH|HOL BEL HEL KIE NTH RUH|ION ADR AEG ALB APU EAS GRE NAP TUN TYS
IRI ENG LVP MAO NAO WAL|KIE BAL BER DEN HEL HOL MUN RUH|LON ENG NTH WAL YOR|LVN BAL BOT MOS PRU STP WAR|LVP CLY EDI IRI NAO WAL YOR
LYO MAR PIE SPA TUS TYS WES|MAO BRE ENG GAS IRI NAF NAO POR SPA WES|MAR BUR GAS LYO PIE SPA|MOS LVN SEV STP UKR WAR|MUN BER BOH BUR KIE RUH SIL TYR
NAF MAO TUN WES|NAO CLY IRI LVP MAO NWG|NAP APU ION ROM TYS|NTH BEL DEN EDI ENG HEL HOL LON NWG NWY SKA YOR|NWG BAR CLY EDI NAO NTH NWY
NWY BAR FIN NTH NWG SKA STP SWE|PAR BRE BUR GAS PIC|PIC BEL BRE BUR ENG PAR|PIE LYO MAR TUS TYR VEN|POR MAO SPA|PRU BAL BER LVN SIL WAR
ROM APU NAP TUS TYS VEN|RUH BEL BUR HOL KIE MUN|RUM BLA BUD BUL GAL SER SEV UKR|SER ALB BUD BUL GRE RUM TRI|SEV ARM BLA MOS RUM UKR
SIL BER BOH GAL MUN PRU WAR|SKA DEN NTH NWY SWE|SMY AEG ANK ARM CON EAS SYR|SPA GAS LYO MAO MAR POR WES|STP BAR BOT FIN LVN MOS NWY
SWE BAL BOT DEN FIN NWY SKA|SYR ARM EAS SMY|TRI ADR ALB BUD SER TYR VEN VIE|TUN ION NAF TYS WES|TUS LYO PIE ROM TYS VEN|TYR BOH MUN PIE TRI VEN VIE
TYS ION LYO NAP ROM TUN TUS WES|UKR GAL MOS RUM SEV WAR|VEN ADR APU PIE ROM TRI TUS TYR|VIE BOH BUD GAL TRI TYR|WAL ENG IRI LON LVP YOR
WAR GAL LVN MOS PRU SIL UKR|WES LYO MAO NAF SPA TUN TYS|YOR EDI LON LVP NTH WAL`

const SEAS = new Set('ADR AEG BAL BAR BLA BOT EAS ENG HEL ION IRI LYO MAO NAO NTH NWG SKA TYS WES'.split(' '))

/** Neighbours by land that share no coastline: a fleet cannot pass. */
const LAND_ONLY = new Set(
  'ANK-SMY ARM-SMY ARM-SYR FIN-NWY EDI-LVP LVP-YOR WAL-YOR APU-ROM ROM-VEN PIE-VEN TUS-VEN GAS-MAR'.split(
    ' ',
  ),
)

const TWO_COASTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BUL: { EC: 'BLA CON RUM', SC: 'AEG CON GRE' },
  SPA: { NC: 'GAS MAO POR', SC: 'LYO MAO MAR POR WES' },
  STP: { NC: 'BAR NWY', SC: 'BOT FIN LVN' },
}

const around = new Map(
  NEIGHBOURS.trim()
    .split(/[|\n]/)
    .map((line) => {
      const [province = '', ...next] = line.split(' ')
      return [province, new Set(next)] as const
    }),
)

export const PROVINCES = [...around.keys()]
export const provinceOf = (at: string): string => at.slice(0, 3)
export const isSea = (province: string): boolean => SEAS.has(province)
export const isCoastal = (province: string): boolean =>
  !isSea(province) && [...neighbours(province)].some(isSea)
export const neighbours = (province: string): ReadonlySet<string> => around.get(province) ?? new Set()
/** `NC` and `SC` of Spain; empty for a province with one coast or none. */
export const coastsOf = (province: string): string[] =>
  Object.keys(TWO_COASTS[province] ?? {}).map((coast) => `${province}/${coast}`)

const onePassage = (from: string, to: string): boolean => {
  const [province, coast] = from.split('/')
  const named = province && coast ? TWO_COASTS[province]?.[coast] : undefined
  return named === undefined || named.split(' ').includes(provinceOf(to))
}

/** Whether an army steps from one province into the other. */
export const armyReaches = (from: string, to: string): boolean =>
  neighbours(provinceOf(from)).has(provinceOf(to)) && !isSea(provinceOf(from)) && !isSea(provinceOf(to))

/** Whether a fleet passes between two places; where a province has two coasts, each end must be one of them. */
export const fleetReaches = (from: string, to: string): boolean => {
  const [a, b] = [provinceOf(from), provinceOf(to)]
  if (!neighbours(a).has(b)) return false
  if (!(isSea(a) || isCoastal(a)) || !(isSea(b) || isCoastal(b))) return false
  if (LAND_ONLY.has([a, b].sort().join('-'))) return false
  return onePassage(from, to) && onePassage(to, from)
}

/** Places of a province a fleet may lie in: its coasts, or itself. */
export const anchorages = (province: string): string[] => {
  const coasts = coastsOf(province)
  return coasts.length > 0 ? coasts : [province]
}

/** Whether a unit of this type at this place could move into the province, on any coast. */
export const reachesProvince = (type: 'A' | 'F', from: string, to: string): boolean =>
  type === 'A' ? armyReaches(from, to) : anchorages(provinceOf(to)).some((place) => fleetReaches(from, place))

export const CENTRES = (
  'ANK BEL BER BRE BUD BUL CON DEN EDI GRE HOL KIE LON LVP MAR MOS MUN NAP ' +
  'NWY PAR POR ROM RUM SER SEV SMY SPA STP SWE TRI TUN VEN VIE WAR'
).split(' ')

export const HOMES: Readonly<Record<string, readonly string[]>> = {
  AUSTRIA: ['BUD', 'TRI', 'VIE'],
  ENGLAND: ['EDI', 'LON', 'LVP'],
  FRANCE: ['BRE', 'MAR', 'PAR'],
  GERMANY: ['BER', 'KIE', 'MUN'],
  ITALY: ['NAP', 'ROM', 'VEN'],
  RUSSIA: ['MOS', 'SEV', 'STP', 'WAR'],
  TURKEY: ['ANK', 'CON', 'SMY'],
}

/** English names where the alphabet must not follow the three letters (R160, D7). */
const NAMES: Readonly<Record<string, string>> = {
  BOT: 'Gulf of Bothnia',
  MAO: 'Mid-Atlantic Ocean',
  LYO: 'Gulf of Lyon',
  NAF: 'North Africa',
  NAO: 'North Atlantic Ocean',
  NTH: 'North Sea',
  NWG: 'Norwegian Sea',
  NWY: 'Norway',
  LVN: 'Livonia',
  LVP: 'Liverpool',
  STP: 'St Petersburg',
  SKA: 'Skagerrak',
  SWE: 'Sweden',
  SYR: 'Syria',
  TRI: 'Trieste',
  TUN: 'Tunis',
  TUS: 'Tuscany',
  TYR: 'Tyrolia',
  TYS: 'Tyrrhenian Sea',
  RUH: 'Ruhr',
  RUM: 'Rumania',
  EAS: 'Eastern Mediterranean',
  WES: 'Western Mediterranean',
}
/** A key that sorts provinces by their full English names. */
export const nameKey = (province: string): string =>
  (NAMES[province] ?? province).toUpperCase().replaceAll(' ', '')
