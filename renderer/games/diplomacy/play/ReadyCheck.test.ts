import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import type { SeatView } from '../../../../shared/table/view.ts'
import { m } from '../../../paraglide/messages.js'
import type { Worry } from '../drafting/worries.ts'
import { wordsOf } from '../words/notation-words.ts'
import type { PlayedTable } from '../played.ts'
import ReadyCheck from './ReadyCheck.svelte'

const [england, france, russia] = ['ENGLAND', 'FRANCE', 'RUSSIA'] as unknown as [PowerId, PowerId, PowerId]
const seatFor = (power: PowerId) => power as string as SeatId
const seatOf = (power: PowerId, ready = false): SeatView => ({
  seat: seatFor(power),
  holder: { kind: 'here' },
  name: null,
  online: true,
  awaited: true,
  drafted: false,
  ready,
  alive: true,
  clock: null,
})
const builds: Worry = { kind: 'builds', count: 1, places: ['PAR' as ProvinceId] }
const removals: Worry = {
  kind: 'removals',
  count: 1,
  units: [{ type: 'A', at: 'UKR' as never }],
}

const marks: string[] = []
const shown: PowerId[] = []
const sheetsOf = (worries: Partial<Record<string, readonly Worry[]>>) =>
  [england, france, russia].map((power) => ({ power, seat: seatFor(power), worries: worries[power] ?? [] }))
const viewOf = (name: string, last: boolean, ready: readonly PowerId[] = []) =>
  ({
    stage: { last, name, phase: 'W1901A' },
    seats: [england, france, russia].map((power) => seatOf(power, ready.includes(power))),
  }) as unknown as PlayedTable
function show(worries: Partial<Record<string, readonly Worry[]>>, ready: readonly PowerId[] = []) {
  const props = {
    view: viewOf('adjustments', true, ready),
    seat: seatOf(england, ready.includes(england)),
    sheets: sheetsOf(worries),
    words: wordsOf('en'),
    reachable: true,
    onready: async (seat: SeatId, yes: boolean) => void marks.push(`${seat} ${yes}`),
    onshow: (power: PowerId) => void shown.push(power),
  }
  return render(ReadyCheck, props)
}
const press = async (name: string) => {
  await vi.dynamicImportSettled()
  screen.getByRole('button', { name }).click()
  await vi.waitFor(tick)
  await new Promise((resolve) => setTimeout(resolve))
}
const asked = () => screen.queryByRole('dialog', { name: m.ready_ask() })

beforeEach(() => {
  marks.splice(0)
  shown.splice(0)
})
afterEach(cleanup)

it('asks once about all powers of a hand, with what each of them lacks under its name', async () => {
  show({ [france]: [builds], [russia]: [removals] })
  await press(m.ready_all())
  const dialog = within(asked()!)
  expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'France',
    'Russia',
  ])
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Builds still open: 1. They are lost this winter. Free: Paris',
    'Removals still open: 1. The rules would take A Ukraine',
  ])
  expect(marks).toEqual([])
  await press(m.ready_anyway())
  expect(marks).toEqual(['ENGLAND true', 'FRANCE true', 'RUSSIA true'])
})

it('asks about one power alone where that power is ready', async () => {
  show({ [france]: [builds] })
  await press(m.ready_orders())
  expect(asked()).toBeNull()
  expect(marks).toEqual(['ENGLAND true'])
})

it('marks nothing when the player says not yet', async () => {
  show({ [england]: [removals] })
  await press(m.ready_orders())
  await press(m.ready_not_yet())
  expect(asked()).toBeNull()
  expect(marks).toEqual([])
})

it('asks about the powers that are not ready, and says ready for no other', async () => {
  show({ [england]: [builds], [russia]: [removals] }, [england])
  await press(m.ready_all())
  expect(within(asked()!).getAllByRole('heading', { level: 3 })).toHaveLength(1)
  await press(m.ready_anyway())
  expect(marks).toEqual(['FRANCE true', 'RUSSIA true'])
})

it('asks no longer, and says ready, when what was missing has come meanwhile', async () => {
  const { rerender } = show({ [england]: [builds] })
  await press(m.ready_orders())
  expect(asked()).not.toBeNull()
  await rerender({ sheets: sheetsOf({}) })
  await expect.poll(() => marks).toEqual(['ENGLAND true'])
  expect(asked()).toBeNull()
})

it('marks nothing when the stage it asked in is over', async () => {
  const { rerender } = show({ [england]: [builds] })
  await press(m.ready_orders())
  await rerender({ view: viewOf('reading', false), sheets: sheetsOf({}) })
  await expect.poll(() => asked()).toBeNull()
  expect(marks).toEqual([])
})

it('leads from a power that is ready to the next one of the hand', async () => {
  show({}, [england, france])
  await press(m.ready_next({ who: 'Russia' }))
  expect(shown).toEqual([russia])
  expect(marks).toEqual([])
})
