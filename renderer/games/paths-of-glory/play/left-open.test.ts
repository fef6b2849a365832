import { expect, it } from 'vitest'
import { whereFrom } from './left-open.ts'

it('has a sentence for one place where nobody would stay, and one for several', () => {
  expect(['Liege', 'Liege, Koblenz'].map(whereFrom)).toEqual(['open_if', 'open_if_several'])
})
