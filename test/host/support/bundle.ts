// A program of the host in one file for plain Node, so that many starts are quick.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'

/** Bundles a source file; resolves to the path of what it made, in a folder of its own. */
export async function bundle(source: string): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'entente-program-'))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      target: 'node20',
      rollupOptions: {
        external: ['bufferutil', 'utf-8-validate'],
        output: { entryFileNames: 'program.mjs', codeSplitting: false },
      },
    },
  })
  return path.join(outDir, 'program.mjs')
}

export const removeBundle = (program: string): Promise<void> =>
  rm(path.dirname(program), { recursive: true, force: true })
