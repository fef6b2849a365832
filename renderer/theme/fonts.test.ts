import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showWithFonts } from './fonts.ts'

let come: () => void
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  const here = new Promise<void>((resolve) => (come = resolve))
  vi.stubGlobal('document', { fonts: { load: () => here } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the typefaces of a page', () => {
  it('do not delay a first visit, and are waited for on the second', async () => {
    const show = vi.fn()
    showWithFonts('ru', show)
    expect(show).toHaveBeenCalledTimes(1)
    come()
    await settle()
    expect(localStorage.getItem('entente.fonts')).toBe('ru')
    const again = vi.fn()
    const here = new Promise<void>((resolve) => (come = resolve))
    vi.stubGlobal('document', { fonts: { load: () => here } })
    showWithFonts('ru', again)
    expect(again).not.toHaveBeenCalled()
    come()
    await settle()
    expect(again).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('are waited for only for an unnoticeable moment', async () => {
    localStorage.setItem('entente.fonts', 'en')
    const show = vi.fn()
    showWithFonts('en', show)
    await vi.advanceTimersByTimeAsync(150)
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('are ignored where a browser has no support for them', () => {
    vi.stubGlobal('document', {})
    const show = vi.fn()
    showWithFonts('en', show)
    expect(show).toHaveBeenCalledTimes(1)
  })
})
