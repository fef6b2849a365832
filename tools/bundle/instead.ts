// A build with a longer list of games: each list of the program is replaced by another one, which may add to it.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Puts a module in the place of another, wherever it is imported but there. Paths from the program's root. */
export function instead(root: string, lists: Readonly<Record<string, string>>): Plugin {
  const others = new Map(
    Object.entries(lists).map(([one, other]) => [resolve(root, one), resolve(root, other)]),
  )
  return {
    name: 'instead',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !source.startsWith('.')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const other = found && others.get(found.id)
      return other === undefined || importer === other ? null : other
    },
  }
}
