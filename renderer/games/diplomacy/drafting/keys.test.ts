import { namingIn } from '../words/board-shown.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { writeOrder } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { DiplomacyIntent } from '../../../../shared/games/diplomacy/view.ts'
import { newGame, seat } from '../../../../test/contract/played.ts'
import { Drafter } from './drafter.svelte.ts'
import { Keys } from './keys.svelte.ts'
import { codesOf } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SPACES = ['PAR', 'BUR', 'YOR', 'MAR', 'HOL', 'HEL', 'PIE', 'PIC', 'BER', 'MUN']
function hands(power = 'FRANCE', turnTo?: (province: ProvinceId) => boolean) {
  const view = diplomacy.view(newGame(), { kind: 'seats', seats: [seat(power)] })
  const sent: string[] = []
  const onintent = (intent: DiplomacyIntent) => {
    sent.push(intent.kind === 'draft' ? (intent.order ? written(intent.order) : '-') : intent.kind)
    return Promise.resolve(null)
  }
  const drafter = new Drafter(() => ({ view, power: power as PowerId, neighbours: new Map(), onintent }))
  const keys = new Keys(drafter, () => codesOf(SPACES, (id) => id), turnTo)
  const press = (key: string, code = `Key${key.toUpperCase()}`, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, code, shiftKey, cancelable: true, bubbles: true })
    document.body.addEventListener('keydown', keys.press, { once: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  const type = (letters: string) => {
    for (const letter of letters) press(letter)
  }
  /** The sheet as it is shown. */
  const sheet = () => drafter.desk.sheet.drafts.map(({ order }) => written(order))
  return { drafter, keys, press, type, sheet, sent }
}
const written = (order: Order) => writeOrder(order, { ...namingIn('en'), style: 'codes' })

it.each([
  ['a full sheet', 3],
  ['one that waits for an order', 2],
  ['an empty one', 0],
])('goes through %s once, either way, and leaves the sheet at its end', (_, written) => {
  const { drafter, press } = hands()
  const units = drafter.desk.sheet.movement.map(({ unit }) => unit)
  for (const unit of units.slice(0, written)) drafter.press({ kind: 'choose', order: { kind: 'hold', unit } })
  drafter.press({ kind: 'tap', province: 'NTH' as ProvinceId })
  const walk = (key: () => boolean) => {
    const held: string[] = []
    for (let presses = 0; presses < 9 && key(); presses++) {
      const { selection } = drafter
      held.push(selection.step === 'unit' ? selection.unit.at : selection.step)
    }
    return held
  }
  const goal = units.slice(written === units.length ? 0 : written).map(({ at }) => at)
  expect(walk(() => press('Tab', 'Tab'))).toEqual(goal)
  expect(walk(() => press('Tab', 'Tab', true))).toEqual(goal.toReversed().slice(1))
})

it('goes on to the unit that was skipped once the last has its order', () => {
  const { drafter, press } = hands()
  const units = drafter.desk.sheet.movement.map(({ unit }) => unit)
  for (const unit of units.slice(1)) drafter.press({ kind: 'choose', order: { kind: 'hold', unit } })
  expect(press('Tab', 'Tab')).toBe(true)
  expect(drafter.selection).toMatchObject({ step: 'unit', unit: units[0] })
})

it('reports unreadable letters, until a pause or a readable one', () => {
  const { keys, press } = hands()
  for (const letter of 'xyz') press(letter)
  expect(keys.unread).toBe('XYZ')
  vi.advanceTimersByTime(2000)
  expect(keys.unread).toBe('')
  press('x')
  for (const letter of 'par') press(letter)
  expect(keys.unread).toBe('')
})

it('writes no move for the first letter of the next unit’s name', () => {
  const { type, sheet, sent } = hands('GERMANY')
  type('bermunmunbur')
  expect(sheet()).toEqual(['A BER S A MUN', 'A MUN - BUR'])
  expect(sent).toEqual(['A BER S A MUN', 'A MUN - BUR'])
})

it('waits after a letter that may begin a name, for a pause or another key', () => {
  const { drafter, press, type, sheet, sent } = hands('GERMANY')
  type('bermunm')
  expect(sheet()).toEqual(['A BER S A MUN'])
  vi.advanceTimersByTime(2000)
  expect(sheet()).toEqual(['A BER - MUN'])
  drafter.press({ kind: 'clear' })
  type('munm')
  press('Tab', 'Tab')
  expect(sheet()).toEqual(['A BER - MUN'])
  drafter.press({ kind: 'clear' })
  drafter.press({ kind: 'select', unit: { type: 'A', at: 'BER' as LocationId } })
  sent.length = 0
  type('munm')
  press('Escape', 'Escape')
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual(['A BER S A MUN'])
})

it('takes back the order of a verb whose letter turns out to begin a name', () => {
  const { press, type, sheet } = hands()
  type('marpie')
  vi.advanceTimersByTime(2000)
  type('marhel')
  for (let i = 0; i < 3; i++) press('Escape', 'Escape')
  expect(sheet()).toEqual(['A MAR - PIE'])
})

it('does not combine letters from before and after a tap', () => {
  const { drafter, type, sheet } = hands()
  type('parpi')
  drafter.press({ kind: 'select', unit: { type: 'A', at: 'MAR' as LocationId } })
  type('c')
  expect(sheet()).toEqual([])
  expect(drafter.selection).toMatchObject({ step: 'unit', unit: { at: 'MAR' } })
})

it('selects another power’s unit as a tap does', () => {
  const turned: ProvinceId[] = []
  const { drafter, type } = hands('FRANCE', (province) => turned.push(province) > 0)
  type('yor')
  expect(turned).toEqual(['YOR'])
  expect(drafter.selection).toMatchObject({ step: 'idle', peek: null })
})
