import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { PlaceMap } from '../../../../shared/map/places/place-map.ts'
import Lights from './Lights.svelte'
import { drawLights } from './lights.ts'
import { among, drawPlates } from './plates.ts'
import type { Counter, PlaceNow, PlacesNow } from './position.ts'
import { put, SIGN_PATHS } from './signs.ts'

const place = (id: string, x: number) => [id, { id, at: [x, 100], half: 48 }] as const
const MAP = {
  width: 400,
  height: 200,
  places: new Map([place('brussels', 100), place('liege', 300)]),
} as unknown as PlaceMap
const BEF: Counter = {
  ...{ id: 'br-bef', kind: 'br-bef', nation: 'br', side: 'ap', army: true, combat: 5, loss: 3, move: 3 },
  ...{ reduced: false, cutOff: false, spent: false },
}
const NOW: PlaceNow = {
  holder: 'ap',
  counters: [BEF],
  trench: 2,
  ...{ fort: 0, fortDestroyed: false, besieged: false, activation: null },
}
const POSITION: PlacesNow = new Map([
  ['brussels', NOW],
  ['liege', NOW],
])

it('draws signs and trench of a lit place above its light, and those of no other', () => {
  const lights = new Map([['brussels', { kind: 'attack' }]] as const)
  const drawn = drawLights(MAP, POSITION, { lights, counters: new Set(), ways: [] })
  const plates = drawPlates(among(MAP, lights), POSITION, 'historical')
  const { container } = render(Lights, { width: 400, height: 200, tier: 'near', drawn, plates, names: [] })
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  const light = paths.lastIndexOf(drawn.outlines.attack)
  const walls = SIGN_PATHS['trench-2'].d
  const [brussels, liege] = [100, 300].map((x) => put(walls, [x + 6.25, 77.5], 0.9))
  expect(container.querySelector('.trench')).not.toBeNull()
  expect(paths.findIndex((d) => d.includes(brussels!))).toBeGreaterThan(light)
  expect(paths.some((d) => d.includes(liege!))).toBe(false)
})

it('changes the paths that are there when other places are lit: new ones would double what a tap costs', async () => {
  const platesOf = (...ids: readonly string[]) =>
    drawPlates(
      among(MAP, new Map(ids.map((id) => [id, { kind: 'attack' }] as const))),
      POSITION,
      'historical',
    )
  const { container, rerender } = render(Lights, {
    ...({ width: 400, height: 200, tier: 'near', names: [] } as const),
    drawn: drawLights(MAP, POSITION, { lights: new Map(), counters: new Set(), ways: [] }),
    plates: platesOf(),
  })
  const before = [...container.querySelectorAll('path')]
  await rerender({ plates: platesOf('brussels', 'liege') })
  const after = [...container.querySelectorAll('path')]
  expect(after.length).toBe(before.length)
  for (const [i, path] of after.entries()) expect(path).toBe(before[i])
  const brussels = put(SIGN_PATHS['trench-2'].d, [106.25, 77.5], 0.9)
  expect(after.some((path) => path.getAttribute('d')?.includes(brussels))).toBe(true)
})
