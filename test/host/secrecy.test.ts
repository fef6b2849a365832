// Random evenings at a real host: people write recognisable texts, change seats, are refused, cause errors; and no
// byte that another page can get holds sealed content.
import { afterEach, describe, expect, it } from 'vitest'
import { logLine } from '../../electron/host/ports/log.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { randomFrom, type Random } from '../../shared/kernel/random.ts'
import type { TableCommand } from '../../shared/table/command.ts'
import { skirmish } from '../table/skirmish.ts'
import { NO_CLOCK, POWERS } from './support/diplomats.ts'
import { Ears, filesOf } from './support/ears.ts'
import { newId, TestClient } from './support/test-client.ts'
import { playerOf, startTestHost, type TestHost } from './support/test-host.ts'

const SEATS = ['red', 'green', 'blue', 'white', 'black'] as SeatId[]
const [RED, GREEN, BLUE, WHITE, BLACK] = SEATS as [SeatId, SeatId, SeatId, SeatId, SeatId]

/** The test game of the table room, which throws on some sheets and names their text in its exception. */
const stumbling: typeof skirmish = {
  ...skirmish,
  apply: (state, seat, intent) => {
    if (intent.write?.startsWith('stumble')) throw new Error(`cannot read ${intent.write}`)
    return skirmish.apply(state, seat, intent)
  },
}

/** No player types as fast as this test. */
const HURRIED = {
  messagesPerSecond: 1e4,
  messageBurst: 1e5,
  messagesPerSecondAndAddress: 1e5,
  messageBurstOfAddress: 1e6,
}

let at: TestHost
afterEach(() => at.stop())

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T

/** Everything a client without a key, or with a wrong one, may fetch: pages, files, tickets. */
async function fetchAround(url: string, table: string): Promise<string> {
  const texts = [
    'healthz',
    '',
    `tables/${table}/file`,
    'tickets',
    `tables/${table}/file?ticket=x`,
    '%2e%2e/host.lock',
  ].map(async (path) => {
    const headers = path === '' ? {} : { authorization: 'Bearer 0123456789abcdef0123' }
    const answer = await fetch(url + path, { headers, method: path === 'tickets' ? 'POST' : 'GET' })
    return JSON.stringify([...answer.headers]) + (await answer.text())
  })
  return (await Promise.all(texts)).join('\n')
}

