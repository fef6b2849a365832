// On a board of the whole world a phone opens where a power can read its counters; on the others on everything of its own.
import { expect, it } from 'vitest'
import imperial from '../../../../resources/maps/imperial.json'
import standard from '../../../../resources/maps/standard.json'
import { provinceOf } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf } from '../../../../shared/games/diplomacy/game/state.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { variantOf, type VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import { ownCorner, ownPlaces } from './own-corner.ts'

/** Each power at the beginning: its corner, how many units it has and how many of them stand in the corner. */
function opening(variant: string, packed: unknown) {
  const map = decodeMap(packed as PackedMap)
  const options = diplomacy.optionsSchema.parse({ variant })
  const state = diplomacy.setup({ seed: keyed('corners'), options })
  return diplomacy.view(state, { kind: 'screen' }).powers.map(({ power }) => {
    const view = diplomacy.view(state, { kind: 'seats', seats: [seatOf(power)] })
    const capital = variantOf(variant as VariantId).look.capitals?.[power]
    const corner = ownCorner(map, view, power, capital)
    const places = ownPlaces(view, power).map((at) => map.provinces.get(provinceOf(at))!.sites.unit)
    const inside = places.filter(
      ([x, y]) =>
        corner !== null &&
        x >= corner.x &&
        y >= corner.y &&
        x <= corner.x + corner.width &&
        y <= corner.y + corner.height,
    )
    const at = capital === undefined ? null : map.provinces.get(capital)!.sites.unit
    return {
      power,
      corner,
      units: places.length,
      inside: inside.length,
      home: at === null || inside.includes(at),
    }
  })
}

it('opens on all units of a power on the standard board', () => {
  for (const { power, units, inside } of opening('standard', standard))
    expect(`${power} ${inside}`).toBe(`${power} ${units}`)
})

it('opens on the capital of a power that is scattered on Imperial II, with the units around it', () => {
  const powers = opening('imperial', imperial)
  expect(powers).toHaveLength(13)
  for (const { power, corner, units, inside, home } of powers) {
    expect(Math.max(corner!.width, corner!.height), power).toBeLessThanOrEqual(1800)
    // The other units of Holland are in the tropics.
    expect(inside, power).toBeGreaterThanOrEqual((power as string) === 'HOLLAND' ? 1 : Math.min(units, 2))
    expect(home, power).toBe(true)
  }
  const scattered = powers.filter(({ units, inside }) => inside < units)
  expect(scattered.map(({ power }) => power as string)).toEqual(['BRITAIN', 'FRANCE', 'HOLLAND', 'RUSSIA'])
  for (const { power, corner } of scattered) expect(corner!.width, power).toBeLessThan(1400)
})

it('opens across the edge of the world where a unit may go there', () => {
  const map = decodeMap(imperial as unknown as PackedMap)
  const state = diplomacy.setup({
    seed: keyed('corners'),
    options: diplomacy.optionsSchema.parse({ variant: 'imperial' }),
  })
  const power = diplomacy.view(state, { kind: 'screen' }).powers[0]!.power
  const view = diplomacy.view(state, { kind: 'seats', seats: [seatOf(power)] })
  const unit = { type: 'F', at: 'APA', power } as unknown as (typeof view.units)[number]
  const sheet = view.sheets.find((one) => one.power === power)!
  const there = { ...sheet, movement: [{ ...sheet.movement[0]!, moves: ['NZE' as typeof unit.at] }] }
  const corner = ownCorner(map, { ...view, units: [unit], sheets: [there] }, power)
  expect(corner!.width).toBeLessThan(map.round! / 2)
})
