import { describe, expect, test } from 'vitest'
import { apart, legibleName } from './names.ts'

const PLACE = { id: 'sedan', at: [100, 100], half: 48 } as const

describe('the name of a lit place', () => {
  test.each([0.4, 0.55, 0.67])('is large enough to be read at zoom %d', (zoom) => {
    const { size } = legibleName(PLACE, 'Sedan', zoom)!
    expect(size * zoom).toBeGreaterThanOrEqual(10.9)
  })

  test('is left out on the whole board', () => {
    expect(legibleName(PLACE, 'Sedan', 0.14)).toBeNull()
  })
})

describe('names of lit places on a small map', () => {
  const at = (id: string, x: number) => ({ id, name: 'Przemysl', x, y: 100, size: 20 })

  test('do not run into one another, and the held place keeps its own', () => {
    const names = [at('gorlice', 100), at('przemysl', 150), at('tarnopol', 300)]
    expect(apart(names, (id) => id === 'przemysl').map(({ id }) => id)).toEqual(['przemysl', 'tarnopol'])
  })
})
