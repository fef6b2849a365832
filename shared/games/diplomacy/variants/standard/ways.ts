// Ways to play with fewer than seven people, as the rulebooks give them (R170..R179), and the Great War.
import type { PowerId, ProvinceId } from '../../board/ids.ts'
import type { Collapse, Measure, Reinforcement, Way, WayOptions } from '../way.ts'

const powers = (names: string): PowerId[] => names.split(' ') as PowerId[]
const groups = (...lines: string[]): PowerId[][] => lines.map(powers)
const each = (names: string): PowerId[][] => powers(names).map((power) => [power])

const ENTENTE = 'ENGLAND FRANCE RUSSIA'
const CENTRAL = 'AUSTRIA GERMANY TURKEY'
/** Italy's land; R175 closes it to everybody until she joins (D11). */
const ITALY = 'APU NAP PIE ROM TUS VEN'.split(' ') as ProvinceId[]

/** People who play several powers each. */
const grouped = (id: string, together: PowerId[][], options: Partial<WayOptions> = {}): Way => ({
  id,
  people: together.length,
  groups: together,
  options: { groups: together, ...options },
})

const two = (victoryBy: Measure): Partial<WayOptions> => ({
  startYear: 1914,
  victoryCentres: 24,
  victoryBy,
  sides: groups(ENTENTE, CENTRAL),
  neutral: { power: 'ITALY' as PowerId, closed: ITALY, tossAfter: 1914 },
})

/** Two American armies, in French or British ports; they are the most westerly ally's (docs/game.md). */
const AMERICANS: Reinforcement = {
  year: 1917,
  season: 'spring',
  armies: 2,
  ports: 'BRE LON LVP MAR'.split(' ') as ProvinceId[],
  for: powers('ENGLAND FRANCE'),
}
const REVOLUTION: Collapse = { power: 'RUSSIA' as PowerId, year: 1918, season: 'fall' }

/** The two-player war with more that history brought, for two to six people by sides. */
const greatWar = (together: PowerId[][]): Way =>
  grouped(`great-war-${together.length}`, together, {
    ...two('centres'),
    reinforcements: [AMERICANS],
    collapses: [REVOLUTION],
  })

export const WAYS: readonly [Way, ...Way[]] = [
  { id: 'seven', people: 7, groups: each('AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY'), options: {} },
  {
    id: 'six',
    people: 6,
    groups: each('AUSTRIA ENGLAND FRANCE GERMANY RUSSIA TURKEY'),
    options: { passive: powers('ITALY') },
  },
  {
    id: 'five',
    people: 5,
    groups: each('AUSTRIA ENGLAND FRANCE RUSSIA TURKEY'),
    options: { passive: powers('ITALY GERMANY') },
  },
  grouped('four', groups('ENGLAND', 'AUSTRIA FRANCE', 'GERMANY TURKEY', 'ITALY RUSSIA')),
  grouped('three', groups('AUSTRIA ENGLAND GERMANY', 'ITALY RUSSIA', 'FRANCE TURKEY')),
  // The other division of the Czech book (R174).
  grouped('three-1982', groups('RUSSIA', 'ENGLAND FRANCE GERMANY', 'AUSTRIA ITALY TURKEY'), {
    edition: '1982',
  }),
  grouped('two', groups(ENTENTE, CENTRAL), two('centres')),
  // The Czech book counts units on the board (R177).
  grouped('two-1982', groups(ENTENTE, CENTRAL), { ...two('units'), edition: '1982' }),
  greatWar(groups(ENTENTE, CENTRAL)),
  greatWar(groups('ENGLAND FRANCE', 'RUSSIA', CENTRAL)),
  greatWar(groups('ENGLAND FRANCE', 'RUSSIA', 'GERMANY', 'AUSTRIA TURKEY')),
  greatWar(groups('ENGLAND', 'FRANCE', 'RUSSIA', 'GERMANY', 'AUSTRIA TURKEY')),
  greatWar(groups('ENGLAND', 'FRANCE', 'RUSSIA', 'GERMANY', 'AUSTRIA', 'TURKEY')),
]
