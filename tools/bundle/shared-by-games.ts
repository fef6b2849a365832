// Modules that the pages of more than one game import. By default the build would put them into the chunk of the
// first of those games, and a phone that plays another would fetch that one too.
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Of a module, what the build knows when it cuts its output. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Whether a module is one of these; `games` is the folder that holds a folder for each game. */
export function sharedByGames(games: string): (id: string, modules: Modules) => boolean {
  const entries = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(games, name, 'pages.ts'))
  let shared: ReadonlySet<string> | undefined
  return (id, modules) => (shared ??= sharedOf(entries, modules)).has(id)
}

function sharedOf(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const entry of entries)
    for (const id of reached(entry, modules)) times.set(id, (times.get(id) ?? 0) + 1)
  return new Set([...times].filter(([, count]) => count > 1).map(([id]) => id))
}

/** A module and all that it imports at once, near and far. */
function reached(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
