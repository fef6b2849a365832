import { expect, it } from 'vitest'
import { inOrder, upToDate } from './in-order.ts'

it('does choices in the order in which they were made, whatever time each takes', async () => {
  const queue = inOrder()
  const done: string[] = []
  const slow = queue(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('board')
    return 'answer'
  })
  const quick = queue(() => done.push('no clock'))
  expect(await slow).toBe('answer')
  await quick
  expect(done).toEqual(['board', 'no clock'])
})

it('goes on after a choice that failed', async () => {
  const queue = inOrder()
  const failing = queue(() => Promise.reject(new Error('no such board')))
  const next = queue(() => 'people')
  await expect(failing).rejects.toThrow('no such board')
  expect(await next).toBe('people')
})

it('keeps of options only what a choice has changed, where the table has changed since', () => {
  const seen = { variant: 'standard', placement: 5, passive: [] as string[], end: { year: null } }
  const now = { ...seen, placement: 12, passive: ['EGYPT'] }
  const change = (settings: object) => upToDate(settings, seen, now)
  expect(change({ options: { ...seen, placement: 3 } })).toEqual({
    options: { ...now, placement: 3 },
  })
  expect(change({ options: { ...seen, end: { year: 1907 } } })).toEqual({
    options: { ...now, end: { year: 1907 } },
  })
  expect(change({ press: 'silent' })).toEqual({ press: 'silent' })
})

it('goes back to what an older table has, where the table of now has something else', () => {
  const cast = { AUSTRIA: { state: 'Ruritania' } }
  const seen = { variant: 'secrets', cast }
  const change = { options: { ...seen, cast: structuredClone(cast) } }
  expect(upToDate(change, seen, { ...seen, cast: {} })).toEqual({ options: { variant: 'secrets', cast } })
})
