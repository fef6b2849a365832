/** A text with a capital at its beginning; names of counters begin small inside a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A text with a small letter at its beginning: the words of a button inside a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)
