import type { SeatView } from '../../../../shared/table/view.ts'

/** Whether one person plays, among computers. A veiled seat is a person's. */
export const isAlone = (seats: readonly Pick<SeatView, 'holder'>[]): boolean =>
  seats.filter(({ holder }) => ['here', 'player', 'veiled'].includes(holder.kind)).length === 1
