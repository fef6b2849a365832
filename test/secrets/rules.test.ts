// Each rule of the game and of letters has the tests that `rules.ts` names.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CASES, RETREATS, WINTERS } from './cases.ts'
import { FILES, RULES } from './rules.ts'

const root = path.resolve(import.meta.dirname, '../..')
const parts = (text: string, by: string) => text.split(by).map((part) => part.trim())

const rows = RULES.trim()
  .split('\n')
  .map((row) => parts(row, '|'))
const ids = rows.map(([id = '']) => id)
const casesOf = [CASES, RETREATS, WINTERS].flatMap((table) =>
  parts(table.trim(), '\n\n').map((row) => parts(row, '|')[0] ?? ''),
)

const span = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`)

it('are all there', () => {
  expect(ids).toEqual([
    ...span('S', 1, 3),
    ...span('S', 10, 18),
    ...span('S', 20, 22),
    ...span('S', 30, 31),
    ...span('S', 40, 43),
    ...span('S', 50, 53),
    ...span('S', 55, 56),
    ...span('L', 1, 9),
  ])
})

it('are the rules of the cases', () => {
  expect(casesOf.filter((rule) => !ids.includes(rule))).toEqual([])
})

describe('is held to', () => {
  it.each(rows.map(([id = '', , tests = '']) => [id, tests] as const))('%s', (id, tests) => {
    for (const test of parts(tests, ';')) {
      if (test === 'cases') expect(casesOf).toContain(id)
      else {
        const [file = '', title = ''] = parts(test, ' > ')
        expect([test, FILES[file]]).toEqual([test, expect.any(String)])
        const text = readFileSync(path.join(root, FILES[file] ?? ''), 'utf8')
        expect([test, text.includes(`'${title}`)]).toEqual([test, true])
      }
    }
  })
})
