// Letters at a real host: their text reaches their readers and no other page, acknowledged ones are kept, and no page
// can notice that one was written.
import { afterEach, describe, expect, it } from 'vitest'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import type { Chance } from '../../electron/host/ports/chance.ts'
import { logLine } from '../../electron/host/ports/log.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { LetterBox, LetterView } from '../../shared/table/letters/view.ts'
import { NO_LETTERS, type LetterRule } from '../../shared/table/letters/rule.ts'
import type { TableCommand } from '../../shared/table/command.ts'
import { skirmish } from '../table/skirmish.ts'
import { NO_CLOCK } from './support/diplomats.ts'
import { Ears, filesOf } from './support/ears.ts'
import { newId, TestClient } from './support/test-client.ts'
import { playerOf, startTestHost, type TestHost } from './support/test-host.ts'

const SEATS = ['red', 'green', 'blue'] as SeatId[]
const [RED, GREEN, BLUE] = SEATS as [SeatId, SeatId, SeatId]
const NAMES = ['Ada', 'Bela', 'Cleo']
const BOTH: LetterRule = { ...NO_LETTERS, rule: 'both', guests: true }
/** No player asks as fast as this test. */
const HURRIED = {
  messagesPerSecond: 1e4,
  messageBurst: 1e5,
  messagesPerSecondAndAddress: 1e5,
  messageBurstOfAddress: 1e6,
}
const games = { ...GAMES, [skirmish.id]: skirmish }

let at: TestHost
afterEach(() => at.stop())

const letter = (seat: SeatId, to: SeatId, text: string, from: object = { seat }): TableCommand =>
  ({ kind: 'letter', seat, to, head: { from, to: { seat: to } }, text }) as TableCommand
const broadcast = (seat: SeatId | null, text: string): TableCommand => ({
  kind: 'broadcast',
  seat,
  headline: '',
  author: { words: '' },
  text,
})

async function lettersOf(client: TestClient, box: LetterBox): Promise<readonly LetterView[] | string> {
  const answer = await client.ask({ type: 'letters', id: newId(), box, after: 0 })
  if (answer.type === 'letters') return answer.letters
  return answer.type === 'refused' ? answer.refusal.code : answer.type
}
const folder = (client: TestClient, seat: SeatId) => lettersOf(client, { kind: 'folder', seat })
const texts = (letters: readonly LetterView[] | string) =>
  typeof letters === 'string' ? letters : letters.map(({ text }) => text)

/** Three people at a table with letters, and a guest. */
async function sitDown(options: Parameters<typeof startTestHost>[0] = {}, settings: object = {}) {
  at = await startTestHost({ games, ...options })
  const window = await at.window()
  const table = await window.inLobby({
    kind: 'create',
    table: {
      game: skirmish.id,
      settings: {
        allotment: 'chosen',
        clock: NO_CLOCK,
        letters: BOTH,
        options: { seats: SEATS.length, turns: 50 },
        ...settings,
      },
    },
  })
  const { code } = await window.viewWhere(({ id }) => id === table)
  const players: TestClient[] = []
  for (const [place, name] of NAMES.entries()) {
    const client = await at.join(code, name)
    await window.must({ kind: 'grant-seat', player: playerOf(client), seat: SEATS[place] as SeatId })
    players.push(client)
  }
  const guest = await at.join(code, 'Gil')
  const screen = await at.screen(code)
  await window.must({ kind: 'start' })
  const [ada, bela, cleo] = players as [TestClient, TestClient, TestClient]
  for (const one of [...players, guest, screen]) await one.viewWhere(({ status }) => status === 'playing')
  return { window, table, code, ada, bela, cleo, guest, screen }
}

/** The game is over, and all players agree to open the letters. */
async function openAll({ window, ada, bela, cleo }: Awaited<ReturnType<typeof sitDown>>) {
  const seated = [
    [ada, RED],
    [bela, GREEN],
    [cleo, BLUE],
  ] as const
  for (const ballot of ['draw', 'open-letters'] as const) {
    await window.must({ kind: 'open-ballot', seat: null, ballot, who: [] })
    for (const [client, seat] of seated) await client.must({ kind: 'vote', seat, vote: 'yes' })
  }
}

