import type { Page } from '@playwright/test'

/** Faults of a screen that do not depend on how it should look. */
export async function faults(page: Page): Promise<string[]> {
  const layout = await page.evaluate(() => {
    const found: string[] = []
    const { documentElement: root } = document
    if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} px in ${innerWidth}`)
    for (const control of document.querySelectorAll('button, h1, h2, [role=button]:not([data-province])')) {
      const { clientWidth, scrollWidth } = control
      const { overflowX, display } = getComputedStyle(control)
      if (display !== 'inline' && overflowX !== 'auto' && clientWidth > 1 && scrollWidth > clientWidth + 1)
        found.push(`cuts “${control.textContent?.trim() ?? ''}”`)
    }
    return found
  })
  const image = (await page.screenshot()).toString('base64')
  const { colours, most } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)
    const counts = new Map<number, number>()
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    return { colours: counts.size, most: Math.max(...counts.values()) / pixels.length }
  }, image)
  const blank =
    colours < 60 || most > 0.97 ? [`nearly blank: ${colours} colours, one of them on ${most}`] : []
  return [...layout, ...blank]
}
