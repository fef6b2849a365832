// Whose land it was in August 1914: today's countries by their owners then, and what has changed hands since. Outlines
// follow the frontier of the time where it is not today's, and overshoot freely into land of other countries.
import type { Cession, NationLabel } from '../../facts.ts'

export const nations: Readonly<Record<string, string>> = {
  ...of('ge', 'Germany'),
  ...of('ah', 'Austria', 'Czechia', 'Slovakia', 'Hungary', 'Slovenia', 'Croatia', 'Bosnia and Herz.'),
  ...of(
    'ru',
    'Russia',
    'Estonia',
    'Latvia',
    'Lithuania',
    'Belarus',
    'Ukraine',
    'Poland',
    'Moldova',
    'Finland',
  ),
  ...of('ru', 'Georgia', 'Armenia', 'Azerbaijan', 'Kazakhstan', 'Turkmenistan', 'Uzbekistan'),
  ...of('sb', 'Serbia', 'Kosovo', 'Macedonia'),
  ...of('tu', 'Turkey', 'Syria', 'Iraq', 'Lebanon', 'Israel', 'Palestine', 'Jordan', 'Yemen'),
  ...of('br', 'United Kingdom', 'Ireland', 'Cyprus', 'N. Cyprus'),
  ...of('fr', 'France'),
  ...of('be', 'Belgium'),
  ...of('it', 'Italy', 'San Marino', 'Vatican'),
  ...of('mn', 'Montenegro'),
  ...of('al', 'Albania'),
  ...of('gr', 'Greece'),
  ...of('bu', 'Bulgaria'),
  ...of('ro', 'Romania'),
  ...of('pe', 'Iran'),
  ...of('kw', 'Kuwait'),
  ...of('ar', 'Saudi Arabia'),
  ...of('eg', 'Egypt'),
  ...of('ly', 'Libya'),
}

function of(nation: string, ...countries: string[]): Record<string, string> {
  return Object.fromEntries(countries.map((country) => [country, nation]))
}

