import { expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import type { DiplomacyIntent } from '../../../../shared/games/diplomacy/view.ts'
import { newGame, position, seat } from '../../../../test/contract/played.ts'
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

it('has a text of the hand read by a power that decides, and says whose sheets lie beside it', async () => {
  const hand = ['ENGLAND', 'FRANCE'] as unknown as PowerId[]
  const board = position(
    newGame(),
    ['ENGLAND F NTH', 'FRANCE A SPA'],
    { ENGLAND: 'LON', FRANCE: 'PAR MAR' },
    { season: 'winter', phase: 'adjustments' },
  )
  const view = diplomacy.view(board, { kind: 'seats', seats: [seat('ENGLAND'), seat('FRANCE')] })
  const sent: DiplomacyIntent[] = []
  const onintent = (intent: DiplomacyIntent) => {
    sent.push(intent)
    return Promise.resolve(null)
  }
  const drafterOf = (power: PowerId | undefined) =>
    new Drafter(() => ({ view, power: power as PowerId, neighbours: new Map(), hand, onintent }))
  await drafterOf(hand[0]).writeText('build A Par', 'en')
  await drafterOf(hand[1]).writeText('build A Mar', 'en')
  expect(sent).toEqual([
    { kind: 'write', text: 'build A Par', language: 'en', beside: hand, power: 'FRANCE' },
    { kind: 'write', text: 'build A Mar', language: 'en', beside: hand },
  ])
})
