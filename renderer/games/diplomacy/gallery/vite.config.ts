import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The gallery has its own configuration, so that nothing of it can get into the product's bundle.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../node_modules/.cache/gallery',
  plugins: [svelte({ configFile: '../../../../svelte.config.js' })],
  server: { port: 5199, strictPort: true, fs: { allow: ['../../../..'] } },
})
