/** One thing worth knowing about the host. It never holds a token, an order or a vote. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'incident'
  /** Stable, like a refusal's code: `journal/torn`. */
  readonly event: string
  readonly table?: string
  readonly rev?: number
  readonly data?: Readonly<Record<string, string | number>>
  /** The exception behind an incident. */
  readonly cause?: unknown
}
export type Log = (entry: LogEntry) => void

/** One line of text: `incident table/crashed table=t12 rev=7 Error: ...`. */
export function logLine({ level, event, table, rev, data, cause }: LogEntry): string {
  const facts = Object.entries({ table, rev, ...data }).filter(([, value]) => value !== undefined)
  const words = [level, event, ...facts.map(([key, value]) => `${key}=${String(value)}`)]
  if (cause instanceof Error) words.push(cause.stack ?? cause.message)
  else if (cause !== undefined) words.push(JSON.stringify(cause))
  return words.join(' ')
}

/** Standard error, so that standard output stays free for what the user asked for. */
export const consoleLog: Log = (entry) => {
  if (entry.level !== 'info') console.error(logLine(entry))
}

/** Keeps what was said, for tests. */
export function memoryLog(): Log & { readonly entries: LogEntry[] } {
  const entries: LogEntry[] = []
  return Object.assign((entry: LogEntry) => void entries.push(entry), { entries })
}
