import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

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
