// How people open on the standard board. The names are those of Richard Sharp's book (The Game of Diplomacy, 1978) and
// of the postal hobby since; the weights are ours, so that no opening is predictable.
import type { Opening } from '../opening.ts'

const opening = (weight: number, name: string, orders: string): Opening => ({
  name,
  weight,
  orders: orders.split(', '),
})

/** First orders by power. */
export const OPENINGS: Readonly<Record<string, readonly Opening[]>> = {
  AUSTRIA: [
    opening(3, 'Balkan Gambit, Trieste', 'VIE-TRI, BUD-SER, TRI-ALB'),
    opening(3, 'Balkan Gambit, Galician', 'VIE-GAL, BUD-SER, TRI-ALB'),
    opening(2, 'Balkan Gambit, Budapest', 'VIE-BUD, BUD-SER, TRI-ALB'),
    opening(2, 'Southern Hedgehog', 'VIE-GAL, BUD-SER, TRI-VEN'),
    opening(1, 'Balkan Gambit, Tyrolian', 'VIE-TYR, BUD-SER, TRI-ALB'),
  ],
  ENGLAND: [
    opening(3, 'Northern, Edinburgh', 'LVP-EDI, EDI-NWG, LON-NTH'),
    opening(3, 'Northern, Yorkshire', 'LVP-YOR, EDI-NWG, LON-NTH'),
    opening(2, 'Southern, Yorkshire', 'LVP-YOR, EDI-NTH, LON-ENG'),
    opening(1, 'Southern, Wales', 'LVP-WAL, EDI-NTH, LON-ENG'),
  ],
  FRANCE: [
    opening(3, 'Burgundy', 'PAR-BUR, MAR-SPA, BRE-MAO'),
    opening(2, 'Maginot', 'PAR-BUR, MAR S PAR-BUR, BRE-MAO'),
    opening(2, 'Picardy', 'PAR-PIC, MAR-BUR, BRE-MAO'),
    opening(2, 'Northern Dash', 'PAR-PIC, MAR-SPA, BRE-MAO'),
    opening(2, 'English attack', 'PAR-BUR, MAR-SPA, BRE-ENG'),
  ],
  GERMANY: [
    opening(4, 'Blitzkrieg, Denmark', 'BER-KIE, MUN-RUH, KIE-DEN'),
    opening(3, 'Blitzkrieg, Holland', 'BER-KIE, MUN-RUH, KIE-HOL'),
    opening(2, 'Burgundy attack', 'BER-KIE, MUN-BUR, KIE-DEN'),
    opening(1, 'Tyrolian', 'BER-MUN, MUN-TYR, KIE-DEN'),
  ],
  ITALY: [
    opening(4, 'Lepanto', 'VEN, ROM-APU, NAP-ION'),
    opening(3, 'Tyrolian attack', 'VEN-TYR, ROM-VEN, NAP-ION'),
    opening(1, 'Alpine chicken', 'VEN-PIE, ROM-VEN, NAP-TYS'),
    opening(1, 'Trieste attack', 'VEN-TRI, ROM-VEN, NAP-ION'),
  ],
  RUSSIA: [
    opening(4, 'Southern', 'MOS-UKR, WAR-GAL, SEV-BLA, STP/SC-BOT'),
    opening(2, 'Ukraine', 'MOS-SEV, WAR-UKR, SEV-BLA, STP/SC-BOT'),
    opening(2, 'Rumanian', 'MOS-UKR, WAR-GAL, SEV-RUM, STP/SC-BOT'),
    opening(1, 'Northern', 'MOS-STP, WAR-UKR, SEV-RUM, STP/SC-BOT'),
  ],
  TURKEY: [
    opening(4, 'Constantinople', 'SMY-CON, CON-BUL, ANK-BLA'),
    opening(3, 'Russian attack', 'SMY-ARM, CON-BUL, ANK-BLA'),
    opening(2, 'Bosporus', 'SMY-ANK, CON-BUL, ANK-CON'),
  ],
}
