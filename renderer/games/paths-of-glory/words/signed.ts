/** A number with its sign: "+1", "−2". */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${withMinus(value)}`

/** A number with the sign of minus instead of a hyphen. */
export const withMinus = (value: number): string => (value < 0 ? `−${-value}` : String(value))
