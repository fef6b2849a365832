// Whole games of Paths of Glory at a real host, over real sockets.
import { afterEach, describe, expect, it } from 'vitest'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { WorkerStandIns } from '../../electron/host/stand-ins/worker-stand-ins.ts'
import { CARDS } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { SEATS, sideOfSeat } from '../../shared/games/paths-of-glory/facts/nations.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { useStandInScript } from './support/stand-in-script.ts'
import { newId, type TestClient } from './support/test-client.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'
import { answer, anyOf, askedOf, beginWar, boardOf, HURRIED_WAR } from './support/war.ts'

const thread = useStandInScript()

let at: TestHost
afterEach(() => at.stop())

/** Cards that an answer turns up. */
const turnedUp = (one: Answer): readonly string[] => ('card' in one && one.card !== null ? [one.card] : [])

/** Every card named in the messages of a connection since `from`. */
function namedIn(heard: readonly string[], from: number): ReadonlySet<string> {
  const found = new Set<string>()
  for (const text of heard.slice(from)) for (const [id] of text.matchAll(/\b[ca]p-\d\d\b/g)) found.add(id)
  return found
}

describe('two devices at a real host', { timeout: 120_000 }, () => {
  it('play to the end, and no byte tells a card that its owner has not turned up', async () => {
    const seed = 'one'
    at = await startTestHost({ limits: HURRIED_WAR })
    const war = await beginWar(at, seed)
    const random = randomFrom(seed, 'war')
    const shown = new Set<string>()
    const ears = [
      ...war.sides.map((client, i) => ({ client, side: i as 0 | 1 | null, read: 0 })),
      { client: war.screen, side: null, read: 0 },
      { client: war.window, side: null, read: 0 },
    ]
    const hidden = (side: 0 | 1 | null) =>
      CARDS.filter((card) => card.side !== side && !shown.has(card.id)).map(({ id }) => id as string)
    let answers = 0
    let heldBack = 0
    for (let asked = await askedOf(war); asked; asked = await askedOf(war)) {
      const intent = anyOf(asked.decision, random)
      for (const card of turnedUp(intent)) shown.add(card)
      await answer(war, asked, intent)
      answers += 1
      // Old rounds may be read again, by anybody.
      if (answers % 25 === 0)
        for (const { client } of ears)
          await client.ask({ type: 'record', id: newId(), index: random.below(9) })
      for (const ear of ears) {
        const named = namedIn(ear.client.heard, ear.read)
        ear.read = ear.client.heard.length
        const told = hidden(ear.side).filter((card) => named.has(card))
        expect(told, `${answers} ${JSON.stringify(intent)}`).toEqual([])
        heldBack += hidden(ear.side).length
      }
    }
    expect(war.window.view?.status).toBe('ended')
    expect(answers).toBeGreaterThan(60)
    expect(heldBack).toBeGreaterThan(1000)
  })

  it('change places by a bid, and each gets the hand of its own side alone', async () => {
    at = await startTestHost({ limits: HURRIED_WAR })
    const war = await beginWar(at, 'bid', { sides: 'bid' })
    const first = boardOf(war.screen).asked?.side ?? 'cp'
    const wanted = first === 'cp' ? 'ap' : 'cp'
    const [lena, rolf] = war.sides
    const [bidder, other] = first === 'cp' ? [lena, rolf] : [rolf, lena]
    const seatOf = (client: TestClient) => boardOf(client).own[0]?.seat as string | undefined
    const act = (client: TestClient, intent: Answer) =>
      client.must({ kind: 'intent', seat: SEATS[seatOf(client) === 'cp' ? 0 : 1], intent })
    await act(bidder, { kind: 'bid', for: wanted, points: 2 })
    await other.until(() => boardOf(other).own[0]?.decision?.kind === 'bid' || undefined, 'a bid is heard')
    await act(other, { kind: 'accept' })
    await lena.until(() => seatOf(lena) === 'ap' || undefined, 'the other side')
    await rolf.until(() => seatOf(rolf) === 'cp' || undefined, 'the other side')
    await act(rolf, { kind: 'guns-of-august', take: false })
    for (const [client, own] of [
      [lena, 'ap'],
      [rolf, 'cp'],
    ] as const) {
      await client.until(() => boardOf(client).own[0]?.hand.length === 7 || undefined, 'seven cards')
      expect(boardOf(client).own[0]?.hand.every((card) => card.startsWith(own))).toBe(true)
      const foreign = [...namedIn(client.heard, 0)].filter((card) => !card.startsWith(own))
      expect(foreign).toEqual([])
    }
    expect(boardOf(war.screen).bid).toEqual({ wanted, points: 2, accepted: true })
    expect(namedIn(war.screen.heard, 0).size).toBe(0)
  })

  it('play with dice of their own to the end, and no byte tells a hand', async () => {
    at = await startTestHost({ limits: HURRIED_WAR })
    const war = await beginWar(at, 'own dice', { dice: 'own' })
    const random = randomFrom('own dice', 'war')
    const shown = new Set<string>()
    let dice = 0
    for (let asked = await askedOf(war); asked; asked = await askedOf(war)) {
      const intent = anyOf(asked.decision, random)
      if (intent.kind === 'die' || intent.kind === 'roll') dice += 1
      for (const card of turnedUp(intent)) shown.add(card)
      await answer(war, asked, intent)
    }
    expect(dice).toBeGreaterThan(6)
    for (const [client, own] of [
      [war.sides[0], 'cp'],
      [war.sides[1], 'ap'],
    ] as const)
      expect(
        [...namedIn(client.heard, 0)].filter((card) => !card.startsWith(own) && !shown.has(card)),
      ).toEqual([])
  })

  it('show each side its hand, and the other how many cards it has', async () => {
    at = await startTestHost({ limits: HURRIED_WAR })
    const war = await beginWar(at, 'hands')
    const asked = await askedOf(war)
    if (!asked) throw new Error('nobody is asked')
    await answer(war, asked, { kind: 'guns-of-august', take: false })
    for (const [i, client] of war.sides.entries()) {
      const board = boardOf(client)
      expect(board.own.map(({ seat }) => seat)).toEqual([SEATS[i]])
      expect(board.own[0]?.hand.every((card) => card.startsWith(SEATS[i] as string))).toBe(true)
      expect(board.own[0]?.hand).toHaveLength(board.hands[sideOfSeat(SEATS[i] as never) === 0 ? 'cp' : 'ap'])
    }
    expect(boardOf(war.screen).own).toEqual([])
  })

  it('are told the rule that bars an answer, and nothing has happened', async () => {
    at = await startTestHost({ limits: HURRIED_WAR })
    const war = await beginWar(at, 'refused')
    const asked = await askedOf(war)
    if (!asked) throw new Error('nobody is asked')
    const before = JSON.stringify(boardOf(asked.client))
    const refused = await asked.client.act({
      kind: 'intent',
      seat: asked.seat,
      intent: { kind: 'one-operation' },
    })
    expect(refused).toMatchObject({ code: 'pog/other-question', data: { rule: '6.0' } })
    expect(JSON.stringify(boardOf(asked.client))).toBe(before)
  })
})