describe('what a letter says', () => {
  it(
    'reaches its reader, and no other connection, log, file or saved table',
    { timeout: 60_000 },
    async () => {
      const evening = await sitDown({ limits: HURRIED })
      const { window, table, ada, bela, cleo, guest, screen } = evening
      const ears = new Ears()
      const people = [
        [ada, RED],
        [bela, GREEN],
        [cleo, BLUE],
      ] as const
      for (const [client, seat] of people) ears.add({ name: seat, client, seats: () => [seat] })
      for (const [name, client] of Object.entries({ window, guest, screen }))
        ears.add({ name, client, seats: () => [] })
      const boxes: LetterBox[] = [
        { kind: 'printed' },
        { kind: 'desk' },
        { kind: 'all' },
        ...SEATS.map((seat) => ({ kind: 'folder', seat }) as const),
      ]
      for (let n = 0; n < 6; n++)
        for (const [from, [client, seat]] of people.entries()) {
          const to = SEATS[(from + 1 + (n % 2)) % 3] as SeatId
          for (const text of [`m${n}t${from}k`, `m${n}h${from}k`])
            ears.secrets.push({ text, seat, reader: to, revealed: false })
          await ears.during(() =>
            client.must(letter(seat, to, `“m${n}t${from}k”\né`, { words: `m${n}h${from}k` })),
          )
          // Everybody asks for every other letter box.
          await ears.during(async () => {
            for (const one of [window, guest, screen, ...people.map(([who]) => who)])
              for (const box of boxes) await lettersOf(one, box)
          })
        }
      for (const { name, text } of await filesOf(at.dataDir)) ears.read(name, text)
      ears.read('the log', at.log.entries.map(logLine).join('\n'))
      const saved = await at.host.saveFile(table)
      if (!saved.ok) throw new Error(saved.error.code)
      const unwrapped = saved.value.text.replace(/"sealed":"([\w-]+)"/g, (_, text: string) =>
        Buffer.from(text, 'base64url').toString(),
      )
      expect(unwrapped).toContain('"kind":"letter"')
      ears.read('the saved table', unwrapped)
      expect(ears.heard.leaks).toEqual([])
      expect(ears.heard.own).toBeGreaterThan(50)
      // Once all have agreed, the saved table has them too, and everybody reads them.
      await openAll(evening)
      expect(await lettersOf(screen, { kind: 'all' })).toHaveLength(18)
      const opened = await at.host.saveFile(table)
      expect(opened.ok && opened.value.text.length).toBeGreaterThan(saved.value.text.length)
    },
  )

  it('is not in a saved table that is opened elsewhere', async () => {
    const { table, ada } = await sitDown()
    await ada.must(letter(RED, GREEN, 'For green alone'))
    await ada.must(broadcast(RED, 'For everybody'))
    const saved = await at.host.saveFile(table)
    if (!saved.ok) throw new Error(saved.error.code)
    const again = await at.host.openFile(saved.value.text)
    if (!again.ok) throw new Error(again.error.code)
    const window = await at.window(again.value)
    await window.viewWhere(({ id }) => id === again.value)
    await window.must({ kind: 'seat', seat: GREEN, holder: { kind: 'here' } })
    await window.lift(GREEN)
    expect(texts(await folder(window, GREEN))).toEqual(['…'])
    expect(texts(await lettersOf(window, { kind: 'printed' }))).toEqual(['For everybody'])
  })

  it('lies behind the curtain of its owner at the laptop', async () => {
    const { window, ada } = await sitDown()
    await window.must({ kind: 'seat', seat: GREEN, holder: { kind: 'here' } })
    await ada.must(letter(RED, GREEN, 'Behind the curtain'))
    expect(await folder(window, GREEN)).toBe('letter/not-yours')
    expect((await window.act(letter(GREEN, RED, 'Unseen')))?.code).toBe('curtain/closed')
    expect((await window.act(broadcast(GREEN, 'Unseen')))?.code).toBe('curtain/closed')
    await window.lift(GREEN)
    expect(texts(await folder(window, GREEN))).toEqual(['Behind the curtain'])
    await window.must(letter(GREEN, RED, 'Answered'))
    await window.lift(null)
    expect(await folder(window, GREEN)).toBe('letter/not-yours')
    expect(texts(await folder(ada, RED))).toEqual(['Behind the curtain', 'Answered'])
  })
})

describe('the desk', () => {
  it('alone sees who wrote what, and can deliver it or give it to somebody else', async () => {
    const letters = { ...BOTH, hands: 'desk' } as const
    const { window, ada, bela, cleo, screen } = await sitDown({}, { letters, gamemaster: 'sealed' })
    await ada.must(letter(RED, GREEN, 'As from blue', { seat: BLUE }))
    await ada.must(letter(RED, GREEN, 'Astray'))
    expect(texts(await folder(bela, GREEN))).toEqual([])
    expect(await lettersOf(window, { kind: 'desk' })).toMatchObject([
      { from: { seat: BLUE }, truth: { by: { seat: RED }, to: GREEN, place: 'waiting' } },
      { truth: { by: { seat: RED }, to: GREEN } },
    ])
    for (const one of [ada, bela, screen])
      expect(await lettersOf(one, { kind: 'desk' })).toBe('letter/not-yours')
    await window.must({ kind: 'desk', letter: 1, deliver: true, to: null })
    await window.must({ kind: 'desk', letter: 2, deliver: true, to: BLUE })
    expect(texts(await folder(bela, GREEN))).toEqual(['As from blue'])
    expect(texts(await folder(cleo, BLUE))).toEqual(['Astray'])
    expect(JSON.stringify(bela.messages)).not.toContain('"by":{"kind":"seat"')
  })
})

