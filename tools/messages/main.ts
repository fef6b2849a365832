// `npm run typeset`: applies the typography of its language to every message.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { typeset } from './typeset.ts'

const root = path.resolve(import.meta.dirname, '../../resources/messages')

for (const language of LANGUAGES) {
  const folder = path.join(root, language)
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const text = await readFile(file, 'utf8')
    // Only quoted text after a colon is changed; keys and plural forms stay as they are.
    const set = text.replace(/(?<=": ")(?:[^"\\]|\\.)*(?=")/g, (message) => typeset(message, language))
    if (set !== text) await writeFile(file, set)
  }
}
