import type { Attachment } from 'svelte/attachments'
import { giveFocus, takesFocus } from './inherits-focus.ts'

/**
 * What lies over the whole page has it to itself: neither key nor ear reaches what is under it, which is left inert for
 * as long as it lies there. The focus goes to it, and back to where it was. What the application says to everybody (a
 * lost link, a ruling, a notice) stands beside the page, directly in the application's root, and stays as it is.
 */
export const coversPage: Attachment<HTMLElement> = (node) => {
  const before = document.activeElement
  const covered = new Set<HTMLElement>()
  const way = [...wayToPage(node)]

  function cover(): void {
    for (const at of way)
      for (const beside of at.parentElement?.children ?? []) {
        if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue
        // A closed dialog is nowhere yet, and an open one lies over this.
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

/** From a node up to what stands directly on the page. */
function* wayToPage(node: Element): Generator<Element> {
  for (
    let at = node;
    at.parentElement && at.parentElement.parentElement !== document.body;
    at = at.parentElement
  )
    yield at
}
