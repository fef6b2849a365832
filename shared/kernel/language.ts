/** The languages everything is said in, as their codes in files. */
export const LANGUAGES = ['en', 'ru', 'bg', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]
