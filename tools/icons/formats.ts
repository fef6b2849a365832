// Windows' and Apple's icon files are containers of PNG pictures; both formats are short enough to write by hand.

/** A square picture. */
export interface Picture {
  /** Its side in px. */
  readonly size: number
  readonly png: Buffer
}

/** An .ico file (a directory of 16 bytes a picture, then the pictures). Sides up to 256 px. */
export function ico(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    // 256 is written as 0.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Apple's names for PNG pictures by their side. */
const APPLE: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/** An .icns file (chunks of a name, a length and a picture). Sides that Apple has no name for are left out. */
export function icns(pictures: readonly Picture[]): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(name, 'ascii')
    head.writeUInt32BE(content.length + 8, 4)
    return Buffer.concat([head, content])
  }
  const chunks = pictures.flatMap(({ size, png }) => (APPLE[size] ?? []).map((name) => chunk(name, png)))
  return chunk('icns', Buffer.concat(chunks))
}
