import { describe, expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import type { DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import type { DiplomacyIntent } from '../../../../shared/games/diplomacy/view.ts'
import { refusal } from '../../../../shared/kernel/refusal.ts'
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

it('is unchanged after a rehearsal', () => {
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

it('does not rehearse during an order', () => {
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

it('sends the orders of one chip for several fleets together', () => {
  const sent: DiplomacyIntent[] = []
  const drafter = france((intent) => sent.push(intent))
  const edits = ['BRE', 'MAR'].map((at) => ({ at: at as LocationId, order: null }))
  drafter.take({ kind: 'chain', edits, fleets: [] } as unknown as Offer)
  expect(sent).toEqual([{ kind: 'drafts', edits }])
})

it('sends a text of the hand to a power that decides, with the other powers of the hand', async () => {
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

it('sends what is left of a text to the power it was typed for, whichever sheet is open by then', async () => {
  const hand = ['ENGLAND', 'FRANCE'] as unknown as PowerId[]
  const view = diplomacy.view(newGame(), { kind: 'seats', seats: [seat('ENGLAND'), seat('FRANCE')] })
  let shown = hand[1]!
  const sent: DiplomacyIntent[] = []
  const drafter = new Drafter(() => ({
    view,
    power: shown,
    neighbours: new Map(),
    hand,
    onintent: (intent) => {
      sent.push(intent)
      if (sent.length > 1) return Promise.resolve(null)
      // The player turns to the other sheet before the host has answered.
      shown = hand[0]!
      const part = { from: 0, to: 11, refusal: refusal('order/not-yours', { power: 'ENGLAND' }) }
      return Promise.resolve({ ...refusal('order/not-yours'), parts: [part] })
    },
  }))
  await drafter.writeText('F LON - NTH; A MAR - SPA', 'en')
  expect(sent.slice(1)).toMatchObject([
    { text: expect.stringContaining('A MAR - SPA') as string, power: 'FRANCE' },
    { text: 'F LON - NTH', power: 'ENGLAND' },
  ])
})

describe('a view that comes before the answers', () => {
  /** A page whose host sends the changed view before the answer, and answers several acts at once. */
  function page(from: DiplomacyState, name: string) {
    let state = from
    const eyes = { kind: 'seats', seats: [seat(name)] } as const
    let view = $state.raw(diplomacy.view(state, eyes))
    const answers: (() => void)[] = []
    const drafter = new Drafter(() => ({
      view,
      power: name as PowerId,
      neighbours: new Map(),
      onintent: (intent) => {
        const step = diplomacy.apply(state, seat(name), intent)
        if (!step.ok) return Promise.resolve(step.error)
        state = step.value.state
        return new Promise((resolve) => answers.push(() => resolve(null)))
      },
    }))
    const hear = async () => {
      view = diplomacy.view(state, eyes)
      drafter.viewed()
      for (const answer of answers.splice(0)) answer()
      await new Promise((resolve) => setTimeout(resolve))
    }
    const written = () =>
      drafter.desk.sheet.drafts.map(({ order }) => ('to' in order ? order.to : order.kind))
    const tap = (province: string) =>
      drafter.press({ kind: 'tap', province: province as ProvinceId, coast: null })
    return { drafter, hear, written, tap }
  }

  it('leaves the order that was tapped instead of another on the sheet', async () => {
    const { drafter, hear, written, tap } = page(newGame(), 'ENGLAND')
    tap('LON')
    tap('WAL')
    await hear()
    tap('LON')
    tap('WAL')
    await hear()
    drafter.tapInstead({ kind: 'tap', province: 'ENG' as ProvinceId })
    expect(written()).toEqual(['ENG'])
    await hear()
    expect(written()).toEqual(['ENG'])
  })

  it('counts a waiver once', async () => {
    const winter = position(newGame(), [], { FRANCE: 'PAR MAR' }, { season: 'winter', phase: 'adjustments' })
    const { drafter, hear, written } = page(winter, 'FRANCE')
    drafter.press({ kind: 'waive' })
    expect(written()).toEqual(['waive'])
    await hear()
    expect(written()).toEqual(['waive'])
    drafter.press({ kind: 'waive' })
    await hear()
    expect(written()).toEqual(['waive', 'waive'])
    drafter.wipe({ kind: 'waive' })
    await hear()
    expect(written()).toEqual(['waive'])
  })
})
