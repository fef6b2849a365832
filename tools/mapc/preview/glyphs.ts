/** A field gun, drawn in currentColor around the origin in a box of 28 by 19. */
export const ARMY =
  '<path d="M-10.5 3.6h6.2M3 3.6h7.5" stroke-width="1.6" fill="none" stroke="currentColor" stroke-linecap="round"/>' +
  '<circle cx="-1" cy="2.2" r="3.9" fill="none" stroke="currentColor" stroke-width="1.7"/>' +
  '<circle cx="-1" cy="2.2" r="1.1" fill="currentColor"/>' +
  '<path d="M-8.4 .8L7.4-6.6l1.7 3.4L-6 3.6z" fill="currentColor"/>'

/** A ship under sail. */
export const FLEET =
  '<path d="M-9.5 2.2h19l-3 4.4h-13z" fill="currentColor"/>' +
  '<path d="M-.8 1V-7.2C3.2-5.8 5.6-2.8 6.2 1zM-2.2 1V-5C-4.8-3.6-6.3-1.6-6.8 1z" fill="currentColor"/>'

/** A five-pointed star with its points at the outer radius. */
export function starPath(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 === 0 ? outer : inner
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}z`
}
