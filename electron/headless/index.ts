import path from 'node:path'
import { runHeadless } from './run.ts'

const started = await runHeadless({
  args: process.argv.slice(2),
  assets: path.join(import.meta.dirname, '../renderer'),
  standIns: path.join(import.meta.dirname, 'stand-in-worker.js'),
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
  nodeVersion: process.versions.node,
})

if ('status' in started) {
  process.exitCode = started.status
} else {
  // Whoever started this program may want to open the host's page.
  process.send?.({ hostUrl: started.hostUrl })
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // A second Ctrl+C is for people who cannot wait.
      if (stopping) process.exit(130)
      stopping = true
      void started.close().then(() => process.exit(0))
    })
}
