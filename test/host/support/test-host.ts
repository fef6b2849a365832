// A host in this process, on a free port of the loopback, with a data folder of its own; and people at its tables.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Host, HostOptions } from '../../../electron/host/start-host.ts'
import { startHost } from '../../../electron/host/start-host.ts'
import { memoryLog } from '../../../electron/host/ports/log.ts'
import { GAMES } from '../../../shared/games/index.ts'
import type { NewTable } from '../../../shared/protocol/messages.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { PlayerId, TableId } from '../../../shared/table/holder.ts'
import { cardGame } from '../../cards/card-game.ts'
import { newId, TestClient } from './test-client.ts'

export const TEST_GAMES = { ...GAMES, [cardGame.id]: cardGame }
export const LEFT = 'left' as SeatId
export const RIGHT = 'right' as SeatId

export interface TestHost {
  readonly host: Host
  readonly url: string
  readonly dataDir: string
  readonly log: ReturnType<typeof memoryLog>
  /** The host's own window. */
  window(table?: TableId): Promise<TestClient>
  /** Somebody who comes in with a name; the token is the client's. */
  join(code: string, name: string): Promise<TestClient>
  /** Somebody who comes back. */
  back(token: string, options?: Parameters<typeof TestClient.connect>[2]): Promise<TestClient>
  screen(code: string): Promise<TestClient>
  /** Stops it; `keep` leaves the folder for another start. */
  stop(keep?: 'keep'): Promise<void>
}

/** Starts a host for a test. Limits are as in life unless the options say otherwise. */
export async function startTestHost(options: Partial<HostOptions> = {}): Promise<TestHost> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'entente-host-')))
  const log = memoryLog()
  const host = await startHost({ port: 0, address: '127.0.0.1', games: TEST_GAMES, log, ...options, dataDir })
  const url = `http://127.0.0.1:${host.port}/`
  const clients: TestClient[] = []
  const keep = async (opening: Promise<TestClient>) => {
    const client = await opening
    clients.push(client)
    return client
  }
  return {
    host,
    url,
    dataDir,
    log,
    window: (table) =>
      keep(TestClient.connect(url, { kind: 'host', token: host.hostToken }, table ? { table } : {})),
    async join(code, name) {
      const client = await keep(TestClient.connect(url, { kind: 'guest' }))
      const answer = await client.ask({ type: 'join', id: newId(), code, name })
      if (answer.type === 'refused') throw new Error(`join: ${answer.refusal.code}`)
      return client
    },
    back: (token, options) => keep(TestClient.connect(url, { kind: 'player', token }, options)),
    screen: (code) => keep(TestClient.connect(url, { kind: 'screen', code })),
    async stop(what) {
      for (const client of clients) client.socket.terminate()
      await host.close()
      if (!what) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A new table of the card game, nobody at it yet. */
export const newCardTable = (settings: NewTable['settings'] = {}): NewTable => ({
  game: cardGame.id,
  settings,
})

export interface CardEvening {
  readonly table: TableId
  readonly code: string
  readonly window: TestClient
  readonly left: TestClient
  readonly right: TestClient
}

/** Two people with devices at a card table that has started. */
export async function startCardEvening(at: TestHost, cards = 3): Promise<CardEvening> {
  const window = await at.window()
  const options = { cards }
  const table = await window.inLobby({
    kind: 'create',
    table: newCardTable({ options, allotment: 'chosen' }),
  })
  const { code } = await window.viewWhere((view) => view.id === table)
  const left = await at.join(code, 'Lena')
  const right = await at.join(code, 'Rolf')
  await window.must({ kind: 'grant-seat', player: playerOf(left), seat: LEFT })
  await window.must({ kind: 'grant-seat', player: playerOf(right), seat: RIGHT })
  await window.must({ kind: 'start' })
  for (const client of [left, right]) await client.viewWhere((view) => view.status === 'playing')
  return { table, code, window, left, right }
}

/** The cards in the hand of a client's first seat in the card game. */
export const handOf = ({ view }: TestClient): readonly number[] =>
  (view?.gameView as { own: { hand: number[] }[] } | undefined)?.own[0]?.hand ?? []

/** Who this client is at its table. */
export function playerOf(client: TestClient): PlayerId {
  const you = client.view?.you
  if (you?.kind !== 'player') throw new Error('not a player')
  return you.player
}
