// The thread that stand-ins think on, so that no page waits for them.
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { StandInTask } from '../ports/stand-ins.ts'
import { think } from './think.ts'

/** Messages of the thread: it has started, its result, or its failure. */
export type Said =
  | { readonly kind: 'here' }
  | { readonly kind: 'thought'; readonly task: number; readonly intents: readonly unknown[] }
  | { readonly kind: 'failed'; readonly task: number; readonly why: string }

// The host and its pages come first: people notice their delays. Only Linux gives a thread a priority of its own;
// elsewhere this would slow the host down as well.
if (process.platform === 'linux')
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

const say = (said: Said) => parentPort?.postMessage(said)

parentPort?.on('message', ({ number, task }: { readonly number: number; readonly task: StandInTask }) => {
  try {
    say({ kind: 'thought', task: number, intents: think(task) })
  } catch (error) {
    say({
      kind: 'failed',
      task: number,
      why: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
say({ kind: 'here' })
