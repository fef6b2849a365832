// The laptop is closed, the program is stopped, the folder is copied to another machine: the table is as it was.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runHeadless } from '../../electron/headless/run.ts'
import { StartFault } from '../../electron/host/start-fault.ts'
import { startHost } from '../../electron/host/start-host.ts'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import { LARGEST_TABLE_FILE } from '../../electron/host/storage/table-file.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { allHere } from '../table/evening.ts'
import { skirmish } from '../table/skirmish.ts'
import { newId, type TestClient } from './support/test-client.ts'
import {
  handOf,
  LEFT,
  newCardTable,
  startCardEvening,
  startTestHost,
  TEST_GAMES,
  type TestHost,
} from './support/test-host.ts'

let at: TestHost
beforeEach(async () => {
  at = await startTestHost()
})
afterEach(() => at.stop())

async function restart(): Promise<void> {
  await at.stop('keep')
  at = await startTestHost({ dataDir: at.dataDir })
}

async function draft(client: TestClient): Promise<void> {
  const [card] = handOf(client)
  await client.must({ kind: 'intent', seat: LEFT, intent: { kind: 'play', card } })
}

describe('a restart', () => {
  it('gives everybody the seat and the drafts back, and pauses the game', async () => {
    const { left, code, table } = await startCardEvening(at)
    await draft(left)
    const before = await left.viewWhere((view) => view.seats.some(({ drafted }) => drafted))
    await restart()
    const again = await at.back(left.token ?? '')
    const view = await again.viewWhere((one) => one.id === table)
    expect(view).toEqual({
      ...before,
      stage: { ...before.stage, paused: true },
      people: before.people.map((person) => ({ ...person, online: person.name === 'Lena' })),
      seats: before.seats.map((seat) => ({ ...seat, online: seat.seat === LEFT })),
    })
    expect(view.code).toBe(code)
  })

  it('remembers which acts were done', async () => {
    const { left } = await startCardEvening(at)
    const id = newId()
    await left.act({ kind: 'rename', name: 'Leni' }, id)
    await left.must({ kind: 'rename', name: 'Magda' })
    await restart()
    const again = await at.back(left.token ?? '')
    expect(await again.act({ kind: 'rename', name: 'Leni' }, id)).toBeUndefined()
    const view = await again.viewWhere((one) => one.you.kind === 'player')
    expect(view.you).toMatchObject({ name: 'Magda' })
  })

  it('plays on to the agreed hour after a calendar that was a day ahead was set right', async () => {
    await at.stop()
    const games = { ...TEST_GAMES, [skirmish.id]: skirmish }
    const today = Date.UTC(2026, 0, 1)
    const hour = 3_600_000
    at = await startTestHost({ games, clock: new FakeClock(today + 24 * hour) })
    const tomorrow = await at.window()
    const untimed = {
      firstNegotiation: null,
      negotiation: null,
      retreats: null,
      adjustments: null,
      turns: null,
    }
    const settings = {
      allotment: 'chosen' as const,
      clock: { ...untimed, writing: null, reading: null },
      endAt: today + 30 * hour,
    }
    const create = { game: skirmish.id, settings, seats: allHere }
    const table = await tomorrow.inLobby({ kind: 'create', table: create })
    await tomorrow.viewWhere(({ id }) => id === table)
    await tomorrow.must({ kind: 'start' })
    await at.stop('keep')

    const clock = new FakeClock(today)
    at = await startTestHost({ games, clock, dataDir: at.dataDir })
    let window = await at.window(table)
    await window.viewWhere(({ id }) => id === table)
    await window.must({ kind: 'configure', settings: { endAt: today + 3 * hour } })
    const closePhase = async () => {
      await window.must({ kind: 'close-now' })
      await window.must({ kind: 'close-now' })
      return window.viewWhere(({ stage }) => ['reading', 'ended'].includes(stage.name))
    }
    expect(await closePhase()).toMatchObject({ status: 'playing' })
    await window.must({ kind: 'continue' })
    clock.advance(3 * hour)
    // The old host has been silent for hours.
    window = await at.window(table)
    await window.viewWhere(({ id }) => id === table)
    // What was done is the same after another start.
    expect(await closePhase()).toMatchObject({ status: 'ended', outcome: { how: 'time' } })
    await at.stop('keep')
    at = await startTestHost({ games, clock: new FakeClock(today), dataDir: at.dataDir })
    expect(await (await at.window(table)).viewWhere(({ id }) => id === table)).toMatchObject({
      status: 'ended',
      closings: 2,
    })
  })

  it("makes new keys for the host and keeps the seats'", async () => {
    const key = at.host.hostToken
    await restart()
    expect(at.host.hostToken).not.toBe(key)
  })

  it('leaves the archive as it was', async () => {
    const { window, left, table } = await startCardEvening(at)
    const other = await at.window(table)
    await other.viewWhere(({ id }) => id === table)
    await window.inLobby({ kind: 'archive', table, archived: true })
    await left.closed()
    expect(left.goodbye?.code).toBe('table/archived')
    // A page that does not know of it yet changes nothing.
    expect((await other.act({ kind: 'resume' }))?.code).toBe('table/archived')
    expect((await other.lift(LEFT))?.code).toBe('table/archived')
    await restart()
    const again = await at.window()
    const lobby = await again.until(() => again.lobby, 'the list')
    expect(lobby.tables).toMatchObject([{ id: table, archived: true }])
    const open = await again.ask({ type: 'lobby', id: newId(), act: { kind: 'open', table } })
    expect(open).toMatchObject({ type: 'refused', refusal: { code: 'table/archived' } })
    await again.inLobby({ kind: 'archive', table, archived: false })
    expect(await again.inLobby({ kind: 'open', table })).toBe(table)
  })
})

