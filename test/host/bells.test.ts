// Tables without input: only their bells end stages, whatever faults of timers, disk and rules a bell meets.
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../electron/host/ports/clock.ts'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { MemoryFiles } from '../../electron/host/ports/memory-files.ts'
import { fileStorage } from '../../electron/host/storage/file-journal.ts'
import { SCHEMA } from '../../electron/host/storage/migrations.ts'
import { LiveTable } from '../../electron/host/tables/live-table.ts'
import { newRecord } from '../../electron/host/tables/record.ts'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { newTable } from '../../shared/table/settings.ts'
import { nextBell } from '../../shared/table/view-table.ts'
import { allHere } from '../table/evening.ts'
import { skirmish } from '../table/skirmish.ts'
import { StandingClock, UnsteadyClock } from './support/unsteady-clock.ts'

const CLOCK = { ...CLOCK_PRESETS.classic, firstNegotiation: 5, negotiation: 5, writing: 1, reading: 5 }
/** Longer than any stage, and than any pause between two tries of a bell. */
const STALL_MS = 12_000

async function unattended(clock: FakeClock, game = skirmish) {
  const files = new MemoryFiles()
  const log = memoryLog()
  const made = newTable({
    id: 'table' as TableId,
    code: 'ROOM',
    game,
    settings: { clock: CLOCK, allotment: 'chosen', options: { turns: 50 } },
    seats: allHere,
  })
  if (!made.ok) throw new Error(made.error.code)
  const table = made.value
  const journal = await fileStorage(files, 'tables').create({
    format: 'entente-journal',
    schema: SCHEMA,
    table: table.id,
    game: game.id,
    created: clock.now(),
    genesis: table,
    base: 0,
  })
  const live = new LiveTable({
    game,
    record: newRecord(table, clock.now()),
    journal,
    clock,
    log,
    maker: 'test',
    lastAwake: () => clock.now(),
  })
  await live.submit({ actor: { kind: 'host' }, command: { kind: 'start' } })
  const closings = () => live.record.table.play?.closings ?? 0
  /** Lets time pass in steps of a tenth of a second. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      clock.advance(100)
      for (let turns = 0; turns < 4; turns++) await turn()
    }
  }
  return { live, files, log, closings, pass }
}

describe('a table without input', () => {
  it.each([
    ['on time', () => 0],
    ['a millisecond early', () => -1],
    ['early by a tenth', (ms: number) => -ms / 10],
    ['at once', (ms: number) => -ms + 1],
    ['late', () => 700],
    ['now early, now late', (ms: number) => (ms % 2 === 0 ? -3 : 250)],
  ])('is played on by timers that fire %s', async (_, lateMs) => {
    const { closings, pass, log } = await unattended(new UnsteadyClock(lateMs))
    for (let before = 0; before < 5; before++) {
      await pass(STALL_MS)
      expect(closings()).toBeGreaterThan(before)
    }
    expect(log.entries).toEqual([])
  })

  it('does not keep the host busy while its time stands still', async () => {
    const clock = new StandingClock()
    const { live, closings } = await unattended(clock)
    for (let fired = 0; fired < 20; fired++) {
      clock.fire()
      await turn()
    }
    expect(closings()).toBe(0)
    expect(live.record.table.play?.stage).toEqual({ kind: 'stage', index: 0 })
    // Twenty tries would have taken most of a minute.
    expect(clock.asked.reduce((sum, ms) => sum + ms)).toBeGreaterThan(40_000)
  })

  it('goes on by itself once a full disk has room again', async () => {
    const { files, closings, pass, log } = await unattended(new FakeClock())
    files.fill()
    await pass(60_000)
    expect(closings()).toBe(0)
    const tries = log.entries.length
    expect(log.entries.map(({ event }) => event)).toEqual(Array(tries).fill('journal/full'))
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(40)
    files.fill(false)
    await pass(STALL_MS)
    expect(closings()).toBe(1)
  })

  it('loses no bell to another command that could not be written', async () => {
    const { live, files, closings, pass } = await unattended(new FakeClock())
    // The stage is ended by hand at the moment of its bell, and that command is lost.
    await pass(4_900)
    files.fill()
    const ended = live.submit({ actor: { kind: 'host' }, command: { kind: 'close-now' } })
    await pass(100)
    expect(await ended).toMatchObject({ kind: 'refused' })
    files.fill(false)
    await pass(STALL_MS)
    expect(closings()).toBe(1)
  })

  it('is rung again where the rules threw at the bell', async () => {
    let stumbles = 3
    const close: typeof skirmish.close = (state, absent) => {
      if (stumbles-- > 0) throw new Error('a mistake in the rules')
      return skirmish.close(state, absent)
    }
    const { closings, pass, log } = await unattended(new FakeClock(), { ...skirmish, close })
    await pass(STALL_MS)
    expect(closings()).toBe(1)
    expect(log.entries.map(({ event }) => event)).toEqual(Array(3).fill('table/crashed'))
  })

  it('is rung no more once it is closed', async () => {
    const clock = new FakeClock()
    const { live, files, pass } = await unattended(clock)
    files.fill()
    await live.close()
    files.fill(false)
    const { seq } = live.record.table
    await pass(60_000)
    expect(live.record.table.seq).toBe(seq)
    expect(nextBell(live.record.table)).not.toBeNull()
  })
})

describe("the machine's own clock", () => {
  afterEach(() => vi.restoreAllMocks())

  it('calls back when the time has passed, although timers fire early', async () => {
    const { setTimeout: timer } = globalThis
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
      timer(run, ms - 5)) as typeof setTimeout)
    const clock = systemClock()
    const start = clock.now()
    await new Promise<void>((run) => void clock.after(40, run))
    expect(clock.now() - start).toBeGreaterThanOrEqual(40)
  })
})
