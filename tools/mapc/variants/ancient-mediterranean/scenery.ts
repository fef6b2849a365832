import type { InlandWater, LonLat, Strait } from '../../variant.ts'
import { straits as usual } from '../standard/scenery.ts'

const inByzantium = (strait: Strait): Strait => ({
  ...strait,
  province: 'BYZ',
  ...(strait.crossing && { crossing: { ...strait.crossing, leadsTo: 'BYZ' } }),
})

// oxfmt-ignore
export const straits: Record<string, Strait> = {
  dardanelles: inByzantium(usual['dardanelles']!),
  bosphorus: inByzantium(usual['bosphorus']!),
  gibraltar: {
    province: 'MAU',
    outline: [[-6.1, 36.3], [-5.3, 36.3], [-5.3, 35.7], [-6.1, 35.7]],
    crossing: { from: [-5.55, 35.85], to: [-5.6, 36.05], leadsTo: 'SAG' },
  },
  bonifacio: {
    province: 'COR',
    outline: [[8.95, 41.5], [9.4, 41.5], [9.4, 41.1], [8.95, 41.1]],
    crossing: { from: [9.2, 41.38], to: [9.2, 41.24], leadsTo: 'SAD' },
  },
  // Fleets sail through between the Tyrrhenian and the Ausonian Sea (`joins`), armies across.
  messina: {
    province: 'SIC',
    outline: [[15.3, 38.4], [15.85, 38.4], [15.75, 37.95], [15.3, 37.95]],
    crossing: { from: [15.54, 38.18], to: [15.68, 38.12], leadsTo: 'NEA' },
  },
  // Islands and the water around them: one space.
  baleares: {
    province: 'BAL',
    open: true,
    outline: [
      [0, 40.95], [1.6, 40.6], [3.2, 40.65], [4.8, 40.4], [4.95, 39.6], [3.6, 38.85], [1.6, 38.2],
      [-0.4, 38.45], [-1, 39.3],
    ],
  },
  // The Nile and its delta: no space of their own. Thebes is on the east bank and holds the delta's mouths, so that it
  // touches the Gulf of Pelusium; that Alexandria and the Sinai touch across it is said in `joins`.
  nile: {
    province: 'THB',
    outline: [[30.6, 31.8], [31.1, 30.2], [31.9, 31.8]],
    channel: [
      [30.62, 31.48], [30.8, 31.1], [31.1, 30.35], [31.12, 29.3], [30.8, 28.4], [30.72, 27.6], [31.2, 26.95],
      [31.9, 26.25], [32.55, 25.4], [32.8, 17], [33.7, 17], [32.85, 25.4], [32.05, 26.35], [31.38, 27.05],
      [30.9, 27.6], [30.98, 28.4], [31.3, 29.3], [31.32, 30.35], [31.6, 30.9], [31.78, 31.25], [31.88, 31.53], [31.5, 31.6], [31.05, 31.64], [30.75, 31.54],
    ],
    crossing: { from: [30.6, 31.05], to: [31.95, 30.95], leadsTo: 'SII' },
  },
  canal: {
    province: 'THB',
    outline: [[31.6, 30.75], [32.5, 30.1], [32.6, 29.8]],
    channel: [[31.45, 30.72], [32.1, 30.42], [32.5, 29.85], [32.62, 29.87], [32.2, 30.5], [31.55, 30.82]],
  },
}

export const waters: Record<string, InlandWater> = {
  atlantic: { at: [[-8.5, 36.5], [-9.6, 38.2], [-9.6, 43], [-4, 45]] }, // oxfmt-ignore
  marmara: { at: [[28, 40.7]], province: 'BYZ' },
}

export const impassable: Record<string, LonLat[]> = {}

/** Islands without a point of their own, by present-day country. */
export const islands: Record<string, string[]> = {
  Spain: ['BAL', 'SAG'],
  France: ['MAS', 'COR', 'GAU'],
  Italy: ['ETR', 'ROM', 'NEA', 'APU', 'SIC', 'SAD', 'VEN'],
  Malta: ['SIC'],
  Croatia: ['DAL'],
  Greece: ['ATH', 'SPA', 'MAC', 'EPI', 'CRE', 'MIL', 'BYZ'],
  Turkey: ['BYZ', 'MIL', 'ISA'],
  Tunisia: ['THA', 'NUM', 'CAR'],
  Ukraine: ['CHE', 'DAC'],
  Egypt: ['THB', 'SII'],
  'Saudi Arabia': ['NAB'],
}
