/** A text with a capital at its beginning; names of counters begin small inside a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
