export const USES = ['ops', 'sr', 'rp', 'event'] as const
/** What a card is played as (9.1.3). */
export type Use = (typeof USES)[number]
