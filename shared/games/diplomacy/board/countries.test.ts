import { describe, expect, test } from 'vitest'
import { countriesOf } from './countries.ts'
import { STANDARD } from './standard.ts'

describe('the countries of the standard board', () => {
  const countries = countriesOf('standard')
  const borders = (id: string) =>
    [...(STANDARD.armies[id] ?? []), ...(STANDARD.fleets[id] ?? [])].map((at) => at.slice(0, 3))

  test('hold every home centre of their power and no other centre', () => {
    for (const { id, centre, home } of STANDARD.spaces) if (centre) expect(countries.get(id), id).toBe(home)
  })

  test('are forty-two provinces, none of them a sea', () => {
    expect(countries.size).toBe(42)
    for (const { id, kind } of STANDARD.spaces) if (kind === 'sea') expect(countries.has(id), id).toBe(false)
  })

  test.each(STANDARD.powers)('%s is one piece of land', (power) => {
    const land = new Set([...countries].filter(([, one]) => one === power).map(([id]) => id as string))
    const reached = new Set([[...land][0] as string])
    for (const id of reached) for (const to of borders(id)) if (land.has(to)) reached.add(to)
    expect(reached).toEqual(land)
  })
})

test('a board nobody wrote the countries of has none', () => {
  expect(countriesOf('nowhere').size).toBe(0)
})
