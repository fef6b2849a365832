// The compiler of the world always makes the same map, and refuses facts that do not make the board of the rules.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts } from '../variants/imperial/index.ts'
import { compileWorld } from './compile.ts'

const SLOW_MS = 600_000

test(
  'the shipped file is what the facts compile to, byte for byte',
  () => {
    const { map, errors } = compileWorld(facts)
    expect(errors).toEqual([])
    const shipped = readFileSync(new URL('../../../resources/maps/imperial.json', import.meta.url), 'utf8')
    expect(`${JSON.stringify(map)}\n` === shipped, 'run npm run map and commit what it writes').toBe(true)
  },
  SLOW_MS,
)

test(
  'a point of a space in the wrong element, and a wall that nothing needs, are named',
  () => {
    const spaces = { ...facts.spaces, PAR: [[-30, 40] as const] }
    const { map, errors } = compileWorld({ ...facts, spaces, walls: [...facts.walls, 'NTH-SKG'] })
    expect(map).toBeNull()
    expect(errors).toContain('the point of PAR at -30 40 falls on water')
    expect(errors.join('\n')).toMatch(/walls stand between .*, but .*NTH-SKG are stated/)
  },
  SLOW_MS,
)
