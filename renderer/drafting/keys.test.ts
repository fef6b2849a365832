import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PowerId, ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { newGame, seat } from '../../test/contract/played.ts'
import { Drafter } from './drafter.svelte.ts'
import { Keys } from './keys.svelte.ts'
import { codesOf } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const view = diplomacy.view(newGame(), { kind: 'seats', seats: [seat('FRANCE')] })
function hands() {
  const onintent = () => Promise.resolve(null)
  const drafter = new Drafter(() => ({ view, power: 'FRANCE' as PowerId, neighbours: new Map(), onintent }))
  const keys = new Keys(drafter, () => codesOf(['PAR', 'BUR', 'YOR'], (id) => id))
  const press = (key: string, code = `Key${key.toUpperCase()}`, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, code, shiftKey, cancelable: true, bubbles: true })
    document.body.addEventListener('keydown', keys.press, { once: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { drafter, keys, press }
}

it.each([
  ['a full sheet', 3],
  ['one that waits for an order', 2],
  ['an empty one', 0],
])('goes through %s once, either way, and leaves the key to the page at its end', (_, written) => {
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

it('goes on to the unit that was left out once the last has its order', () => {
  const { drafter, press } = hands()
  const units = drafter.desk.sheet.movement.map(({ unit }) => unit)
  for (const unit of units.slice(1)) drafter.press({ kind: 'choose', order: { kind: 'hold', unit } })
  expect(press('Tab', 'Tab')).toBe(true)
  expect(drafter.selection).toMatchObject({ step: 'unit', unit: units[0] })
})

it('says of letters that they mean nothing, until a pause or a letter that does', () => {
  const { keys, press } = hands()
  for (const letter of 'xyz') press(letter)
  expect(keys.unread).toBe('XYZ')
  vi.advanceTimersByTime(2000)
  expect(keys.unread).toBe('')
  press('x')
  for (const letter of 'par') press(letter)
  expect(keys.unread).toBe('')
})
