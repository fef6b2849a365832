import { expect, it } from 'vitest'
import { AP, CP } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { type Offensive, paysMandate } from './mandates.ts'

const begun = beginning({ chance: 'folded', secret: 'mandates' }, 'introductory')
const owing = {
  ...begun,
  mandates: [
    { box: 'ah-it', met: false },
    { box: 'fr', met: false },
  ],
} as typeof begun
const attack = (target: string, attacker: string, ...enemies: readonly string[]): Offensive => ({
  target: spaceNamed(target),
  attackers: [unitNamed(attacker)],
  enemies: enemies.map(unitNamed),
})

it('is paid by an attack of its nation on the enemies that it names, where it names them (7.1.3 to 7.1.7)', () => {
  expect(paysMandate(owing, AP, attack('metz', 'fr-5', 'ge-5'))).toBe(true)
  expect(paysMandate(owing, AP, attack('metz', 'fr-5'))).toBe(false)
  expect(paysMandate(owing, AP, attack('lodz', 'fr-5', 'ge-5'))).toBe(false)
  expect(paysMandate(owing, AP, attack('metz', 'br-bef', 'ge-5'))).toBe(false)
  // Against Italy alone, where a box says so.
  expect(paysMandate(owing, CP, attack('lemberg', 'ah-1', 'ru-3'))).toBe(false)
  const [cp, ap] = owing.mandates
  const met: typeof begun = { ...owing, mandates: [cp, { ...ap, met: true }] }
  expect(paysMandate(met, AP, attack('metz', 'fr-5', 'ge-5'))).toBe(false)
})
