// One host is frozen in the middle of its work, another takes the folder and plays on, then the first one runs again.
// At the end nothing that either of them acknowledged may be missing, wherever the first was frozen.
import { describe, expect, it } from 'vitest'
import { entry, HEADER, TABLE } from '../../../test/host/support/small-journal.ts'
import type { FileSystem } from '../ports/file-system.ts'
import { MemoryFiles } from '../ports/memory-files.ts'
import { fileStorage } from './file-journal.ts'
import { lockFolder, type Liveness } from './folder-lock.ts'
import { FolderLost, type Owner } from './owner.ts'
import { SettingsStore } from './settings.ts'

/** No host answers: the previous owner counts as ended. */
const DEAD: Liveness = { isRunning: () => false, answers: async () => false, now: () => 0 }

/** A disk as a process sees it that is frozen before its operation number `at`, until the test resumes it. */
function freezing(files: FileSystem, at: number) {
  let left = at
  let wake = () => {}
  const awake = new Promise<void>((resolve) => (wake = resolve))
  let freeze = () => {}
  const frozen = new Promise<void>((resolve) => (freeze = resolve))
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return async (...args: unknown[]) => {
          if (left-- === 0) {
            freeze()
            await awake
          }
          const done: unknown = await Reflect.apply(value, target, args)
          return typeof done === 'object' && done !== null && 'close' in done ? wrap(done) : done
        }
      },
    })
  return { files: wrap(files), frozen, wake }
}

/** A host's storage, as `start-host.ts` puts it together. */
async function takeFolder(files: FileSystem, instance: string) {
  const locking = await lockFolder(files, 'data', { instance, pid: 1 }, DEAD)
  if (locking.kind === 'busy') throw new FolderLost()
  const { lock } = locking
  const owner: Owner = {
    number: lock.number,
    inOrder: lock.inOrder,
    check: async () => {
      if ((await lock.whose()) !== 'ours') throw new FolderLost()
    },
  }
  await lock.listening(1901)
  const settings = await SettingsStore.open(files, 'data', owner)
  const storage = fileStorage(files, 'data/tables', owner)
  return { lock, settings, storage }
}

type Host = Awaited<ReturnType<typeof takeFolder>>

async function openTable({ storage }: Host) {
  const found = await storage.open(TABLE, ({ maker }) => maker === 'us')
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

interface Acknowledged {
  readonly names: string[]
  readonly archived: string[]
}

/** What one host does: opens the table, plays a little, archives a table, and releases the folder. */
async function evening(files: FileSystem, who: string, done: Acknowledged, leave = true): Promise<void> {
  const host = await takeFolder(files, who)
  const { journal, entries, start } = await openTable(host)
  let seq = (start?.seq ?? 0) + entries.length
  for (const i of [1, 2]) {
    const name = `${who} ${i}`
    await journal.append([entry(++seq, name)])
    done.names.push(name)
    await journal.saveSnapshot({ seq, maker: 'us', state: { names: done.names.length } })
    const away = `${who}-${i}`
    await host.settings.update((data) => void (data.tables[away] = { archived: true }))
    done.archived.push(away)
  }
  if (!leave) return
  await journal.close()
  await host.lock.release()
}

/** The contents of the folder at the end, without snapshots. */
async function storedIn(files: MemoryFiles) {
  const host = await takeFolder(files, 'reader')
  const found = await host.storage.open(TABLE, () => false)
  if (!found.ok) throw new Error(found.error.code)
  const names = found.value.entries.map(({ command }) => (command.kind === 'rename' ? command.name : ''))
  return { names, damage: found.value.damage, archived: Object.keys(host.settings.data.tables) }
}

async function founded(): Promise<MemoryFiles> {
  const files = new MemoryFiles()
  const host = await takeFolder(files, 'founder')
  const journal = await host.storage.create(HEADER)
  await journal.append([entry(1, 'founded')])
  await journal.close()
  await host.lock.release()
  return files
}

/** Freezes the first host before its operation `at`; false where it has fewer. */
async function freezeAt(at: number, wakeAt: number, before: 'in order' | 'killed'): Promise<boolean> {
  const files = await founded()
  const done: Acknowledged = { names: ['founded'], archived: [] }
  if (before === 'killed') await evening(files, 'killed', done, false)
  const first = freezing(files, at)
  const late = evening(first.files, 'first', done).then(
    () => 'ended',
    (error: unknown) => error,
  )
  if ((await Promise.race([first.frozen, late])) === 'ended') return false
  const second: Acknowledged = { names: [], archived: [] }
  // The second host does a part of its work, the first resumes and does all of its own, the second goes on.
  const other = freezing(files, wakeAt)
  const goesOn = evening(other.files, 'second', second).then(
    () => 'ended',
    (error: unknown) => error,
  )
  await Promise.race([other.frozen, goesOn])
  first.wake()
  await late
  other.wake()
  // The second may fail only if the first was frozen before it had taken the folder.
  const end = await goesOn
  if (end !== 'ended') expect(end).toBeInstanceOf(Error)
  const last = await storedIn(files)
  expect(last.damage).toBeUndefined()
  expect(last.names).toEqual(expect.arrayContaining([...done.names, ...second.names]))
  expect(new Set(last.names).size).toBe(last.names.length)
  expect(last.archived).toEqual(expect.arrayContaining([...done.archived, ...second.archived]))
  return true
}

describe('a host that is frozen while another takes its folder', () => {
  for (const before of ['in order', 'killed'] as const)
    it(`damages nothing, wherever it is frozen, after an end that was ${before}`, async () => {
      for (const wakeAt of [0, 8, 16, 24, 34]) {
        let at = 0
        while (await freezeAt(at, wakeAt, before)) at += 1
        expect(at).toBeGreaterThan(30)
      }
    })

  it('acknowledges nothing from then on', async () => {
    const files = await founded()
    const first = await openTable(await takeFolder(files, 'first'))
    const second = await openTable(await takeFolder(files, 'second'))
    await expect(first.journal.append([entry(2, 'late')])).rejects.toMatchObject({
      refusal: { code: 'journal/taken' },
    })
    await second.journal.append([entry(2, 'in time')])
    expect((await storedIn(files)).names).toEqual(['founded', 'in time'])
  })
})

describe('a lock', () => {
  it('that was released in order lets the next host continue the same files', async () => {
    const files = await founded()
    await openTable(await takeFolder(files, 'next'))
    expect(files.paths().filter((path) => path.includes('journal'))).toEqual([
      'data/tables/t1/journal.ndjson',
    ])
  })

  it('is given to one of many processes that try to take it', async () => {
    const files = await founded()
    const wanting = Array.from({ length: 8 }, (_, i) => takeFolder(files, `host ${i}`))
    const got = (await Promise.allSettled(wanting)).filter(({ status }) => status === 'fulfilled')
    expect(got).toHaveLength(1)
  })

  it('whose file a user removed has no owner any more', async () => {
    const files = await founded()
    const first = await openTable(await takeFolder(files, 'first'))
    await files.remove('data/host-2.lock')
    const second = await openTable(await takeFolder(files, 'second'))
    await expect(first.journal.append([entry(2, 'late')])).rejects.toThrow('journal/taken')
    await second.journal.append([entry(2, 'in time')])
    expect((await storedIn(files)).names).toEqual(['founded', 'in time'])
  })
})
