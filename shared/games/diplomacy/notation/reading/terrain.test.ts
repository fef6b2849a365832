import { describe, expect, it } from 'vitest'
import { compileBoard } from '../../board/board.ts'
import type { LocationId, ProvinceId } from '../../board/ids.ts'
import { STANDARD } from '../../variants/standard/board.ts'
import { terrainOf } from './terrain.ts'

const terrain = terrainOf(compileBoard(STANDARD))

describe('the board as the reader asks about it', () => {
  it.each([
    ['A', 'PAR', 'BUR', true],
    ['A', 'PAR', 'MAR', false],
    ['A', 'ROM', 'VEN', true],
    ['F', 'ROM', 'VEN', false],
    ['F', 'SPA/NC', 'MAR', false],
    ['F', 'SPA/SC', 'MAR', true],
    // A coast that is not named is any coast, at either end.
    ['F', 'SPA', 'MAR', true],
    ['F', 'MAR', 'SPA', true],
    ['F', 'MAR', 'SPA/NC', false],
    ['F', 'XYZ', 'MAR', false],
    ['A', 'MAR', 'XYZ', false],
  ] as const)('%s %s - %s: %s', (type, from, to, reached) => {
    expect(terrain.reaches(type, from as LocationId, to as LocationId)).toBe(reached)
  })

  it('knows sea, coast and inland, and nothing off the board', () => {
    const kinds = ['NTH', 'PAR', 'BRE', 'XYZ'].map((at) => terrain.kindOf(at as ProvinceId))
    expect(kinds).toEqual(['sea', 'inland', 'coast', undefined])
  })
})
