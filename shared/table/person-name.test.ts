import { describe, expect, it } from 'vitest'
import type { PlayerId } from './holder.ts'
import { nameFault } from './person-name.ts'

const who = (id: string) => id as PlayerId
const table = (...names: string[]) => ({
  people: names.map((name) => ({ player: who(name), name, asking: null })),
})

describe('a name', () => {
  it.each(['Anna', 'Анна', 'Анна K', 'Ђорђе', 'José 2', '李小龍', '🎲', 'Ада-Maria'])('may be %s', (name) =>
    expect(nameFault(table(), name)).toBeUndefined(),
  )

  it.each(['', '...', '- -'])('must show something to call somebody by: “%s”', (name) =>
    expect(nameFault(table(), name)?.code).toBe('person/name-unreadable'),
  )

  it.each(['\u0410nna', 'Ann\u0430', 'Ολga'])('is written in one alphabet: %s', (name) =>
    expect(nameFault(table(), name)).toEqual({ code: 'person/name-mixed', data: { name } }),
  )

  it.each([
    ['Том', 'Tom'],
    ['BOBA', 'ВОВА'],
    ['Ivan', 'lvan'],
    ['Otto', '0tto'],
    ['Ａnna', 'Anna'],
  ])('that looks like %s cannot be %s', (there, name) =>
    expect(nameFault(table(there), name)).toEqual({
      code: 'person/name-alike',
      data: { name, other: there },
    }),
  )

  it('may look like its own bearer’s', () =>
    expect(nameFault(table('Том'), 'Tom', who('Том'))).toBeUndefined())
})