describe('a damaged journal', () => {
  it('opens as far as it can be read, and the list says so; the others are unchanged', async () => {
    const { table } = await startCardEvening(at)
    const second = await startCardEvening(at)
    await at.stop('keep')
    const file = `${at.dataDir}/tables/${table}/journal.ndjson`
    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, bytes.length - 20))
    at = await startTestHost({ dataDir: at.dataDir })
    const window = await at.window()
    const { tables } = await window.until(() => window.lobby, 'the list')
    const hurt = tables.find(({ id }) => id === table)
    const whole = tables.find(({ id }) => id === second.table)
    expect(whole?.damage).toBeUndefined()
    // Stopped in order, it left a snapshot that needs no last line.
    expect(hurt).toMatchObject({ status: 'playing', damage: { code: 'journal/damaged' } })
    expect(at.log.entries.map(({ event }) => event)).toContain('journal/damaged')
  })

  it('that cannot be read at all is listed, and stops nothing', async () => {
    const { table } = await startCardEvening(at)
    await at.stop('keep')
    const folder = `${at.dataDir}/tables/${table}`
    await writeFile(`${folder}/journal.ndjson`, 'nothing of ours\n')
    for (const name of await readdir(folder)) if (name.startsWith('snapshot')) await rm(`${folder}/${name}`)
    at = await startTestHost({ dataDir: at.dataDir })
    const window = await at.window()
    const { tables } = await window.until(() => window.lobby, 'the list')
    expect(tables).toMatchObject([{ id: table, damage: { code: 'journal/unreadable' } }])
    const open = await window.ask({ type: 'lobby', id: newId(), act: { kind: 'open', table } })
    expect(open).toMatchObject({ type: 'refused', refusal: { code: 'journal/unreadable' } })
    await window.inLobby({ kind: 'create', table: newCardTable() })
  })
})

