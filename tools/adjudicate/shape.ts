// The shape of a case, checked by hand: this runs for every line. The first error is worded as zod words it.

export type Lists = Readonly<Record<string, readonly string[] | null>>

/** A case with nothing looked up yet. */
export interface Shape {
  readonly phase: string
  readonly variant?: string
  readonly edition?: string
  readonly units: Lists
  readonly centers?: Lists | null
  readonly homes?: Lists | null
  readonly orders?: Lists | null
  readonly retreats?: Readonly<Record<string, Lists>> | null
}

const FIELDS: readonly { readonly name: keyof Shape; readonly check: (value: unknown) => Flaw | null }[] = [
  { name: 'phase', check: text },
  { name: 'variant', check: optional(text) },
  { name: 'edition', check: optional(text) },
  { name: 'units', check: lists },
  { name: 'centers', check: missing(lists) },
  { name: 'homes', check: missing(lists) },
  { name: 'orders', check: missing(lists) },
  { name: 'retreats', check: missing((value) => record(value, lists)) },
]

/** What is wrong and where, the innermost name last. */
interface Flaw {
  readonly path: string
  readonly message: string
}

/** A parsed line as the shape of a case, or what is wrong with it in one sentence. */
export function shapeOf(value: unknown): Shape | string {
  if (!isObject(value)) return `line: ${expected('object', value).message}`
  for (const { name, check } of FIELDS) {
    const flaw = check(value[name])
    if (flaw) return `${name}${flaw.path}: ${flaw.message}`
  }
  return value as object as Shape
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function expected(kind: string, value: unknown): Flaw {
  const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return { path: '', message: `Invalid input: expected ${kind}, received ${received}` }
}

function text(value: unknown): Flaw | null {
  return typeof value === 'string' ? null : expected('string', value)
}

function optional(check: (value: unknown) => Flaw | null): (value: unknown) => Flaw | null {
  return (value) => (value === undefined ? null : check(value))
}

function missing(check: (value: unknown) => Flaw | null): (value: unknown) => Flaw | null {
  return (value) => (value === undefined || value === null ? null : check(value))
}

function lists(value: unknown): Flaw | null {
  return record(value, list)
}

function list(value: unknown): Flaw | null {
  if (value === null) return null
  if (!Array.isArray(value)) return expected('array', value)
  for (let i = 0; i < value.length; i++)
    if (typeof value[i] !== 'string') return { ...expected('string', value[i]), path: `.${i}` }
  return null
}

function record(value: unknown, check: (value: unknown) => Flaw | null): Flaw | null {
  if (!isObject(value)) return expected('record', value)
  for (const key of Object.keys(value)) {
    const flaw = check(value[key])
    if (flaw) return { path: `.${key}${flaw.path}`, message: flaw.message }
  }
  return null
}
