// Scoring systems in words. Most have names of their own, the same in every language; what they do is told with the
// numbers they go by.
import type { ScoringSystem } from '../../../../shared/games/diplomacy/scoring/standing.ts'
import { m } from '../../../words/rooms.ts'

const NAMES: Readonly<Record<string, () => string>> = {
  'draw-size': m.scoring_draw_size,
  'sum-of-squares': m.scoring_sum_of_squares,
  'c-diplo-100': () => 'C-Diplo 100',
  'c-diplo-100-73': () => 'C-Diplo 100 (73)',
  'c-diplo-80': () => 'C-Diplo 80',
  carnage: () => 'Carnage',
  'carnage-by-year': () => m.scoring_dead_by_year({ name: 'Carnage' }),
  'carnage-2023': () => 'Carnage 2023',
  'carnage-centres': () => m.scoring_for_centres({ name: 'Carnage' }),
  tribute: () => 'Tribute',
  'open-tribute': () => 'OpenTribute',
  bangkok: () => 'Bangkok',
  'bangkok-from-zero': () => m.scoring_first_year_free({ name: 'Bangkok' }),
  'bangkok-olympic': () => 'Bangkok Olympic',
  'bangkok-2022-4000': () => 'Bangkok 2022 (4000)',
  'bangkok-2022-3990': () => 'Bangkok 2022 (3990)',
  whipping: () => 'Whipping',
  dixie: () => 'DixieCon',
  manor: () => 'ManorCon',
  'manor-original': () => 'ManorCon (100)',
  'manor-2': () => 'ManorCon 2',
  'detour-09': () => 'Detour 2009',
  'world-classic': () => 'World Classic',
  'world-classic-years': () => m.scoring_losers_years({ name: 'World Classic' }),
}

type Numbers = Readonly<Record<string, number | string>>
// Each sentence names parameters of its own family; scoring-text.test.ts finds one that names another.
/* oxlint-disable typescript/no-explicit-any */
const EXPLANATIONS: Readonly<Record<string, (numbers: any) => string>> = {
  'draw-size': m.scoring_draw_size_how,
  'sum-of-squares': m.scoring_sum_of_squares_how,
  'c-diplo': m.scoring_c_diplo_how,
  carnage: m.scoring_carnage_how,
  tribute: m.scoring_tribute_how,
  'open-tribute': m.scoring_open_tribute_how,
  bangkok: m.scoring_bangkok_how,
  'bangkok-2022': m.scoring_bangkok_2022_how,
  whipping: m.scoring_whipping_how,
  dixie: m.scoring_dixie_how,
  manor: m.scoring_manor_how,
  detour: m.scoring_detour_how,
  'world-classic': m.scoring_world_classic_how,
}
/* eslint-enable typescript/no-explicit-any */

/** A system's name; its id where nobody has named it. */
export const scoringName = (id: string): string => NAMES[id]?.() ?? id

/** What a system counts, with its own numbers. */
export const explained = ({ family, parameters }: ScoringSystem): string =>
  EXPLANATIONS[family]?.(parameters satisfies Numbers) ?? ''

/** Points as people write them: at most two digits after the point. */
export const pointsText = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points)
