import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** One figure, in the form every bench writes. */
export interface Measurement {
  readonly name: string
  /** Median of the samples. */
  readonly value: number
  readonly unit: string
  readonly samples: readonly number[]
}

/** The value under which that share of the samples lies; 0 without any. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const SAMPLES = 9
const SAMPLE_MS = 100
const WARM_MS = 500

/**
 * How often a second `work` does its `times` things: the median of nine samples after the compiler is warm. Seconds are
 * those of the processor, all threads of the process together, so that a busy machine does not blur the figure.
 */
export function rate(name: string, unit: string, times: number, work: () => void): Measurement {
  run(work, WARM_MS)
  const samples = Array.from({ length: SAMPLES }, () => Math.round(run(work, SAMPLE_MS) * times))
  return { name, value: percentile(samples, 0.5), unit, samples }
}

/** Calls a second of processor time, over at least that many milliseconds of it. */
function run(work: () => void, ms: number): number {
  const start = process.cpuUsage()
  let calls = 0
  let spent = 0
  while (spent < ms) {
    // The clock costs a microsecond or two, so it is not read at every call.
    for (let i = 0; i < 8; i++) work()
    calls += 8
    const { user, system } = process.cpuUsage(start)
    spent = (user + system) / 1000
  }
  return (calls * 1000) / spent
}

/** Calls over which the heap is watched: few enough that nothing is collected meanwhile, enough to see a byte a call. */
const WATCHED = 4000

/** Bytes of heap that one of the `times` things of `work` leaves behind: the median of nine samples, warm. */
export function growth(name: string, unit: string, times: number, work: () => void): Measurement {
  run(work, WARM_MS)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const calls = Math.ceil(WATCHED / times)
  const samples = Array.from({ length: SAMPLES }, () => {
    collect()
    const before = process.memoryUsage().heapUsed
    for (let i = 0; i < calls; i++) work()
    return Math.max(0, Math.round((process.memoryUsage().heapUsed - before) / (calls * times)))
  })
  return { name, value: percentile(samples, 0.5), unit, samples }
}
