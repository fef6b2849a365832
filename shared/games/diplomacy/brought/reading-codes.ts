/** Codes of remarks about files: what in them cannot be read, or was left out. */
export const READING_CODES = [
  'field-wrong',
  'jdip-broken',
  'jdip-missing',
  'jdip-empty',
  'centre-nowhere',
  'rule-left-out',
  'other-season',
  'touched-by-unit',
  'no-picture',
  'renamed',
] as const
