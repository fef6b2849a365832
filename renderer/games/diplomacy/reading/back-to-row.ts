import { tick } from 'svelte'

/**
 * Gives the focus back to the row that was asked about, once its answer is closed, unless the user has moved the focus
 * elsewhere.
 */
export async function backToRow(key: string): Promise<void> {
  await tick()
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[data-result="${CSS.escape(key)}"] button`)?.focus()
}
