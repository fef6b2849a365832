// A person alone with six computers: real host, real socket, real thread.
import { afterEach, describe, expect, it } from 'vitest'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { WorkerStandIns } from '../../electron/host/stand-ins/worker-stand-ins.ts'
import type { StandIns } from '../../electron/host/ports/stand-ins.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { suggestFor } from '../../shared/games/diplomacy/bots/seat.ts'
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { ComputerLevel } from '../../shared/kernel/computer.ts'
import type { Holder } from '../../shared/table/holder.ts'
import { POWERS } from './support/diplomats.ts'
import { useStandInScript } from './support/stand-in-script.ts'
import type { TestClient } from './support/test-client.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

const OWN = 'ENGLAND' as SeatId
const QUICK = {
  firstNegotiation: null,
  negotiation: null,
  writing: 0,
  retreats: null,
  adjustments: null,
  turns: null,
}

const thread = useStandInScript()

let at: TestHost
afterEach(() => at.stop())

async function sitDown(holders: (seat: SeatId) => Holder, standIns: StandIns, until = 1902) {
  at = await startTestHost({ standIns })
  const window = await at.window()
  const table = await window.inLobby({
    kind: 'create',
    table: {
      game: 'diplomacy',
      settings: {
        allotment: 'chosen',
        clock: { ...QUICK, reading: null },
        options: { end: { year: until, by: 'centres' } },
      },
    },
  })
  await window.viewWhere((view) => view.id === table)
  for (const seat of POWERS) await window.must({ kind: 'seat', seat, holder: holders(seat) })
  await window.must({ kind: 'start' })
  await window.viewWhere((view) => view.status === 'playing')
  return window
}

const boardOf = (client: TestClient): DiplomacyView => client.view?.gameView as DiplomacyView

/** Plays the own seat with hints until the game is over. */
async function playToTheEnd(window: TestClient): Promise<number> {
  for (let phases = 0; ; phases++) {
    const view = await window.viewWhere(
      ({ status, stage, seats }) =>
        status === 'ended' ||
        stage.name === 'reading' ||
        seats.some(({ seat, awaited, ready }) => seat === OWN && awaited && !ready),
      'a turn of the only person',
    )
    if (view.status === 'ended') return phases
    if (view.stage.name === 'reading') {
      await window.must({ kind: 'continue' })
      continue
    }
    await window.lift(OWN)
    const lifted = await window.viewWhere(({ you }) => you.kind === 'host' && you.lifted === OWN)
    const board = lifted.gameView as DiplomacyView
    if (board.sheets.some((sheet) => sheet.movement.length || sheet.retreats.length || sheet.adjustment)) {
      const orders = suggestFor(board, OWN as string as PowerId, 'hint')
      await window.must({ kind: 'intent', seat: OWN, intent: { kind: 'sheet', orders } })
    }
    const { closings } = lifted
    await window.must({ kind: 'ready', seat: OWN, ready: true })
    await window.lift(null)
    await window.viewWhere(
      (next) => next.closings > closings || next.status === 'ended',
      'the phase to close',
    )
  }
}

const against =
  (level: ComputerLevel) =>
  (seat: SeatId): Holder =>
    seat === OWN ? { kind: 'here', name: 'Ada' } : { kind: 'computer', level }

/** Why a decision is made up on a busy machine, so that no table waits. */
const TOO_BUSY = ['slow to start', 'over its time']

