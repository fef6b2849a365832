// Finds controls whose ring is cut off at the edge of a part that is scrolled, once they have the focus.
import type { Page } from '@playwright/test'

/** The controls of a part of the page whose ring is not seen whole, by their words. */
export async function cutRings(page: Page, part: string): Promise<readonly string[]> {
  // The ring is drawn for whoever uses the keyboard.
  await page.keyboard.press('Shift')
  return page.locator(part).evaluate((root) => {
    const cut: string[] = []
    for (const control of root.querySelectorAll<HTMLElement>('button, summary, select, [tabindex="0"]')) {
      if (control.matches(':disabled') || !control.checkVisibility()) continue
      control.focus()
      if (!control.matches(':focus-visible')) continue
      const { outlineWidth, outlineOffset } = getComputedStyle(control)
      // A pixel less: boxes lie on parts of pixels.
      const out = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 1
      const { left, right, top, bottom } = control.getBoundingClientRect()
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue
        const box = around.getBoundingClientRect()
        const edge = { left: box.left + around.clientLeft, top: box.top + around.clientTop }
        const over = Math.max(
          edge.left - (left - out),
          right + out - (edge.left + around.clientWidth),
          edge.top - (top - out),
          bottom + out - (edge.top + around.clientHeight),
        )
        if (over > 0) {
          cut.push(`${control.textContent.trim().slice(0, 40)} in ${around.className}: ${over.toFixed(1)} px`)
          break
        }
      }
    }
    return cut
  })
}
