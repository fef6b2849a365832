// The gallery built as the product is built, and served as plain files.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, preview } from 'vite'

const configFile = path.resolve(
  import.meta.dirname,
  '../../../renderer/games/diplomacy/gallery/vite.config.ts',
)

/** Builds and serves it; `url` ends without a slash. */
export async function serveGallery(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'entente-gallery-'))
  await build({
    configFile,
    logLevel: 'warn',
    // Nobody loads the gallery over a network: it may be one file.
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  })
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('the gallery has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
