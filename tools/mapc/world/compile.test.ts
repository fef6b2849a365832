// The compiler of the world refuses facts that do not make the board of the rules. That it makes the shipped map is what
// `npm run map -- --check` tells.
import { expect, test } from 'vitest'
import { facts } from '../variants/imperial/index.ts'
import { compileWorld, wallFaults } from './compile.ts'

test('a point of a space in the wrong element is named', { timeout: 60_000 }, () => {
  const spaces = { ...facts.spaces, PAR: [[-30, 40] as const] }
  const { map, errors } = compileWorld({ ...facts, spaces })
  expect(map).toBeNull()
  expect(errors).toEqual(['the point of PAR at -30 40 falls on water'])
})

test('a wall that nothing needs, and one that is not stated, are named', () => {
  const standing = [['SKG', 'BAL'] as const]
  expect(wallFaults(standing, ['BAL-SKG'])).toEqual([])
  expect(wallFaults(standing, ['BAL-SKG', 'NTH-SKG'])).toEqual([
    'walls stand between BAL-SKG, but BAL-SKG, NTH-SKG are stated',
  ])
  expect(wallFaults(standing, [])).toHaveLength(1)
})
