import type { InlandWater, LonLat, Strait } from '../../variant.ts'
import { straits as usual } from '../standard/scenery.ts'

/** The Danish belts, the Sound, and the straits of Constantinople, as on the board of 1901. */
export const straits: Record<string, Strait> = usual

export const impassable: Record<string, LonLat[]> = {
  switzerland: [[8.2, 46.8]],
  iceland: [[-18.5, 65]],
  corsica: [[9.1, 42.2]],
  sardinia: [[9, 40]],
  crete: [[24.8, 35.25]],
  cyprus: [[33, 35]],
  rhodes: [[28, 36.2]],
  persia: [[48, 36], [55, 36]], // oxfmt-ignore
  arabia: [[38.5, 30.5]],
}

export const waters: Record<string, InlandWater> = {
  caspian: { at: [[50.5, 42]] },
  marmara: { at: [[28, 40.7]], province: 'CON' },
}

/** Islands without a point of their own, by present-day country. */
export const islands: Record<string, string[]> = {
  Denmark: ['DEN'],
  Sweden: ['SWE', 'NRL'],
  Norway: ['NWY'],
  Finland: ['FIN'],
  Åland: ['FIN'],
  Estonia: ['EST'],
  'United Kingdom': ['CLY', 'EDI', 'LVP', 'WAL', 'LON'],
  Ireland: ['IRE'],
  Greece: ['GRE', 'SAL'],
  Croatia: ['CRO', 'BOS', 'VEN'],
  Russia: ['ARC'],
  Spain: ['SPA', 'CAT'],
  Netherlands: ['HOL'],
  Germany: ['BER', 'HAM', 'POM'],
  Italy: ['TUS', 'ROM', 'NAP', 'APU', 'VEN'],
  Turkey: ['CON', 'SMY'],
  Tunisia: ['TUN'],
}