describe('a data folder', () => {
  it('has one host, and a second start is told where it is', async () => {
    const second = startHost({ port: 0, address: '127.0.0.1', dataDir: at.dataDir, games: TEST_GAMES })
    await expect(second).rejects.toThrow(StartFault)
    await expect(second).rejects.toThrow(`in use by a table that is open already at ${at.url}`)
  })

  it('shows its window when it is started a second time, and does not pass on its key', async () => {
    await at.stop('keep')
    const shown: string[] = []
    at = await startTestHost({ dataDir: at.dataDir, show: (hostUrl) => shown.push(hostUrl) })
    const said: string[] = []
    const second = await runHeadless({
      args: ['--no-announce', '--port', '0', '--data', at.dataDir],
      say: (text) => said.push(text),
      complain: (text) => said.push(text),
      nodeVersion: process.versions.node,
      games: TEST_GAMES,
    })
    expect(second).toEqual({ status: 0 })
    expect(shown).toEqual([at.host.hostUrl])
    expect(said).toEqual([expect.stringContaining(`open already at ${at.url}`), 'Its window is shown.'])
  })

  it('shows its window to no page and to no program that does not know its lock', async () => {
    await at.stop('keep')
    const shown: string[] = []
    at = await startTestHost({ dataDir: at.dataDir, show: (hostUrl) => shown.push(hostUrl) })
    const knock = async (headers: Record<string, string>, method = 'POST') =>
      (await fetch(`${at.url}show`, { method, headers })).status
    const { instance } = (await (await fetch(`${at.url}healthz`)).json()) as { instance: string }
    expect(await knock({})).toBe(403)
    expect(await knock({ 'x-entente-instance': 'another' })).toBe(403)
    expect(await knock({ 'x-entente-instance': instance }, 'GET')).toBe(403)
    expect(shown).toEqual([])
    expect(await knock({ 'x-entente-instance': instance })).toBe(204)
    expect(shown).toHaveLength(1)
  })

  it('that is a file is refused in one sentence', async () => {
    const dataDir = `${at.dataDir}/settings.json`
    await writeFile(dataDir, '{}')
    const started = startHost({ port: 0, dataDir, games: TEST_GAMES })
    await expect(started).rejects.toMatchObject({ problem: { kind: 'folder-not-writable', dataDir } })
  })

  it('is free again when a port could not be had', async () => {
    const other = await startTestHost()
    const { dataDir } = other
    await other.stop('keep')
    const taken = startHost({ port: at.host.port, address: '127.0.0.1', dataDir, games: TEST_GAMES })
    await expect(taken).rejects.toMatchObject({ problem: { kind: 'port-taken', port: at.host.port } })
    const again = await startTestHost({ dataDir })
    await again.stop()
  })
})

describe('a data folder that is taken away', () => {
  it('ends the host with one sentence about it', { timeout: 20_000 }, async () => {
    await startCardEvening(at)
    await rm(at.dataDir, { recursive: true, force: true })
    await expect.poll(() => at.log.entries.some(({ event }) => event === 'folder/gone')).toBe(true)
    await expect.poll(() => at.host.connections()).toBe(0)
    const loud = at.log.entries.filter(({ level }) => level !== 'info').map(({ event }) => event)
    expect(loud).toEqual(['folder/gone'])
  })
})

