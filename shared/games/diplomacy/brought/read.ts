// Files that somebody brings, read as boards: definitions of our own format with their drawings, and packs for jDip.
import { unzipped } from '../../../files/unzip.ts'
import type { NamedFile, Read, Reading } from '../../../kernel/brought.ts'
import { baseName, checked, definitionFrom, faulty, namesIn, textOf } from './checked.ts'
import { shapesFor } from './drawn.ts'
import { readPacks } from './jdip/pack.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Whether a JSON is marked as a board of our format. */
const isOurs = (json: unknown): boolean =>
  json !== null && typeof json === 'object' && 'format' in json && json.format === 'entente-board'

/** Boards of our own format among the files. */
function readOwn(files: readonly NamedFile[]): Read[] {
  const beside = (name: string): string | null => {
    const found = files.find((file) => baseName(file.name) === baseName(name))
    return found ? textOf(found) : null
  }
  return files
    .filter(({ name }) => /\.(json|geojson)$/i.test(name))
    .map((file) => parsed(textOf(file)))
    .filter(isOurs)
    .map((json): Read => {
      const definition = definitionFrom(json)
      if (!('format' in definition)) return faulty(definition)
      const shapes = shapesFor(definition, beside)
      return shapes.ok ? checked(json, shapes.value, {}, []) : faulty(shapes.error.map(namesIn(definition)))
    })
}

export const readBrought: Reading = (files) => {
  const all = unzipped(files)
  const read = [...readOwn(all), ...readPacks(all)]
  return read.length > 0 ? read : null
}
