// The map of a board has a place for everything that stands on the board.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { coastOf } from '../../shared/games/diplomacy/board/ids.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { PackedMap } from '../../shared/map/packed.ts'
import { EVERY_BOARD } from './every.ts'

describe.each(EVERY_BOARD)('the map of %s', (_, { look, board: { spaces } }) => {
  const file = new URL(`../../resources/maps/${look.map}.json`, import.meta.url)
  const map = decodeMap(JSON.parse(readFileSync(file, 'utf8')) as PackedMap)

  it('says which drawing it is', () => {
    expect(map.variant).toBe(look.map)
  })

  it('has the spaces of the board, as land or sea, with a mark where there is a centre', () => {
    const drawn = [...map.provinces.values()].map(({ id, kind, sites }) => ({
      id,
      isSea: kind === 'sea',
      centre: sites.star !== null,
    }))
    const facts = spaces.map(({ id, kind, centre }) => ({ id: id, isSea: kind === 'sea', centre }))
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
    expect(drawn.sort(byId)).toEqual(facts.sort(byId))
  })

  it('has a site for fleets on each coast, and a name in each language', () => {
    for (const { id, coasts } of spaces) {
      const { sites } = map.provinces.get(id)!
      expect(Object.keys(sites.coasts).sort(), id).toEqual(coasts.map(coastOf).sort())
      expect(Object.keys(sites.names).sort(), id).toEqual([...LANGUAGES].sort())
    }
  })
})
