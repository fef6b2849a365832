import { resolve } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'

const root = import.meta.dirname
const path = (relative: string) => resolve(root, relative)

// Main and headless share one host; everything is bundled, so a package carries no node_modules.
export default defineConfig({
  main: {
    build: {
      outDir: path('out/main'),
      externalizeDeps: false,
      rollupOptions: {
        input: {
          index: path('electron/main/index.ts'),
          headless: path('electron/headless/index.ts'),
          'stand-in-worker': path('electron/host/stand-ins/worker.ts'),
        },
        external: ['electron', 'bufferutil', 'utf-8-validate'],
      },
    },
  },
  preload: {
    build: {
      outDir: path('out/preload'),
      rollupOptions: {
        input: { index: path('electron/preload/index.ts') },
        // A sandboxed preload must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: path('renderer'),
    plugins: [
      paraglideVitePlugin({
        project: path('project.inlang'),
        outdir: path('renderer/paraglide'),
        strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
      }),
      svelte({ configFile: path('svelte.config.js') }),
    ],
    build: {
      outDir: path('out/renderer'),
      minify: true,
      rollupOptions: { input: { index: path('renderer/index.html') } },
    },
  },
})