describe('a person alone with six computers', () => {
  it.each(['random', 'tactician'] as const)(
    'plays a game against %s to its end',
    { timeout: 120_000 },
    async (level) => {
      const log = memoryLog()
      const window = await sitDown(against(level), new WorkerStandIns({ script: thread.script, log }))
      const phases = await playToTheEnd(window)
      expect(boardOf(window).ending?.how).toBe('time')
      // Of six decisions a phase most are thought out, also on a busy machine.
      expect(log.entries.length).toBeLessThan(3 * phases)
      expect(log.entries.filter(({ data }) => !TOO_BUSY.includes(String(data?.['why'])))).toEqual([])
      expect(at.log.entries.filter((entry) => entry.level !== 'info')).toEqual([])
      // Every order a computer wrote was one the rules allow.
      const { results } = boardOf(window).last!
      expect(results.filter(({ outcome }) => outcome.kind === 'illegal')).toEqual([])
    },
  )

  it('sees nothing of what the computers wrote', { timeout: 60_000 }, async () => {
    const log = memoryLog()
    const window = await sitDown(against('tactician'), new WorkerStandIns({ script: thread.script, log }))
    await window.viewWhere(({ seats }) => seats.filter(({ ready }) => ready).length === 6, 'six to be ready')
    expect(boardOf(window).sheets).toEqual([])
    expect(window.heard.join('')).not.toContain('"kind":"sheet"')
  })

  it(
    'marks no seat ready without orders when the host closed during a search',
    { timeout: 60_000 },
    async () => {
      let close = () => {}
      const closing = new Promise<null>((resolve) => (close = () => resolve(null)))
      const asked: SeatId[] = []
      const pensive: StandIns = {
        play: ({ seat }) => {
          asked.push(seat)
          return closing
        },
        close: async () => close(),
      }
      const window = await sitDown(against('tactician'), pensive)
      await window.until(() => asked[0], 'a computer to be asked')
      const { dataDir } = at
      await at.stop('keep')
      const log = memoryLog()
      at = await startTestHost({ dataDir, standIns: new WorkerStandIns({ script: thread.script, log }) })
      const again = await at.window()
      const [entry] = await again.until(() => again.lobby?.tables, 'the tables')
      const back = await at.window(entry!.id)
      const view = await back.viewWhere(
        ({ seats }) => seats.filter(({ ready }) => ready).length === 6,
        'six to be ready',
      )
      expect(view.seats.filter(({ ready, drafted }) => ready && !drafted)).toEqual([])
    },
  )

  it('reports that a strategist had no time, and nothing of a tactician', async () => {
    const hasty: StandIns = {
      play: async () => ({ intents: [], madeUp: true }),
      close: async () => undefined,
    }
    const strategist = 'FRANCE' as SeatId
    const window = await sitDown(
      (seat) => against(seat === strategist ? 'strategist' : 'tactician')(seat),
      hasty,
    )
    await window.viewWhere(({ seats }) => seats.filter(({ ready }) => ready).length === 6, 'six to be ready')
    const madeUp = window.heard.flatMap((line) => line.match(/"kind":"made-up","seat":"[A-Z]+"/g) ?? [])
    expect(new Set(madeUp)).toEqual(new Set([`"kind":"made-up","seat":"${strategist}"`]))
  })

  it('does not play while the table is archived, over a restart too', async () => {
    const asked: SeatId[] = []
    const answers: (() => void)[] = []
    const pensive: StandIns = {
      play: ({ seat }) =>
        new Promise((answer) => {
          asked.push(seat)
          answers.push(() => answer({ intents: [], madeUp: false }))
        }),
      close: async () => {
        for (const answer of answers) answer()
      },
    }
    const window = await sitDown(against('tactician'), pensive)
    const table = window.view!.id
    await window.until(() => asked[0], 'a computer to be asked')
    await window.inLobby({ kind: 'archive', table, archived: true })
    answers[0]?.()
    await window.inLobby({ kind: 'rename', table, name: 'away' }).catch(() => undefined)
    expect(asked).toHaveLength(1)
    const { dataDir } = at
    await at.stop('keep')
    at = await startTestHost({ dataDir, standIns: pensive })
    const again = await at.window()
    await again.until(() => again.lobby?.tables[0], 'the table')
    expect(asked).toHaveLength(1)
    await again.inLobby({ kind: 'archive', table, archived: false })
    await again.inLobby({ kind: 'open', table })
    await again.must({ kind: 'resume' })
    await expect.poll(() => asked.length).toBe(2)
  })
})
