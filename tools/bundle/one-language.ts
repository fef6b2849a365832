// A page speaks one language at a time and is loaded anew when another is chosen, so it fetches one: the catalogue
// that the pages import becomes the module of the reader's language instead of a switch between all of them.
import path from 'node:path'
import type { Plugin } from 'vite'

/** Turns the compiled messages in `folder` (one module a language) into a catalogue fetched by language. */
export function oneLanguage(folder: string, locales: readonly string[]): Plugin {
  const catalogue = path.join(folder, 'messages.js')
  const fetches = locales.map((locale) => `${locale}: () => import('./messages/${locale}.js')`)
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      if (path.normalize(id.replace(/\?.*$/, '')) !== catalogue) return null
      return [
        `import { getLocale } from './runtime.js'`,
        `const fetches = { ${fetches.join(', ')} }`,
        // Whoever imports the catalogue waits for it, so words may be taken while modules are still being set up.
        `export const m = await fetches[getLocale()]()`,
      ].join('\n')
    },
  }
}
