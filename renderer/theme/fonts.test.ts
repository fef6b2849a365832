import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showWithFonts } from './fonts.ts'

let come: () => void
let asked: number
let worn: string[]

function stubFonts(fonts?: { load: () => Promise<void> }): void {
  vi.stubGlobal('document', {
    fonts,
    documentElement: { classList: { add: (name: string) => worn.push(name) } },
  })
}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  const here = new Promise<void>((resolve) => (come = resolve))
  asked = 0
  worn = []
  stubFonts({ load: () => ((asked += 1), here) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the typefaces of a page', () => {
  it('are fetched after the first view of a first visit, and worn when they are here', async () => {
    const show = vi.fn()
    showWithFonts('ru', show)
    expect(show).toHaveBeenCalledTimes(1)
    expect(asked).toBe(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBeGreaterThan(0)
    expect(worn).toEqual([])
    come()
    await settle()
    expect(worn).toEqual(['typefaces'])
    expect(localStorage.getItem('entente.fonts')).toBe('ru')
  })

  it('are waited for on a later visit, and never shown twice', async () => {
    localStorage.setItem('entente.fonts', 'ru')
    const show = vi.fn()
    showWithFonts('ru', show)
    expect(worn).toEqual(['typefaces'])
    expect(show).not.toHaveBeenCalled()
    come()
    await settle()
    expect(show).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('are waited for only for an unnoticeable moment', async () => {
    localStorage.setItem('entente.fonts', 'en')
    const show = vi.fn()
    showWithFonts('en', show)
    await vi.advanceTimersByTimeAsync(150)
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('are ignored where a browser has no support for them', () => {
    stubFonts()
    const show = vi.fn()
    showWithFonts('en', show)
    expect(show).toHaveBeenCalledTimes(1)
  })
})
