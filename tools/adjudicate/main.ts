import { parseFlags, USAGE } from './flags.ts'
import { tellerFor } from './sentences.ts'
import { answerAll } from './stream.ts'

/**
 * Runs the adjudicator on stdin and stdout; `sentences` is where the compiled messages lie. The exit status is 1 if any
 * line failed, 2 for a wrong command line.
 */
export async function main(args: readonly string[], sentences?: string): Promise<void> {
  const flags = parseFlags(args)
  if (!flags.ok) {
    process.stderr.write(`adjudicate: ${flags.error}\n\n${USAGE}`)
    process.exitCode = 2
    return
  }
  if (!flags.value) {
    process.stdout.write(USAGE)
    return
  }
  // A reader that closes the pipe early (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const tell = flags.value.explain ? await tellerFor(flags.value.language, sentences) : undefined
  const { failed } = await answerAll(process.stdin, process.stdout, flags.value, tell)
  if (failed > 0) process.exitCode = 1
}
