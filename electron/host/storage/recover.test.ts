// Journals on a disk that loses bytes, writes half of them or changes them. Whatever happens to the file, the entries
// read are a beginning of the true ones, a loss of acknowledged entries is always reported, and the journal can be
// continued.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entry, HEADER, TABLE } from '../../../test/host/support/small-journal.ts'
import { MemoryFiles } from '../ports/memory-files.ts'
import { packEntry, type Entry } from './entry.ts'
import { fileStorage } from './file-journal.ts'
import { JournalFault, type Found } from './journal.ts'
import { SCHEMA } from './migrations.ts'

const JOURNAL = `tables/${TABLE}/journal.ndjson`
const entries = (count: number, from = 1): Entry[] => Array.from({ length: count }, (_, i) => entry(from + i))

async function written(count: number, snapshots: readonly number[] = []) {
  const files = new MemoryFiles()
  const storage = fileStorage(files, 'tables')
  const journal = await storage.create(HEADER)
  for (const one of entries(count)) {
    await journal.append([one])
    if (snapshots.includes(one.seq))
      await journal.saveSnapshot({ seq: one.seq, maker: 'us', state: { upTo: one.seq } })
  }
  await journal.close()
  return { files, storage }
}

async function openIn(files: MemoryFiles): Promise<Found> {
  const found = await fileStorage(files, 'tables').open(TABLE, ({ maker }) => maker === 'us')
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

/** The last command that was read. */
const reach = ({ start, entries: told }: Found): number => (start?.seq ?? 0) + told.length

describe('a journal', () => {
  it('reads back what was written, and goes on', async () => {
    const { files } = await written(5)
    const found = await openIn(files)
    expect(found).toMatchObject({ header: HEADER, entries: entries(5) })
    expect(found.damage).toBeUndefined()
    await found.journal.append(entries(2, 6))
    expect((await openIn(files)).entries).toEqual(entries(7))
  })

  it('is not readable at a glance where it is secret', () => {
    const secret: Entry = {
      ...entry(1),
      command: { kind: 'intent', seat: 'x' as never, intent: { text: 'A PAR - BUR' } },
    }
    expect(JSON.stringify(packEntry(secret))).not.toMatch(/PAR|BUR|text/)
  })

  it('begins the replay at the newest snapshot, and keeps two', async () => {
    const { files } = await written(30, [5, 10, 20])
    const found = await openIn(files)
    expect(found.start).toMatchObject({ seq: 20, state: { upTo: 20 } })
    expect(found.entries).toEqual(entries(10, 21))
    expect(files.paths().filter((path) => path.includes('snapshot'))).toHaveLength(2)
  })

  it('does not trust snapshots of other code', async () => {
    const { files } = await written(6, [3])
    const found = await fileStorage(files, 'tables').open(TABLE, () => false)
    expect(found.ok && found.value.start).toBeUndefined()
    expect(found.ok && found.value.entries).toHaveLength(6)
  })

  it('is refused when it comes from a newer program', async () => {
    const files = new MemoryFiles()
    await fileStorage(files, 'tables').create({ ...HEADER, schema: SCHEMA + 1 })
    const found = await fileStorage(files, 'tables').open(TABLE, () => true)
    expect(found).toMatchObject({ ok: false, error: { code: 'journal/newer' } })
  })
})

describe('after a crash', () => {
  it('holds everything that was acknowledged, wherever the next write was torn', async () => {
    const { files } = await written(4)
    const whole = (await files.read(JOURNAL))?.length ?? 0
    const next = Buffer.from(JSON.stringify(entry(5))).length
    for (let kept = 0; kept <= next; kept += 7) {
      const { files: torn, storage } = await written(4)
      const found = await storage.open(TABLE, () => true)
      if (!found.ok) throw new Error('unreadable')
      // The write reaches the disk in part and its flush never returns.
      torn.tamper(JOURNAL, (data) =>
        Buffer.concat([data, Buffer.from(`0123456789abcdef ${JSON.stringify(entry(5))}`).subarray(0, kept)]),
      )
      const again = await openIn(torn)
      expect(again.entries).toEqual(entries(4))
      if (kept > 0)
        expect(again.damage).toMatchObject({ code: 'journal/torn', data: { kept: 4, bytes: kept } })
      const at = kept > 0 ? JOURNAL.replace('.', '-1.') : JOURNAL
      expect((await torn.read(at))?.length).toBe(whole)
      expect(torn.paths().some((path) => path.endsWith('journal.torn'))).toBe(kept > 0)
      await again.journal.append([entry(5)])
      expect((await openIn(torn)).entries).toEqual(entries(5))
    }
  })

  it('survives the loss of everything not yet flushed', async () => {
    const { files, storage } = await written(3)
    const found = await storage.open(TABLE, () => true)
    if (!found.ok) throw new Error('unreadable')
    await found.value.journal.append(entries(2, 4))
    files.crash()
    expect((await openIn(files)).entries).toEqual(entries(5))
  })

  it('leaves no half-written files', async () => {
    const { files } = await written(2)
    await files.replace(`tables/${TABLE}/journal.ndjson.12-1.new`, Buffer.from('half'))
    await openIn(files)
    expect(files.paths().filter((path) => path.endsWith('.new'))).toEqual([])
  })
})

describe('on a bad disk', () => {
  it('reads a true beginning whatever byte is changed, and reports the damage', async () => {
    const pristine = (await (await written(12, [4, 8])).files.read(JOURNAL)) as Buffer
    await fc.assert(
      fc.asyncProperty(fc.nat(pristine.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const { files } = await written(12, [4, 8])
        files.tamper(JOURNAL, (data) => {
          data[at] = (data[at] ?? 0) ^ flip
          return data
        })
        const found = await openIn(files)
        expect(found.entries).toEqual(entries(found.entries.length, (found.start?.seq ?? 0) + 1))
        // Only the last lines can be lost: the snapshot after command 8 bridges everything before.
        expect(reach(found)).toBeGreaterThanOrEqual(8)
        expect(found.damage?.code).toMatch(/^journal\/(damaged|torn)$/)
        await found.journal.append([entry(reach(found) + 1)])
        const again = await openIn(files)
        expect(reach(again)).toBe(reach(found) + 1)
        expect(again.damage).toBeUndefined()
      }),
      { numRuns: 150 },
    )
  })

  it('reads a true beginning wherever the file was cut', async () => {
    const pristine = (await (await written(9)).files.read(JOURNAL)) as Buffer
    await fc.assert(
      fc.asyncProperty(fc.nat(pristine.length), async (length) => {
        const { files } = await written(9)
        files.tamper(JOURNAL, (data) => data.subarray(0, length))
        const found = await fileStorage(files, 'tables').open(TABLE, () => true)
        if (found.ok) expect(found.value.entries).toEqual(entries(found.value.entries.length))
        // Without its first line and without a snapshot there is nothing to read.
        else expect(found.error.code).toBe('journal/unreadable')
      }),
      { numRuns: 100 },
    )
  })

  it('bridges damaged lines by a snapshot and keeps the damaged file aside', async () => {
    const { files } = await written(12, [8])
    files.tamper(JOURNAL, (data) => Buffer.from(data.toString().replace('name 3', 'name X')))
    const found = await openIn(files)
    expect(reach(found)).toBe(12)
    expect(found.damage).toMatchObject({ code: 'journal/damaged', data: { kept: 12, lost: 0 } })
    expect(files.paths()).toContain(`tables/${TABLE}/journal.damaged`)
    await found.journal.append([entry(13)])
    expect(reach(await openIn(files))).toBe(13)
  })

  it('reads a journal whose first line is gone from the snapshot that repeats it', async () => {
    const { files } = await written(12, [8])
    files.tamper(JOURNAL, (data) => Buffer.from(data.toString().replace('of nothing', 'of nonsens')))
    const found = await openIn(files)
    expect(found.header).toMatchObject({ genesis: HEADER.genesis, base: 8 })
    expect(reach(found)).toBe(12)
  })

  it('falls back to the older snapshot when the newer is damaged', async () => {
    const { files } = await written(12, [4, 8])
    const newest = files.paths().find((path) => path.includes('000008')) ?? ''
    files.tamper(newest, (data) => data.subarray(0, data.length - 9))
    expect((await openIn(files)).start?.seq).toBe(4)
  })
})

describe('on a full disk', () => {
  it('refuses, keeps what it had, and goes on when there is room again', async () => {
    const { files } = await written(3)
    const { journal } = await openIn(files)
    files.fill()
    await expect(journal.append([entry(4)])).rejects.toMatchObject({ refusal: { code: 'journal/full' } })
    expect((await openIn(files)).entries).toEqual(entries(3))
    files.fill(false)
    await journal.append([entry(4)])
    expect((await openIn(files)).entries).toEqual(entries(4))
  })

  it('refuses all writes after a fault it could not undo', async () => {
    const { files } = await written(1)
    const open = files.openAppend.bind(files)
    files.openAppend = async (path) => ({
      ...(await open(path)),
      size: 0,
      truncate: () => Promise.reject(new Error('no')),
    })
    const { journal } = await openIn(files)
    files.fill()
    await expect(journal.append([entry(2)])).rejects.toBeInstanceOf(JournalFault)
    files.fill(false)
    await expect(journal.append([entry(2)])).rejects.toMatchObject({ refusal: { code: 'journal/broken' } })
  })
})
