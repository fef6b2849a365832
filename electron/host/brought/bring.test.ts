import { expect, it } from 'vitest'
import { ok } from '../../../shared/kernel/result.ts'
import { memoryLog } from '../ports/log.ts'
import { MemoryFiles } from '../ports/memory-files.ts'
import { ALONE } from '../storage/owner.ts'
import type { Games } from '../../../shared/kernel/game.ts'
import { bring } from './bring.ts'
import { Shelf } from './shelf.ts'

const brought = { take: (id: string) => ok({ id, title: { en: `Board ${id}` } }), leave: () => true }
const shelfFor = (most: number, files = new MemoryFiles()) =>
  Shelf.open({
    files,
    folder: 'brought',
    games: { toy: { brought } } as unknown as Games,
    log: memoryLog(),
    owner: ALONE,
    most,
  })
const kept = (id: string) => ({ kind: 'kept', kept: id, remarks: [] }) as const

it('answers for each thing by itself where the host has no room for all', async () => {
  const shelf = await shelfFor(1)
  const faulty = { kind: 'faulty', faults: [{ code: 'odd', of: [] }] } as const
  const read = [kept('one'), kept('two'), faulty, kept('one')]
  const answers = await bring(shelf, () => Promise.resolve(ok({ game: 'toy', read })), [])
  expect(answers).toMatchObject({
    ok: true,
    value: [
      { kind: 'taken', entry: { id: 'one' } },
      { kind: 'refused', title: { en: 'Board two' }, refusal: { code: 'brought/full', data: { most: 1 } } },
      { kind: 'faulty', game: 'toy' },
      { kind: 'taken', entry: { id: 'one' } },
    ],
  })
})

it('offers nothing that the disk does not hold', async () => {
  const files = new MemoryFiles()
  const shelf = await shelfFor(9, files)
  files.replace = () => Promise.reject(new Error('full'))
  const read = [kept('one')]
  const answers = await bring(shelf, () => Promise.resolve(ok({ game: 'toy', read })), [])
  expect(answers).toMatchObject({ value: [{ kind: 'refused', refusal: { code: 'file/unwritable' } }] })
  expect(shelf.entries()).toEqual([])
})
