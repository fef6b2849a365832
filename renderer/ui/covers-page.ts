import type { Attachment } from 'svelte/attachments'
import { giveFocus, takesFocus } from './inherits-focus.ts'

/**
 * For a layer over the whole page: keyboard and screen reader do not reach what is under it, which is inert as long
 * as the layer is open. The focus moves to the layer, and afterwards back. Messages of the application to everybody
 * (a lost connection, a ruling, a notice) are direct children of the application's root and stay as they are.
 */
export const coversPage: Attachment<HTMLElement> = (node) => {
  const before = document.activeElement
  const covered = new Set<HTMLElement>()
  const way = [...wayToPage(node)]

  function cover(): void {
    for (const at of way)
      for (const beside of at.parentElement?.children ?? []) {
        if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue
        // A closed dialog is not shown, and an open one lies over this layer.
        if (beside.matches('dialog')) continue
        beside.inert = true
        covered.add(beside)
      }
  }

  cover()
  // A vote may begin under it.
  const changes = new MutationObserver(cover)
  for (const at of way) if (at.parentElement) changes.observe(at.parentElement, { childList: true })
  if (!node.contains(document.activeElement)) giveFocus(node)

  return () => {
    changes.disconnect()
    for (const beside of covered) beside.inert = false
    if (before instanceof HTMLElement && before !== document.body && takesFocus(before))
      before.focus({ preventScroll: true })
  }
}

/** The elements from a node up to a direct child of the page. */
function* wayToPage(node: Element): Generator<Element> {
  for (
    let at = node;
    at.parentElement && at.parentElement.parentElement !== document.body;
    at = at.parentElement
  )
    yield at
}
