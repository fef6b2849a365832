// A host that runs until it is told to stop.
import { runHeadless, type Surroundings } from './run.ts'

/** Starts the command-line program in this process; false where there is nothing to run or it cannot run. */
export async function runProgram(
  around: Pick<Surroundings, 'args' | 'assets' | 'standIns' | 'reading'>,
): Promise<boolean> {
  // Lets a parent process open the host's page.
  const show = process.connected ? (hostUrl: string) => void process.send?.({ hostUrl }) : undefined
  const starting = runHeadless({
    ...around,
    ...(show ? { show } : {}),
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
    nodeVersion: process.versions.node,
  })
  let stopping = false
  // Listens from the beginning: a user who knows the address may stop the host at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // A second Ctrl+C ends the program without waiting.
      if (stopping) process.exit(130)
      stopping = true
      void starting.then(async (started) => {
        if ('status' in started) return
        await started.close()
        process.exit(0)
      })
    })
  const started = await starting
  if ('status' in started) {
    process.exitCode = started.status
    return false
  }
  show?.(started.hostUrl)
  return true
}
