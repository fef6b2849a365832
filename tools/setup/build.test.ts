import { statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sources } from './build.mjs'

it('a second start does not build again what the message compiler has only written anew', () => {
  const settings = path.resolve(import.meta.dirname, '../../project.inlang/settings.json')
  const before = sources()
  const { atime, mtimeMs } = statSync(settings)
  utimesSync(settings, atime, new Date(mtimeMs + 60_000))
  expect(sources()).toBe(before)
})
