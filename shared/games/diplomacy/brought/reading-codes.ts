/** What is said of a file apart from the board and its drawing: what cannot be read of it, or was left out. */
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
