import { expect, it } from 'vitest'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import { Acts } from './acts.svelte.ts'

const seats = (...names: string[]) => names as unknown as SeatId[]

it('takes back the last act wherever it was written, and does it again', () => {
  const acts = new Acts()
  acts.did(seats('AUSTRIA'))
  acts.did(seats('ENGLAND', 'TURKEY'))
  expect(acts.back()).toEqual(['ENGLAND', 'TURKEY'])
  expect([acts.canUndo, acts.canRedo]).toEqual([true, true])
  expect(acts.forth()).toEqual(['ENGLAND', 'TURKEY'])
  expect(acts.back()).toEqual(['ENGLAND', 'TURKEY'])
  expect(acts.back()).toEqual(['AUSTRIA'])
  expect(acts.back()).toEqual([])
  expect([acts.canUndo, acts.canRedo]).toEqual([false, true])
})

it('forgets what was taken back once something else is done, and what the host refused', () => {
  const acts = new Acts()
  acts.did(seats('AUSTRIA'))
  acts.back()
  const drop = acts.did(seats('TURKEY'))
  expect(acts.canRedo).toBe(false)
  drop()
  expect(acts.canUndo).toBe(false)
})

it('has nothing to take back once the sheets are new', () => {
  const acts = new Acts()
  acts.did(seats('AUSTRIA'))
  acts.did(seats('ITALY'))
  acts.back()
  acts.forget()
  expect([acts.canUndo, acts.canRedo]).toEqual([false, false])
})
