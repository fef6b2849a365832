// Whole games of Paths of Glory at a real host, over real sockets.
import { afterEach, describe, expect, it } from 'vitest'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { WorkerStandIns } from '../../electron/host/stand-ins/worker-stand-ins.ts'
import { CARDS } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { SEATS, sideOfSeat } from '../../shared/games/paths-of-glory/facts/nations.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { newId } from './support/test-client.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'
import { answer, anyOf, askedOf, beginWar, boardOf, HURRIED_WAR } from './support/war.ts'

let at: TestHost
afterEach(() => at.stop())

/** Cards that an answer turns up. */
const turnedUp = (one: Answer): readonly string[] => ('card' in one && one.card !== null ? [one.card] : [])

/** Every card named in what came over a line since `from`. */
function namedIn(heard: readonly string[], from: number): ReadonlySet<string> {
  const found = new Set<string>()
  for (const text of heard.slice(from)) for (const [id] of text.matchAll(/\b[ca]p-\d\d\b/g)) found.add(id)
  return found
}

describe('two devices at a real host', { timeout: 120_000 }, () => {
  it.each(['one', 'two', 'three'])(
    'play to the end, and no byte tells a card that its owner has not turned up (%s)',
    async (seed) => {
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
    },
  )

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
    const script = new URL('./support/stand-in-worker.mjs', import.meta.url)
    at = await startTestHost({
      limits: HURRIED_WAR,
      standIns: new WorkerStandIns({ script, log: memoryLog() }),
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
    // Rounds passed by hand would leave nothing but single operations behind.
    const record = await window.ask({ type: 'record', id: newId(), index: 1 })
    expect(JSON.stringify(record)).toMatch(/"kind":"(played|activated|moved)"/)
    expect(at.log.entries.filter(({ level }) => level === 'incident')).toEqual([])
  },
)
