import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../setup/run.mjs'
import { say } from '../setup/say.mjs'

const SOURCES = ['shared', 'tools/adjudicate']
const FOLDER = path.join(root, 'node_modules', '.cache', 'adjudicate')

/** The adjudicator as plain JavaScript in one file, made anew where its sources changed. @returns {Promise<string>} */
export async function compiled() {
  const file = path.join(FOLDER, 'main.mjs')
  const stamp = path.join(FOLDER, 'made-from')
  const wanted = createHash('sha256').update(SOURCES.flatMap(listing).join('\n')).digest('hex')
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return file
  say('compiling the adjudicator')
  const { build } = await import('vite')
  await build({
    configFile: false,
    // Messages are left out: answers do not contain the adjudicator's own.
    logLevel: 'silent',
    root,
    build: {
      ssr: path.join(root, 'tools/adjudicate/main.ts'),
      outDir: FOLDER,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  })
  writeFileSync(stamp, wanted)
  return file
}

/** The sources below a folder with their sizes and times. @param {string} at @returns {string[]} */
function listing(at) {
  return readdirSync(path.join(root, at), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const { size, mtimeMs } = statSync(file)
      return `${file} ${size} ${mtimeMs}`
    })
    .sort()
}
