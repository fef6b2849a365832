// Which rule explains a question, a die. No first view needs them.
import type { DiePurpose } from '../../../../shared/games/paths-of-glory/log/news.ts'
import type { DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'

export const RULE_OF_DECISION: Readonly<Record<DecisionKind, string>> = {
  bid: '5.6',
  opening: '4.3',
  action: '8',
  activate: '9.2',
  move: '11.1',
  march: '11.1',
  attack: '12.1',
  attackers: '12.2',
  'trench-cards': '9.5.4',
  flank: '12.3',
  'attacker-cards': '9.5.4',
  'defender-cards': '9.5.4',
  losses: '12.4',
  restore: '12.6',
  stand: '12.5',
  retreat: '12.5',
  advance: '12.7',
  redeploy: '13.1',
  'redeploy-to': '13.1',
  place: '9.5.3',
  dig: '11.2',
  flip: '9.5',
  replace: '17.1',
  discard: '9.5.4',
  roll: '12.2',
}

/** The rule of a die of the players' own, by what it is for. */
export const RULE_OF_DIE: Readonly<Record<DiePurpose, string>> = {
  mandate: '7',
  dig: '11.2',
  flank: '12.3',
  fire: '12.2',
  siege: '15.3',
}
