import { render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import type { Look } from '../../../board/look.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { isAtEase } from '../map/framing.ts'
import type WarMap from '../map/WarMap.svelte'
import Following from './Following.svelte'

const map = decodePlaces(packed as unknown as PackedPlaces)
const pane = { width: 390, height: 330 }
const [x, y] = map.places.get('lemberg')!.at

/** A map, and what moves it. */
const board = {
  now: { k: 0.9, x: 0, y: 0 } as Look,
  goal: null,
  get bound(): Look {
    return board.now
  },
  moving: false,
  frame: pane,
  moves: 0,
  go: (goal: () => Look) => {
    board.now = goal()
    board.moves++
  },
}
const held = { view: board, covered: [], buttons: false }
const war = { hold: () => held } as unknown as WarMap
const sees = (place: string) => isAtEase(map.places.get(place)!.at, board.now, pane)

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  // Galicia is shown.
  board.now = { k: 0.9, x: 195 - x * 0.9, y: 165 - y * 0.9 }
  board.moves = 0
})
afterEach(() => vi.useRealTimers())

const flank = seenAt(stateAt('flank'))
/** The German attack on Sedan, before and after it was fired. */
const attack = flank.view
const fire = { table: 'army', strength: 5, column: 3, die: 4, modifier: 0, loss: 3 } as const
const fought = {
  ...attack,
  battle: { ...attack.battle!, fire: { attacker: fire, defender: fire } },
} as unknown as PogView
const over: PogView = { ...attack, battle: null }
const asks = (kind: DecisionView['kind']): DecisionView => ({ ...flank.decision!, kind })

const follow = (view: PogView, decision: DecisionView | null, sought: readonly string[] = []) => {
  const page = render(Following, { map, war, view, decision, sought })
  vi.advanceTimersByTime(100)
  return (next: PogView, asked: DecisionView | null, places: readonly string[] = [], wait = 100) =>
    page.rerender({ view: next, decision: asked, sought: places }).then(() => vi.advanceTimersByTime(wait))
}

it('goes to the battle that asks the defender, and shows who attacks', () => {
  follow(attack, asks('defender-cards'))
  for (const place of ['sedan', 'koblenz', 'metz']) expect(sees(place), place).toBe(true)
  expect(board.now.k).toBe(0.9)
})

it('stays where the next question is, also while there are several', async () => {
  const then = follow(over, asks('activate'), ['lemberg', 'paris'])
  const first = board.now
  await then(over, asks('move'), ['lemberg'])
  expect(board.now).toBe(first)
  expect(sees('lemberg')).toBe(true)
})

it("goes to where something happened in the other side's round while a card is chosen", () => {
  board.now = { k: 0.9, x: 0, y: 0 }
  render(Following, { map, war, view: over, decision: asks('action'), sought: [], happened: ['lemberg'] })
  vi.advanceTimersByTime(100)
  expect(sees('lemberg')).toBe(true)
})

it('comes back from a close look to see all that happened, where it fits together', () => {
  board.now = { k: 3, x: 195 - x * 3, y: 165 - y * 3 }
  const happened = ['lemberg', 'stanislau']
  render(Following, { map, war, view: over, decision: asks('action'), sought: [], happened })
  vi.advanceTimersByTime(100)
  for (const place of happened) expect(sees(place), place).toBe(true)
})

it('keeps what is asked clear of the strip that lies on the map', () => {
  board.now = { k: 0.9, x: 195 - x * 0.9, y: 270 - y * 0.9 }
  const under = 150
  const strip = { hold: () => ({ ...held, under }) } as unknown as WarMap
  render(Following, { map, war: strip, view: over, decision: asks('move'), sought: ['lemberg'], under })
  vi.advanceTimersByTime(100)
  expect(y * board.now.k + board.now.y).toBeLessThan(pane.height - under)
})

it('shows a touched place that lies under the answers which it covers', async () => {
  const page = render(Following, { map, war, view: over, decision: asks('activate'), sought: [], under: 0 })
  vi.advanceTimersByTime(100)
  const before = board.now
  await page.rerender({ touched: 'lemberg', covers: 0 })
  expect(board.now).toBe(before)
  await page.rerender({ touched: 'lemberg', covers: 200 })
  expect(y * board.now.k + board.now.y).toBeLessThan(pane.height - 200)
})

it('stays where somebody looks while points are spent', () => {
  const before = board.now
  follow(over, asks('replace'), ['paris'])
  expect(board.now).toBe(before)
})

it('stays while a hand carries counters', async () => {
  const page = render(Following, {
    map,
    war,
    view: over,
    decision: asks('move'),
    sought: ['paris'],
    carries: true,
  })
  const before = board.now
  vi.advanceTimersByTime(100)
  expect(board.now).toBe(before)
  await page.rerender({ carries: false })
  vi.advanceTimersByTime(100)
  expect(sees('paris')).toBe(true)
})

it('stays at a battle until its result was seen', async () => {
  const then = follow(fought, asks('advance'), ['sedan'])
  await then(over, asks('attack'), ['lemberg'], 3000)
  expect(sees('sedan')).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(sees('lemberg')).toBe(true)
})

it('goes on at once where the question after a battle was answered, or the attack called off', async () => {
  const then = follow(fought, asks('advance'), ['sedan'])
  await then(over, asks('attack'), ['sedan'])
  await then(over, asks('action'), ['lemberg'])
  expect(sees('lemberg')).toBe(true)
  await then(attack, asks('attackers'), [])
  await then(over, asks('attack'), ['lemberg'])
  expect(sees('lemberg')).toBe(true)
})

it('leaves a map where a hand has put it, until something else is asked', async () => {
  const then = follow(over, asks('activate'), ['lemberg'])
  const kept = { k: 0.9, x: 0, y: 0 }
  board.now = kept
  board.moves++
  await then(over, asks('activate'), ['lemberg', 'paris'])
  expect(board.now).toBe(kept)
  await then(over, asks('move'), ['lemberg'])
  expect(sees('lemberg')).toBe(true)
})

it('does not move late under a hand that aims, and shows the next thing at once', async () => {
  const window = document.body.appendChild(document.createElement('div'))
  window.className = 'board'
  const then = follow(fought, null)
  // The result of the battle is looked at for a while.
  await then(over, asks('activate'), ['lemberg'], 1000)
  const { now } = board
  window.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
  vi.advanceTimersByTime(10_000)
  expect(board.now).toBe(now)
  await then(over, asks('move'), ['lemberg'])
  expect(sees('lemberg')).toBe(true)
  window.remove()
})

it('follows what the other side does, once for steps that come fast', async () => {
  const group = (at: string) =>
    ({
      ...over,
      operation: { ...over.operation!, group: { units: [], at, left: 3, path: [] } },
    }) as unknown as PogView
  const then = follow(group('sedan'), null)
  expect(sees('sedan')).toBe(true)
  await then(group('lemberg'), null)
  await then(group('paris'), null)
  expect(sees('sedan')).toBe(true)
  vi.advanceTimersByTime(1500)
  expect(sees('paris')).toBe(true)
})
