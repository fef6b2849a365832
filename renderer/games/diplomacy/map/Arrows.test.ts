import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import standard from '../../../../resources/maps/standard.json'
import type { LocationId, PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import Arrows from './Arrows.svelte'
import { orderArrows } from './order-arrows.ts'

const map = decodeMap(standard as unknown as PackedMap)
const at = (place: string) => place as LocationId

it('the dashes of a support lie on an unbroken line below them', () => {
  const order = {
    kind: 'support-hold',
    unit: { type: 'A', at: at('GAL') },
    target: { type: 'A', at: at('UKR') },
  } as const
  const power = 'RUSSIA' as PowerId
  const arrows = orderArrows(map, [{ id: 'GAL', order, power }], 1).map(({ arrow }) => ({
    ...arrow,
    key: arrow.id,
    power,
    doubtful: false,
    lit: false,
    faint: false,
  }))
  const { container } = render(Arrows, { map, arrows, contrast: 'normal', scale: 1, lively: false })
  const [support] = container.querySelectorAll<SVGElement>('[data-arrow="GAL"]')
  const lines = [...support!.querySelectorAll('path')].map((path) => path.classList[0])
  expect(lines.slice(0, 4)).toEqual(['halo', 'bed', 'casing', 'shaft'])
})
