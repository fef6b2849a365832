// Only a game's own folders and one line in each of the two lists know it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const PAGES_LIST = 'renderer/games/index.ts'
const GAMES_LIST = 'shared/games/index.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|svelte)$/.test(file))

describe('the rooms of the table', () => {
  const ROOMS = [/^renderer\/(?!games\/)/, /^electron\//, /^shared\/(kernel|table|protocol|map)\//]
  const OWN_WORDS = /diplomacy|paths.of.glory|card-game/i

  it('name no game', () => {
    const shipped = files.filter(
      (file) => ROOMS.some((room) => room.test(file)) && !/\.test\.ts$|paraglide/.test(file),
    )
    expect(shipped.length).toBeGreaterThan(150)
    const naming = shipped.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => OWN_WORDS.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(naming).toEqual([])
  })
})

describe('without its one game', () => {
  let copy: string
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'entente-gameless-'))
    for (const part of ['electron', 'renderer', 'shared', 'resources', 'tools', 'test/cards'])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
    for (const file of ['package.json', 'electron.vite.config.ts', 'svelte.config.js', 'tsconfig.base.json'])
      cpSync(path.join(root, file), path.join(copy, file))
    cpSync(path.join(root, 'project.inlang'), path.join(copy, 'project.inlang'), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    for (const folder of ['renderer/games/diplomacy', 'shared/games/diplomacy'])
      rmSync(path.join(copy, folder), { recursive: true })
    for (const list of [PAGES_LIST, GAMES_LIST]) {
      const lines = readFileSync(path.join(copy, list), 'utf8').split('\n')
      const left = lines
        .filter((line) => !/^import .*\/diplomacy\//.test(line))
        .map((line) =>
          line.replace(/ (?:\{ )?diplomacy(?: \})?$/, ' {}').replace(/\[\{ game: diplomacy.*\]/, '[]'),
        )
      writeFileSync(path.join(copy, list), left.join('\n'))
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('the program still builds', { timeout: 120_000 }, () => {
    const built = execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'],
      { cwd: copy, stdio: 'pipe' },
    )
    expect(built.toString()).not.toMatch(/error/i)
    expect(readFileSync(path.join(copy, 'out/main/headless.js'), 'utf8')).not.toMatch(/diplomacy/i)
  })
})
