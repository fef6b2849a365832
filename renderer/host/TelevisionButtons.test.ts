import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import TelevisionButtons from './TelevisionButtons.svelte'

const shown = (screens: number, stopped: number, ended: number) => {
  render(TelevisionButtons, { client: { screens, stopped, ended } as never, notices: {} as never })
  return {
    state: screen.getByRole('status').textContent,
    buttons: screen.getAllByRole('button').map(({ textContent }) => textContent.trim()),
  }
}

it('says that a reading has ended, and offers only to look back', () => {
  expect(shown(1, 0, 1)).toEqual({ state: 'Read to the end', buttons: ['Back'] })
})

it('says that it runs as long as it does on one of two televisions', () => {
  expect(shown(2, 0, 1)).toEqual({ state: 'Running', buttons: ['Back', 'Stop', 'Next'] })
})
