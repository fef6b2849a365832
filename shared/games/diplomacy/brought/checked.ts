// The steps for every board that somebody brings, in any format: its definition is checked, its drawing compiled.
import { strFromU8 } from 'fflate'
import type { NamedFile, Read, Remark } from '../../../kernel/brought.ts'
import type { Shape } from '../../../map/sketch/shape.ts'
import type { Picture } from '../../../map/sketch/picture.ts'
import { type Definition, definitionSchema } from './definition.ts'
import { mapFrom, type Seeds } from './drawn.ts'
import { faultsOf } from './faults.ts'
import { keep } from './kept.ts'

/** The most sentences that the answer has. */
const MOST_SENTENCES = 50

/** The name of a file without its folders. */
export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** A file's text: UTF-8, or the old Western encoding that its XML declaration names. */
export function textOf({ data }: NamedFile): string {
  const head = strFromU8(data.subarray(0, 200), true)
  const isOld = /^<\?xml[^>]*encoding=["'](?:iso-8859-1|us-ascii|windows-1252)["']/i.test(head)
  try {
    return strFromU8(data, isOld)
  } catch {
    return strFromU8(data, true)
  }
}

export const faulty = (faults: readonly Remark[]): Read => ({
  kind: 'faulty',
  faults: faults.slice(0, MOST_SENTENCES),
})

/** Places and powers of a fault by name and id: `Hills (HIL)`. */
export function namesIn({ provinces, powers }: Definition) {
  const english = (name: Definition['title']) => (typeof name === 'string' ? name : name.en)
  const known = new Map(
    [...powers, ...provinces].map(({ id, name }) => [id, `${english(name)} (${id})`] as const),
  )
  const called = (id: string): string => known.get(id) ?? known.get(id.slice(0, id.indexOf('/'))) ?? id
  return ({ code, of }: Remark): Remark => ({ code, of: of.map(called) })
}

/** A checked definition; the error lists what its form lacks, or what is impossible in it. */
export function definitionFrom(raw: unknown): Definition | readonly Remark[] {
  const read = definitionSchema.safeParse(raw)
  if (!read.success)
    return read.error.issues.map(({ path, message }) => ({
      code: 'field-wrong',
      of: [path.map(String).join('.').slice(0, 100), message.slice(0, 200)],
    }))
  const faults = faultsOf(read.data)
  return faults.length > 0 ? faults.map(namesIn(read.data)) : read.data
}

/** A raw definition and its shapes as a board that may be kept. */
export function checked(
  raw: unknown,
  shapes: readonly Shape[],
  seeds: Seeds,
  remarks: readonly Remark[],
  picture?: Picture,
): Read {
  const definition = definitionFrom(raw)
  if (!('format' in definition)) return faulty(definition)
  const map = mapFrom(definition, shapes, seeds, picture)
  if (!map.ok) return faulty(map.error.map(namesIn(definition)))
  return { kind: 'kept', kept: keep(definition, map.value), remarks: remarks.slice(0, MOST_SENTENCES) }
}
