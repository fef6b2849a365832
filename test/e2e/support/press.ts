import type { Locator } from '@playwright/test'
import { LANGUAGES, type Language } from '../../../shared/kernel/language.ts'

/**
 * Presses a control on a walk that is the same in every language. In the first one it is pressed as by a finger: in
 * view, at rest, and under nothing. In the others only words and widths differ, so that the page is told at once.
 */
export const pressIn = (language: Language, control: Locator): Promise<void> =>
  language === LANGUAGES[0] ? control.click() : control.dispatchEvent('click')
