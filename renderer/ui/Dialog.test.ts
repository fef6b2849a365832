import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, it } from 'vitest'
import Dialog from './Dialog.svelte'

it('opens at its top, wherever it was scrolled when it was closed', async () => {
  const props = {
    title: 'People',
    onclose: () => undefined,
    children: createRawSnippet(() => ({ render: () => '<p>long</p>' })),
  }
  const { rerender } = render(Dialog, { ...props, open: true })
  const dialog = screen.getByRole('dialog')
  dialog.scrollTop = 120
  await rerender({ ...props, open: false })
  await rerender({ ...props, open: true })
  expect(dialog.scrollTop).toBe(0)
})
