// A table on each board, and one of the Great War, saved to a file and opened on another host as it was.
import { afterEach, expect, it } from 'vitest'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyOptions } from '../../shared/games/diplomacy/options/options.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { TableId } from '../../shared/table/holder.ts'
import { EVERY_GAME } from '../variants/every.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

const hosts: TestHost[] = []
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop()
})
async function start(): Promise<TestHost> {
  const host = await startTestHost()
  hosts.push(host)
  return host
}

const boardAt = async (at: TestHost, table: TableId): Promise<DiplomacyView> => {
  const window = await at.window(table)
  return (await window.viewWhere((seen) => seen.id === table && seen.gameView !== null))
    .gameView as DiplomacyView
}

it.each(EVERY_GAME)('%s is saved and opened elsewhere', async (_name, options) => {
  const at = await start()
  const window = await at.window()
  const settings = { options: options as DiplomacyOptions }
  const here = { kind: 'here' } as const
  const seats = Object.fromEntries(
    diplomacy.seats(diplomacy.optionsSchema.parse(options)).map((seat) => [seat, here]),
  )
  const table = await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings, seats } })
  await window.must({ kind: 'start' })
  // The host ends stage after stage; nobody writes anything, so units hold or are placed unasked.
  for (let stage = 0; stage < 8; stage++)
    await window.must({ kind: window.view?.stage.name === 'reading' ? 'continue' : 'close-now' })
  const before = await boardAt(at, table)
  expect(before.history.length).toBeGreaterThan(1)
  const saved = await at.host.saveFile(table)
  if (!saved.ok) throw new Error(saved.error.code)

  const other = await start()
  const opened = await other.host.openFile(saved.value.text)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  expect(await boardAt(other, opened.value)).toEqual(before)
})
