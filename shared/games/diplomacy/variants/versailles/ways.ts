// Ways to play: a person for each great power. Who plays the small ones is a matter of pairs (../pairs.ts).
import type { Way } from '../way.ts'
import { MAJORS } from './pairs.ts'

export const WAYS: readonly [Way, ...Way[]] = [
  { id: 'seven', people: 7, groups: MAJORS.map((power) => [power]), options: {} },
]
