// A computer that thinks without a pause, on the host's thread for it: how much slower the pages beside it become.
import { keyed } from '../../../shared/kernel/chance.ts'
import { memoryLog } from '../../../electron/host/ports/log.ts'
import { WorkerStandIns } from '../../../electron/host/stand-ins/worker-stand-ins.ts'
import { diplomacy } from '../../../shared/games/diplomacy/game.ts'
import { optionsSchema } from '../../../shared/games/diplomacy/options/options.ts'

/** The longest a phase may be given. */
const BUDGET_MS = 10_000

/** Lets a strategist think about its first orders, over and over, while `act` goes on. */
export async function whileThinking<T>(act: () => Promise<T>): Promise<T> {
  const script = new URL('../../../out/main/stand-in-worker.js', import.meta.url)
  const standIns = new WorkerStandIns({ script, log: memoryLog() })
  const state = diplomacy.setup({ seed: keyed('thinking'), options: optionsSchema.parse({}) })
  const seat = diplomacy.pending(state)[0]!.seat
  const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
  const think = async () => {
    const task = { game: diplomacy.id, level: 'strategist', seat, view, budgetMs: BUDGET_MS } as const
    for (let n = 0; await standIns.play({ ...task, seed: `${n}` }); n++);
  }
  const thoughts = think()
  const done = await act()
  await standIns.close()
  await thoughts
  return done
}
