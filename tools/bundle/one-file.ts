// The headless host as one file: out/headless/entente.mjs. Run after `npm run build`, whose pages go into it.
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type InlineConfig } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'out/headless')
const pages = path.join(root, 'out/renderer')
const PACKED = 'virtual:packed-pages'

/** A program for plain Node in one file, every dependency inside. */
const program = (entry: string, name: string, more: InlineConfig = {}): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
  ...more,
  build: {
    ssr: path.join(root, entry),
    outDir: out,
    emptyOutDir: false,
    target: 'node20',
    minify: true,
    rollupOptions: {
      output: { entryFileNames: name, format: 'es', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
})

/** Every file below a folder, by its path there. */
function filesBelow(folder: string, below = ''): readonly string[] {
  return readdirSync(path.join(folder, below)).flatMap((name) => {
    const at = path.posix.join(below, name)
    return statSync(path.join(folder, at)).isDirectory() ? filesBelow(folder, at) : [at]
  })
}

if (!existsSync(path.join(pages, 'index.html'))) {
  console.error('There are no built pages; run npm run build first.')
  process.exit(1)
}
await build(program('electron/host/stand-ins/worker.ts', 'stand-in-worker.mjs'))
await build(program('electron/host/brought/worker.ts', 'brought-worker.mjs'))
const inBase64 = (file: string) => readFileSync(file).toString('base64')
const files: Record<string, string> = {
  'stand-in-worker.mjs': inBase64(path.join(out, 'stand-in-worker.mjs')),
  'brought-worker.mjs': inBase64(path.join(out, 'brought-worker.mjs')),
}
for (const file of filesBelow(pages))
  if (!file.startsWith('.vite/')) files[`pages/${file}`] = inBase64(path.join(pages, file))
const packed = brotliCompressSync(JSON.stringify(files), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
}).toString('base64')
await build(
  program('electron/headless/one-file.ts', 'entente.mjs', {
    plugins: [
      {
        name: 'packed-pages',
        resolveId: (id) => (id === PACKED ? `\0${PACKED}` : null),
        load: (id) => (id === `\0${PACKED}` ? `export default ${JSON.stringify(packed)}` : null),
      },
    ],
  }),
)
const file = path.join(out, 'entente.mjs')
chmodSync(file, 0o755)
console.log(`${path.relative(root, file)}: ${(statSync(file).size / 1024).toFixed(0)} kB`)
