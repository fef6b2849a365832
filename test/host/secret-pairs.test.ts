// Two evenings at a real host that differ only in who plays two small powers: until the table is told, every byte that
// anybody else is sent, and every line of the log, is the same in both.
import { createHash } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import { logLine } from '../../electron/host/ports/log.ts'
import { MAJORS, MINORS } from '../../shared/games/diplomacy/variants/versailles/pairs.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { anySheet, NO_CLOCK } from './support/diplomats.ts'
import { filesOf } from './support/ears.ts'
import type { TestClient } from './support/test-client.ts'
import { playerOf, startTestHost, type TestHost } from './support/test-host.ts'

const SEATS = MAJORS as unknown as readonly SeatId[]
/** Everybody who learns nothing of the two pairs: their players are Britain and France. */
const OTHERS = ['window', 'screen', ...SEATS.slice(2)]

type Wishes = Readonly<Record<string, string>>
const REST = { GERMANY: 'SWEDEN', ITALY: 'SPAIN', POLAND: 'GREECE', TURKEY: 'EGYPT', USSR: 'CZECHOSLOVAKIA' }
const ONE: Wishes = { ...REST, BRITAIN: 'RUMANIA', FRANCE: 'YUGOSLAVIA' }
const OTHER: Wishes = { ...REST, BRITAIN: 'YUGOSLAVIA', FRANCE: 'RUMANIA' }

let at: TestHost
afterEach(() => at.stop())

/** The same bytes in both evenings, so that ids, codes and the lot are the same. */
function countedChance(): (bytes: number) => Uint8Array {
  let drawn = 0
  return (bytes) => createHash('sha512').update(`pairs ${drawn++}`).digest().subarray(0, bytes)
}

const boardOf = (client: TestClient) => client.view?.gameView as DiplomacyView

/** What no evening has in common with another: answers to pings, ids of this process, the port. */
const comparable = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => !text.startsWith('{"type":"pong"'))
    .map((text) =>
      text
        .replaceAll(/act-\d+-\d+/g, 'act')
        .replaceAll(/"(at|sent)":[\d.]+/g, '"$1":0')
        .replaceAll(String(at.host.port), 'PORT'),
    )

interface Kept {
  /** Everything the others heard before the table was told, each with its hearer. */
  readonly heard: readonly string[]
  readonly log: readonly string[]
  /** What all files held before, as text. */
  readonly files: string
  /** Who plays Rumania, as each was told before and after. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** A year in which each power orders the same, whoever plays it; at its end everybody is told of the pairs. */
async function year(wishes: Wishes): Promise<Kept> {
  const clock = new FakeClock()
  const limits = {
    messagesPerSecond: 1e4,
    messageBurst: 1e5,
    messagesPerSecondAndAddress: 1e5,
    messageBurstOfAddress: 1e6,
  }
  at = await startTestHost({ clock, chance: countedChance(), limits })
  const window = await at.window()
  const pairs = { made: 'preferred', told: 'year', year: 1929 }
  const table = await window.inLobby({
    kind: 'create',
    table: {
      game: 'diplomacy',
      settings: { allotment: 'chosen', clock: NO_CLOCK, options: { variant: 'versailles', pairs } },
    },
  })
  const { code } = await window.viewWhere(({ id }) => id === table)
  const screen = await at.screen(code)
  const clients = new Map<string, TestClient>([
    ['window', window],
    ['screen', screen],
  ])
  /** Everybody has heard of what was done: how fast they hear is not the same in both evenings. */
  const quiet = async () => {
    clock.advance(1_000)
    for (let round = 0; round < 2; round++)
      for (const client of clients.values()) {
        const sent = Math.random()
        client.send({ type: 'ping', sent })
        await client.until(
          () => client.messages.some((one) => one.type === 'pong' && one.sent === sent) || undefined,
          'a pong',
        )
      }
  }
  await quiet()
  for (const seat of SEATS) {
    const client = await at.join(code, `Person ${seat}`)
    clients.set(seat, client)
    await quiet()
    await window.must({ kind: 'grant-seat', player: playerOf(client), seat })
    await quiet()
  }
  const by = async (seat: SeatId, intent: unknown) => {
    await clients.get(seat)!.must({ kind: 'intent', seat, intent })
    await quiet()
  }
  const closePhase = async () => {
    for (const seat of SEATS) {
      const awaited = window.view?.seats.find((one) => one.seat === seat)?.awaited
      if (awaited && window.view?.stage.name !== 'reading')
        await clients.get(seat)!.act({ kind: 'ready', seat, ready: true })
      await quiet()
    }
    for (let stages = 0; window.view?.stage.name === 'reading' && stages < 5; stages++) {
      await window.must({ kind: 'continue' })
      await quiet()
    }
  }
  await window.must({ kind: 'start' })
  await quiet()
  for (const seat of SEATS) await by(seat, { kind: 'wish', minors: [wishes[seat]] })
  await closePhase()
  const told = (client: TestClient) =>
    boardOf(client).powers.find(({ power }) => (power as string) === 'RUMANIA')?.allegiance
  const known = () => Object.fromEntries([...clients].map(([name, client]) => [name, told(client)]))
  const heard = () =>
    OTHERS.flatMap((name) => comparable(clients.get(name)!.heard).map((text) => `${name}: ${text}`))
  const keep = async () => ({
    heard: heard(),
    log: comparable(at.log.entries.map(logLine)),
    files: (await filesOf(at.dataDir)).map(({ text }) => text).join('\n'),
    before: known(),
  })
  let kept = await keep()
  while (boardOf(window).turn.year === 1929) {
    const { year: now, season, phase } = boardOf(window).turn
    for (const seat of SEATS) {
      const board = boardOf(clients.get(seat)!)
      const orders = board.sheets.flatMap((sheet) => {
        const random = randomFrom(`${sheet.power} ${now} ${season} ${phase}`, 'pairs')
        return anySheet({ ...board, sheets: [sheet] }, random)?.orders ?? []
      })
      if (orders.length > 0) await by(seat, { kind: 'sheet', orders })
    }
    kept = await keep()
    await closePhase()
  }
  const after = known()
  await at.stop()
  return { ...kept, after }
}

it('tells nobody who plays a small power before its moment', { timeout: 120_000 }, async () => {
  const [one, other] = [await year(ONE), await year(OTHER)]
  expect(one.heard.length).toBeGreaterThan(200)
  expect(other.heard).toEqual(one.heard)
  expect(other.log).toEqual(one.log)
  // Whoever looks over the folder reads no wish and no pair in it.
  for (const { files } of [one, other])
    for (const minor of Object.keys(MINORS)) expect(files).not.toContain(minor)
  // The test can fail: its player knows, and then everybody does.
  const secret = { kind: 'paired', player: null, told: 'its-player' }
  for (const name of OTHERS) expect(one.before[name], name).toEqual(secret)
  expect(one.before['BRITAIN']).toEqual({ ...secret, player: 'BRITAIN' })
  expect(other.before['FRANCE']).toEqual({ ...secret, player: 'FRANCE' })
  for (const name of [...OTHERS, 'FRANCE'])
    expect([one.after[name], other.after[name]], name).toEqual([
      { kind: 'paired', player: 'BRITAIN', told: 'everybody' },
      { kind: 'paired', player: 'FRANCE', told: 'everybody' },
    ])
})
