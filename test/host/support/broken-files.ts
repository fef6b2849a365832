// Broken files and folders: cut, with changed bytes, too large, of other programs; pipes, folders and links where a
// journal should be; copies under another name. All follow from a seed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { packEntry, type Entry } from '../../../electron/host/storage/entry.ts'
import { NO_SUM, writeLine } from '../../../electron/host/storage/line.ts'
import { LARGEST_TABLE_FILE } from '../../../electron/host/storage/table-file.ts'
import type { Random } from '../../../shared/kernel/random.ts'

type Json = Record<string, unknown>

/** A saved table with a valid checksum, so that its contents are read. */
export function sealed(table: Json): string {
  const checksum = createHash('sha256').update(JSON.stringify(table)).digest('hex')
  return JSON.stringify({ format: 'entente-table', schema: 1, checksum, table })
}

const packed = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64')

const HOST = { kind: 'host' }
const configure = (seq: number, at = seq) => ({
  seq,
  at,
  actor: HOST,
  command: { kind: 'configure', settings: { name: `n${seq}` } },
})

/** A kind of broken file: made from a sound one. */
export interface BrokenFile {
  readonly name: string
  readonly make: (sound: string, random: Random) => string
  /** Whether it may open: only its size or length is unusual. */
  readonly mayOpen?: boolean
  /** Takes seconds of work to read. */
  readonly slow?: boolean
}

const tableOf = (sound: string): Json => (JSON.parse(sound) as { table: Json }).table
const startOf = (sound: string, state: string): string => {
  const table = tableOf(sound)
  return sealed({ ...table, journal: [], start: { seq: 0, maker: makerIn(sound), state: packed(state) } })
}
/** The version of this program as snapshots name it. */
const makerIn = (sound: string): string => {
  const { game } = tableOf(sound)['genesis'] as { game: { id: string; version: number } }
  return `table 1, ${game.id} ${game.version}`
}
const wide = (count: number, one: string): string => `[${Array.from({ length: count }, () => one).join(',')}]`
const recordOf = (table: unknown): string => JSON.stringify({ table, at: 1, keys: {}, acts: {} })
const played = (sound: string, state: unknown, more: Json = {}): string =>
  recordOf({
    ...(tableOf(sound)['genesis'] as Json),
    play: {
      state,
      stage: { kind: 'stage', index: 0 },
      bell: { kind: 'none' },
      paused: true,
      ready: [],
      ballot: null,
      lastBallot: null,
      closings: 0,
      skipped: [],
      ...more,
    },
  })

