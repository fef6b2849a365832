import { expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import type { DiplomacyIntent } from '../../../../shared/games/diplomacy/view.ts'
import { newGame, seat } from '../../../../test/contract/played.ts'
import { Drafter } from './drafter.svelte.ts'
import type { Offer } from './offers.ts'

function france(onintent: (intent: DiplomacyIntent) => void = () => undefined): Drafter {
  const view = diplomacy.view(newGame(), { kind: 'seats', seats: [seat('FRANCE')] })
  return new Drafter(() => ({
    view,
    power: 'FRANCE' as PowerId,
    neighbours: new Map(),
    onintent: (intent) => {
      onintent(intent)
      return Promise.resolve(null)
    },
  }))
}

it('leaves no trace of a rehearsal', () => {
  const sent: unknown[] = []
  const drafter = france((intent) => sent.push(intent))
  const steps: string[] = []
  const before = drafter.desk
  expect(
    drafter.rehearse(() =>
      steps.push(`${drafter.selection.step} ${drafter.lights.held} ${drafter.desk.sheet.drafts.length}`),
    ),
  ).toBe(true)
  expect(steps).toEqual(['unit PAR 0', 'to PAR 1', 'idle null 0'])
  expect(drafter.desk).toEqual(before)
  expect(drafter.selection).toEqual({ step: 'idle', last: null, peek: null })
  expect(sent).toEqual([])
})

it('does not rehearse in the middle of an order', () => {
  const drafter = france()
  drafter.press({ kind: 'tap', province: 'PAR' as ProvinceId, coast: null })
  const { selection } = drafter
  expect(drafter.rehearse(() => expect.unreachable())).toBe(false)
  expect(drafter.selection).toBe(selection)
})

it('has nothing left to ask once the order it asked about was typed', async () => {
  const drafter = france()
  for (const province of ['PAR', 'MOS'])
    drafter.press({ kind: 'tap', province: province as ProvinceId, coast: null })
  expect(drafter.selection.step).toBe('choose')
  await drafter.writeText('A PAR - MOS', 'en')
  expect(drafter.selection.step).toBe('idle')
})

it('sends what one chip writes for several fleets in one go', () => {
  const sent: DiplomacyIntent[] = []
  const drafter = france((intent) => sent.push(intent))
  const edits = ['BRE', 'MAR'].map((at) => ({ at: at as LocationId, order: null }))
  drafter.take({ kind: 'chain', edits, fleets: [] } as unknown as Offer)
  expect(sent).toEqual([{ kind: 'drafts', edits }])
})
