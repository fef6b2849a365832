import type { Page } from '@playwright/test'

/** Faults of layout: a page wider than its window, texts beyond its edge, and texts cut off by their own button. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) wrong.push(`the page is ${wide} px too wide`)
    // Rows that are meant to be scrolled sideways, and tables of years.
    const scrolls = (element: Element) =>
      element.closest('.chips, .powers, nav, .scrub, .scroll, .years') !== null
    // Words for screen readers alone are clipped, by themselves or with their container.
    const clipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || clipped(element.parentElement))
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !clipped(element)
    for (const field of document.querySelectorAll('input, select, textarea')) {
      const box = field.getBoundingClientRect()
      const edge = field.closest('dialog')?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      if (
        seen(field) &&
        !field.closest('.visually-hidden') &&
        (box.right > edge.right + 1 || box.left < edge.left - 1)
      )
        wrong.push(`a field reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const parent = walker.currentNode.parentElement
      if (!text || !parent || !seen(parent)) continue
      if (parent.closest('.board, .printout, .visually-hidden, script, style, svg, option')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width === 0 && parent.closest('dialog[open]')) wrong.push(`“${text}” has no size`)
      if (box.width === 0) continue
      // A text that is cut with an ellipsis on purpose: only its own box is visible.
      if (
        getComputedStyle(parent).textOverflow === 'ellipsis' &&
        parent.getBoundingClientRect().right <= innerWidth
      )
        continue
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(parent))
        wrong.push(`“${text}” reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`)
      const over = parent.closest('dialog')?.getBoundingClientRect()
      if (over && (box.right > over.right + 1 || box.left < over.left - 1))
        wrong.push(`“${text}” runs out of its dialog`)
      const button = parent.closest('a, button, h1, h2, h3, label, summary, th')
      if (!button) continue
      const edge = button.getBoundingClientRect()
      if (box.right > edge.right + 1 || box.left < edge.left - 1)
        wrong.push(
          `“${text}” is wider than its ${button.localName} by ${Math.round(Math.max(box.right - edge.right, edge.left - box.left))} px`,
        )
    }
    return wrong
  })
