// A page of letters follows views and answers; its effects must not depend on its own changes.
import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { LetterView } from '../../shared/table/letters/view.ts'
import type { TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { device } from '../device/memory.ts'
import { unreadOf } from './kept.ts'
import { Mailbox, NEWS } from './mailbox.svelte.ts'

const [FRANCE, ENGLAND] = ['FRANCE', 'ENGLAND'] as SeatId[] as [SeatId, SeatId]

let stop = (): void => {}
afterEach(() => {
  stop()
  device.forget(`entente.letters evening ${FRANCE}`)
})

const letterOf = (number: number): LetterView => ({
  number,
  kind: 'letter',
  from: { seat: ENGLAND },
  to: { seat: FRANCE },
  headline: '',
  text: `letter ${number}`,
  phase: 'S1901M',
  at: number,
  way: 'in',
})

const told = (count: number, printed = 0): TableView =>
  ({
    id: 'evening',
    status: 'playing',
    letters: {
      rule: 'both',
      hands: 'direct',
      post: { kind: 'at-once' },
      when: 'talks',
      guests: false,
      now: true,
      printed,
      folders: [{ seat: FRANCE, count, came: count, left: 60 }],
      desk: null,
      open: false,
    },
    seats: [FRANCE, ENGLAND].map((seat) => ({ seat, holder: { kind: 'player', player: seat } })),
  }) as unknown as TableView

/** A page of France's letters: `tell` sends a view, `asked` counts its requests to the table. */
function page(answer: (after: number, count: number) => { letters: LetterView[]; count: number } | null) {
  let view = $state.raw(told(0))
  const letters = vi.fn((box: { kind: string }, after: number) =>
    Promise.resolve(
      box.kind === 'folder' ? answer(after, view.letters?.folders[0]?.count ?? 0) : { letters: [], count: 0 },
    ),
  )
  const client = { letters } as unknown as TableClient
  const seats = [FRANCE]
  let box: Mailbox | undefined
  stop = $effect.root(() => {
    box = new Mailbox(() => ({ client, view, seats }))
  })
  flushSync()
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await Promise.resolve()
      flushSync()
    }
  }
  return {
    box: box as Mailbox,
    asked: () => letters.mock.calls.length,
    tell: async (next: TableView) => {
      view = next
      flushSync()
      await settle()
    },
    unread: () => unreadOf(view, seats),
  }
}
const all = (after: number, count: number) => ({
  letters: Array.from({ length: count - after }, (_, at) => letterOf(after + at + 1)),
  count,
})

it('reads what is open as it comes, without depending on its own mark', async () => {
  const { box, tell, unread, asked } = page(all)
  await tell(told(2))
  expect(box.letters).toHaveLength(2)
  expect(unread()).toBe(2)
  box.open = `seat ${ENGLAND}`
  flushSync()
  expect(unread()).toBe(0)
  await tell(told(3))
  expect(box.lying).toHaveLength(3)
  expect(unread()).toBe(0)
  expect(asked()).toBe(2)
})

it('asks once for what the table does not give, until another view comes', async () => {
  const { tell, asked } = page(() => null)
  await tell(told(2))
  expect(asked()).toBe(1)
  await tell(told(3))
  expect(asked()).toBe(2)
})

it('counts broadcasts as read while the newspaper is open', async () => {
  const { box, tell } = page(all)
  await tell(told(0, 2))
  expect(box.unreadNews).toBe(2)
  box.open = NEWS
  flushSync()
  expect(box.unreadNews).toBe(0)
})

it('keeps a draft with its correspondent', async () => {
  const { box } = page(all)
  const draft = { text: 'Perhaps we', from: { seat: FRANCE }, to: { words: '' }, headline: '' }
  box.draft(`seat ${ENGLAND}`, draft)
  flushSync()
  expect(box.drafts).toEqual({ [`seat ${ENGLAND}`]: draft })
  box.draft(`seat ${ENGLAND}`, null)
  flushSync()
  expect(box.drafts).toEqual({})
})

it('keeps a correspondent who has gone while there is a draft to them', async () => {
  const { box, tell } = page(all)
  const gone = (): TableView => ({
    ...told(0),
    seats: told(0).seats.map((seat) =>
      seat.seat === ENGLAND ? { ...seat, holder: { kind: 'absent' } } : seat,
    ),
  })
  box.open = `seat ${ENGLAND}`
  const draft = { text: 'Perhaps we', from: { seat: FRANCE }, to: { words: '' }, headline: '' }
  box.draft(`seat ${ENGLAND}`, draft)
  await tell(gone())
  expect(box.reached).toEqual([])
  expect(box.isOpen).toBe(true)
  box.draft(`seat ${ENGLAND}`, null)
  flushSync()
  expect(box.isOpen).toBe(false)
})