async function evening(seed: string): Promise<void> {
  const random = randomFrom(seed, 'secrecy')
  at = await startTestHost({ games: { ...GAMES, [skirmish.id]: stumbling }, limits: HURRIED })
  const ears = new Ears()
  const window = await at.window()
  const gamemaster = pick(['none', 'sealed'] as const, random)
  const table = await window.inLobby({
    kind: 'create',
    table: {
      game: skirmish.id,
      settings: {
        allotment: 'chosen',
        gamemaster,
        clock: NO_CLOCK,
        ballotSecrecy: pick(['secret', 'counts', 'open'] as const, random),
        options: { seats: SEATS.length, turns: 50 },
      },
      seats: {
        [BLUE]: { kind: 'here' },
        [WHITE]: { kind: 'here', name: 'Wim' },
        [BLACK]: { kind: 'absent' },
      },
    },
  })
  const { code } = await window.viewWhere(({ id }) => id === table)
  const people = await Promise.all(['Ada', 'Bela', 'Cleo', 'Dora'].map((name) => at.join(code, name)))
  const [ada, bela, cleo] = people as [TestClient, TestClient, TestClient]
  /** Who plays which seat with a device. */
  const held = new Map<SeatId, TestClient>([
    [RED, ada],
    [GREEN, bela],
  ])
  for (const [seat, client] of held) await window.must({ kind: 'grant-seat', player: playerOf(client), seat })
  let lifted: SeatId | null = null
  ears.add({ name: 'window', client: window, seats: () => (lifted ? [lifted] : []) })
  ears.add({ name: 'screen', client: await at.screen(code), seats: () => [] })
  for (const [i, client] of people.entries())
    ears.add({
      name: `person ${i}`,
      client,
      seats: () => [...held].flatMap(([seat, holder]) => (holder === client ? [seat] : [])),
    })
  await window.must({ kind: 'start' })
  const tokens = [at.host.hostToken, ...people.map(({ token }) => token ?? '')].map((text) => ({ text }))

  let words = 0
  const closings = () => window.view?.closings ?? 0
  const write = async (seat: SeatId, client: TestClient, word: string) => {
    // The text that is searched for is surrounded by quotes and letters that JSON and UTF-8 write in several ways.
    const text = `k${++words}x${random.below(1e6)}z`
    ears.secrets.push({ text, seat, revealed: false })
    const intent = pick<unknown>(
      [
        { write: `${word}"${text}é`.slice(0, 20) },
        { write: `${word}"${text}é`.slice(0, 20) },
        { write: [text], [text]: text },
        { write: text.repeat(3) },
        { write: `stumble ${text}`.slice(0, 20) },
      ],
      random,
    )
    await client.act({ kind: 'intent', seat, intent })
  }
  /** An act that may put sheets on the table. */
  const closing = async (client: TestClient, command: TableCommand) => {
    const before = closings()
    const open = ears.sealed
    await ears.during(async () => {
      await client.act(command)
      await window.ask({ type: 'record', id: newId(), index: 0 })
      if (closings() > before) for (const secret of open) secret.revealed = true
    })
  }
  const deeds: readonly (() => Promise<unknown>)[] = [
    ...[RED, GREEN].map((seat) => () => ears.during(async () => write(seat, held.get(seat) ?? ada, ''))),
    ...[BLUE, WHITE].map((seat) => async () => {
      await ears.during(async () => {
        lifted = seat
        await window.lift(seat)
      })
      await ears.during(() => write(seat, window, ''))
      if (random.below(2) === 0)
        await ears.during(async () => {
          await window.lift(null)
          lifted = null
        })
    }),
    // A message for another person's seat is refused, and shown to no other page.
    () => ears.during(() => write(pick([BLUE, BLACK], random), cleo, '')),
    () => ears.during(() => write(BLACK, ada, '')),
    () =>
      closing(
        window,
        pick<TableCommand>([{ kind: 'close-now' }, { kind: 'continue' }, { kind: 'pause' }], random),
      ),
    () => closing(window, { kind: 'resume' }),
    ...[RED, GREEN].map(
      (seat) => () => closing(held.get(seat) ?? ada, { kind: 'ready', seat, ready: random.below(3) > 0 }),
    ),
    () =>
      ears.during(async () => {
        const seat = pick([RED, GREEN], random)
        const next = pick(people, random)
        await window.act({ kind: 'grant-seat', player: playerOf(next), seat })
        held.set(seat, next)
      }),
    () => ears.during(() => ada.act({ kind: 'open-ballot', seat: RED, ballot: 'draw', who: [] })),
    () => ears.during(() => window.act({ kind: 'withdraw-ballot' })),
    () => ears.during(() => cleo.ask({ type: 'record', id: newId(), index: random.below(9) })),
    () =>
      ears.during(async () => {
        const text = `k${++words}x${random.below(1e6)}z`
        ears.secrets.push({ text, seat: RED, revealed: false })
        const ruling = { kind: 'correct', seat: RED, intent: { write: text } } as const
        // The gamemaster knows what the gamemaster wrote; nothing of it comes back.
        await window.act({ kind: 'rule', reason: 'as said aloud', ruling })
      }),
    async () => {
      const stranger = await TestClient.connect(at.url, { kind: 'guest' })
      ears.add({ name: 'stranger', client: stranger, seats: () => [] })
      await ears.during(async () => {
        stranger.socket.send('{"type":"act","id":"j1","command":{"kind":"intent","seat":"red","intent":[]}}')
        stranger.socket.send('{"type":"act","id":"j2","command":{"kind":"intent"}}')
        stranger.socket.send(JSON.stringify({ type: 'hello', protocol: 0, as: { kind: 'screen', code } }))
      })
      await stranger.cut()
    },
    () =>
      ears.during(async () =>
        ears.read('HTTP', await fetchAround(at.url, table), [...ears.sealed, ...tokens]),
      ),
    () =>
      ears.during(async () => {
        for (const { name, text } of await filesOf(at.dataDir))
          ears.read(name, text, [...ears.sealed, ...tokens])
      }),
  ]
  for (let step = 0; step < 120; step++) await pick(deeds, random)()
  ears.read('the log', at.log.entries.map(logLine).join('\n'), [...ears.secrets, ...tokens])
  const saved = await at.host.saveFile(table)
  if (saved.ok) ears.read('the table file', saved.value.text, [...ears.sealed, ...tokens])
  const { leaks, own } = ears.heard
  expect(leaks).toEqual([])
  // The search works: players do get their own text.
  expect(own).toBeGreaterThan(50)
  expect(at.log.entries.some(({ event }) => event === 'table/crashed')).toBe(true)
}

