/** Scrolls the list an element is in until the element is in its middle, and nothing around the list. */
export function scrollWithin(node: HTMLElement): void {
  for (let list = node.parentElement; list; list = list.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(list).overflowY)) continue
    const [inner, outer] = [node.getBoundingClientRect(), list.getBoundingClientRect()]
    const top = list.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2
    list.scrollTo({ top, behavior: 'smooth' })
    return
  }
}
