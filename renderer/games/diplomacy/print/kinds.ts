// What can be printed, and which of it asks for a closed phase.
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'

export const PRINTS = ['page', 'results', 'transcript', 'blank', 'sheets', 'slips', 'names'] as const
/**
 * `page`: map, orders and results on one page; `results`: orders with their reasons and the table of years; `sheets`: a
 * list of units to write orders beside, for each power; `slips`: empty ones, seven to a page; `blank`: the map alone;
 * `names`: what its codes stand for; `transcript`: every phase that was closed, with every order.
 */
export type Print = (typeof PRINTS)[number]

/** What there is to print of a phase: sheets are for the phase that is open, results for a closed one. */
export const printsOf = (record: PhaseRecord | null): readonly Print[] =>
  record ? ['page', 'results', 'transcript', 'blank', 'names'] : ['page', 'blank', 'sheets', 'slips', 'names']
