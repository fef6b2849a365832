// Fits content on one page: finds the largest sizes at which all of it fits.
import type { Attachment } from 'svelte/attachments'

/** Sizes to try, from the most comfortable down: letters in pt, the map's share of the page's width. */
export interface Size {
  readonly letters: number
  readonly map: number
}

export const SIZES: readonly Size[] = [
  { letters: 11, map: 1 },
  { letters: 10, map: 1 },
  { letters: 9.5, map: 1 },
  { letters: 9, map: 1 },
  { letters: 8.5, map: 1 },
  { letters: 8, map: 1 },
  { letters: 8, map: 0.94 },
  { letters: 7.5, map: 0.94 },
  { letters: 7.5, map: 0.88 },
  { letters: 7, map: 0.88 },
  { letters: 7, map: 0.82 },
  { letters: 6.5, map: 0.78 },
  { letters: 6, map: 0.74 },
  { letters: 5.5, map: 0.7 },
  { letters: 5, map: 0.66 },
]

/** The first size at which the content is no taller than the page (CSS px); the last one where none is. */
export function fitting(pageHeight: number, heightAt: (size: Size) => number): Size {
  const found = SIZES.find((size) => heightAt(size) <= pageHeight)
  return found ?? (SIZES.at(-1) as Size)
}

/** If lines of a power kept together would need letters smaller than this, pt, they are separated instead. */
const LEAST_WHOLE_PT = 6.5

/**
 * Gives a page of a fixed height the most comfortable size at which it holds everything: the size of its letters, and the width
 * of the map in it (`data-share`), which keeps letters of its own. Neither is a custom property: each try would compute the styles of
 * the thousands of parts of the map anew. Its class `whole` keeps each power's lines in one column, as long as the letters stay fit to read. `shows` reads
 * what the page shows, so that it is measured again when that changes.
 */
export const onOnePage =
  (shows: () => unknown): Attachment<HTMLElement> =>
  (page) => {
    shows()
    const most = page.clientHeight
    const map = page.querySelector<HTMLElement>('[data-share]')
    const measured = (size: Size): number => {
      page.style.fontSize = `${size.letters}pt`
      if (map) map.style.width = `${size.map * 100}%`
      return page.scrollHeight
    }
    page.classList.add('whole')
    const whole = fitting(most, measured)
    if (whole.letters >= LEAST_WHOLE_PT && measured(whole) <= most) return
    page.classList.remove('whole')
    measured(fitting(most, measured))
  }
