import { expect, it } from 'vitest'
import { spaceNamed } from '../facts/spaces.ts'
import { groundEffects } from './ground.ts'

it('of forest, mountains and open ground, with and without a trench', () => {
  expect(groundEffects(spaceNamed('sedan'), 0)).toEqual({
    shifts: { attacker: 0, defender: 0 },
    barsFlank: false,
    mayStand: true,
    stopsAdvance: true,
  })
  expect(groundEffects(spaceNamed('belfort'), 1)).toEqual({
    shifts: { attacker: -2, defender: 1 },
    barsFlank: true,
    mayStand: true,
    stopsAdvance: true,
  })
  expect(groundEffects(spaceNamed('paris'), 0)).toEqual({
    shifts: { attacker: 0, defender: 0 },
    barsFlank: false,
    mayStand: false,
    stopsAdvance: false,
  })
})
