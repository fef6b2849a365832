// Orders to write down, one of each kind, in a position where they all make sense.

export const WRITING_TASKS: readonly string[] = [
  'FRANCE A PAR H',
  'FRANCE A PAR - BUR',
  'FRANCE A MAR S A PAR - BUR',
  'FRANCE A PAR S A PIC',
  'FRANCE F MAO - SPA/SC',
  'ENGLAND F ENG C A LON - BRE',
]

/** The units on the board while they are written. */
export const WRITING_UNITS: readonly string[] = [
  'FRANCE A PAR',
  'FRANCE A PIC',
  'FRANCE A MAR',
  'FRANCE F MAO',
  'ENGLAND F ENG',
  'ENGLAND A LON',
]
