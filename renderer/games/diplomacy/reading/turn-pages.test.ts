import { afterEach, expect, test, vi } from 'vitest'
import { turnPages } from './turn-pages.ts'

afterEach(() => vi.useRealTimers())

test('a list nobody can scroll shows every line, and begins again', () => {
  vi.useFakeTimers()
  const [clientHeight, scrollHeight] = [1000, 2000]
  const seen: number[] = []
  const list = {
    clientHeight,
    scrollHeight,
    scrollTop: 0,
    scrollTo({ top }: { readonly top: number }) {
      this.scrollTop = Math.min(top, scrollHeight - clientHeight)
      seen.push(this.scrollTop)
    },
  }
  const stop = turnPages('auto')(list as unknown as HTMLElement)
  vi.advanceTimersByTime(40_000)
  expect(seen).toEqual([850, 1000, 0, 850])
  stop?.()
  vi.advanceTimersByTime(40_000)
  expect(seen).toHaveLength(4)
})