describe('a table file', () => {
  const auth = () => ({ authorization: `Bearer ${at.host.hostToken}` })
  const save = async (table: TableId) => fetch(`${at.url}tables/${table}/file`, { headers: auth() })
  const open = async (text: string) =>
    fetch(`${at.url}tables/file`, { method: 'POST', headers: auth(), body: text })

  it("carries a game to another host, drafts and all, with nobody's keys", async () => {
    const { left, table } = await startCardEvening(at)
    await draft(left)
    const saved = await save(table)
    expect(saved.headers.get('content-disposition')).toContain('.entente')
    const text = await saved.text()
    expect(text).not.toContain('"key"')
    const other = await startTestHost()
    const headers = { authorization: `Bearer ${other.host.hostToken}` }
    const opened = await fetch(`${other.url}tables/file`, { method: 'POST', headers, body: text })
    expect(opened.status).toBe(201)
    const there = ((await opened.json()) as { table: TableId }).table
    const window = await other.window(there)
    const view = await window.viewWhere((one) => one.id === there)
    expect(view).toMatchObject({ status: 'playing', stage: { paused: true } })
    expect(view.seats.find(({ seat }) => seat === LEFT)).toMatchObject({ drafted: true, name: 'Lena' })
    expect((await other.back(left.token ?? '')).goodbye?.code).toBe('access/wrong-token')
    await other.stop()
  })

  it('comes through a link with a ticket, once', async () => {
    const { table } = await startCardEvening(at)
    const drawn = await fetch(`${at.url}tickets`, { method: 'POST', headers: auth() })
    const { ticket } = (await drawn.json()) as { ticket: string }
    expect((await fetch(`${at.url}tables/${table}/file?ticket=${ticket}`)).status).toBe(200)
    expect((await fetch(`${at.url}tables/${table}/file?ticket=${ticket}`)).status).toBe(403)
  })

  it('opens twice as two tables with two codes', async () => {
    const { table, window } = await startCardEvening(at)
    const text = await (await save(table)).text()
    expect((await open(text)).status).toBe(201)
    expect((await open(text)).status).toBe(201)
    const lobby = await window.until(
      () => (window.lobby?.tables.length === 3 ? window.lobby : undefined),
      'three',
    )
    expect(new Set(lobby.tables.map(({ code }) => code)).size).toBe(3)
  })

  it('that is none, was changed, or is of another game is refused with the reason', async () => {
    const { table } = await startCardEvening(at)
    const text = await (await save(table)).text()
    const reason = async (body: string) => {
      const answer = await open(body)
      return [answer.status, ((await answer.json()) as { code: string }).code]
    }
    expect(await reason('hello')).toEqual([422, 'file/not-a-table'])
    expect(await reason('{"format":"entente-table"}')).toEqual([422, 'file/not-a-table'])
    expect(await reason(text.replace('Lena', 'Lotte'))).toEqual([422, 'file/changed'])
    expect(await reason(text.slice(0, -30))).toEqual([422, 'file/not-a-table'])
    expect(await reason(text.replace('"schema":1', '"schema":9'))).toEqual([422, 'journal/newer'])
    const window = await at.window()
    const { tables } = await window.until(() => window.lobby, 'the list')
    expect(tables.map(({ id }) => id)).toEqual([table])
  })

  it('that is larger than any is refused as soon as that shows, announced or not', async () => {
    const body = Buffer.alloc(LARGEST_TABLE_FILE + 1, 'x')
    const status = (announced: boolean) =>
      new Promise<number | undefined>((resolve, reject) => {
        const length = announced ? { 'content-length': body.length } : {}
        const sending = request(`${at.url}tables/file`, { method: 'POST', headers: { ...auth(), ...length } })
        sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
        if (announced) sending.flushHeaders()
        else sending.write(body)
      })
    expect(await status(true)).toBe(413)
    expect(await status(false)).toBe(413)
  })
})

/** The card game has no bell of its own; its reading gets one. */
async function readForAMinute(window: TestClient, left: TestClient): Promise<void> {
  const { clock } = await window.viewWhere(() => true)
  await window.must({ kind: 'configure', settings: { clock: { ...clock, reading: 60 } } })
  await window.must({ kind: 'close-now' })
  await left.viewWhere((view) => view.stage.name === 'reading')
}

describe('the clock', () => {
  it('keeps over a restart the time that was left', async () => {
    await at.stop()
    const clock = new FakeClock(Date.now())
    at = await startTestHost({ clock })
    const { left, window } = await startCardEvening(at)
    await readForAMinute(window, left)
    clock.advance(20_000)
    await at.stop('keep')
    at = await startTestHost({ dataDir: at.dataDir, clock: new FakeClock(clock.now() + 3_600_000) })
    const again = await at.back(left.token ?? '')
    const { stage } = await again.viewWhere((view) => view.stage.name === 'reading')
    expect(stage).toMatchObject({ paused: true, leftMs: 40_000, lengthMs: 60_000 })
  })

  it('rings at its time and not before', async () => {
    await at.stop()
    const clock = new FakeClock(Date.now())
    at = await startTestHost({ clock, limits: { silenceMs: Infinity } })
    const { left, window } = await startCardEvening(at)
    await readForAMinute(window, left)
    for (let second = 0; second < 59; second++) clock.advance(1_000)
    expect((await left.viewWhere(() => true)).stage.name).toBe('reading')
    clock.advance(1_000)
    await left.viewWhere((view) => view.stage.name !== 'reading')
  })

  it('is paused, and rings no bells late, when the machine slept', async () => {
    await at.stop()
    const clock = new FakeClock(Date.now())
    at = await startTestHost({ clock })
    const { left, window } = await startCardEvening(at)
    await readForAMinute(window, left)
    clock.sleep(3_600_000)
    const view = await left.viewWhere((one) => one.stage.paused)
    expect(view.stage).toMatchObject({ name: 'reading', leftMs: 60_000 })
  })
})
