import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeOthers, unpack } from './packed-pages.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'entente-packed-'))
})
afterEach(() => rm(data, { recursive: true }))

const packed = (page: string): string => {
  const files = { 'pages/index.html': Buffer.from(page).toString('base64') }
  return brotliCompressSync(JSON.stringify(files)).toString('base64')
}
const pageIn = (folder: string) => readFile(path.join(folder, 'pages/index.html'), 'utf8')

it('a newer version removes the pages of a running older one only when it has the data folder to itself', async () => {
  const older = await unpack(packed('old'), data)
  const newer = await unpack(packed('new'), data)
  expect(await pageIn(older)).toBe('old')
  expect(await pageIn(newer)).toBe('new')
  await removeOthers(newer)
  expect(await readdir(path.dirname(newer))).toEqual([path.basename(newer)])
  expect(await unpack(packed('new'), data)).toBe(newer)
  expect(await pageIn(newer)).toBe('new')
})
