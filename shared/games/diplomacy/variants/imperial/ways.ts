// Ways to play: a person for each power, or fewer people with several powers each, of much the same strength and apart on the map.
import type { PowerId } from '../../board/ids.ts'
import type { Way } from '../way.ts'

const powers = (names: string): PowerId[] => names.split(' ') as PowerId[]

/** People who play several powers each. */
const grouped = (id: string, ...lines: string[]): Way => {
  const groups = lines.map(powers)
  return { id, people: groups.length, groups, options: { groups } }
}

const EACH = powers('AUSTRIA BRAZIL BRITAIN CHINA CSA FRANCE HOLLAND JAPAN MEXICO PRUSSIA RUSSIA TURKEY USA')

export const WAYS: readonly [Way, ...Way[]] = [
  { id: 'thirteen', people: 13, groups: EACH.map((power) => [power]), options: {} },
  grouped(
    'seven',
    'BRITAIN',
    'RUSSIA CSA',
    'FRANCE JAPAN',
    'HOLLAND MEXICO',
    'CHINA BRAZIL',
    'USA AUSTRIA',
    'TURKEY PRUSSIA',
  ),
  grouped(
    'five',
    'BRITAIN MEXICO',
    'RUSSIA BRAZIL',
    'FRANCE PRUSSIA JAPAN',
    'HOLLAND AUSTRIA USA',
    'CHINA TURKEY CSA',
  ),
]
