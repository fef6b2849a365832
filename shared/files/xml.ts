// XML from any source as a bounded tree. Declarations in a document are ignored: DOCTYPE is skipped, and entities
// beyond XML's own five stay as they are written.
import { SaxesParser } from 'saxes'
import { err, ok, type Result } from '../kernel/result.ts'

export interface XmlElement {
  /** With its prefix, as written. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its direct children. */
  readonly text: string
}

export type XmlFault =
  /** The line in which the document is not well-formed. */
  { readonly kind: 'broken'; readonly line: number } | { readonly kind: 'too-much' }

const MOST = { elements: 60_000, depth: 60, letters: 16_000_000, text: 200_000, attributes: 100 } as const

class Stop extends Error {
  readonly fault: XmlFault
  constructor(fault: XmlFault) {
    super(fault.kind)
    this.fault = fault
  }
}

interface Open {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: Open[]
  text: string
}

/** Reads a document. Refused where it is broken, or larger or deeper than our readers need. */
export function readXml(text: string): Result<XmlElement, XmlFault> {
  if (text.length > MOST.letters) return err({ kind: 'too-much' })
  const parser = new SaxesParser()
  const open: Open[] = []
  let root: Open | undefined
  let elements = 0
  parser.on('error', ({ message }) => {
    if (!message.includes('undefined entity')) throw new Stop({ kind: 'broken', line: parser.line })
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements++
    if (elements > MOST.elements || open.length >= MOST.depth) throw new Stop({ kind: 'too-much' })
    const entries = Object.entries(attributes)
    if (entries.length > MOST.attributes) throw new Stop({ kind: 'too-much' })
    const made: Open = { name, attributes: Object.fromEntries(entries), children: [], text: '' }
    open.at(-1)?.children.push(made)
    root ??= made
    open.push(made)
  })
  parser.on('closetag', () => void open.pop())
  const write = (more: string) => {
    const at = open.at(-1)
    if (at && at.text.length < MOST.text) at.text += more
  }
  parser.on('text', write)
  parser.on('cdata', write)
  try {
    // A byte order mark is not part of the document.
    parser.write(text.replace(/^\uFEFF/, '')).close()
  } catch (error) {
    if (error instanceof Stop) return err(error.fault)
    throw error
  }
  return root ? ok(root) : err({ kind: 'broken', line: 1 })
}

/** An element's name without its prefix. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

/** Every element of that name below one, in the order of the document. */
export function allNamed(root: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const visit = (element: XmlElement) => {
    if (localName(element) === name) found.push(element)
    element.children.forEach(visit)
  }
  visit(root)
  return found
}
