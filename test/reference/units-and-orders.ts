// Units and orders as plain strings, and how the reference reads them.

/** Lists of `A LON` or `F STP/SC` by power. */
export type ByPower = Readonly<Record<string, readonly string[]>>

/** What both adjudicators read: units and orders in the canonical notation. */
export interface UnitsAndOrders {
  readonly units: ByPower
  readonly orders: ByPower
}

export interface Unit {
  readonly power: string
  readonly type: 'A' | 'F'
  /** Province with its coast where it has two: `STP/SC`. */
  readonly at: string
  readonly province: string
}

/** An order as written; who may give it, and whether it is legal, is judged later. */
export type Written =
  | { readonly kind: 'hold' }
  | { readonly kind: 'move'; readonly to: string; readonly via: boolean }
  | { readonly kind: 'support'; readonly target: string; readonly to: string | null }
  | { readonly kind: 'convoy'; readonly target: string; readonly to: string }
  | { readonly kind: 'retreat'; readonly to: string }
  | { readonly kind: 'disband' }
  | { readonly kind: 'build' }

export interface Line {
  readonly power: string
  readonly type: 'A' | 'F'
  /** The place the order names for its unit. */
  readonly at: string
  readonly order: Written
}

/** Reads `F STP/SC` of a power. */
export const readUnit = (power: string, text: string): Unit => {
  const at = text.slice(2)
  return { power, type: text.startsWith('F') ? 'F' : 'A', at, province: at.slice(0, 3) }
}

export const readUnits = (units: ByPower): Unit[] =>
  Object.entries(units).flatMap(([power, list]) => list.map((text) => readUnit(power, text)))

export const writeUnit = (unit: Pick<Unit, 'type' | 'at'>): string => `${unit.type} ${unit.at}`

const PLACE = '([A-Z]{3}(?:/[NSEW]C)?)'
const SHAPES: readonly (readonly [RegExp, (parts: readonly string[]) => Written])[] = [
  [/^H$/, () => ({ kind: 'hold' })],
  [/^D$/, () => ({ kind: 'disband' })],
  [/^B$/, () => ({ kind: 'build' })],
  [new RegExp(`^R ${PLACE}$`), ([to = '']) => ({ kind: 'retreat', to })],
  [new RegExp(`^- ${PLACE}( VIA)?$`), ([to = '', via]) => ({ kind: 'move', to, via: via !== undefined })],
  [new RegExp(`^S [AF] ${PLACE}(?: H)?$`), ([target = '']) => ({ kind: 'support', target, to: null })],
  [new RegExp(`^S [AF] ${PLACE} - ${PLACE}$`), ([target = '', to = '']) => ({ kind: 'support', target, to })],
  [new RegExp(`^C [AF] ${PLACE} - ${PLACE}$`), ([target = '', to = '']) => ({ kind: 'convoy', target, to })],
]

/** Reads one order; null for what is none of the canonical forms (a `WAIVE` among them). */
export const readOrder = (power: string, text: string): Line | null => {
  const tidy = text.trim().replaceAll(/\s*-\s*/g, ' - ')
  const head = new RegExp(`^([AF]) ${PLACE} (.+)$`).exec(tidy)
  if (!head) return null
  const [, type, at = '', rest = ''] = head
  for (const [shape, make] of SHAPES) {
    const found = shape.exec(rest)
    if (found) return { power, type: type === 'F' ? 'F' : 'A', at, order: make(found.slice(1)) }
  }
  return null
}

export const readOrders = (orders: ByPower): Line[] =>
  Object.entries(orders).flatMap(([power, list]) =>
    list.flatMap((text) => {
      const line = readOrder(power, text)
      return line ? [line] : []
    }),
  )
