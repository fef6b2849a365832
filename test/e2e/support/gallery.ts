// The gallery, built as the product is built and served as files.
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'

const configOf = (game: string) =>
  path.resolve(import.meta.dirname, `../../../renderer/games/${game}/gallery/vite.config.ts`)

/** Builds it once for all test files in this process and removes it when the process ends; resolves to its folder. */
async function buildGallery(configFile: string): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'entente-gallery-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile,
    logLevel: 'warn',
    // The gallery is never loaded over a network, so it may be one file.
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  })
  return outDir
}
const built = new Map<string, Promise<string>>()

export interface Gallery {
  readonly url: string
  close(): Promise<void>
}

/** Serves the gallery of a game; `url` ends without a slash. */
export async function serveGallery(game = 'diplomacy'): Promise<Gallery> {
  const configFile = configOf(game)
  const building = built.get(game) ?? buildGallery(configFile)
  built.set(game, building)
  const outDir = await building
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
