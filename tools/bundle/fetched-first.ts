// What every page shows first is asked for by the page's own head: it comes beside the modules that draw it instead of
// after them.
import type { Plugin } from 'vite'

/** Names modules that are imported later among those a page fetches at once; `modules` are how their paths end. */
export function fetchedFirst(modules: readonly string[]): Plugin {
  return {
    name: 'fetched-first',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        return modules.flatMap((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
          if (!chunk) return []
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${chunk.fileName}` }
          return [{ tag: 'link', attrs, injectTo: 'head' as const }]
        })
      },
    },
  }
}
