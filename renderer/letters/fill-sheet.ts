// A sheet of a given height is filled: the largest letters at which all of it fits.
import type { Attachment } from 'svelte/attachments'

/** Sizes of letters, in points or in hundredths of the smaller side of the window. */
export interface Filling {
  readonly least: number
  readonly most: number
  readonly unit: 'pt' | 'vmin'
}

/** Between two sizes so many are tried. */
const STEPS = 7

/** The largest size of a filling at which `fits` holds, to a hundredth of its range; null where not even the least does. */
export function largestFitting({ least, most }: Filling, fits: (size: number) => boolean): number | null {
  if (!fits(least)) return null
  let [low, high] = [least, most]
  if (fits(high)) return high
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/**
 * Fills an element of a fixed height. No word is broken for the sake of larger letters. What does not fit even in the smallest ones
 * keeps those, and the class `long` lets the sheet grow. `shows` reads what the sheet shows, so that it is measured again when that
 * changes.
 */
export const fillSheet =
  (filling: Filling | undefined, shows: () => unknown): Attachment<HTMLElement> =>
  (sheet) => {
    if (!filling) return
    shows()
    const set = (size: number): void => sheet.style.setProperty('font-size', `${size}${filling.unit}`)
    function fill(): void {
      sheet.classList.remove('long')
      sheet.classList.add('measured')
      const size = largestFitting(filling as Filling, (tried) => {
        set(tried)
        return sheet.scrollHeight <= sheet.clientHeight && sheet.scrollWidth <= sheet.clientWidth
      })
      sheet.classList.remove('measured')
      set(size ?? (filling as Filling).least)
      sheet.classList.toggle('long', size === null)
    }
    fill()
    window.addEventListener('resize', fill)
    document.fonts?.addEventListener('loadingdone', fill)
    return () => {
      window.removeEventListener('resize', fill)
      document.fonts?.removeEventListener('loadingdone', fill)
    }
  }
