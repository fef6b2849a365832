// Damaged and odd files and folders: each is reported with a sentence, and nothing else is affected. The long form,
// with cases that take seconds, is `npm run campaign:files`.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryFiles } from '../../electron/host/ports/memory-files.ts'
import { startHost } from '../../electron/host/start-host.ts'
import { writeTableFile } from '../../electron/host/storage/table-file.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { HOST_REFUSALS } from '../../shared/protocol/host-refusals.ts'
import { TABLE_REFUSALS } from '../../shared/table/refusals.ts'
import { BROKEN_FILES, ODD_FOLDERS } from './support/broken-files.ts'
import { longGame } from './support/long-game.ts'
import { newCardTable, startTestHost, TEST_GAMES, type TestHost } from './support/test-host.ts'

const KNOWN: readonly string[] = [...HOST_REFUSALS, ...TABLE_REFUSALS]

let at: TestHost
afterEach(() => at.stop())

it('a broken file is refused with a reason, and the tables are unchanged', async () => {
  at = await startTestHost()
  const window = await at.window()
  const table = await window.inLobby({ kind: 'create', table: newCardTable() })
  const sound = await at.host.saveFile(table)
  if (!sound.ok) throw new Error(sound.error.code)
  for (const { name, make, mayOpen } of BROKEN_FILES.filter(({ slow }) => !slow)) {
    const opened = await at.host.openFile(make(sound.value.text, randomFrom(name, 'broken')))
    if (!mayOpen) expect(opened, name).toMatchObject({ ok: false })
    if (!opened.ok) expect(KNOWN, name).toContain(opened.error.code)
  }
  await window.must({ kind: 'configure', settings: { name: 'unharmed' } })
  expect(at.log.entries.filter(({ level }) => level === 'incident')).toEqual([])
})

it('an odd folder is listed with a reason, and the other tables open', async () => {
  at = await startTestHost()
  const odd = ODD_FOLDERS.filter(({ slow }) => !slow)
  const window = await at.window()
  const good = await window.inLobby({ kind: 'create', table: newCardTable() })
  const tables = new Map<string, string>()
  for (const { name } of odd) {
    tables.set(name, await window.inLobby({ kind: 'create', table: newCardTable() }))
    await window.must({ kind: 'configure', settings: { name } })
  }
  await at.stop('keep')
  const { dataDir } = at
  for (const { name, make } of odd)
    await make(path.join(dataDir, 'tables', tables.get(name) ?? ''), randomFrom(name, 'odd'))
  at = await startTestHost({ dataDir })
  const again = await at.window(good)
  await again.must({ kind: 'configure', settings: { name: 'unharmed' } })
  const lobby = await again.until(() => again.lobby, 'the list')
  const codeOf = (name: string) => {
    const entry = lobby.tables.find(({ id }) => id.startsWith(tables.get(name) ?? '?'))
    return entry ? (entry.damage?.code ?? 'whole') : 'not listed'
  }
  for (const { name } of odd) expect([...KNOWN, 'whole'], name).toContain(codeOf(name))
  expect(new Set(lobby.tables.map(({ id }) => id)).size).toBe(lobby.tables.length)
  // Nothing is lost if there is a sound snapshot, or if nothing is missing.
  expect(['gone', 'empty', 'folder', 'doubled line', 'flipped snapshot'].map(codeOf)).toEqual([
    'journal/damaged',
    'journal/damaged',
    'journal/unreadable',
    'whole',
    'whole',
  ])
  expect(['copied', 'renamed', 'file for a folder', 'pipe'].map(codeOf)).toEqual([
    'journal/another-table',
    'journal/another-table',
    'journal/unreadable',
    'journal/unreadable',
  ])
})

it('a copy of a table’s folder beside it does not change the table', async () => {
  at = await startTestHost()
  const window = await at.window()
  const table = await window.inLobby({ kind: 'create', table: newCardTable() })
  await at.stop('keep')
  const { dataDir } = at
  const copied = ODD_FOLDERS.find(({ name }) => name === 'copied')
  await copied?.make(path.join(dataDir, 'tables', table), randomFrom('copied', 'odd'))
  // The copy is the older one; the original table goes on.
  await rm(path.join(dataDir, 'tables', table), { recursive: true, force: true })
  at = await startTestHost({ dataDir })
  const again = await at.window()
  const lobby = await again.until(() => again.lobby, 'the list')
  expect(lobby.tables).toMatchObject([{ id: `${table}-backup`, damage: { code: 'journal/another-table' } }])
})

describe('a start', () => {
  it('does without settings where a folder has their name, and keeps new ones', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'entente-settings-'))
    await mkdir(path.join(dataDir, 'settings.json'))
    at = await startTestHost({ dataDir })
    const window = await at.window()
    const table = await window.inLobby({ kind: 'create', table: newCardTable() })
    await window.inLobby({ kind: 'archive', table, archived: true })
    await at.stop('keep')
    at = await startTestHost({ dataDir })
    const again = await at.window()
    expect((await again.until(() => again.lobby, 'the list')).tables).toMatchObject([{ archived: true }])
  })

  it('on a full disk says so', async () => {
    at = await startTestHost()
    const files = new MemoryFiles()
    files.fill()
    const started = startHost({ port: 0, address: '127.0.0.1', dataDir: '/full', files, games: TEST_GAMES })
    await expect(started).rejects.toMatchObject({ problem: { kind: 'disk-full', dataDir: '/full' } })
    expect(files.paths()).toEqual([])
  })
})

describe('a long game', () => {
  it('is saved, opens, and opens again without a second replay', { timeout: 120_000 }, async () => {
    const { header, entries, record } = longGame(60, 'long')
    const text = await writeTableFile({ header, entries })
    at = await startTestHost()
    const opened = await at.host.openFile(text)
    if (!opened.ok) throw new Error(opened.error.code)
    const window = await at.window(opened.value)
    const view = await window.viewWhere(({ id }) => id === opened.value)
    expect(view.closings).toBe(record.table.play?.closings)
    const again = await at.host.saveFile(opened.value)
    expect(again.ok && again.value.text.length).toBeGreaterThan(text.length / 2)
    const names = await readdir(path.join(at.dataDir, 'tables', opened.value))
    expect(names).toContain(`snapshot-${String(entries.length).padStart(9, '0')}.entente`)
  })
})
