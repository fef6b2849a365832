import type { InlandWater, LonLat, Strait } from '../../variant.ts'

export const straits: Record<string, Strait> = {
  'little-belt': {
    province: 'DEN',
    outline: [[9.55, 55.62], [9.95, 55.55], [9.95, 55.4], [9.55, 55.42]], // oxfmt-ignore
  },
  'great-belt': {
    province: 'DEN',
    outline: [[10.5, 55.45], [11.3, 55.55], [11.35, 55.3], [10.6, 55.2]], // oxfmt-ignore
  },
  lolland: {
    province: 'DEN',
    outline: [[11.2, 55.1], [12.2, 55.1], [12, 54.7], [11.3, 54.7]], // oxfmt-ignore
  },
  // R75: Sweden and Denmark are adjacent, the Baltic and the Skagerrak are not.
  oresund: {
    province: 'DEN',
    outline: [[12.25, 56.15], [12.95, 56.1], [13.1, 55.7], [12.4, 55.75]], // oxfmt-ignore
    crossing: { from: [12.5, 55.9], to: [12.88, 55.9], leadsTo: 'SWE' },
  },
  // oxfmt-ignore
  dardanelles: {
    province: 'CON',
    outline: [[26.1, 40.45], [26.5, 40.45], [26.5, 39.98], [26.1, 39.98]],
    channel: [
      [26.15, 40.03], [26.31, 40.12], [26.34, 40.2], [26.47, 40.285], [26.6, 40.39], [26.68, 40.47],
      [26.8, 40.4], [26.68, 40.3], [26.55, 40.2], [26.46, 40.15], [26.45, 40.07], [26.32, 39.98], [26.18, 39.94],
    ],
    crossing: { from: [26.29, 40.2], to: [26.5, 40.09], leadsTo: 'CON' },
  },
  // oxfmt-ignore
  bosphorus: {
    province: 'CON',
    outline: [[28.85, 41.28], [29.25, 41.28], [29.25, 40.95], [28.85, 40.95]],
    channel: [
      [29.02, 41.29], [29.02, 41.2], [28.985, 41.14], [28.99, 41.08], [28.95, 40.98],
      [29.07, 40.96], [29.1, 41.05], [29.14, 41.11], [29.13, 41.16], [29.17, 41.21], [29.22, 41.29],
    ],
    crossing: { from: [28.95, 41.11], to: [29.18, 41.11], leadsTo: 'CON' },
  },
}

export const impassable: Record<string, LonLat[]> = {
  switzerland: [[8.2, 46.8]],
  ireland: [[-7.8, 53.2]],
  iceland: [[-18.5, 65]],
  corsica: [[9.1, 42.2]],
  sardinia: [[9, 40]],
  crete: [[24.8, 35.25]],
  egypt: [[32.6, 30.9]],
  cyprus: [[33, 35]],
  persia: [[48, 36], [55, 36]], // oxfmt-ignore
}

export const waters: Record<string, InlandWater> = {
  caspian: { at: [[50.5, 42]] },
  marmara: { at: [[28, 40.7]], province: 'CON' },
}

/** Islands without a point of their own, by present-day country. */
export const islands: Record<string, string[]> = {
  Denmark: ['DEN'],
  Sweden: ['SWE'],
  Norway: ['NWY'],
  Finland: ['FIN'],
  Åland: ['FIN'],
  Estonia: ['LVN'],
  'United Kingdom': ['CLY', 'EDI', 'LVP', 'WAL', 'LON'],
  Greece: ['GRE'],
  Croatia: ['TRI'],
  Russia: ['STP'],
  Spain: ['SPA'],
  Netherlands: ['HOL'],
  Germany: ['BER', 'KIE', 'PRU'],
  Italy: ['TUS', 'ROM', 'NAP', 'APU'],
  Turkey: ['CON', 'SMY'],
  Tunisia: ['TUN'],
}
