import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { adjudicate } from './adjudicate.ts'
import { idOf, readCase, type CaseId, type Fault } from './case.ts'
import type { Flags } from './flags.ts'
import { linesOf, LONGEST_LINE, type InputLine } from './lines.ts'
import { faultReport, reportOf, type Teller } from './report.ts'

/** Characters of answers that are gathered before they are written. */
const BATCH = 2 ** 15

export interface Tally {
  readonly answered: number
  readonly failed: number
}

/**
 * Answers each line of `input` that is not blank with one line, in order. Waits while `output` is full, so that memory
 * stays bounded; answers leave at the latest when the input pauses.
 */
export async function answerAll(
  input: AsyncIterable<Buffer>,
  output: Writable,
  flags: Flags,
  tell?: Teller,
): Promise<Tally> {
  let number = 0
  let answered = 0
  let failed = 0
  let batch = ''
  const flush = async () => {
    const full = batch !== '' && !output.write(batch)
    batch = ''
    if (full) await once(output, 'drain')
  }
  for await (const lines of linesOf(input)) {
    for (const line of lines) {
      number += 1
      if ('text' in line && line.text.trim() === '') continue
      const answer = answerLine(line, number, flags, tell)
      answered += 1
      if (answer.failed) failed += 1
      batch += `${answer.text}\n`
      if (batch.length >= BATCH) await flush()
    }
    await flush()
  }
  return { answered, failed }
}

function answerLine(
  line: InputLine,
  number: number,
  flags: Flags,
  tell: Teller | undefined,
): { readonly text: string; readonly failed: boolean } {
  let id: CaseId = null
  const fail = (fault: Fault) => ({ text: faultReport(id, number, fault), failed: true })
  if ('tooLong' in line) return fail({ code: 'too-long', message: `longer than ${LONGEST_LINE} bytes` })
  try {
    const value = parsed(line.text)
    if (value === undefined) return fail({ code: 'not-json', message: 'the line is not JSON' })
    id = idOf(value)
    const given = readCase(value, flags)
    if (!given.ok) return fail(given.error)
    const verdict = adjudicate(given.value)
    return { text: reportOf(id, given.value, verdict, tell), failed: false }
  } catch (error) {
    // A bug affects one case only: the others are still answered.
    return fail({ code: 'internal', message: error instanceof Error ? error.message : String(error) })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
