import { getLocale } from '../paraglide/runtime.js'

/**
 * The locale for dates on a page: that of the browser which speaks the page's language, so that British readers get the
 * day before the month.
 */
export const dateLocale = (asked: readonly string[] = navigator.languages): string => {
  const language = getLocale()
  return asked.find((one) => one.split('-')[0] === language) ?? (language === 'en' ? 'en-GB' : language)
}
