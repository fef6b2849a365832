// The real shell, where there is an Electron program: everything that test/bundle tests with a fake. Where there is
// none, this test is skipped with a message.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron, expect, type ElectronApplication, type Page } from '@playwright/test'
import { newTable } from './support/new-table.ts'
import { speak } from './support/speak.ts'
import { test } from './support/test.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'node_modules/electron')
const named = path.join(folder, 'path.txt')
const program = existsSync(named) ? path.join(folder, 'dist', readFileSync(named, 'utf8').trim()) : undefined
const display =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
const missing =
  program === undefined || !existsSync(program)
    ? 'there is no Electron program (npx install-electron fetches it)'
    : display
      ? null
      : 'there is no display'

let data: string
test.beforeAll(async () => {
  if (missing) console.log(`desktop.spec.ts: the shell was not run, ${missing}.`)
  data = await mkdtemp(path.join(tmpdir(), 'entente-shell-'))
})
test.afterAll(() => rm(data, { recursive: true, force: true }))

async function start(...words: string[]): Promise<{ app: ElectronApplication; page: Page }> {
  const app = await _electron.launch({
    executablePath: program as string,
    args: [
      root,
      `--user-data-dir=${data}`,
      '--port',
      '0',
      '--address',
      '127.0.0.1',
      '--no-announce',
      ...words,
    ],
  })
  const page = await app.firstWindow()
  await expect(page.locator('main').first()).toBeVisible()
  return { app, page }
}

/** Answers the next save dialogs with a file. */
const choose = (app: ElectronApplication, file: string) =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen })
  }, file)

test('a window, a table, the big screen, a file, a PDF, and everything back the next time', async () => {
  test.skip(missing !== null, missing ?? '')
  const file = path.join(data, 'Friday.entente')
  const pdf = path.join(data, 'position.pdf')
  const first = await start()
  await speak(first.page, 'en')
  await newTable(first.page)
  await first.page.getByRole('button', { name: 'Start the game' }).click()

  const opening = first.app.waitForEvent('window')
  await first.page.getByRole('button', { name: 'View', exact: true }).click()
  await first.page.getByText('Big screen in a new window').click()
  const screen = await opening
  await expect(screen.getByText('Spring 1901')).toBeVisible()
  const displays = await first.app.evaluate(({ BrowserWindow, screen: desk }) => ({
    count: desk.getAllDisplays().length,
    at: BrowserWindow.getAllWindows().map((window) => desk.getDisplayMatching(window.getBounds()).id),
  }))
  if (displays.count > 1) expect(new Set(displays.at).size).toBe(2)
  expect(await screen.evaluate(() => 'desktop' in window)).toBe(false)

  await choose(first.app, file)
  await first.page.keyboard.press('Control+s')
  await expect.poll(() => existsSync(file)).toBe(true)
  await choose(first.app, pdf)
  await first.page.keyboard.press('Control+p')
  await first.page.getByRole('button', { name: 'Save as PDF' }).click()
  await expect.poll(() => existsSync(pdf)).toBe(true)
  expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await stat(pdf)).size).toBeGreaterThan(10_000)
  await first.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()
      .find((window) => window.webContents.getURL().endsWith('#host'))
      ?.setBounds({ x: 40, y: 50, width: 1000, height: 700 })
  })
  await first.app.close()

  const second = await start(file)
  await expect(second.page.getByText('Spring 1901')).toBeVisible()
  const bounds = await second.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getBounds(),
  )
  expect(bounds).toMatchObject({ width: 1000, height: 700 })
  await second.app.close()
})
