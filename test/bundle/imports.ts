import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '../..')

/** What a file imports of this repository, by paths from its root. */
export function importsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const scripts = file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script).join('\n')
    : text
  return ts
    .preProcessFile(scripts, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
}