// oxfmt-ignore
export const cessions: readonly Cession[] = [
  // Alsace and Lorraine.
  { nation: 'ge', from: ['France'], outline: [
    [6, 49.6], [5.9, 49.45], [5.95, 49.2], [6.1, 48.95], [6.4, 48.8], [6.8, 48.65], [7.1, 48.5], [7.1, 48.2], [6.95, 47.9],
    [7, 47.6], [7.1, 47.4], [7.8, 47.5], [8.4, 49], [7, 49.4],
  ] },
  // Northern Schleswig.
  { nation: 'ge', from: ['Denmark'], outline: [
    [8.2, 55.3], [8.7, 55.3], [9.4, 55.4], [10.2, 55.2], [10, 54.6], [8.2, 54.7],
  ] },
  // Prussia, Posen and Silesia.
  { nation: 'ge', from: ['Poland', 'Russia', 'Lithuania', 'Czechia'], outline: [
    [20.6, 56.05], [21.3, 56.02], [21.5, 55.75], [21.6, 55.5], [22, 55.15], [22.6, 55.05], [22.75, 54.7], [22.75, 54.4],
    [22.35, 54.1], [22.1, 53.7], [21.5, 53.5], [20.9, 53.25], [20.6, 53.2], [20, 53.15], [19.7, 53.1], [19.4, 52.95],
    [18.8, 52.95], [18.65, 52.85], [18.4, 52.7], [18.3, 52.5], [17.9, 52.25], [17.75, 52.05], [18.05, 51.85], [18.05, 51.6],
    [18.1, 51.3], [18.3, 51.1], [18.6, 50.95], [18.75, 50.8], [19, 50.65], [19.1, 50.4], [19.15, 50.2], [18.85, 49.95],
    [18.5, 49.92], [18.2, 49.98], [17.9, 49.95], [17.6, 50.27], [17, 50.3], [16.9, 50.1], [16.3, 50.1], [14, 50.9],
    [13.8, 54.6], [18, 55.5],
  ] },
  // Bohemia keeps what the outline above overshoots.
  { nation: 'ah', from: ['Czechia'], outline: [[12, 48], [12, 51.5], [19, 51], [19, 48]] },
  // Galicia, Bukovina's north and the land beyond the Carpathians.
  { nation: 'ah', from: ['Poland', 'Ukraine'], outline: [
    [18, 49], [18.5, 49.92], [18.85, 49.95], [19.15, 50.2], [19.5, 50.22], [20, 50.25], [20.5, 50.25], [21, 50.38], [21.6, 50.62],
    [21.95, 50.72], [22.3, 50.6], [22.9, 50.45], [23.5, 50.42], [24, 50.5], [24.5, 50.45], [25, 50.2], [25.4, 49.95], [25.8, 49.8],
    [26.1, 49.55], [26.2, 49], [26.2, 48.7], [26.4, 48.5], [26.65, 48.35], [26.6, 48.2], [26.3, 47.9], [24, 47.5], [22, 47.8],
    [22, 48.5],
  ] },
  // Transylvania, the Banat and Bukovina's south.
  { nation: 'ah', from: ['Romania'], outline: [
    [26.65, 48.4], [26.4, 48.05], [26.2, 47.75], [26, 47.5], [25.7, 47.3], [25.6, 47.1], [25.9, 46.9], [26.1, 46.6], [26.35, 46.3],
    [26.45, 46], [26.4, 45.85], [26.1, 45.65], [25.9, 45.5], [25.5, 45.38], [25.2, 45.45], [24.8, 45.6], [24.3, 45.55], [23.9, 45.5],
    [23.5, 45.35], [23, 45.3], [22.8, 45.15], [22.5, 44.95], [22.45, 44.6], [20, 44.5], [19.5, 46], [21, 48.5], [24, 48.5],
  ] },
  // The plain north of the Danube and the Sava.
  { nation: 'ah', from: ['Serbia'], outline: [
    [18.5, 46.5], [18.8, 44.86], [19.4, 44.88], [20, 44.76], [20.38, 44.84], [20.5, 44.84], [20.9, 44.72], [21.4, 44.8], [21.8, 44.7],
    [21.8, 46.5],
  ] },
  // Trentino and the Alps beyond, Gorizia and Istria.
  { nation: 'ah', from: ['Italy'], outline: [
    [10.3, 47.1], [10.5, 46.3], [10.5, 45.9], [10.75, 45.75], [11, 45.7], [11.25, 45.85], [11.6, 46], [11.8, 46.2], [11.9, 46.5],
    [12.4, 46.7], [12.6, 47.3],
  ] },
  { nation: 'ah', from: ['Italy'], outline: [
    [13.45, 46.65], [13.45, 46.3], [13.47, 46], [13.4, 45.6], [13.9, 45.2], [14.3, 45.9], [13.9, 46.8],
  ] },
  // What Bulgaria held on the Aegean and the Strumitsa, and what it had lost in the Dobruja.
  { nation: 'bu', from: ['Greece'], outline: [[24.65, 41.7], [24.7, 40.7], [26.2, 40.6], [26.8, 41.9]] },
  { nation: 'bu', from: ['Macedonia'], outline: [[22.4, 41.8], [22.4, 41.25], [23.2, 41.25], [23.2, 41.9]] },
  { nation: 'ro', from: ['Bulgaria'], outline: [
    [26.6, 44.2], [26.65, 44], [27, 43.75], [27.7, 43.55], [28, 43.38], [29, 43.3], [29, 44.3],
  ] },
  // Kars and Batum.
  { nation: 'ru', from: ['Turkey'], outline: [
    [41.3, 41.7], [41.6, 41.3], [42, 41.1], [42.1, 40.7], [42.4, 40.35], [42.7, 40.05], [43.2, 40.1], [43.7, 39.95], [45.2, 39.8],
    [45.2, 42], [41.5, 42],
  ] },
  // Sinai and the Hejaz.
  { nation: 'tu', from: ['Egypt'], outline: [
    [32.75, 31.5], [32.9, 30.6], [33, 29.6], [34.2, 27.4], [35.2, 29.5], [34.4, 31.7],
  ] },
  { nation: 'tu', from: ['Saudi Arabia'], outline: [
    [36, 26.2], [38.5, 26.2], [41, 25], [42, 21], [42, 17], [38, 17], [36, 24],
  ] },
  // The sheikhs at the head of the Gulf, who hold with Britain.
  { nation: 'kw', from: ['Iraq'], outline: [[47.4, 30.85], [47.9, 30.85], [48.6, 30.6], [48.8, 29.7], [46.8, 29.9]] },
]

export const labels: readonly NationLabel[] = [
  { nation: 'fr', region: 'europe', at: [1.9, 45.6], size: 46 },
  { nation: 'br', region: 'europe', at: [-1.6, 52.4], size: 34 },
  { nation: 'ge', region: 'europe', at: [12.1, 53.1], size: 50 },
  { nation: 'ah', region: 'europe', at: [17.6, 46.9], size: 44 },
  { nation: 'it', region: 'europe', at: [16.4, 39.3], size: 34 },
  { nation: 'ru', region: 'europe', at: [34.5, 52.2], size: 64 },
  { nation: 'ro', region: 'europe', at: [26.6, 44.75], size: 26 },
  { nation: 'bu', region: 'europe', at: [26.2, 43], size: 26 },
  { nation: 'sb', region: 'europe', at: [20.9, 43.4], size: 24 },
  { nation: 'gr', region: 'europe', at: [21.9, 38.9], size: 26 },
  { nation: 'tu', region: 'near-east', at: [34.6, 39.2], size: 40 },
  { nation: 'pe', region: 'near-east', at: [49.4, 36.6], size: 34 },
  { nation: 'eg', region: 'near-east', at: [29, 29.2], size: 30 },
  { nation: 'ar', region: 'near-east', at: [43, 28.6], size: 34 },
]
