import { expect, it } from 'vitest'
import { ok } from '../../../shared/kernel/result.ts'
import { memoryLog } from '../ports/log.ts'
import { MemoryFiles } from '../ports/memory-files.ts'
import { ALONE } from '../storage/owner.ts'
import type { Games } from '../../../shared/kernel/game.ts'
import { Shelf } from './shelf.ts'

it('keeps no more than its most, and forgets what has no room', async () => {
  const taken = new Set<string>()
  const brought = {
    take: (id: string) => ok({ id: taken.add(id) && id, title: { en: id } }),
    leave: (id: string) => taken.delete(id),
  }
  const games = { toy: { brought } } as unknown as Games
  const options = {
    files: new MemoryFiles(),
    folder: 'brought',
    games,
    log: memoryLog(),
    owner: ALONE,
    most: 1,
  }
  const shelf = await Shelf.open(options)
  expect((await shelf.add('toy', 'first')).ok).toBe(true)
  expect(await shelf.add('toy', 'second')).toMatchObject({
    error: { title: { en: 'second' }, refusal: { code: 'brought/full', data: { most: 1 } } },
  })
  expect([...taken]).toEqual(['first'])
  // A board that is known already takes no room.
  expect((await shelf.add('toy', 'first')).ok).toBe(true)
  expect((await shelf.remove('toy', 'first')).ok).toBe(true)
  expect((await shelf.add('toy', 'second')).ok).toBe(true)
  expect((await Shelf.open(options)).entries().map(({ id }) => id)).toEqual(['second'])
})