export const BROKEN_FILES: readonly BrokenFile[] = [
  { name: 'cut', make: (sound, random) => sound.slice(0, random.below(sound.length)) },
  {
    name: 'flipped',
    make: (sound, random) => {
      const bytes = Buffer.from(sound)
      const at = random.below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(7))
      return bytes.toString()
    },
  },
  { name: 'foreign text', make: (_sound, random) => 'x'.repeat(random.below(100_000)) },
  { name: 'another JSON', make: () => JSON.stringify({ format: 'something', rows: [1, 2, 3] }) },
  { name: 'too large', slow: true, make: () => ' '.repeat(LARGEST_TABLE_FILE + 1) },
  { name: 'deep', make: () => '['.repeat(8_000_000) },
  { name: 'deep objects', make: () => '{"a":'.repeat(2_000_000) },
  { name: 'wide', make: () => wide(290_000, '[]') },
  { name: 'many keys', make: () => `{${Array.from({ length: 700_000 }, (_, i) => `"k${i}":0`).join(',')}}` },
  {
    name: 'many objects of many keys',
    make: () => {
      const keysFrom = (first: number) => Array.from({ length: 900 }, (_, i) => `"k${first + i}":0`).join(',')
      return `[${Array.from({ length: 800 }, (_, i) => `{${keysFrom(i * 900)}}`).join(',')}]`
    },
  },
  {
    name: 'a deep intent',
    make: (sound) => {
      const command = {
        kind: 'intent',
        sealed: Buffer.from(`{"seat":"x","intent":${'['.repeat(100_000)}${']'.repeat(100_000)}}`).toString(
          'base64url',
        ),
      }
      return sealed({ ...tableOf(sound), journal: [{ seq: 1, at: 1, actor: HOST, command }] })
    },
  },
  { name: 'an inflated state', make: (sound) => startOf(sound, `[${'0,'.repeat(31_000_000)}0]`) },
  { name: 'an array for a state', make: (sound) => startOf(sound, wide(500_000, '0')) },
  { name: 'an array for a table', make: (sound) => startOf(sound, `{"table":${wide(500_000, '0')}}`) },
  {
    name: 'an array for a genesis',
    make: (sound) => sealed({ ...tableOf(sound), genesis: Array.from({ length: 500_000 }, () => 0) }),
  },
  { name: 'a number for a game', make: (sound) => startOf(sound, played(sound, 5)) },
  {
    name: 'a bell at no time',
    make: (sound) => startOf(sound, played(sound, {}, { bell: { kind: 'running', at: 1e300, lengthMs: 1 } })),
  },
  {
    name: 'a genesis in play',
    make: (sound) => sealed({ ...tableOf(sound), genesis: (JSON.parse(played(sound, 5)) as Json)['table'] }),
  },
  {
    name: 'a time beyond all',
    make: (sound) => sealed({ ...tableOf(sound), journal: [configure(1, 1e300)] }),
  },
  {
    name: 'a time before all',
    make: (sound) => sealed({ ...tableOf(sound), journal: [configure(1, -1e300)] }),
  },
  {
    name: 'a gap',
    make: (sound) => sealed({ ...tableOf(sound), journal: [configure(1), configure(9)] }),
  },
  { name: 'a game nobody has', make: (sound) => sealed({ ...tableOf(sound), game: 'constructor' }) },
  {
    name: 'a crowd',
    slow: true,
    make: (sound) =>
      sealed({
        ...tableOf(sound),
        journal: Array.from({ length: 20_000 }, (_, i) => ({
          seq: i + 1,
          at: 1,
          actor: { kind: 'player', player: `p${i}` },
          command: { kind: 'join', player: `p${i}`, name: `N${i}` },
        })),
      }),
  },
  {
    name: 'forty thousand settings',
    mayOpen: true,
    slow: true,
    make: (sound) =>
      sealed({ ...tableOf(sound), journal: Array.from({ length: 40_000 }, (_, i) => configure(i + 1)) }),
  },
  {
    name: 'more entries than any',
    slow: true,
    make: (sound) =>
      sealed({ ...tableOf(sound), journal: Array.from({ length: 110_000 }, (_, i) => configure(i + 1)) }),
  },
]

/** A kind of odd folder: made in place of a sound one, which lies at `folder`. */
export interface OddFolder {
  readonly name: string
  readonly make: (folder: string, random: Random) => Promise<void>
  /** Takes seconds of work to read. */
  readonly slow?: boolean
}

const journalIn = async (folder: string): Promise<string> =>
  path.join(folder, (await readdir(folder)).find((name) => /^journal(-\d+)?\.ndjson$/.test(name)) ?? '')

async function dropSnapshots(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.startsWith('snapshot')) await rm(path.join(folder, name))
}

/** A journal with true checksums over whatever it says. */
async function forge(folder: string, count: number, say: (seq: number) => unknown): Promise<void> {
  const file = await journalIn(folder)
  const header: unknown = JSON.parse((await readFile(file, 'utf8')).split('\n')[0]?.slice(17) ?? '')
  let { text, sum } = writeLine(NO_SUM, header)
  for (let seq = 1; seq <= count; seq++) {
    const line = writeLine(sum, packEntry(say(seq) as Entry))
    text += line.text
    sum = line.sum
  }
  await writeFile(file, text)
  await dropSnapshots(folder)
}

