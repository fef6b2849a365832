import { expect, it } from 'vitest'
import type { BoardMap, MapProvince } from '../../../../shared/map/board-map.ts'
import { coastSigns, letteringOf, type Spelling } from './signs.ts'

const province = (id: string): MapProvince =>
  ({
    id,
    sites: {
      unit: [0, 0],
      code: { at: [0, 10], scale: 1 },
      names: { en: { at: [0, 12], lines: [`name of ${id}`], scale: 1, fromZoom: 3 } },
      coasts: {},
    },
  }) as unknown as MapProvince

const SIZE = { zoom: 2, scale: 1, by: 1 }
const spelling: Spelling = {
  language: 'en',
  code: (id) => id,
  name: (id) => `name of ${id}`,
  coast: () => '',
  spellsOut: (id) => id === 'PAR',
}

it.each([
  ['a code beside spelled-out names', false, ['name of PAR'], ['BUR']],
  ['nothing beside them for whoever has not met a code', true, ['name of PAR'], undefined],
])('writes %s', (_, namesOnly, spelled, other) => {
  const lines = (id: string) => letteringOf(province(id), SIZE, { ...spelling, namesOnly }, false)?.lines
  expect(lines('PAR')).toEqual(spelled)
  expect(lines('BUR')).toEqual(other)
})

it('leaves out the letters of a coast that would run into a neighbour’s code', () => {
  const coasts = { NC: [0, -40], SC: [-16, 12] }
  const finland = {
    ...province('FIN'),
    sites: { ...province('FIN').sites, coasts },
  } as unknown as MapProvince
  const provinces = new Map<string, MapProvince>([
    ['FIN', finland],
    ['EST', province('EST')],
  ])
  const map = { provinces } as unknown as BoardMap
  const codes: Spelling = { ...spelling, coast: (name) => name.slice(4), spellsOut: () => false }
  const shown = (zoom: number, taken: readonly string[] = []) =>
    coastSigns(map, { ...SIZE, zoom }, codes, new Set(), new Set(taken)).map(({ coast }) => coast)
  expect(shown(2)).toEqual(['NC'])
  expect(shown(2, ['FIN/NC'])).toEqual([])
})
