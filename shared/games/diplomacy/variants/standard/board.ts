// The standard board: 75 spaces, 34 centres, seven powers (R6..R10, R19, R68..R75). Borders are written once for
// armies and once for fleets, from both sides, so that a slip of the pen cannot pass: `compileBoard` refuses it.
import type { BoardFacts, Borders, Space, SpaceKind } from '../../board/facts.ts'
import type { LocationId, PowerId, ProvinceId } from '../../board/ids.ts'
import type { UnitRef, UnitType } from '../../board/unit.ts'

const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] as PowerId[]

const SPACES: Record<SpaceKind, string> = {
  inland: `
    BOH Bohemia; BUD* Budapest; BUR Burgundy; GAL Galicia; MOS* Moscow; MUN* Munich; PAR* Paris; RUH Ruhr;
    SER* Serbia; SIL Silesia; TYR Tyrolia; UKR Ukraine; VIE* Vienna; WAR* Warsaw`,
  coastal: `
    ALB Albania; ANK* Ankara; APU Apulia; ARM Armenia; BEL* Belgium; BER* Berlin; BRE* Brest; BUL* Bulgaria;
    CLY Clyde; CON* Constantinople; DEN* Denmark; EDI* Edinburgh; FIN Finland; GAS Gascony; GRE* Greece;
    HOL* Holland; KIE* Kiel; LON* London; LVN Livonia; LVP* Liverpool; MAR* Marseilles; NAF North Africa;
    NAP* Naples; NWY* Norway; PIC Picardy; PIE Piedmont; POR* Portugal; PRU Prussia; ROM* Rome; RUM* Rumania;
    SEV* Sevastopol; SMY* Smyrna; SPA* Spain; STP* St Petersburg; SWE* Sweden; SYR Syria; TRI* Trieste;
    TUN* Tunis; TUS Tuscany; VEN* Venice; WAL Wales; YOR Yorkshire`,
  sea: `
    ADR Adriatic Sea; AEG Aegean Sea; BAL Baltic Sea; BAR Barents Sea; BLA Black Sea; BOT Gulf of Bothnia;
    EAS Eastern Mediterranean; ENG English Channel; HEL Helgoland Bight; ION Ionian Sea; IRI Irish Sea;
    LYO Gulf of Lyon; MAO Mid-Atlantic Ocean; NAO North Atlantic Ocean; NTH North Sea; NWG Norwegian Sea;
    SKA Skagerrak; TYS Tyrrhenian Sea; WES Western Mediterranean`,
}

const COASTS: Record<string, string> = { BUL: 'BUL/EC BUL/SC', SPA: 'SPA/NC SPA/SC', STP: 'STP/NC STP/SC' }

const HOMES: Record<string, string> = {
  AUSTRIA: 'BUD TRI VIE',
  ENGLAND: 'EDI LON LVP',
  FRANCE: 'BRE MAR PAR',
  GERMANY: 'BER KIE MUN',
  ITALY: 'NAP ROM VEN',
  RUSSIA: 'MOS SEV STP WAR',
  TURKEY: 'ANK CON SMY',
}

const START: Record<string, string> = {
  AUSTRIA: 'A VIE, A BUD, F TRI',
  ENGLAND: 'F LON, F EDI, A LVP',
  FRANCE: 'A PAR, A MAR, F BRE',
  GERMANY: 'A BER, A MUN, F KIE',
  ITALY: 'A ROM, A VEN, F NAP',
  RUSSIA: 'A MOS, A WAR, F SEV, F STP/SC',
  TURKEY: 'F ANK, A CON, A SMY',
}

const ARMIES = `
  ALB GRE SER TRI
  ANK ARM CON SMY
  APU NAP ROM VEN
  ARM ANK SEV SMY SYR
  BEL BUR HOL PIC RUH
  BER KIE MUN PRU SIL
  BOH GAL MUN SIL TYR VIE
  BRE GAS PAR PIC
  BUD GAL RUM SER TRI VIE
  BUL CON GRE RUM SER
  BUR BEL GAS MAR MUN PAR PIC RUH
  CLY EDI LVP
  CON ANK BUL SMY
  DEN KIE SWE
  EDI CLY LVP YOR
  FIN NWY STP SWE
  GAL BOH BUD RUM SIL UKR VIE WAR
  GAS BRE BUR MAR PAR SPA
  GRE ALB BUL SER
  HOL BEL KIE RUH
  KIE BER DEN HOL MUN RUH
  LON WAL YOR
  LVN MOS PRU STP WAR
  LVP CLY EDI WAL YOR
  MAR BUR GAS PIE SPA
  MOS LVN SEV STP UKR WAR
  MUN BER BOH BUR KIE RUH SIL TYR
  NAF TUN
  NAP APU ROM
  NWY FIN STP SWE
  PAR BRE BUR GAS PIC
  PIC BEL BRE BUR PAR
  PIE MAR TUS TYR VEN
  POR SPA
  PRU BER LVN SIL WAR
  ROM APU NAP TUS VEN
  RUH BEL BUR HOL KIE MUN
  RUM BUD BUL GAL SER SEV UKR
  SER ALB BUD BUL GRE RUM TRI
  SEV ARM MOS RUM UKR
  SIL BER BOH GAL MUN PRU WAR
  SMY ANK ARM CON SYR
  SPA GAS MAR POR
  STP FIN LVN MOS NWY
  SWE DEN FIN NWY
  SYR ARM SMY
  TRI ALB BUD SER TYR VEN VIE
  TUN NAF
  TUS PIE ROM VEN
  TYR BOH MUN PIE TRI VEN VIE
  UKR GAL MOS RUM SEV WAR
  VEN APU PIE ROM TRI TUS TYR
  VIE BOH BUD GAL TRI TYR
  WAL LON LVP YOR
  WAR GAL LVN MOS PRU SIL UKR
  YOR EDI LON LVP WAL`