it(
  'is played to its end by two computers, each decision of a turn its own',
  { timeout: 120_000 },
  async () => {
    at = await startTestHost({
      limits: HURRIED_WAR,
      standIns: new WorkerStandIns({ script: thread.script, log: memoryLog() }),
    })
    const window = await at.window()
    const computer = { kind: 'computer', level: 'random' } as const
    const table = await window.inLobby({
      kind: 'create',
      table: {
        game: 'paths-of-glory',
        settings: { allotment: 'chosen' },
        seats: { cp: computer, ap: computer },
      },
    })
    await window.viewWhere(({ id }) => id === table)
    await window.must({ kind: 'start' })
    await window.until(
      () => (window.view?.status === 'ended' ? true : undefined),
      'the end of the game',
      100_000,
    )
    // Rounds without cards would leave only single operations.
    const records = []
    for (let index = 1; index <= 6; index++)
      records.push(await window.ask({ type: 'record', id: newId(), index }))
    expect(JSON.stringify(records)).toMatch(/"kind":"(played|activated|moved)"/)
    expect(at.log.entries.filter(({ level }) => level === 'incident')).toEqual([])
  },
)

describe('a person alone', { timeout: 240_000 }, () => {
  /** A table where a person at the laptop plays the Central Powers, and a computer the others. */
  const sitDown = async (level: 'plain' | 'tactician') => {
    const standIns = new WorkerStandIns({ script: thread.script, log: memoryLog() })
    at = await startTestHost({ limits: HURRIED_WAR, standIns })
    const window = await at.window()
    const table = await window.inLobby({
      kind: 'create',
      table: {
        game: 'paths-of-glory',
        settings: { allotment: 'chosen', seed: level },
        seats: { cp: { kind: 'here', name: 'Ada' }, ap: { kind: 'computer', level } },
      },
    })
    await window.viewWhere(({ id }) => id === table)
    await window.must({ kind: 'start' })
    await window.lift(SEATS[0])
    return window
  }

  /** Gives legal answers for the person, until the game is over or so many were given. */
  const playOn = async (window: TestClient, most: number) => {
    const random = randomFrom('alone', 'war')
    let answers = 0
    for (; answers < most; answers++) {
      const decision = await window.until(
        () => (window.view?.status === 'ended' ? 'over' : (boardOf(window)?.own[0]?.decision ?? undefined)),
        'a question',
        60_000,
      )
      if (decision === 'over') break
      const { view } = window
      await window.must({ kind: 'intent', seat: SEATS[0], intent: anyOf(decision, random) })
      await window.until(() => window.view !== view || undefined, 'the next view')
    }
    return answers
  }

  it('plays the scenario against the plain computer to its end, and is told what the game has', async () => {
    const window = await sitDown('plain')
    expect(window.view?.computers).toEqual(['random', 'plain', 'general'])
    // Answers differ from game to game; each of the eighteen rounds asks at least once (5.2).
    expect(await playOn(window, Infinity)).toBeGreaterThanOrEqual(18)
    expect(window.view?.status).toBe('ended')
    const played = await window.ask({ type: 'record', id: newId(), index: 2 })
    expect(JSON.stringify(played)).toMatch(/"side":"ap","card"/)
    expect(at.log.entries.filter(({ level }) => level !== 'info')).toEqual([])
  })

  it('finds a table again that names a computer this game does not have, and plays on', async () => {
    const window = await sitDown('tactician')
    await playOn(window, 8)
    const { dataDir } = at
    await at.stop('keep')
    at = await startTestHost({
      dataDir,
      limits: HURRIED_WAR,
      standIns: new WorkerStandIns({ script: thread.script, log: memoryLog() }),
    })
    const lobby = await at.window()
    const [entry] = await lobby.until(() => lobby.lobby?.tables, 'the tables')
    const again = await at.window(entry!.id)
    const { seats } = await again.viewWhere(({ status }) => status === 'playing')
    expect(seats[1]?.holder).toEqual({ kind: 'computer', level: 'tactician' })
    await again.lift(SEATS[0])
    expect(await playOn(again, 12)).toBe(12)
  })
})
