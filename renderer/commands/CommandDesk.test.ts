import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import CommandDesk from './CommandDesk.svelte'
import { commands } from './offered.svelte.ts'

afterEach(() => {
  cleanup()
  location.hash = ''
})

it.each([
  [[{ at: 'learn/paths-of-glory' }], 'learn/paths-of-glory'],
  [[{ at: 'learn' }, { at: 'learn/paths-of-glory' }], 'learn'],
  [[], 'learn'],
])('leads from the list of commands to the lessons of the game', (lessons, at) => {
  render(CommandDesk, { lessons })
  expect(commands.run('app.learn')).toBe(true)
  expect(location.hash).toBe(`#${at}`)
})
