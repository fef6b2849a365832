/** What lies over the table of a seat's page. */
export const LAYERS = ['plan', 'history', 'letters'] as const
export type Layer = (typeof LAYERS)[number]

/** What opens in a dialog there. */
export const SEAT_DIALOGS = ['menu', 'standings', 'print'] as const
export type SeatDialog = (typeof SEAT_DIALOGS)[number]
