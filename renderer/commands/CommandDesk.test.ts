import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import CommandDesk from './CommandDesk.svelte'
import { commands } from './offered.svelte.ts'

afterEach(() => {
  cleanup()
  location.hash = ''
})

it.each(['learn', 'learn/paths-of-glory'])('leads from the list of commands to the lessons at %s', (at) => {
  render(CommandDesk, { lessons: at })
  expect(commands.run('app.learn')).toBe(true)
  expect(location.hash).toBe(`#${at}`)
})
