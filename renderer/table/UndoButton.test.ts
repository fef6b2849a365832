import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import { loadGame } from '../games/load.ts'
import UndoButton from './UndoButton.svelte'

const CP = 'cp' as SeatId
beforeAll(() => loadGame('paths-of-glory'))
afterEach(cleanup)

const drawn = (view: { readonly undoable: readonly SeatId[]; readonly backTo: string | null }) => {
  const act = vi.fn(async () => null)
  const props = { client: { act }, notices: { tell: () => undefined }, seats: [CP] }
  render(UndoButton, { ...props, view: { game: 'paths-of-glory', ...view } } as never)
  return act
}

it('goes back to the own last round by one touch, where nobody has to be asked', async () => {
  const act = drawn({ undoable: [], backTo: 'T1-R2-cp' })
  await fireEvent.click(screen.getByRole('button', { name: /^Back to: round.2/ }))
  expect(act).toHaveBeenCalledWith({
    kind: 'open-ballot',
    seat: CP,
    ballot: 'rollback',
    who: [],
    terms: 'T1-R2-cp',
  })
})

it('takes back single acts first, and is not there where neither is possible', async () => {
  drawn({ undoable: [CP], backTo: 'T1-R2-cp' })
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual(['Take back'])
  cleanup()
  drawn({ undoable: [], backTo: null })
  expect(screen.queryByRole('button')).toBeNull()
})
