// What can be printed, and for which of it a closed phase must be chosen.
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'

export const PRINTS = ['page', 'results', 'transcript', 'blank', 'sheets', 'slips', 'names'] as const
/**
 * `page`: map, orders and results on one page; `results`: orders with their reasons and the table of years; `sheets`: a
 * list of units to write orders beside, for each power; `slips`: empty ones, seven to a page; `blank`: the map alone;
 * `names`: what its codes stand for; `transcript`: every phase that was closed, with every order.
 */
export type Print = (typeof PRINTS)[number]

/** What can be printed of a phase: sheets of the open phase, results of a closed one. */
export const printsOf = (record: PhaseRecord | null): readonly Print[] =>
  record ? ['page', 'results', 'transcript', 'blank', 'names'] : ['page', 'blank', 'sheets', 'slips', 'names']