describe('what was acknowledged', () => {
  it('is kept over a restart, and a letter sent again under its id arrives once', async () => {
    const { ada, bela } = await sitDown()
    const [token, reader] = [ada.token ?? '', bela.token ?? '']
    const act = { type: 'act', id: 'the-same-letter', command: letter(RED, GREEN, 'Once') } as const
    // The line is cut before the answer can come.
    ada.send(act)
    await ada.cut()
    const again = await at.back(token)
    expect((await again.ask(act)).type).toBe('done')
    const { dataDir } = at
    await at.stop('keep')
    at = await startTestHost({ games, dataDir })
    const third = await at.back(token)
    expect((await third.ask(act)).type).toBe('done')
    expect(texts(await folder(await at.back(reader), GREEN))).toEqual(['Once'])
    expect(texts(await folder(third, RED))).toEqual(['Once'])
  })

  it('is refused in words where letters are not taken, and nothing is lost', async () => {
    const { ada, guest, screen } = await sitDown()
    const refused = async (client: TestClient, command: TableCommand) => client.act(command)
    expect(await refused(ada, letter(RED, GREEN, 'я'.repeat(5000)))).toEqual({
      code: 'letter/too-long',
      data: { most: 4000, length: 5000 },
    })
    expect(await refused(ada, letter(RED, 'nobody' as SeatId, 'x'))).toMatchObject({
      code: 'letter/nobody-there',
    })
    expect(await refused(ada, letter(RED, GREEN, ' \n\u200b '))).toMatchObject({ code: 'letter/empty' })
    expect(await refused(guest, letter(RED, GREEN, 'x'))).toMatchObject({ code: 'seat/not-yours' })
    expect(await refused(screen, broadcast(null, 'x'))).toMatchObject({ code: 'table/not-allowed' })
    await guest.must(broadcast(null, 'From the tribune'))
    expect(texts(await lettersOf(screen, { kind: 'printed' }))).toEqual(['From the tribune'])
  })
})

describe('when a letter is written', () => {
  const LETTERS = 50

  /** What every connection but that of writer and reader heard. */
  async function evening(busy: boolean, letters: LetterRule) {
    const random = randomFrom('the same evening')
    const chance: Chance = (bytes) => Uint8Array.from({ length: bytes }, () => random.below(256))
    const clock = new FakeClock()
    const { window, table, ada, bela, cleo, guest, screen } = await sitDown(
      { chance, clock, limits: HURRIED },
      { letters },
    )
    const lobby = await at.window()
    const stranger = await TestClient.connect(at.url, { kind: 'guest' })
    const all = { window, cleo, guest, screen, lobby, stranger }
    for (const one of [window, cleo, guest, screen])
      await one.viewWhere(({ people }) => people.every(({ online }) => online))
    const from = Object.fromEntries(Object.entries(all).map(([name, { heard }]) => [name, heard.length]))
    for (let n = 0; busy && n < LETTERS; n++) await ada.must(letter(RED, GREEN, `Letter ${n}`))
    for (let passed = 0; passed < 70; passed += 10) {
      clock.advance(10_000)
      // A connection that is silent for long counts as dead.
      for (const one of [...Object.values(all), ada, bela]) {
        one.send({ type: 'ping', sent: passed })
        await one.until(
          () => one.messages.some((told) => told.type === 'pong' && told.sent === passed) || undefined,
          'a pong',
        )
      }
    }
    if (busy) await bela.viewWhere(({ letters: seen }) => seen?.folders[0]?.came === LETTERS)
    // What everybody sees afterwards does not depend on what was hidden before.
    await window.act({ kind: 'extend', seconds: 60 }, 'late')
    await window.inLobby({ kind: 'rename', table, name: 'Late' }, 'later')
    for (const one of [window, cleo, guest, screen]) await one.viewWhere(({ name }) => name === 'Late')
    await lobby.until(() => lobby.lobby?.tables.find(({ name }) => name === 'Late'), 'the list')
    // The port is whichever was free, and addresses name it.
    const plain = (message: string) => message.replaceAll(`:${at.host.port}`, ':port')
    const heard = Object.entries(all).map(([name, one]) => [name, one.heard.slice(from[name]).map(plain)])
    return Object.fromEntries(heard) as Record<string, string[]>
  }

  it.each([
    ['at once', BOTH],
    ['with the post', { ...BOTH, post: { kind: 'every', minutes: 1 } }],
  ] as [string, LetterRule][])(
    'nobody else hears a byte of it, %s',
    { timeout: 60_000 },
    async (_how, rule) => {
      const still = await evening(false, rule)
      await at.stop()
      const busy = await evening(true, rule)
      expect(Object.values(still).filter((messages) => messages.length > 0).length).toBe(6)
      expect(busy).toEqual(still)
    },
  )
})

it('in the journal a letter is wrapped', async () => {
  const { ada } = await sitDown()
  await ada.must(letter(RED, GREEN, 'Not at a glance'))
  const [journal] = (await filesOf(at.dataDir)).filter(({ name }) => name.startsWith('journal'))
  expect(journal?.text).toContain('"kind":"letter","sealed"')
  expect(journal?.text).not.toContain('Not at a glance')
})
