// Secrets of Diplomacy as a rules object: units as its edition has them, land that is owned, and what powers declare.
import { bookRules } from '../book.ts'
import type { Edition } from '../../editions/edition.ts'
import type { Rules } from '../rules.ts'
import { declarationOptions, judgeDeclaration } from './declaring.ts'
import { endSeason } from './season.ts'

export const secretsRules = (edition: Edition): Rules => ({
  ...bookRules(edition),
  declarations: { options: declarationOptions, judge: judgeDeclaration },
  endSeason,
  silence: 'defends',
  capture: 'defending',
  conquest: 'last-power',
})
