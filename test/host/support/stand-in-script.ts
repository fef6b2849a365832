// The stand-ins' thread as one file: Node does not read TypeScript by itself.
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { bundle, removeBundle } from './bundle.ts'

/** Makes the script before the tests of a file, and takes it away after them. */
export function useStandInScript(): { readonly script: string } {
  const made = { script: '' }
  beforeAll(async () => {
    made.script = await bundle(
      path.resolve(import.meta.dirname, '../../../electron/host/stand-ins/worker.ts'),
    )
  }, 60_000)
  afterAll(() => removeBundle(made.script))
  return made
}
