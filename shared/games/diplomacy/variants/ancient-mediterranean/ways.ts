// Ways to play with fewer people: some play two powers, or nobody plays some.
import type { PowerId } from '../../board/ids.ts'
import type { Way } from '../way.ts'

const powers = (names: string): PowerId[] => names.split(' ') as PowerId[]
const groups = (...lines: string[]): PowerId[][] => lines.map(powers)

export const WAYS: readonly [Way, ...Way[]] = [
  { id: 'five', people: 5, groups: groups('CARTHAGE', 'EGYPT', 'GREECE', 'PERSIA', 'ROME'), options: {} },
]
