// Two people with a device each play Paths of Glory at a real host, by answers that they are offered.
import { SEATS } from '../../../shared/games/paths-of-glory/facts/nations.ts'
import type { Answer } from '../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../shared/games/paths-of-glory/view.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { leadsOn } from '../../paths-of-glory/leads-on.ts'
import { type TestClient } from './test-client.ts'
import { playerOf, type TestHost } from './test-host.ts'

/** Nobody answers as fast as this, or writes a whole game within seconds. */
export const HURRIED_WAR = {
  messagesPerSecond: 1e4,
  messageBurst: 1e5,
  messagesPerSecondAndAddress: 1e5,
  messageBurstOfAddress: 1e6,
  journalBytesAtOnce: 1e7,
}

export interface WarEvening {
  readonly window: TestClient
  readonly screen: TestClient
  /** In the order of the seats. */
  readonly sides: readonly [TestClient, TestClient]
}

/** A table of the war that has begun. */
export async function beginWar(at: TestHost, seed: string, options: object = {}): Promise<WarEvening> {
  const window = await at.window()
  const settings = { allotment: 'chosen', seed, options } as const
  const table = await window.inLobby({ kind: 'create', table: { game: 'paths-of-glory', settings } })
  const { code } = await window.viewWhere((view) => view.id === table)
  const screen = await at.screen(code)
  const sides = [await at.join(code, 'Lena'), await at.join(code, 'Rolf')] as const
  for (const [i, seat] of SEATS.entries())
    await window.must({ kind: 'grant-seat', player: playerOf(sides[i] as TestClient), seat })
  await window.must({ kind: 'start' })
  for (const client of sides) await client.viewWhere(({ status }) => status === 'playing')
  return { window, screen, sides }
}

export const boardOf = ({ view }: TestClient): PogView => view?.gameView as PogView

export interface Asked {
  readonly client: TestClient
  readonly seat: SeatId
  readonly decision: DecisionView
}

/** Who is asked now; null when the game is over. Waits until everybody has been told of the last answer. */
export async function askedOf({ sides, window }: WarEvening): Promise<Asked | null> {
  for (;;) {
    const views = sides.map(({ view }) => view)
    for (const [i, client] of sides.entries()) {
      if (client.view?.status === 'ended') return null
      const seat = SEATS[i] as SeatId
      const decision = boardOf(client).own.find((own) => own.seat === seat)?.decision
      if (decision) return { client, seat, decision }
    }
    await sides[0].until(
      () => sides.some(({ view }, i) => view !== views[i]) || undefined,
      `a question after ${window.view?.stage.phase}`,
    )
  }
}

/** Gives an answer; resolves when both sides have a view that came after it. */
export async function answer({ sides }: WarEvening, { client, seat }: Asked, intent: Answer): Promise<void> {
  const before = sides.map(({ view }) => view)
  await client.must({ kind: 'intent', seat, intent })
  for (const [i, side] of sides.entries())
    await side.until(() => side.view !== before[i] || undefined, 'the next view')
}

/** Any of the answers offered, where possible one that leads on. */
export const anyOf = ({ answers }: DecisionView, random: Random): Answer => {
  const some = leadsOn(answers, ['restart', 'call-off'])
  return some[random.below(some.length)] as Answer
}
