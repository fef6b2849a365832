// Letters as large as a column has room for.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Sizes of letters that are tried, in shares of the shorter side of the window: the least, the greatest, a step. */
const LETTERS = { least: 0.026, most: 0.04, step: 0.001 } as const

/** The greatest of some sizes at which all fits, if any does at all: else the least. What fits at one size fits at smaller ones. */
export function largest(sizes: readonly number[], fits: (size: number) => boolean): number {
  let [low, high] = [0, sizes.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(sizes[middle]!)) low = middle
    else high = middle - 1
  }
  return sizes[low]!
}

/**
 * Sets letters of a column so large that its parts just fill it, whenever one of them changes. What has no room wraps beyond
 * its side.
 */
export const fills: Attachment<HTMLElement> = (node) => {
  const tried = (size: number): boolean => {
    node.style.fontSize = `${size}px`
    return node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight
  }
  const fill = () => {
    const side = Math.min(innerWidth, innerHeight)
    const count = Math.round((LETTERS.most - LETTERS.least) / LETTERS.step)
    const sizes = Array.from({ length: count + 1 }, (_, i) => (LETTERS.least + i * LETTERS.step) * side)
    tried(largest(sizes, tried))
  }
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    void tick().then(() => {
      asked = false
      fill()
    })
  }
  const changes = new MutationObserver(ask)
  changes.observe(node, { childList: true, subtree: true, characterData: true })
  const sizes = new ResizeObserver(ask)
  sizes.observe(node)
  // Words are as wide as the typeface that has come.
  document.fonts.addEventListener('loadingdone', ask)
  return () => {
    document.fonts.removeEventListener('loadingdone', ask)
    changes.disconnect()
    sizes.disconnect()
  }
}
