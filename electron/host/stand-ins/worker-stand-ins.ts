// Stand-ins on one thread of their own, one task at a time. A thread that dies or takes too long is replaced, and a
// quick decision is made here in its place: a table never waits longer than the budget and a tenth of a second.
import { Worker } from 'node:worker_threads'
import type { Log } from '../ports/log.ts'
import type { StandIns, StandInTask, Thought } from '../ports/stand-ins.ts'
import { thinkBriefly } from './think.ts'
import type { Said } from './worker.ts'

/** Added to the budget, for the messages to the thread and back. */
const GRACE_MS = 80
/** How long the first thread may take to start; later threads start while no task waits for them. */
const START_MS = 10_000

export interface WorkerStandInsOptions {
  /** The thread's program: `worker.ts`, or what it was bundled to. */
  readonly script: URL | string
  readonly log: Log
}

interface Asked {
  readonly number: number
  readonly task: StandInTask
  readonly answer: (thought: Thought | null) => void
}

export class WorkerStandIns implements StandIns {
  private readonly options: WorkerStandInsOptions
  private thread: { readonly worker: Worker; here: boolean } | undefined
  private readonly waiting: Asked[] = []
  private now: Asked | undefined
  private timer: NodeJS.Timeout | undefined
  private count = 0
  /** Whether the program has ever started. */
  private proven = false
  private closed = false

  constructor(options: WorkerStandInsOptions) {
    this.options = options
  }

  /** Runs tasks one after the other; a task's budget counts from its own start. */
  play(task: StandInTask): Promise<Thought | null> {
    if (this.closed) return Promise.resolve(null)
    return new Promise((answer) => {
      this.waiting.push({ number: ++this.count, task, answer })
      this.next()
    })
  }

  private next(): void {
    if (this.now || this.closed) return
    this.now = this.waiting.shift()
    if (!this.now) return
    this.thread ??= this.start()
    if (this.thread.here) this.hand(this.thread.worker, this.now)
    // No task waits for a replacement thread: it is ready for a later one.
    else if (this.proven) this.makeUp('slow to start')
    else this.timer = setTimeout(() => this.replace('slow to start'), START_MS)
  }

  private hand(worker: Worker, { number, task }: Asked): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.replace('over its time'), task.budgetMs + GRACE_MS)
    worker.postMessage({ number, task })
  }

  private start(): { worker: Worker; here: boolean } {
    const worker = new Worker(this.options.script, { name: 'stand-ins' })
    const thread = { worker, here: false }
    worker.unref()
    worker.on('message', (said: Said) => {
      if (this.thread === thread) this.hear(thread, said)
    })
    const lost = (why: string) => {
      if (this.thread === thread) this.replace(why)
    }
    worker.on('error', (error: Error) => lost(error.stack ?? error.message))
    worker.on('exit', (code) => lost(`exit ${code}`))
    return thread
  }

  private hear(thread: { readonly worker: Worker; here: boolean }, said: Said): void {
    if (said.kind === 'here') {
      thread.here = true
      this.proven = true
      if (this.now) this.hand(thread.worker, this.now)
      return
    }
    if (said.task !== this.now?.number) return
    if (said.kind === 'thought') this.answer({ intents: said.intents, madeUp: false })
    else this.makeUp(said.why)
  }

  /** The thread is stopped: the next task starts another. */
  private replace(why: string): void {
    const { thread } = this
    this.thread = undefined
    void thread?.worker.terminate()
    if (this.now) this.makeUp(why)
  }

  private makeUp(why: string): void {
    const { task } = this.now!
    this.options.log({ level: 'warn', event: 'stand-in/made-up', data: { level: task.level, why } })
    try {
      this.answer({ intents: thinkBriefly(task), madeUp: true })
    } catch (cause) {
      this.options.log({ level: 'incident', event: 'stand-in/speechless', cause })
      this.answer({ intents: [], madeUp: true })
    }
  }

  private answer(thought: Thought): void {
    clearTimeout(this.timer)
    const asked = this.now
    this.now = undefined
    asked?.answer(thought)
    this.next()
  }

  /** Ends the thread; tasks that still wait get null. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    const { thread } = this
    this.thread = undefined
    for (const { answer } of [...(this.now ? [this.now] : []), ...this.waiting.splice(0)]) answer(null)
    this.now = undefined
    await thread?.worker.terminate()
  }
}
