import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { mapNames } from '../../../../tools/bundle/map-names.ts'

// The gallery has its own configuration, so that nothing of it can get into the product's bundle.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../node_modules/.cache/gallery',
  plugins: [
    mapNames(`${import.meta.dirname}/../../../../resources/maps`),
    svelte({ configFile: '../../../../svelte.config.js' }),
  ],
  server: { port: 5199, strictPort: true, fs: { allow: ['../../../..'] } },
})
