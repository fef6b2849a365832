// Makes a file of a drawn map: every style of the page's style sheets is written into it, so that any program shows it
// as the page did.

/** Styles that nodes inherit from their parents. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'paint-order',
] as const
const OWN = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', transform: 'none' } as const

/** `color(srgb 1 0.5 0)` as programs outside browsers know it; other colours as they are. */
export function plainColour(value: string): string {
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value)
  if (!mixed) return value
  const [r, g, b] = mixed.slice(1, 4).map((part) => Math.round(Number(part) * 255))
  return mixed[4] === undefined ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${mixed[4]})`
}

/** The text of an SVG file of a drawing that is on the page. */
export function svgText(drawing: SVGSVGElement): string {
  const copy = freeze(drawing, null) as SVGSVGElement
  const [, , width = '0', height = '0'] = (drawing.getAttribute('viewBox') ?? '').split(' ')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', width)
  copy.setAttribute('height', height)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`
}

const KEPT =
  /^(?:id|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|dx|dy|width|height|viewBox|offset|points|pathLength|patternUnits|patternTransform|gradientUnits)$/

/** A copy of a node with its styles as attributes; null where the node is not visible. */
function freeze(node: Element, outer: CSSStyleDeclaration | null): Element | null {
  const style = getComputedStyle(node)
  const inDefinition = node.closest('defs') !== null
  if (style.display === 'none' && !inDefinition) return null
  const copy = document.createElementNS('http://www.w3.org/2000/svg', node.localName)
  for (const { name, value } of node.attributes) if (KEPT.test(name)) copy.setAttribute(name, value)
  // Gradients and patterns name their paints by address: the page's address must not get into the file.
  const paint = (value: string) => plainColour(value).replace(/url\("[^"#]*#([^"]+)"\)/, 'url(#$1)')
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name)
    if (value !== (outer?.getPropertyValue(name) ?? '')) copy.setAttribute(name, paint(value))
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name)
    // A pattern's own transform stands in an attribute of another name.
    if (value !== '' && value !== usual && !copy.hasAttribute('patternTransform'))
      copy.setAttribute(name, paint(value))
  }
  for (const child of node.childNodes) {
    if (child instanceof Element) {
      const frozen = freeze(child, style)
      if (frozen) copy.append(frozen)
    } else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) copy.append(child.textContent)
  }
  return copy
}

/** An SVG's text as a PNG of a width in px. Rejects where the browser cannot draw it. */
export async function pngOf(text: string, width: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
