// The board's own signs as SVG path data, drawn around 0,0 in design px.

/** A field gun: trail, barrel, wheel with its hub. */
export const ARMY = {
  trail: 'M-10.5 3.6h6.2M3 3.6h7.5',
  barrel: 'M-8.4 .8L7.4-6.6l1.7 3.4L-6 3.6z',
  wheel: { x: -1, y: 2.2, r: 3.9, hub: 1.1 },
} as const

/** A ship under two sails. */
export const FLEET = {
  hull: 'M-9.5 2.2h19l-3 4.4h-13z',
  sails: 'M-.8 1V-7.2C3.2-5.8 5.6-2.8 6.2 1zM-2.2 1V-5C-4.8-3.6-6.3-1.6-6.8 1z',
} as const

/** A five-pointed star for supply centres. */
export const STAR = star(5.6, 2.5)

function star(outer: number, inner: number): string {
  const corner = (i: number) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const radius = i % 2 === 0 ? outer : inner
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  }
  return `M${Array.from({ length: 10 }, (_, i) => corner(i)).join('L')}z`
}

/** The head of an arrow that points east and ends at 0,0; its length is 1. */
export const HEAD = 'M0 0L-1 -.52L-.78 0L-1 .52z'

/** A bracket that closes around what lies to the east; its height is 2. */
export const BRACKET = 'M-.55 -1H0M0 -1V1M0 1H-.55'

/** A cross; its arms are 1. */
export const CROSS = 'M-1 -1L1 1M1 -1L-1 1'
