import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import type { Overlay } from './overlay.ts'
import OverlayPaint from './OverlayPaint.svelte'

const map = decodePlaces(packed as unknown as PackedPlaces)
const overlay: Overlay = {
  places: { cp: ['berlin', 'hannover'], ap: ['paris'], warning: ['sedan'] },
  joined: true,
  ways: [],
}
const drawn = (patterned: boolean) => {
  const { container } = render(OverlayPaint, { map, overlay, patterned, uid: 'one' })
  const of = (selector: string) => [...container.querySelectorAll(`svg > ${selector}`)]
  return {
    paints: ['cp', 'ap', 'warning'].map((paint) => of(`path.${paint}`)[0]?.getAttribute('d')),
    hatches: of('path.hatched').map((path) => [
      path.getAttribute('d'),
      container
        .querySelector(`pattern#${/#([\w-]+)/.exec(path.getAttribute('stroke') ?? '')?.[1]} path`)
        ?.attributes.getNamedItem('d')?.value,
    ]),
  }
}

it('tells its paints apart by colour alone only where no patterns are asked for', () => {
  expect(drawn(false).hatches).toEqual([])
  const { paints, hatches } = drawn(true)
  const [central, allied, warning] = paints
  expect(hatches.map(([d]) => d)).toEqual([central, warning])
  expect(paints).toContain(allied)
  // Each paint has lines of its own.
  expect(new Set(hatches.map(([, lines]) => lines)).size).toBe(2)
})