describe('what is sealed stays with its seat', () => {
  it.each(['first', 'second', 'third'])('through a random evening, the %s', { timeout: 60_000 }, (seed) =>
    evening(seed),
  )

  it('in Diplomacy: orders as data, as typed and as written out', { timeout: 60_000 }, async () => {
    at = await startTestHost({ limits: HURRIED })
    const ears = new Ears()
    const window = await at.window()
    const table = await window.inLobby({
      kind: 'create',
      table: { game: 'diplomacy', settings: { allotment: 'chosen', clock: NO_CLOCK } },
    })
    const { code } = await window.viewWhere(({ id }) => id === table)
    const typed: Record<string, string> = {
      AUSTRIA: 'a  vIe - gAl\nf tri - alb',
      ENGLAND: 'f lon - nth',
      FRANCE: 'a  pAr-bUr\na mar s a par - bur',
      GERMANY: 'a ber - kie',
      ITALY: 'a rom-apu',
      RUSSIA: 'a mos - ukr',
      TURKEY: 'f ank - bla',
    }
    ears.add({ name: 'window', client: window, seats: () => [] })
    ears.add({ name: 'screen', client: await at.screen(code), seats: () => [] })
    const players: TestClient[] = []
    for (const seat of POWERS) {
      const client = await at.join(code, `Person ${seat}`)
      await window.must({ kind: 'grant-seat', player: playerOf(client), seat })
      ears.add({ name: seat, client, seats: () => [seat] })
      players.push(client)
    }
    await window.must({ kind: 'start' })
    for (const [i, seat] of POWERS.entries()) {
      const text = typed[seat as string] ?? ''
      for (const line of text.split('\n')) {
        const [, from, to] = /\s+(\w{3})\s*-\s*(\w{3})/.exec(line.toUpperCase()) ?? []
        const written = [
          line,
          ...(from && to ? [`${from}"},"to":"${to}"`, `${from} - ${to}`, `${from}-${to}`] : []),
        ]
        for (const form of written) ears.secrets.push({ text: form, seat, revealed: false })
      }
      const intent = { kind: 'write', text, language: 'en' }
      await ears.during(() => (players[i] as TestClient).must({ kind: 'intent', seat, intent }))
    }
    for (const { name, text } of await filesOf(at.dataDir)) ears.read(name, text)
    ears.read('HTTP', await fetchAround(at.url, table))
    expect(ears.heard.leaks).toEqual([])
    expect(ears.heard.own).toBeGreaterThanOrEqual(14)
    // And once they are revealed, everybody reads them.
    for (const secret of ears.secrets) secret.revealed = true
    const before = ears.heard.own
    await ears.during(() => window.must({ kind: 'close-now' }))
    expect(ears.heard.own - before).toBeGreaterThan(8 * 7)
  })
})
