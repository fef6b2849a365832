import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tryBoards } from './folder.ts'

const ISLES = join(import.meta.dirname, '../../../resources/boards')
const root = mkdtempSync(join(tmpdir(), 'entente-boards-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A folder with the example board, its definition changed. */
function folderWith(name: string, change: (text: string) => string): string {
  const folder = join(root, name)
  mkdirSync(folder)
  cpSync(ISLES, folder, { recursive: true })
  const file = join(folder, 'three-isles.json')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return folder
}

test('draws pictures of a board in a folder, in which a name is text', () => {
  const folder = folderWith('good', (text) => text.replace('"Moor"', '"<b>Moor"'))
  const { notes, errors } = tryBoards(folder, join(root, 'out'))
  expect(errors).toEqual([])
  const zoomed = notes.find((note) => note.endsWith('-zoomed.svg'))!
  const picture = readFileSync(zoomed, 'utf8')
  expect(picture).toContain('&lt;b>Moor')
  expect(picture).not.toContain('<b>')
})

test('says each fault of a board in a sentence with the names of its places', () => {
  const folder = folderWith('faulty', (text) => text.replace('"HIL": ["FJO", "CAP"]', '"HIL": ["FJO"]'))
  const { notes, errors } = tryBoards(folder, join(root, 'out'))
  expect(notes).toEqual([])
  expect(errors).toEqual(['Cape (CAP) borders Hills (HIL), but not the other way round.'])
})

test('says of a file that is no board that it holds none', () => {
  const file = join(root, 'letter.txt')
  writeFileSync(file, 'Dear Tsar')
  expect(tryBoards(file, join(root, 'out')).errors).toEqual([`${file} holds no board`])
})

test.each(['empty', 'missing'])('says of a folder that is %s that it holds no board', (name) => {
  const folder = join(root, name)
  if (name === 'empty') mkdirSync(folder)
  expect(tryBoards(folder, join(root, 'out')).errors).toEqual([`${folder} holds no board`])
})
