import { Readable, Writable } from 'node:stream'
import type { Flags } from '../../tools/adjudicate/flags.ts'
import type { Teller } from '../../tools/adjudicate/report.ts'
import { answerAll } from '../../tools/adjudicate/stream.ts'

export const FLAGS: Flags = {
  variant: 'standard',
  brought: null,
  edition: null,
  language: 'en',
  explain: false,
}

/** An answer, with types as loose as those of a script that reads it. */
export interface Answer {
  readonly id: string | number | null
  readonly line?: number
  readonly error?: { readonly code: string; readonly message: string }
  readonly units: Readonly<Record<string, readonly string[]>>
  readonly dislodged?: Readonly<
    Record<string, { readonly power: string; readonly retreats: readonly string[] }>
  >
  readonly results: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly strays?: readonly Readonly<Record<string, unknown>>[]
  readonly readings?: readonly Readonly<Record<string, unknown>>[]
  readonly waived?: readonly Readonly<Record<string, unknown>>[]
  readonly centers?: Readonly<Record<string, readonly string[]>>
}

/** Runs lines (texts as they are, all else as JSON) through the adjudicator. */
export async function adjudicated(
  lines: readonly unknown[],
  flags: Partial<Flags> = {},
  tell?: Teller,
): Promise<{ readonly answers: Answer[]; readonly failed: number }> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  let output = ''
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      output += chunk.toString()
      done()
    },
  })
  const { failed } = await answerAll(Readable.from([Buffer.from(input)]), sink, { ...FLAGS, ...flags }, tell)
  const answers = output.split('\n').filter(Boolean)
  return { answers: answers.map((line) => JSON.parse(line) as Answer), failed }
}
