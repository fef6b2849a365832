// The host closes during some work, or a connection closes there.
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { nullAnnouncer } from '../../electron/host/ports/announcer.ts'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import type { FileSystem } from '../../electron/host/ports/file-system.ts'
import { nodeFiles } from '../../electron/host/ports/node-files.ts'
import { GAMES } from '../../shared/games/index.ts'
import { allHere } from '../table/evening.ts'
import { skirmish } from '../table/skirmish.ts'
import { SlowDisk } from './support/slow-disk.ts'
import { newId, TestClient } from './support/test-client.ts'
import { newCardTable, startCardEvening, startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
afterEach(() => at.stop())

it('the host releases its tables and its folder although something else does not end', async () => {
  const announcer = { ...nullAnnouncer, close: () => Promise.reject(new Error('no network')) }
  at = await startTestHost({ announcer })
  await startCardEvening(at)
  await at.stop('keep')
  expect(await readFile(`${at.dataDir}/host-1.lock`, 'utf8')).toContain('"released":true')
  expect(at.log.entries.map(({ event, data }) => [event, data])).toEqual([
    ['host/unclosed', { what: 'announcer' }],
  ])
  at = await startTestHost({ dataDir: at.dataDir })
  const window = await at.window()
  const [table] = await window.until(() => window.lobby?.tables, 'the tables')
  expect(table).toMatchObject({ status: 'playing' })
})

it('the host reports no fault for a mark on its lock that comes too late', async () => {
  let marking = false
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const claim: FileSystem['claim'] = async (file, data) => {
    const held = await nodeFiles.claim(file, data)
    const touch = async () => {
      marking = true
      await gate
      await held?.touch()
    }
    return held && { overwrite: (anew) => held.overwrite(anew), touch, close: () => held.close() }
  }
  const clock = new FakeClock(Date.now())
  at = await startTestHost({ files: { ...nodeFiles, claim }, clock })
  clock.advance(1_000)
  await expect.poll(() => marking).toBe(true)
  await at.stop('keep')
  goOn()
  await sleep(50)
  expect(at.log.entries).toEqual([])
})

it('the host waits for a table that is being made, and makes none afterwards', async () => {
  const files = new SlowDisk()
  at = await startTestHost({ files })
  const window = await at.window()
  files.hold()
  for (const id of ['first', 'second'])
    window.send({ type: 'lobby', id, act: { kind: 'create', table: newCardTable() } })
  await expect.poll(() => files.waiting).toBe(1)
  let open = true
  const closed = at.host.close().then(() => (open = false))
  await window.closed()
  await sleep(50)
  expect(open).toBe(true)
  const lock = async () => Buffer.from((await files.read(`${at.dataDir}/host-1.lock`)) ?? []).toString()
  expect(await lock()).not.toContain('released')
  files.goOn()
  await closed
  expect(await lock()).toContain('released')
  const journals = files.paths().filter((path) => path.endsWith('journal.ndjson'))
  expect(journals).toHaveLength(1)
  expect(at.log.entries.filter(({ level }) => level === 'incident')).toEqual([])
})

it('the host keeps no seat for a person whose connection closed before the answer to join was on the disk', async () => {
  const files = new SlowDisk()
  at = await startTestHost({ files })
  const { window, code } = await startCardEvening(at)
  const before = at.host.atTable()
  const hasty = await TestClient.connect(at.url, { kind: 'guest' })
  files.hold()
  hasty.send({ type: 'join', id: newId(), code, name: 'Hasty' })
  await expect.poll(() => files.waiting).toBe(1)
  const connections = at.host.connections()
  await hasty.cut()
  await expect.poll(() => at.host.connections()).toBe(connections - 1)
  files.goOn()
  const { people } = await window.viewWhere((view) => view.people.some(({ name }) => name === 'Hasty'))
  // Once the host has answered something else, it has done what this answer asked for.
  await window.must({ kind: 'configure', settings: { name: 'later' } })
  expect(at.host.atTable()).toBe(before)
  expect(people.find(({ name }) => name === 'Hasty')?.online).toBe(false)
})

it('the host keeps the other tables running when the view of one cannot be made', async () => {
  let broken = false
  const fragile: typeof skirmish = {
    ...skirmish,
    view: (...args) => {
      if (broken) throw new Error('nothing to be seen')
      return skirmish.view(...args)
    },
  }
  at = await startTestHost({ games: { ...GAMES, [fragile.id]: fragile } })
  const window = await at.window()
  const table = await window.inLobby({
    kind: 'create',
    table: { game: fragile.id, settings: { joining: 'open' }, seats: allHere },
  })
  const { code } = await window.viewWhere(({ id }) => id === table)
  await window.must({ kind: 'start' })
  const guest = await at.join(code, 'Gone')
  await window.viewWhere((view) => view.people.some(({ online }) => online))
  broken = true
  await guest.cut()
  await expect.poll(() => at.log.entries.map(({ event }) => event)).toContain('view/failed')
  expect((await fetch(`${at.url}healthz`)).status).toBe(200)
})
