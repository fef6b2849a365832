import type { Attachment } from 'svelte/attachments'

/** Long enough to read a page of results across a room. */
const PAGE_MS = 9_000
/** Of a page: the last lines of one are the first of the next. */
const STEP = 0.85

/** A list on a screen nobody touches: what does not fit is shown page by page, round and round. */
export const turnPages =
  (behavior: ScrollBehavior): Attachment<HTMLElement> =>
  (list) => {
    const timer = setInterval(() => {
      const { scrollTop, clientHeight, scrollHeight } = list
      const isLast = scrollTop + clientHeight >= scrollHeight - 1
      list.scrollTo({ top: isLast ? 0 : scrollTop + clientHeight * STEP, behavior })
    }, PAGE_MS)
    return () => clearInterval(timer)
  }
