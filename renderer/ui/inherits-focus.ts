import type { Attachment } from 'svelte/attachments'

/** The last focused element. When it is removed browsers forget it, and start again at the top of the page. */
let last: Element | null = null
document.addEventListener('focusin', ({ target }) => (last = target as Element))

export const takesFocus = (node: Element): boolean =>
  node.isConnected &&
  !node.matches(':disabled') &&
  !node.closest('[inert]') &&
  (node.checkVisibility?.() ?? true)

/** Focuses an element, whether it is a tab stop or not. */
export function giveFocus(node: HTMLElement): void {
  if (node.tabIndex < 0) {
    // Only as long as it has the focus: a click beside a control must not focus its heading.
    node.tabIndex = -1
    node.addEventListener('blur', () => node.removeAttribute('tabindex'), { once: true })
  }
  node.focus({ preventScroll: true })
}

/** Whether a user of keyboard or screen reader lost the place, because the focused element was removed. */
function isLost(): boolean {
  const at = document.activeElement
  return at && at !== document.body ? !takesFocus(at) : last !== null && !takesFocus(last)
}

/**
 * The replacement of a removed control takes its focus: when it appears, and whenever `of`, its subject, changes. It
 * takes nothing while the focus is elsewhere, or on a page that was not used yet.
 */
export function inheritsFocus(of?: unknown): Attachment<HTMLElement> {
  void of
  return (node) => {
    if (isLost() && takesFocus(node)) giveFocus(node)
  }
}
