// The device's light or dark theme, unless the user chose one on this device.
import { device } from '../device/memory.ts'

export const THEMES = ['device', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'entente.theme'

/** What was chosen on this device. */
export function chosenTheme(): Theme {
  const kept = device.text(KEPT)
  return THEMES.find((theme) => theme === kept) ?? 'device'
}

/** Shows the page in a theme. */
export function wearTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'device') delete dataset['theme']
  else dataset['theme'] = theme
}

/** Chooses for this device, from now on. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'device') device.forget(KEPT)
  else device.keep(KEPT, theme)
  wearTheme(theme)
}
