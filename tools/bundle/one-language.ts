// A page uses one language at a time and is reloaded when another is chosen, so it fetches only one: the catalogue
// that the pages import becomes the module of the reader's language instead of a switch between all of them. The
// words of some rooms are a second module, fetched with the first room that needs them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

export interface Catalogue {
  /** Where the compiled messages lie, one module a language. */
  readonly folder: string
  readonly locales: readonly string[]
  /** The module that stands for the catalogue with the rooms' words, and the keys of those. */
  readonly rooms: { readonly module: string; readonly keys: ReadonlySet<string> }
}

const ROOMS = '?rooms'

/** Turns compiled messages into catalogues fetched by language. */
export function oneLanguage({ folder, locales, rooms }: Catalogue): Plugin {
  const catalogue = path.join(folder, 'messages.js')
  const fetched = (from: string, query: string) => [
    `import { getLocale } from '${from}/runtime.js'`,
    `const fetches = {`,
    ...locales.map((locale) => `  ${locale}: () => import('${from}/messages/${locale}.js${query}'),`),
    `}`,
  ]
  const language = (file: string) =>
    locales.find((one) => file === path.join(folder, 'messages', `${one}.js`))
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      const [file = '', query = ''] = path.normalize(id).split('?')
      if (file === catalogue)
        return [
          ...fetched('.', ''),
          // Modules that import the catalogue wait for it, so messages may be used while modules are still being set
          // up.
          `export const m = await fetches[getLocale()]()`,
        ].join('\n')
      if (file === rooms.module)
        return [
          ...fetched(folder, ROOMS),
          `import { m as first } from '${catalogue}'`,
          `export const m = { ...first, ...(await fetches[getLocale()]()) }`,
        ].join('\n')
      if (!language(file) || (query !== '' && query !== 'rooms')) return null
      // Two modules with the same text, each with its own part of the exports; what is left over is shaken off.
      const keys = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, key = '']) => key,
      )
      const part = keys.filter((key) => rooms.keys.has(key) === (query === 'rooms'))
      return `export { ${part.join(', ')} } from '${file}?text${query}'`
    },
  }
}
