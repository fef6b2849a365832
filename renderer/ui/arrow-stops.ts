// A list whose controls are one stop of the Tab key, so that a long list is passed with one press. Arrow keys go from
// control to control, Home and End to the first and the last. The stop is the control that was focused last.
import type { Attachment } from 'svelte/attachments'
import { takesFocus } from './inherits-focus.ts'

interface Stops {
  /** The controls, as a selector. */
  readonly items: string
  /**
   * What stands side by side, as a selector: up and down lead from line to line, left and right along one. Left out, each
   * control is a line.
   */
  readonly lines?: string
  /** The control to begin at, as a selector; left out, the first. */
  readonly first?: string
}

const leftOf = (node: Element) => node.getBoundingClientRect().left
const middleOf = (node: Element) => {
  const { left, width } = node.getBoundingClientRect()
  return left + width / 2
}

/** Where a key leads from a control; undefined where it leads nowhere. */
function nextOf(
  key: string,
  from: HTMLElement,
  usable: readonly HTMLElement[],
  lineOf: (item: HTMLElement) => Element | null,
): HTMLElement | undefined {
  const line = lineOf(from)
  const inLine = (one: Element | null | undefined) => usable.filter((item) => lineOf(item) === one)
  const along = (by: number) => {
    const row = inLine(line).toSorted((a, b) => leftOf(a) - leftOf(b))
    return row[row.indexOf(from) + by]
  }
  const across = (by: number) => {
    const lines = [...new Set(usable.map(lineOf))]
    const aside = (item: Element) => Math.abs(middleOf(item) - middleOf(from))
    return inLine(lines[lines.indexOf(line) + by] ?? undefined).toSorted((a, b) => aside(a) - aside(b))[0]
  }
  switch (key) {
    case 'ArrowUp':
      return across(-1)
    case 'ArrowDown':
      return across(1)
    case 'ArrowLeft':
      return along(-1)
    case 'ArrowRight':
      return along(1)
    case 'Home':
      return usable[0]
    case 'End':
      return usable.at(-1)
    default:
      return undefined
  }
}

/** Makes the controls of a list one stop of the Tab key, to be attached to the list. */
export function arrowStops({ items, lines, first }: Stops): Attachment<HTMLElement> {
  return (list) => {
    let stop: HTMLElement | null = null
    const all = () => [...list.querySelectorAll<HTMLElement>(items)]

    /** What was added is no stop, and a stop that was removed is replaced. */
    function mark(): void {
      const enabled = all().filter((item) => !item.matches(':disabled'))
      // While an answer is sent all of them are disabled.
      if (enabled.length === 0) return
      const seen = enabled.filter(takesFocus)
      // In a fold that is closed none is seen.
      const usable = seen.length > 0 ? seen : enabled
      if (!stop || !usable.includes(stop))
        stop = usable.find((item) => first !== undefined && item.matches(first)) ?? usable[0] ?? null
      for (const item of all()) item.tabIndex = item === stop ? 0 : -1
    }
    function focused({ target }: FocusEvent): void {
      const item = target instanceof Element ? target.closest<HTMLElement>(items) : null
      if (!item || item === stop) return
      stop = item
      mark()
    }
    function keyed(event: KeyboardEvent): void {
      const { target, key } = event
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const from = target instanceof Element ? target.closest<HTMLElement>(items) : null
      if (!from) return
      const lineOf = (item: HTMLElement) => (lines === undefined ? item : item.closest(lines))
      const next = nextOf(key, from, all().filter(takesFocus), lineOf)
      if (!next) return
      event.preventDefault()
      next.focus()
    }

    mark()
    const changes = new MutationObserver(mark)
    changes.observe(list, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    list.addEventListener('focusin', focused)
    list.addEventListener('keydown', keyed)
    return () => {
      changes.disconnect()
      list.removeEventListener('focusin', focused)
      list.removeEventListener('keydown', keyed)
    }
  }
}
