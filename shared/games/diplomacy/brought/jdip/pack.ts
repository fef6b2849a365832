// A pack for jDip: variants.xml names for each variant its list of provinces and its SVG.
import { allNamed, readXml, type XmlElement } from '../../../../files/xml.ts'
import type { NamedFile, Read, Remark } from '../../../../kernel/brought.ts'
import { baseName, checked, faulty, textOf } from '../checked.ts'
import { readProvinces, type Provinces } from './adjacency.ts'
import { readDrawing, type JdipDrawing } from './drawing.ts'
import { variantOfPack } from './variant.ts'

/** More variants than any known pack has. */
const MOST_VARIANTS = 12

const fault = (code: string, ...of: string[]): Remark => ({ code, of: of.map((text) => text.slice(0, 100)) })

/** Whether a file is a pack's list of variants. */
const isList = ({ name }: NamedFile): boolean => /(^|[/_-])variants\.xml$/i.test(name)

/** Every variant of every pack among the files. */
export function readPacks(files: readonly NamedFile[]): Read[] {
  return files.filter(isList).flatMap((list) => readPack(list, files))
}

function readPack(list: NamedFile, files: readonly NamedFile[]): Read[] {
  const root = rootOf(list)
  if ('code' in root) return [faulty([root])]
  const folder = list.name.slice(0, list.name.lastIndexOf('/') + 1)
  const find = (uri: string): NamedFile | Remark => {
    const name = baseName(uri.replaceAll('\\', '/')).toLowerCase()
    const alike = files.filter((file) => baseName(file.name).toLowerCase() === name)
    return alike.find((file) => file.name.startsWith(folder)) ?? alike[0] ?? fault('jdip-missing', uri)
  }
  const all = allNamed(root, 'VARIANT')
  if (all.length === 0) return [faulty([fault('jdip-empty')])]
  const variants = all.slice(0, MOST_VARIANTS)
  const provincesIn = remembered(find, (element): Provinces => readProvinces(element))
  const read = variants.map((variant): Read => {
    const [map] = allNamed(variant, 'MAP')
    const provinces = provincesIn(map?.attributes.adjacencyURI ?? 'adjacency.xml')
    if ('code' in provinces) return faulty([provinces])
    const drawingIn = remembered(find, (element) => readDrawing(element, provinces))
    const drawing = drawingIn(graphicOf(root, variant))
    if (drawing === 'no-svg' || drawing === 'too-many-points')
      return faulty([fault(drawing === 'no-svg' ? 'drawing-broken' : 'drawing-too-large', '1')])
    if ('code' in drawing) return faulty([drawing])
    return madeOf(variant, provinces, drawing)
  })
  const left = all.slice(MOST_VARIANTS).map(({ attributes }) => attributes.name ?? '?')
  return left.length > 0
    ? [...read, faulty([fault('jdip-many', String(MOST_VARIANTS), left.join(', '))])]
    : read
}

function madeOf(variant: XmlElement, provinces: Provinces, { shapes, seeds, picture }: JdipDrawing): Read {
  const { raw, faults, remarks } = variantOfPack(variant, provinces)
  if (faults.length > 0) return faulty(faults)
  const drawn = new Set(shapes.map(({ area }) => area))
  const touched = provinces.list.filter(({ id }) => !drawn.has(id) && seeds[id]).map(({ name }) => name)
  // Where most provinces have no shape, the drawing is used as a picture.
  const isPicture = touched.length > provinces.list.length / 2
  const said: Remark[] = [
    ...remarks,
    ...(touched.length > 0 ? [{ code: 'touched-by-unit', of: touched }] : []),
    ...(isPicture && !picture ? [fault('no-picture')] : []),
  ]
  return checked(raw, shapes, seeds, said, isPicture && picture ? picture : undefined)
}

/** The file name of a variant's usual picture. */
function graphicOf(root: XmlElement, variant: XmlElement): string {
  const graphics = allNamed(variant, 'MAP_GRAPHIC')
  const usual = graphics.find(({ attributes }) => attributes.default === 'true') ?? graphics[0]
  const definition = allNamed(root, 'MAP_DEFINITION').find(
    ({ attributes }) => attributes.id === usual?.attributes.ref,
  )
  return definition?.attributes.URI ?? usual?.attributes.URI ?? usual?.attributes.uri ?? 'map.svg'
}

function rootOf(file: NamedFile): XmlElement | Remark {
  const root = readXml(textOf(file))
  if (root.ok) return root.value
  return fault(
    'jdip-broken',
    baseName(file.name),
    root.error.kind === 'broken' ? String(root.error.line) : '-',
  )
}

/** Reads each file once, by its name. */
function remembered<T>(find: (uri: string) => NamedFile | Remark, make: (root: XmlElement) => T) {
  const known = new Map<string, T | Remark>()
  return (uri: string): T | Remark => {
    const before = known.get(uri)
    if (before !== undefined) return before
    const file = find(uri)
    const root = 'code' in file ? file : rootOf(file)
    const made = 'code' in root ? root : make(root)
    known.set(uri, made)
    return made
  }
}
