import { fitsHere, isInstalled, lockedPackages } from './lock.mjs'
import { progress } from './progress.mjs'
import { run } from './run.mjs'
import { giveUp } from './say.mjs'

const OLDEST = [20, 19]

/** Ends with a sentence where this Node is too old to run the host. */
export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantMajor = 0, wantMinor = 0] = OLDEST
  if (major < wantMajor || (major === wantMajor && minor < wantMinor))
    giveUp(`Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

/**
 * Installs the locked dependencies that a purpose needs, where they are missing or of other versions.
 * What only tests, checks and campaigns need is left out for whoever just starts the program.
 * @param {import('./lock.mjs').Purpose} [purpose]
 */
export async function needDependencies(purpose = 'everything') {
  if (isInstalled(purpose)) return
  const wanted = [...lockedPackages(purpose).values()].filter(fitsHere).length
  const shown = progress('installing the locked dependencies', wanted)
  /** @type {string[]} */
  const complaints = []
  const status = await run(
    'npm',
    [
      'ci',
      ...(purpose === 'program' ? ['--omit=dev'] : []),
      '--no-audit',
      '--no-fund',
      // npm tells each package it has fetched only at this level.
      '--loglevel=http',
    ],
    {
      output: 'never',
      onLine: (line) => {
        if (/^npm http .*\.tgz\b/.test(line)) shown.step()
        else complaints.push(line)
      },
    },
  )
  shown.end()
  if (status === 0) return
  process.stderr.write(`${complaints.join('\n')}\n`)
  giveUp('the dependencies could not be installed; is the npm registry within reach?')
}
