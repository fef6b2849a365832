import { expect, it } from 'vitest'
import { ableOf } from './able.ts'
import { Commands } from './offered.svelte.ts'

it('runs the command of the part opened last, and that of the one below once it closes', () => {
  const commands = new Commands()
  const done: string[] = []
  commands.add(() => ({ 'sheet.undo': () => done.push('sheet'), 'table.save': () => done.push('save') }))
  const close = commands.add(() => ({ 'sheet.undo': null, 'sheet.redo': () => done.push('redo') }))
  expect(ableOf(commands).map(({ id }) => id)).toEqual(['table.save', 'sheet.redo'])
  expect(commands.run('sheet.undo')).toBe(false)
  expect(commands.find('table.people')).toBeUndefined()
  close()
  expect(commands.run('sheet.undo')).toBe(true)
  expect(commands.run('sheet.redo')).toBe(false)
  expect(done).toEqual(['sheet'])
})
