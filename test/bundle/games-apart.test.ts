// Only a game's own folders and one line in each list of games know it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const PAGES_LIST = 'renderer/games/index.ts'
const GAMES_LIST = 'shared/games/index.ts'
/** Games that read boards which people bring. */
const BRINGERS_LIST = 'shared/games/bringers.ts'
/** The folders of the shipped games, and what the lists call them. */
const SHIPPED = [
  { folder: 'diplomacy', name: 'diplomacy' },
  { folder: 'paths-of-glory', name: 'pathsOfGlory' },
] as const

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

it('games import nothing of each other', () => {
  const games = files.filter((file) => /^(renderer|shared)\/games\/[^/]+\//.test(file))
  expect(games.length).toBeGreaterThan(500)
  const foreign = games.flatMap((file) =>
    importsOf(file)
      .filter((other) => /\/games\/[^/]+\//.test(other) && gameOf(other) !== gameOf(file))
      .map((other) => `${file} imports ${other}`),
  )
  expect(foreign).toEqual([])
})

const gameOf = (file: string) => /\/games\/([^/]+)\//.exec(file)?.[1]

/** A list of games without the imports and the lines of any. */
function emptied(list: string): string {
  const mentions = (line: string) =>
    SHIPPED.some(
      ({ folder, name }) =>
        line.includes(`/${folder}/`) || new RegExp(`^ +({ game: )?('${folder}': )?${name}\\b.*,$`).test(line),
    )
  return list
    .split('\n')
    .filter((line) => !mentions(line))
    .join('\n')
}

// Games import nothing of each other, so a program with some of them builds where one without any does.
describe('without any game', { tags: 'campaign' }, () => {
  let copy: string
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'entente-gameless-'))
    for (const part of ['electron', 'renderer', 'shared', 'resources', 'tools', 'test/cards'])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
    for (const file of ['package.json', 'electron.vite.config.ts', 'svelte.config.js', 'tsconfig.base.json'])
      cpSync(path.join(root, file), path.join(copy, file))
    cpSync(path.join(root, 'project.inlang'), path.join(copy, 'project.inlang'), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    for (const { folder } of SHIPPED)
      for (const games of ['renderer/games', 'shared/games'])
        rmSync(path.join(copy, games, folder), { recursive: true })
    for (const list of [PAGES_LIST, GAMES_LIST, BRINGERS_LIST]) {
      const left = emptied(readFileSync(path.join(copy, list), 'utf8'))
      expect(left.split('\n').filter((line) => SHIPPED.some(({ name }) => line.includes(name)))).toEqual([])
      writeFileSync(path.join(copy, list), left)
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('the program still builds', { timeout: 120_000 }, () => {
    const built = execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/electron-vite/bin/electron-vite.js'),
        'build',
        ...['--mode', 'loose', '--logLevel', 'warn'],
      ],
      { cwd: copy, stdio: 'pipe' },
    )
    expect(built.toString()).not.toMatch(/error/i)
    const main = path.join(copy, 'out/main')
    const host = readdirSync(main, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(main, file), 'utf8'))
      .join('')
    // The id by which the host knows a game.
    for (const { folder } of SHIPPED) expect(host).not.toContain(`id: "${folder}"`)
  })
})
