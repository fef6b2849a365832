// The thread the stand-ins think on, so that no page waits for a thought.
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { StandInTask } from '../ports/stand-ins.ts'
import { think } from './think.ts'

/** What the thread says: that it is there, what it thought, or that it could not. */
export type Said =
  | { readonly kind: 'here' }
  | { readonly kind: 'thought'; readonly task: number; readonly intents: readonly unknown[] }
  | { readonly kind: 'failed'; readonly task: number; readonly why: string }

// The host and its pages come first: they are felt at once. Linux alone counts a thread's priority apart from its
// process's; elsewhere this would slow the host down as well.
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