const FLEETS = `
  ADR ALB APU ION TRI VEN
  AEG BUL/SC CON EAS GRE ION SMY
  ALB ADR GRE ION TRI
  ANK ARM BLA CON
  APU ADR ION NAP VEN
  ARM ANK BLA SEV
  BAL BER BOT DEN KIE LVN PRU SWE
  BAR NWG NWY STP/NC
  BEL ENG HOL NTH PIC
  BER BAL KIE PRU
  BLA ANK ARM BUL/EC CON RUM SEV
  BOT BAL FIN LVN STP/SC SWE
  BRE ENG GAS MAO PIC
  BUL/EC BLA CON RUM
  BUL/SC AEG CON GRE
  CLY EDI LVP NAO NWG
  CON AEG ANK BLA BUL/EC BUL/SC SMY
  DEN BAL HEL KIE NTH SKA SWE
  EAS AEG ION SMY SYR
  EDI CLY NTH NWG YOR
  ENG BEL BRE IRI LON MAO NTH PIC WAL
  FIN BOT STP/SC SWE
  GAS BRE MAO SPA/NC
  GRE AEG ALB BUL/SC ION
  HEL DEN HOL KIE NTH
  HOL BEL HEL KIE NTH
  ION ADR AEG ALB APU EAS GRE NAP TUN TYS
  IRI ENG LVP MAO NAO WAL
  KIE BAL BER DEN HEL HOL
  LON ENG NTH WAL YOR
  LVN BAL BOT PRU STP/SC
  LVP CLY IRI NAO WAL
  LYO MAR PIE SPA/SC TUS TYS WES
  MAO BRE ENG GAS IRI NAF NAO POR SPA/NC SPA/SC WES
  MAR LYO PIE SPA/SC
  NAF MAO TUN WES
  NAO CLY IRI LVP MAO NWG
  NAP APU ION ROM TYS
  NTH BEL DEN EDI ENG HEL HOL LON NWG NWY SKA YOR
  NWG BAR CLY EDI NAO NTH NWY
  NWY BAR NTH NWG SKA STP/NC SWE
  PIC BEL BRE ENG
  PIE LYO MAR TUS
  POR MAO SPA/NC SPA/SC
  PRU BAL BER LVN
  ROM NAP TUS TYS
  RUM BLA BUL/EC SEV
  SEV ARM BLA RUM
  SKA DEN NTH NWY SWE
  SMY AEG CON EAS SYR
  SPA/NC GAS MAO POR
  SPA/SC LYO MAO MAR POR WES
  STP/NC BAR NWY
  STP/SC BOT FIN LVN
  SWE BAL BOT DEN FIN NWY SKA
  SYR EAS SMY
  TRI ADR ALB VEN
  TUN ION NAF TYS WES
  TUS LYO PIE ROM TYS
  TYS ION LYO NAP ROM TUN TUS WES
  VEN ADR APU TRI
  WAL ENG IRI LON LVP
  WES LYO MAO NAF SPA/SC TUN TYS
  YOR EDI LON NTH`

const words = (text: string) => text.split(' ').filter(Boolean)

const borders = (table: string): Borders =>
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', ...to] = words(line)
        return [from, to as LocationId[]]
      }),
  )

const homeOf = (id: string): PowerId | undefined =>
  POWERS.find((power) => HOMES[power]?.split(' ').includes(id))

function space(kind: SpaceKind, entry: string): Space {
  const [code = '', ...name] = words(entry.trim())
  const id = code.replace('*', '') as ProvinceId
  const home = homeOf(id)
  return {
    id,
    name: name.join(' '),
    kind,
    coasts: words(COASTS[id] ?? '') as LocationId[],
    centre: code.endsWith('*'),
    ...(home && { home }),
  }
}

const unit = (text: string): UnitRef => {
  const [type, at] = words(text)
  return { type: type as UnitType, at: at as LocationId }
}

/** The board everybody knows, as it stands in spring 1901. */
export const STANDARD: BoardFacts = {
  powers: POWERS,
  spaces: (Object.keys(SPACES) as SpaceKind[])
    .flatMap((kind) => SPACES[kind].split(';').map((entry) => space(kind, entry)))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  armies: borders(ARMIES),
  fleets: borders(FLEETS),
  start: Object.fromEntries(POWERS.map((power) => [power, (START[power] ?? '').split(',').map(unit)])),
}
