// Files that somebody brings, read as boards: a definition of our own form with its drawing, or a pack for jDip.
import { strFromU8 } from 'fflate'
import type { NamedFile, Read, Reading } from '../../../kernel/brought.ts'
import { definitionSchema } from './definition.ts'
import { mapFrom, shapesFor } from './drawn.ts'
import { faultsOf } from './faults.ts'
import { keep } from './kept.ts'

/** More sentences than anybody reads. */
const MOST_SENTENCES = 50

/** The name of a file without its folders. */
export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** A file's text: UTF-8, or what its XML declaration says of the old encodings of the West. */
export function textOf({ data }: NamedFile): string {
  const head = strFromU8(data.subarray(0, 200), true)
  return strFromU8(data, /^<\?xml[^>]*encoding=["'](?:iso-8859-1|us-ascii|windows-1252)["']/i.test(head))
}

const faulty = (faults: readonly { readonly code: string; readonly of: readonly string[] }[]): Read => ({
  kind: 'faulty',
  faults: faults.slice(0, MOST_SENTENCES),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Whether a JSON says that it is a board of our form. */
const isOurs = (json: unknown): boolean =>
  json !== null && typeof json === 'object' && 'format' in json && json.format === 'entente-board'

/** Boards of our own form among the files. */
function readOwn(files: readonly NamedFile[]): Read[] {
  const beside = (name: string): string | null => {
    const found = files.find((file) => baseName(file.name) === baseName(name))
    return found ? textOf(found) : null
  }
  return files
    .filter(({ name }) => name.toLowerCase().endsWith('.json'))
    .map((file) => parsed(textOf(file)))
    .filter(isOurs)
    .map((json): Read => {
      const read = definitionSchema.safeParse(json)
      if (!read.success)
        return faulty(
          read.error.issues.map(({ path, message }) => ({
            code: 'field-wrong',
            of: [path.map(String).join('.').slice(0, 100), message.slice(0, 200)],
          })),
        )
      const definition = read.data
      const naming = namesIn(definition)
      const faults = faultsOf(definition)
      if (faults.length > 0) return faulty(faults.map(naming))
      const shapes = shapesFor(definition, beside)
      if (!shapes.ok) return faulty(shapes.error.map(naming))
      const map = mapFrom(definition, shapes.value)
      if (!map.ok) return faulty(map.error.map(naming))
      return { kind: 'kept', kept: keep(definition, map.value), remarks: [] }
    })
}

type Named = ReturnType<typeof definitionSchema.parse>

/** Places and powers of a fault by name and id: `Hills (HIL)`. */
export function namesIn({ provinces, powers }: Named) {
  const english = (name: Named['title']) => (typeof name === 'string' ? name : name.en)
  const known = new Map(
    [...powers, ...provinces].map(({ id, name }) => [id, `${english(name)} (${id})`] as const),
  )
  const called = (id: string): string => known.get(id) ?? known.get(id.slice(0, id.indexOf('/'))) ?? id
  return ({ code, of }: { readonly code: string; readonly of: readonly string[] }) => ({
    code,
    of: of.map(called),
  })
}

export const readBrought: Reading = (files) => {
  const own = readOwn(files)
  return own.length > 0 ? own : null
}
