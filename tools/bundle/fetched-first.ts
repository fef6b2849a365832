// The head of a page requests what a table shows first, so that it is fetched beside the modules that draw it and not
// after them. The table of a page is unknown at build time: each line is marked with what it is for, and the host
// keeps only those of its tables (electron/host/net/front-page.ts).
import type { Plugin } from 'vite'

/** Modules that are imported later, by what they are for: the group of each is its game or its map. */
const KINDS = {
  'data-game': /\/renderer\/games\/([^/]+)\/pages\.ts$/,
  'data-map': /\/resources\/maps\/([^/]+)\.json$/,
}

/** Names the pages of every game, and every map, among what a page fetches at once. */
export function fetchedFirst(): Plugin {
  return {
    name: 'fetched-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        return Object.entries(KINDS).flatMap(([attribute, form]) =>
          chunks.flatMap(({ moduleIds, fileName, imports }) => {
            const id = moduleIds.map((module) => form.exec(module)?.[1]).find((found) => found !== undefined)
            if (id === undefined) return []
            // What it imports comes with it, but for the scripts that the page names itself.
            const files = [fileName, ...imports.filter((file) => !html.includes(file))]
            return files.map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, [attribute]: id, href: `./${file}` },
              injectTo: 'head' as const,
            }))
          }),
        )
      },
    },
  }
}
