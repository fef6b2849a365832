// Which rule explains a question, a card, a place.
import type { Card } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { findSpace, spaceAt } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { DiePurpose } from '../../../../shared/games/paths-of-glory/log/news.ts'
import type { DecisionKind } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { VictorySet } from '../map/plates.ts'
import type { PlacesNow } from '../map/position.ts'

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

/** The rule of what a card is as an event. */
export const ruleOfCard = ({ category, reinforcement }: Card): string =>
  category === 'combat' ? '9.5.4' : reinforcement ? '9.5.3' : '9.5'

/** The rules about the current signs of a place. */
export function rulesOfPlace(place: string, position: PlacesNow, victory: VictorySet): readonly string[] {
  const index = findSpace(place)
  const now = position.get(place)
  if (index === undefined || !now) return []
  const { supply, victory: scores } = spaceAt(index)
  return [
    ...(scores[victory] ? ['5'] : []),
    ...(now.counters.length > 0 ? ['3'] : []),
    ...(now.trench > 0 ? ['11.2'] : []),
    ...(supply !== null || now.counters.some(({ cutOff }) => cutOff) ? ['14.1'] : []),
    ...(now.fort > 0 ? ['15.1'] : []),
    ...(now.besieged ? ['15.2'] : []),
  ]
}
