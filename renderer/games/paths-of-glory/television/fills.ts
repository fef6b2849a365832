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
 * Sets letters of a column so large that its parts just fill it, whenever one of them changes. If even the smallest are too
 * large it is marked as tight; what has no room then wraps beyond its side. Letters only become smaller while the occasion is
 * the same, for a text that grows and shrinks with every act is hard to read.
 */
export const fills =
  (_occasion: string): Attachment<HTMLElement> =>
  (node) => {
    let ceiling: number = LETTERS.most
    const tried = (share: number): boolean => {
      node.style.fontSize = `${share * Math.min(innerWidth, innerHeight)}px`
      return node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight
    }
    const fill = () => {
      delete node.dataset['tight']
      const count = Math.round((ceiling - LETTERS.least) / LETTERS.step)
      const shares = Array.from({ length: count + 1 }, (_, i) => LETTERS.least + i * LETTERS.step)
      let found = largest(shares, tried)
      if (!tried(found)) {
        node.dataset['tight'] = ''
        found = largest(shares, tried)
        tried(found)
      }
      ceiling = found
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
    const resized = () => {
      ceiling = LETTERS.most
      ask()
    }
    const sizes = new ResizeObserver(resized)
    sizes.observe(node)
    // Words are as wide as the typeface that has come.
    document.fonts.addEventListener('loadingdone', resized)
    return () => {
      document.fonts.removeEventListener('loadingdone', resized)
      changes.disconnect()
      sizes.disconnect()
    }
  }
