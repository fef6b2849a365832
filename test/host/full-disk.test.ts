// A full disk: every act is refused with the reason, nothing is half done, and pages stay connected.
import { mkdir } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MemoryFiles } from '../../electron/host/ports/memory-files.ts'
import { newId, type TestClient } from './support/test-client.ts'
import { newCardTable, startTestHost, type TestHost } from './support/test-host.ts'

let files: MemoryFiles
let at: TestHost
let window: TestClient
beforeEach(async () => {
  files = new MemoryFiles()
  at = await startTestHost({ files })
  window = await at.window()
})
afterEach(() => at.stop())

const full = { type: 'refused', refusal: { code: 'journal/full' } }
const tables = async () => (await window.until(() => window.lobby, 'the list')).tables

describe('a full disk', () => {
  it('makes no new table, and leaves no file of it', async () => {
    files.fill()
    const create = { type: 'lobby', id: newId(), act: { kind: 'create', table: newCardTable() } } as const
    expect(await window.ask(create)).toMatchObject(full)
    files.fill(false)
    expect(files.paths().filter((path) => path.includes('/tables/'))).toEqual([])
    // The same page makes the same table once there is room.
    const table = await window.inLobby(create.act, create.id)
    await window.viewWhere(({ id }) => id === table)
  })

  it('takes no saved table, not even its beginning', async () => {
    const table = await window.inLobby({ kind: 'create', table: newCardTable() })
    const saved = await at.host.saveFile(table)
    files.fill()
    const opened = await at.host.openFile(saved.ok ? saved.value.text : '')
    expect(opened).toMatchObject({ ok: false, error: { code: 'journal/full' } })
    files.fill(false)
    await at.stop('keep')
    at = await startTestHost({ files, dataDir: at.dataDir })
    window = await at.window()
    expect((await tables()).map(({ id }) => id)).toEqual([table])
  })

  it('archives no table', async () => {
    const table = await window.inLobby({ kind: 'create', table: newCardTable() })
    files.fill()
    const away = { kind: 'archive', table, archived: true } as const
    expect(await window.ask({ type: 'lobby', id: newId(), act: away })).toMatchObject(full)
    files.fill(false)
    expect(await window.inLobby({ kind: 'open', table })).toBe(table)
    expect(await tables()).toMatchObject([{ id: table, archived: false }])
  })
})

it('a folder that a crash left empty is not a table', async () => {
  await at.stop()
  at = await startTestHost()
  const { dataDir } = at
  await at.stop('keep')
  await mkdir(`${dataDir}/tables/t0123`)
  at = await startTestHost({ dataDir })
  window = await at.window()
  expect(await tables()).toEqual([])
})
