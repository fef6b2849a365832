import { expect, test } from 'vitest'
import type { Chain } from '../../../shared/map/cells/trace.ts'
import { misjoined } from './coastal-borders.ts'

const adjacency = { ALD: ['BER', 'SEA'], BER: ['ALD', 'SEA'], SEA: ['ALD', 'BER'] }
const kindOf = (id: string) => (id === 'SEA' ? 'sea' : 'land')
const chain = (...points: Chain['points']) => ({ points }) as Chain
const shore = chain([0, 0], [10, 0])
const beyond = [
  ['ALD', 'SEA'],
  ['BER', 'ALD'],
] as const

test.each([
  ['at the water', [10, 0], [], []],
  ['at the water', [10, 0], ['ALD-BER'], ['ALD-BER meet at the water, but fleets do not pass']],
  ['inland', [10, 5], [], ['ALD-BER do not meet at the water, but fleets pass']],
  ['inland', [10, 5], ['ALD-BER'], []],
] as const)('a border that ends %s (%j), with %j for armies only', (_, end, armyOnly, faults) => {
  const border = chain([10, 9], end)
  expect(misjoined([shore, border], beyond, { adjacency, armyOnly }, kindOf)).toEqual(faults)
})
