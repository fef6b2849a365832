import { expect, it } from 'vitest'
import type { PowerId, ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { newGame, seat } from '../../test/contract/played.ts'
import { Drafter } from './drafter.svelte.ts'

it('has nothing left to ask once the order it asked about was typed', async () => {
  const view = diplomacy.view(newGame(), { kind: 'seats', seats: [seat('FRANCE')] })
  const drafter = new Drafter(() => ({
    view,
    power: 'FRANCE' as PowerId,
    neighbours: new Map(),
    onintent: () => Promise.resolve(null),
  }))
  for (const province of ['PAR', 'MOS'])
    drafter.press({ kind: 'tap', province: province as ProvinceId, coast: null })
  expect(drafter.selection.step).toBe('choose')
  await drafter.writeText('A PAR - MOS', 'en')
  expect(drafter.selection.step).toBe('idle')
})
