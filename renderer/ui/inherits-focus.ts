import type { Attachment } from 'svelte/attachments'

/** What had the focus last. Browsers forget it when it goes away, and start again at the top of the page. */
let last: Element | null = null
document.addEventListener('focusin', ({ target }) => (last = target as Element))

export const takesFocus = (node: Element): boolean =>
  node.isConnected &&
  !node.matches(':disabled') &&
  !node.closest('[inert]') &&
  (node.checkVisibility?.() ?? true)

/** Gives the focus to something, a stop of its own or not. */
export function giveFocus(node: HTMLElement): void {
  if (node.tabIndex < 0) {
    // Only for as long as it has the focus: a touch beside a control is no touch on its heading.
    node.tabIndex = -1
    node.addEventListener('blur', () => node.removeAttribute('tabindex'), { once: true })
  }
  node.focus({ preventScroll: true })
}

/** Whether whoever works by keyboard or ear lost their place, because what they were at has gone. */
function isLost(): boolean {
  const at = document.activeElement
  return at && at !== document.body ? !takesFocus(at) : last !== null && !takesFocus(last)
}

/**
 * What stands in for a control that has gone takes its focus: when it comes, and whenever `of`, what it is about,
 * changes. Nothing is taken from somebody who is elsewhere, nor given to a page that nobody has touched.
 */
export function inheritsFocus(of?: unknown): Attachment<HTMLElement> {
  void of
  return (node) => {
    if (isLost() && takesFocus(node)) giveFocus(node)
  }
}
