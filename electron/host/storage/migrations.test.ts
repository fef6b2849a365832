import { describe, expect, it } from 'vitest'
import { Evening, host } from '../../../test/table/evening.ts'
import { skirmish } from '../../../test/table/skirmish.ts'
import { readTable } from '../../../shared/table/table.ts'
import { packEntry, unpackEntry, type Entry } from './entry.ts'
import { migrationFrom } from './migrations.ts'

const said = (word: string) => (value: unknown) => [...(value as string[]), word]

describe('a file of an older shape', () => {
  it('goes through every step from its own shape to the current one', () => {
    const steps = { 1: said('second'), 2: said('third'), 3: said('fourth') }
    const from = (schema: number) => {
      const migrate = migrationFrom(schema, steps, 4)
      return migrate.ok ? migrate.value([]) : migrate.error.code
    }
    expect(from(1)).toEqual(['second', 'third', 'fourth'])
    expect(from(3)).toEqual(['fourth'])
    expect(from(4)).toEqual([])
  })

  it('is refused by name where it is newer than the program, or of an unknown shape', () => {
    expect(migrationFrom(5, {}, 4)).toMatchObject({ error: { code: 'journal/newer' } })
    expect(migrationFrom(1, { 2: said('third') }, 3)).toMatchObject({
      error: { code: 'journal/unknown-schema' },
    })
  })

  it('may lack later fields: a table without gamemaster and agreed hour has neither', () => {
    const { table } = new Evening()
    const { gamemaster: _g, endAt: _e, ...settings } = table.settings
    expect(readTable(skirmish, { ...table, settings })).toEqual({ ok: true, value: table })
  })
})

describe('a ruling in the journal', () => {
  const entry: Entry = {
    seq: 1,
    at: 5,
    actor: host,
    command: {
      kind: 'rule',
      reason: 'as said',
      ruling: { kind: 'correct', seat: 'red' as never, intent: { write: 'x' } },
    },
  }

  it('is encoded as orders are, for it may quote a sheet', () => {
    expect(JSON.stringify(packEntry(entry))).not.toContain('write')
    expect(unpackEntry(packEntry(entry))).toEqual(entry)
  })

  it('is also read in the form of older journals', () => {
    expect(unpackEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  })
})
