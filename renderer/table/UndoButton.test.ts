import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import { loadGame } from '../games/load.ts'
import UndoButton from './UndoButton.svelte'

const CP = 'cp' as SeatId
beforeAll(() => loadGame('paths-of-glory'))
afterEach(cleanup)

interface Ways {
  readonly undoable: readonly SeatId[]
  readonly backTo: string | null
  readonly backDeals?: boolean
}

const drawn = (view: Ways, own: readonly SeatId[] = [CP]) => {
  const act = vi.fn(async () => null)
  const props = { client: { act }, notices: { tell: () => undefined }, seats: [CP], own }
  const game = { game: 'paths-of-glory', beginnings: ['T1-R1-ap', 'T1-R2-cp', 'T1-R2-ap'], gameView: null }
  const of = (seen: Ways) => ({ ...props, view: { ...game, backDeals: false, ...seen } }) as never
  const { rerender } = render(UndoButton, of(view))
  return { act, sees: (seen: Ways) => rerender(of(seen)) }
}

it('goes back to the own last round after naming what that forgets, where nobody has to be asked', async () => {
  const { act } = drawn({ undoable: [], backTo: 'T1-R2-cp' })
  await fireEvent.click(screen.getByRole('button', { name: /^Back to: round.2/ }))
  expect(act).not.toHaveBeenCalled()
  const gone = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  expect(gone).toEqual([expect.stringMatching(/2.*Central/), expect.stringMatching(/2.*Allied/)])
  await fireEvent.click(screen.getByRole('button', { name: 'Go back', hidden: true }))
  expect(act).toHaveBeenCalledWith({
    kind: 'open-ballot',
    seat: CP,
    ballot: 'rollback',
    who: [],
    terms: 'T1-R2-cp',
  })
})

it('goes on asking about that round while the other side ends its own', async () => {
  const { act, sees } = drawn({ undoable: [], backTo: 'T1-R2-cp' })
  await fireEvent.click(screen.getByRole('button', { name: /^Back to: round.2/ }))
  await sees({ undoable: [], backTo: null })
  await sees({ undoable: [CP], backTo: 'T1-R3-cp' })
  await fireEvent.click(screen.getByRole('button', { name: 'Go back', hidden: true }))
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ terms: 'T1-R2-cp' }))
})

it('takes back single acts first, and is not there where neither is possible', async () => {
  drawn({ undoable: [CP], backTo: 'T1-R2-cp' })
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual(['Take back'])
  cleanup()
  drawn({ undoable: [], backTo: null })
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers no way back over cards that were dealt', () => {
  drawn({ undoable: [], backTo: 'opening', backDeals: true })
  expect(screen.queryByRole('button')).toBeNull()
})

it('says of an act of another seat whose it is, and that it is the last one', () => {
  drawn({ undoable: [CP], backTo: null }, ['ap' as SeatId])
  const texts = screen.getAllByRole('button').map((button) => button.textContent.trim())
  expect(texts).toEqual(['Take back the last act of: Central Powers'])
})
