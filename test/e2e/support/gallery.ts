// The gallery, built as the product is built and served as files.
import path from 'node:path'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'
import { buildOnce } from '../../../tools/setup/build.mjs'

const root = path.resolve(import.meta.dirname, '../../..')

export interface Gallery {
  readonly url: string
  close(): Promise<void>
}

/** Serves the gallery of a game; `url` ends without a slash. */
export async function serveGallery(game = 'diplomacy'): Promise<Gallery> {
  const configFile = path.join(root, `renderer/games/${game}/gallery/vite.config.ts`)
  const folder = `node_modules/.cache/galleries/${game}`
  const outDir = path.join(root, folder)
  await buildOnce(folder, async () => {
    await build({
      configFile,
      logLevel: 'warn',
      // The gallery is never loaded over a network, so it may be one file.
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
    })
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
    close: () => server.close(),
  }
}

/** Waits for the board: an empty one has no units, and a province has no box of its own. */
export async function boardDrawn(page: Page): Promise<void> {
  await page.locator('.board svg.layer').first().waitFor()
  await page.locator('.board [data-province]').first().waitFor({ state: 'attached' })
}

/** Opens one of its exhibits (`exhibit=late`), and waits for the board. */
export async function openExhibit(page: Page, { url }: Gallery, hash: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${url}/#${hash}`)
  await boardDrawn(page)
}
