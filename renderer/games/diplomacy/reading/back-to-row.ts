import { tick } from 'svelte'

/** Gives the focus back to the row somebody asked about, once its answer is gone; a hand that went on keeps its own. */
export async function backToRow(key: string): Promise<void> {
  await tick()
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[data-result="${CSS.escape(key)}"] button`)?.focus()
}
