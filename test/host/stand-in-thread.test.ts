// The thread of the stand-ins when it works, ends, hangs or never starts: an answer always comes in time.
import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { keyed } from '../../shared/kernel/chance.ts'
import { memoryLog } from '../../electron/host/ports/log.ts'
import type { StandInTask, Thought } from '../../electron/host/ports/stand-ins.ts'
import { WorkerStandIns } from '../../electron/host/stand-ins/worker-stand-ins.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { optionsSchema } from '../../shared/games/diplomacy/options/options.ts'
import type { DiplomacyIntent } from '../../shared/games/diplomacy/view.ts'
import { useStandInScript } from './support/stand-in-script.ts'

const seat = 'FRANCE' as SeatId
const state = diplomacy.setup({ seed: keyed('thread'), options: optionsSchema.parse({}) })
const task = (level: StandInTask['level'], budgetMs: number): StandInTask => ({
  game: 'diplomacy',
  level,
  seat,
  view: diplomacy.view(state, { kind: 'seats', seats: [seat] }),
  seed: 'thread',
  budgetMs,
})

const thread = useStandInScript()
/** A thread that reports ready and then treats its first task as told. */
const bad = (deed: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'
       parentPort.on('message', () => { ${deed} })
       parentPort.postMessage({ kind: 'here' })`,
    )}`,
  )

let standIns: WorkerStandIns
let log: ReturnType<typeof memoryLog>
const start = (script: URL | string) => {
  log = memoryLog()
  standIns = new WorkerStandIns({ script, log })
  return standIns
}
/** Starts the real thread and waits until it has answered itself: on a busy machine it starts slowly. */
const awake = async () => {
  start(thread.script)
  await expect
    .poll(async () => (await standIns.play(task('random', 4_000)))?.madeUp, { timeout: 25_000 })
    .toBe(false)
}
afterEach(() => standIns.close())

const ordered = (thought: Thought | null) => {
  const [intent] = (thought?.intents ?? []) as readonly DiplomacyIntent[]
  return intent?.kind === 'sheet' ? intent.orders.length : 0
}

/** The 19th field of a thread's `stat`; the 2nd, its name in brackets, may hold blanks. */
const niceOf = (stat: string) => Number(readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[16])

describe('the thread of the stand-ins', { timeout: 60_000 }, () => {
  it.each(['random', 'tactician', 'strategist'] as const)('thinks as %s', async (level) => {
    expect(ordered(await start(thread.script).play(task(level, 4_000)))).toBe(3)
    expect(log.entries).toEqual([])
  })

  it.runIf(process.platform === 'linux')('has a lower priority than the host', async () => {
    await awake()
    const niceness = readdirSync('/proc/self/task').map((thread) => niceOf(`/proc/self/task/${thread}/stat`))
    const host = niceOf(`/proc/self/task/${process.pid}/stat`)
    expect(Math.max(...niceness)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
    expect(host).toBe(getPriority())
  })

  it('searches as long as it may, while the host goes on', async () => {
    await awake()
    let ticks = 0
    const ticking = setInterval(() => ticks++, 10)
    const before = performance.now()
    await standIns.play(task('strategist', 500))
    clearInterval(ticking)
    expect(performance.now() - before).toBeGreaterThan(400)
    // If the host's own thread had searched, its timers would have waited. How often they fire depends on the machine.
    expect(ticks).toBeGreaterThan(0)
  })

  it('takes tasks one after the other, each with its whole time', async () => {
    start(thread.script)
    const sheets = await Promise.all([1, 2, 3].map(() => standIns.play(task('strategist', 200))))
    expect(sheets.map(ordered)).toEqual([3, 3, 3])
  })

  it.each([
    ['dies', 'process.exit(3)', 'exit 3'],
    ['throws', 'throw new Error("lost its way")', 'lost its way'],
    ['hangs', 'for (;;);', 'over its time'],
  ])('is made up for where it %s', async (_, deed, why) => {
    start(bad(deed))
    const thought = await standIns.play(task('strategist', 100))
    expect(ordered(thought)).toBe(3)
    expect(thought?.madeUp).toBe(true)
    // The same again: another thread is started, and its orders are made up too.
    const before = performance.now()
    expect(ordered(await standIns.play(task('strategist', 100)))).toBe(3)
    expect(performance.now() - before).toBeLessThan(5_000)
    expect(log.entries.map(({ event }) => event)).toEqual(['stand-in/made-up', 'stand-in/made-up'])
    expect(String(log.entries[0]?.data?.why)).toContain(why)
  })

  it('is replaced by quick decisions where there is no program', async () => {
    start(new URL('./support/no-such-program.mjs', import.meta.url))
    expect(ordered(await standIns.play(task('tactician', 100)))).toBe(3)
  })

  it('leaves no task waiting when it is closed', async () => {
    start(bad(''))
    const waiting = [standIns.play(task('strategist', 5_000)), standIns.play(task('random', 100))]
    await standIns.close()
    expect(await Promise.all(waiting)).toEqual([null, null])
    expect(await standIns.play(task('random', 100))).toBeNull()
  })

  it('returns nothing for an unknown game', async () => {
    expect(await start(thread.script).play({ ...task('random', 100), game: 'chess' })).toEqual({
      intents: [],
      madeUp: false,
    })
  })
})
