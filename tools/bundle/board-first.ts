// Every page shows the board first. Asked for by the page's own head, it comes beside the modules that draw it instead
// of after them.
import type { Plugin } from 'vite'

/** Names a module that is imported later among those a page fetches at once; `module` is how its path ends. */
export function boardFirst(module: string): Plugin {
  return {
    name: 'board-first',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const board = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true,
        )
        if (!board) return []
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${board.fileName}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