const replaceBy = (make: (file: string) => Promise<unknown> | void) => async (folder: string) => {
  const file = await journalIn(folder)
  await rm(file)
  await make(file)
}

export const ODD_FOLDERS: readonly OddFolder[] = [
  {
    name: 'cut',
    make: async (folder, random) => {
      const file = await journalIn(folder)
      await truncate(file, random.below((await readFile(file)).length))
    },
  },
  {
    name: 'flipped',
    make: async (folder, random) => {
      const file = await journalIn(folder)
      const bytes = await readFile(file)
      const at = random.below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8))
      await writeFile(file, bytes)
    },
  },
  {
    name: 'flipped snapshot',
    make: async (folder, random) => {
      const names = (await readdir(folder)).filter((name) => name.startsWith('snapshot'))
      const file = path.join(folder, names[random.below(names.length)] ?? '')
      const bytes = await readFile(file)
      bytes[random.below(bytes.length)] = 0
      await writeFile(file, bytes)
    },
  },
  { name: 'empty', make: replaceBy((file) => writeFile(file, '')) },
  { name: 'gone', make: replaceBy(() => {}) },
  {
    name: 'gone, snapshots too',
    make: async (folder) => {
      await dropSnapshots(folder)
      await writeFile(path.join(folder, 'journal.torn'), 'x')
      await rm(await journalIn(folder))
    },
  },
  { name: 'foreign', make: replaceBy((file) => writeFile(file, 'nothing of ours\n'.repeat(1_000))) },
  {
    name: 'huge',
    make: replaceBy(async (file) => {
      await writeFile(file, '')
      await truncate(file, 400_000_000)
    }),
  },
  { name: 'pipe', make: replaceBy((file) => void execFileSync('mkfifo', [file])) },
  { name: 'folder', make: replaceBy((file) => mkdir(file)) },
  { name: 'link to nowhere', make: replaceBy((file) => symlink('/nowhere/at/all', file)) },
  { name: 'link to itself', make: replaceBy((file) => symlink(file, file)) },
  { name: 'link to a device', make: replaceBy((file) => symlink('/dev/zero', file)) },
  {
    name: 'snapshot pipe',
    make: async (folder) => void execFileSync('mkfifo', [path.join(folder, 'snapshot-999999999.entente')]),
  },
  {
    name: 'file for a folder',
    make: async (folder) => {
      await rm(folder, { recursive: true })
      await writeFile(folder, 'a file')
    },
  },
  {
    name: 'copied',
    make: async (folder) => {
      await cp(folder, `${folder}-backup`, { recursive: true })
      await rm(folder, { recursive: true })
    },
  },
  { name: 'renamed', make: (folder) => rename(folder, `${folder} (copy)`) },
  {
    name: 'linked folder',
    make: async (folder) => {
      await rename(folder, `${folder}9`)
      await symlink(`${folder}9`, folder)
    },
  },
  {
    name: 'doubled line',
    make: async (folder) => {
      const file = await journalIn(folder)
      const text = await readFile(file, 'utf8')
      const last = text.trimEnd().split('\n').at(-1) ?? ''
      await writeFile(file, `${text}${last}\n`)
    },
  },
  { name: 'time beyond all', make: (folder) => forge(folder, 1, (seq) => configure(seq, 1e300)) },
  {
    name: 'deep',
    make: (folder) =>
      forge(folder, 1, (seq) => ({
        ...configure(seq),
        command: JSON.parse(
          `{"kind":"configure","settings":{"options":${'['.repeat(2_000)}${']'.repeat(2_000)}}}`,
        ) as unknown,
      })),
  },
  {
    name: 'sixty thousand settings',
    slow: true,
    make: (folder) => forge(folder, 60_000, (seq) => configure(seq)),
  },
]
