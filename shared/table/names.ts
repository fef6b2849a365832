// Whether a table shows who plays whom.
import type { Settings } from './command.ts'

/** Whether people agreed that nobody learns who plays whom before the end: in gunboat, and where they speak as characters. */
export const hidesNames = ({ press, names }: Pick<Settings, 'press' | 'names'>): boolean =>
  press === 'gunboat' || names === 'until-the-end'
