import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import ancient from '../../../../resources/maps/ancient-mediterranean.json'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import Ground from './Ground.svelte'

it('paints straits with the sea around them, which is darker towards the rim', () => {
  const map = decodeMap(ancient as unknown as PackedMap)
  const { container } = render(Ground, {
    map,
    owners: {},
    hatched: false,
    contrast: 'normal',
    rims: [],
    uid: 'x',
  })
  const sea = container.querySelector('svg > rect[fill]')?.getAttribute('fill')
  const fills = map.scenery
    .filter(({ kind }) => kind === 'strait')
    .map(({ path }) => container.querySelector(`path[d="${path}"]`)?.getAttribute('fill'))
  expect(new Set(fills)).toEqual(new Set([sea]))
  expect(container.querySelector('radialGradient')?.getAttribute('gradientUnits')).toBe('userSpaceOnUse')
})
