/** One event in the host that is worth knowing. It never holds a token, an order or a vote. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'incident'
  /** Stable, like a refusal's code: `journal/torn`. */
  readonly event: string
  readonly table?: string
  readonly rev?: number
  readonly data?: Readonly<Record<string, string | number>>
  /** The exception or refusal behind an incident. */
  readonly cause?: unknown
}
export type Log = (entry: LogEntry) => void

/**
 * One line of text and where it happened: `incident table/crashed table=t12 rev=7 RangeError` and the calls. The
 * message of an exception is left out, for it may quote an order.
 */
export function logLine({ level, event, table, rev, data, cause }: LogEntry): string {
  const facts = Object.entries({ table, rev, ...data }).filter(([, value]) => value !== undefined)
  const words = [level, event, ...facts.map(([key, value]) => `${key}=${String(value)}`)]
  return [...words, ...traceOf(cause)].join(' ')
}

/** The kind of an exception, its code where the system gave one (`ENOSPC`), and the calls that led to it. */
function traceOf(cause: unknown): readonly string[] {
  if (typeof cause !== 'object' || cause === null) return []
  const code = 'code' in cause && typeof cause.code === 'string' ? [cause.code] : []
  if (!(cause instanceof Error)) return code
  const calls = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const inner = cause.cause === undefined ? [] : ['because of', ...traceOf(cause.cause)]
  return [cause.constructor.name, ...code, ...inner, ...calls.map((call) => `\n${call}`)]
}

/** Standard error, so that standard output stays free for what the user asked for. */
export const consoleLog: Log = (entry) => {
  if (entry.level !== 'info') console.error(logLine(entry))
}

/** Keeps incidents, for tests. */
export function memoryLog(): Log & { readonly entries: LogEntry[] } {
  const entries: LogEntry[] = []
  return Object.assign((entry: LogEntry) => void entries.push(entry), { entries })
}
