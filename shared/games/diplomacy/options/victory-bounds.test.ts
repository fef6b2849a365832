import { expect, it } from 'vitest'
import { optionsSchema } from './options.ts'
import { wayNamed, withWay } from './ways.ts'
import { victoryBounds } from './victory-bounds.ts'

const plain = optionsSchema.parse({})

it('nobody has won before the first order', () => {
  expect(victoryBounds(plain)).toEqual({ least: 5, most: 34 })
})

it('nor has a side of three powers', () => {
  expect(victoryBounds(withWay(plain, wayNamed('two', 'standard'))).least).toBe(11)
})
