// Ancient Mediterranean by Don Hessong: 79 spaces, 34 centres, five powers. The tables are those of four programs that play
// it and agree in every cell (ancient-mediterranean.test.ts). By the author's rules Baleares is islands and the water around
// them: fleets and armies stand there, fleets convoy there, and no army walks there. The Nile, its delta, its canal and the
// Diolkos carry fleets, so every space has one coast.
import type { BoardFacts } from '../../board/facts.ts'
import { boardFrom } from '../board-tables.ts'

/** The board as it stands in the spring of the year 1. */
export const ANCIENT_MEDITERRANEAN: BoardFacts = boardFrom({
  powers: 'CARTHAGE EGYPT GREECE PERSIA ROME',
  inland: `
    ARA Arabia; ARM Armenia; CIR* Cirta; DAM* Damascus; GAL Galatia; GAU Gaul; ILL Illyria; LUS Lusitania;
    MAR Marmarica; PHA Phazania; RHA Rhaetia; SAH Sahara; SAM Sarmatia; VIN* Vindobona`,
  coastal: `
    ALE* Alexandria; ANT* Antioch; APU Apulia; ATH* Athens; BAL* Baleares; BAY Bayuda; BIT Bithynia;
    BYZ* Byzantium; CAP Cappadocia; CAR* Carthage; CHE* Chersonesus; COR Corsica; CRE* Crete; CYP* Cyprus;
    CYR* Cyrene; DAC Dacia; DAL* Dalmatia; EPI Epirus; ETR Etruria; ISA Isauria; JER* Jerusalem; LEP* Leptis;
    MAC* Macedonia; MAS* Massilia; MAU Mauretania; MEM* Memphis; MIL* Miletus; NAB Nabatea; NEA* Neapolis;
    NUM* Numidia; PET* Petra; RAV* Ravenna; ROM* Roma; SAD* Sardinia; SAG* Saguntum; SIC* Sicilia;
    SID* Sidon; SII Sinai; SIP* Sinope; SPA* Sparta; TAR Tarraconensis; THA* Thapsus; THB* Thebes; TYE* Tyre;
    VEN Venetia`,
  sea: `
    ADR Adriatic Sea; AEG Aegean Sea; AUS Ausonian Sea; BER Berber Sea; BLA Black Sea; CIL Cilician Strait;
    EGY Egyptian Sea; GOP Gulf of Pelusium; GOS Gulf of Syrtis; GOT Gulf of Tacape; IBE Iberian Sea;
    ION Ionian Sea; LIB Libyan Sea; LIG Ligurian Sea; MES Messenian Sea; MIN Minoan Sea; PUN Punic Sea;
    REE Reed Sea; SYR Syrian Sea; TYN Tyrrhenian Sea`,
  convoying: 'BAL',
  homes: {
    CARTHAGE: 'CAR CIR THA',
    EGYPT: 'ALE MEM THB',
    GREECE: 'ATH MAC SPA',
    PERSIA: 'ANT DAM SID',
    ROME: 'NEA RAV ROM',
  },
  start: {
    CARTHAGE: 'A CAR, A CIR, F THA',
    EGYPT: 'F ALE, A MEM, A THB',
    GREECE: 'A ATH, A MAC, F SPA',
    PERSIA: 'A ANT, A DAM, F SID',
    ROME: 'F NEA, A RAV, A ROM',
  },
  armies: `
  ALE CYR MEM SII THB
  ANT CAP DAM SID
  APU NEA RAV ROM
  ARA DAM JER NAB SID TYE
  ARM CAP CHE DAM SIP
  ATH EPI MAC SPA
  BAY MAR MEM PHA SAH THB
  BIT BYZ GAL SIP
  BYZ BIT DAC GAL MAC MIL
  CAP ANT ARM DAM GAL ISA SIP
  CAR CIR MAU THA
  CHE ARM DAC SAM SIP
  CIR CAR MAU NUM PHA SAH THA
  COR SAD
  CYR ALE LEP MAR MEM
  DAC BYZ CHE ILL MAC SAM
  DAL EPI ILL VEN VIN
  DAM ANT ARA ARM CAP SID
  EPI ATH DAL ILL MAC
  ETR MAS RAV RHA ROM VEN
  GAL BIT BYZ CAP ISA MIL SIP
  GAU LUS MAS RHA TAR
  ILL DAC DAL EPI MAC SAM VIN
  ISA CAP GAL MIL
  JER ARA NAB PET SII TYE
  LEP CYR MAR NUM PHA
  LUS GAU SAG TAR
  MAC ATH BYZ DAC EPI ILL
  MAR BAY CYR LEP MEM PHA
  MAS ETR GAU RHA TAR
  MAU CAR CIR SAG SAH
  MEM ALE BAY CYR MAR THB
  MIL BYZ GAL ISA
  NAB ARA JER PET
  NEA APU ROM SIC
  NUM CIR LEP PHA THA
  PET JER NAB SII
  PHA BAY CIR LEP MAR NUM SAH
  RAV APU ETR ROM VEN
  RHA ETR GAU MAS SAM VEN VIN
  ROM APU ETR NEA RAV
  SAD COR
  SAG LUS MAU TAR
  SAH BAY CIR MAU PHA
  SAM CHE DAC ILL RHA VIN
  SIC NEA
  SID ANT ARA DAM TYE
  SII ALE JER PET THB
  SIP ARM BIT CAP CHE GAL
  SPA ATH
  TAR GAU LUS MAS SAG
  THA CAR CIR NUM
  THB ALE BAY MEM SII
  TYE ARA JER SID
  VEN DAL ETR RAV RHA VIN
  VIN DAL ILL RHA SAM VEN`,
  fleets: `
  ADR APU DAL EPI ION RAV VEN
  AEG ATH BYZ CRE MAC MES MIL MIN SPA
  ALE CYR EGY GOP LIB MEM SII THB
  ANT CAP CIL SID
  APU ADR ION NEA RAV
  ATH AEG EPI ION MAC SPA
  AUS GOT ION LIB MES NEA PUN SIC TYN
  BAL BER LIG SAG TAR
  BAY MEM THB
  BER BAL CAR IBE LIG MAU PUN SAD SAG
  BIT BLA BYZ SIP
  BLA BIT BYZ CHE DAC SIP
  BYZ AEG BIT BLA DAC MAC MIL
  CAP ANT CIL ISA
  CAR BER MAU PUN THA
  CHE BLA DAC SIP
  CIL ANT CAP CYP EGY ISA MIL MIN SID SYR
  COR LIG SAD TYN
  CRE AEG EGY LIB MES MIN
  CYP CIL EGY SYR
  CYR ALE GOS LEP LIB
  DAC BLA BYZ CHE
  DAL ADR EPI VEN
  EGY ALE CIL CRE CYP GOP LIB MIN SYR
  EPI ADR ATH DAL ION
  ETR LIG MAS ROM
  GOP ALE EGY JER SII SYR THB
  GOS CYR GOT LEP LIB
  GOT AUS GOS LEP LIB MES NUM PUN THA
  IBE BER MAU SAG
  ION ADR APU ATH AUS EPI MES NEA SPA
  ISA CAP CIL MIL
  JER GOP SII SYR TYE
  LEP CYR GOS GOT NUM
  LIB ALE AUS CRE CYR EGY GOS GOT MES
  LIG BAL BER COR ETR MAS ROM SAD TAR TYN
  MAC AEG ATH BYZ
  MAS ETR LIG TAR
  MAU BER CAR IBE SAG
  MEM ALE BAY THB
  MES AEG AUS CRE GOT ION LIB SPA
  MIL AEG BYZ CIL ISA MIN
  MIN AEG CIL CRE EGY MIL
  NAB PET REE
  NEA APU AUS ION ROM SIC TYN
  NUM GOT LEP THA
  PET NAB REE SII
  PUN AUS BER CAR GOT SAD SIC THA TYN
  RAV ADR APU VEN
  REE NAB PET SII THB
  ROM ETR LIG NEA TYN
  SAD BER COR LIG PUN TYN
  SAG BAL BER IBE MAU TAR
  SIC AUS NEA PUN TYN
  SID ANT CIL SYR TYE
  SII ALE GOP JER PET REE THB
  SIP BIT BLA CHE
  SPA AEG ATH ION MES
  SYR CIL CYP EGY GOP JER SID TYE
  TAR BAL LIG MAS SAG
  THA CAR GOT NUM PUN
  THB ALE BAY GOP MEM REE SII
  TYE JER SID SYR
  TYN AUS COR LIG NEA PUN ROM SAD SIC
  VEN ADR DAL RAV`,
})
