// The findings of axe, the checker of accessible pages, in each colour scheme, and the controls that have the same
// name, for which axe has no rule.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { twinsOn } from './twins.ts'
import { SCHEMES } from './walked.ts'

/**
 * axe sends its half megabyte twice for each check, which takes longer than the check. A page that has it already
 * gets it no more.
 */
const NOTHING = ';'

/**
 * axe takes the colour of letters from `-webkit-text-fill-color`, for which Chromium tells the page's own colour where
 * forced ones are painted; `color` is what is painted. No page here sets the former.
 */
const readPaintedColours = (page: Page) =>
  page.evaluate(() => {
    type Reading = (this: CSSStyleDeclaration, name: string) => string
    const read: Reading = Reflect.get(CSSStyleDeclaration.prototype, 'getPropertyValue')
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
    }
  })

/**
 * Takes the drawings of boards out of the page; what it resolves puts them back. axe walks through their thousands of
 * shapes for each check, and never tells the contrast of a letter on one: it cannot say what is painted below.
 */
async function takeDrawingsOut(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('.board svg.layer'), (drawing) => {
      const place = document.createElement('div')
      drawing.replaceWith(place)
      return { drawing, place }
    }),
  )
  return () =>
    taken.evaluate((drawings) => {
      for (const { drawing, place } of drawings) place.replaceWith(drawing)
    })
}

/** The findings, a line each. After the light scheme only rules that depend on colours are checked. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  const lines = (await twinsOn(page)).map((twins) => `${screen}: ${twins}`)
  await readPaintedColours(page)
  let putDrawingsBack = async () => {}
  for (const [scheme, media] of Object.entries(SCHEMES)) {
    await page.emulateMedia({
      colorScheme: 'light',
      contrast: 'no-preference',
      forcedColors: 'none',
      reducedMotion: 'reduce',
      ...media,
    })
    // Controls take on the other colours a frame later than the page.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    const present = await page.evaluate(() => 'axe' in window)
    // axe has a Playwright of its own, whose types are not compatible with ours.
    const axe = new AxeBuilder({ page: page as never, ...(present ? { axeSource: NOTHING } : {}) })
      // No page here has frames of other origins; without them axe needs no second page, and half the time.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
    if (scheme !== 'light') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    if (scheme === 'light') putDrawingsBack = await takeDrawingsOut(page)
    for (const { id, nodes } of violations)
      lines.push(
        ...nodes.map(
          ({ target, any }) => `${screen}, ${scheme}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`,
        ),
      )
  }
  await putDrawingsBack()
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' })
  return lines
}
