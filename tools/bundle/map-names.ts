// A map holds the names of its places in every language, of which a page writes one: a build takes them out of the map
// and makes a module of each language (`standard.json?names=ru`), which renderer/games/diplomacy/map/maps.ts fetches
// beside it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

interface Named {
  readonly sites?: Readonly<Record<string, { readonly names: Readonly<Record<string, unknown>> }>>
}

/** Keeps, of the names of each place, those of one language, or none. */
const kept = ({ sites = {} }: Named, language: string | undefined) =>
  Object.fromEntries(
    Object.entries(sites).map(([id, site]) => {
      const names = language === undefined ? {} : { [language]: site.names[language] }
      return [id, language === undefined ? { ...site, names } : { names }]
    }),
  )

/** Parts the compiled maps in a folder from their names. */
export function mapNames(folder: string): Plugin {
  const maps = path.resolve(folder)
  return {
    name: 'map-names',
    enforce: 'pre',
    load(id) {
      const [file = '', query = ''] = path.normalize(id).split('?')
      if (path.dirname(file) !== maps || path.extname(file) !== '.json') return null
      const map = JSON.parse(readFileSync(file, 'utf8')) as Named
      const [, language] = /^names=(\w+)$/.exec(query) ?? []
      // A module: only names that end with the file's kind are read as JSON.
      if (language !== undefined) return `export default ${JSON.stringify({ sites: kept(map, language) })}`
      // Other games have maps of another form.
      return map.sites ? JSON.stringify({ ...map, sites: kept(map, undefined) }) : null
    },
  }
}
