import { describe, expect, test } from 'vitest'
import { provinceOf } from '../../board/ids.ts'
import { STANDARD } from './board.ts'
import { COUNTRIES } from './countries.ts'

describe('the countries of the standard board', () => {
  const borders = (id: string) =>
    [...(STANDARD.armies[id] ?? []), ...(STANDARD.fleets[id] ?? [])].map(provinceOf)

  test('hold every home centre of their power and no other centre', () => {
    for (const { id, centre, home } of STANDARD.spaces) if (centre) expect(COUNTRIES.get(id), id).toBe(home)
  })

  test('are forty-two provinces, none of them a sea', () => {
    expect(COUNTRIES.size).toBe(42)
    for (const { id, kind } of STANDARD.spaces) if (kind === 'sea') expect(COUNTRIES.has(id), id).toBe(false)
  })

  test.each(STANDARD.powers)('%s is one piece of land', (power) => {
    const land = new Set([...COUNTRIES].filter(([, one]) => one === power).map(([id]) => id as string))
    const reached = new Set([[...land][0] as string])
    for (const id of reached) for (const to of borders(id)) if (land.has(to)) reached.add(to)
    expect(reached).toEqual(land)
  })
})
