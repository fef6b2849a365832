import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { m } from '../words/rooms.ts'
import NoKey from './NoKey.svelte'

it.each([
  ['old', m.host_key_old()],
  ['missing', m.host_key_missing()],
] as const)('says why the window stays closed, and where its address stands: %s', (why, said) => {
  render(NoKey, { why })
  const alert = screen.getByRole('alert')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(said)
  expect(alert.textContent).toContain('Host (secret)')
})
