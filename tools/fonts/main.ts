// npm run fonts: cuts the pages' typefaces down to the letters of the four languages, and measures them for the map.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { describePackage, type Shipped } from '../bundle/shipped.ts'
import { type Face, type FacePart, FACES, LETTERS, FALLBACK_FACES, type FallbackFace } from './faces.ts'
import { classesOf, widthsOf } from './widths.ts'

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'resources/fonts')
/** Names on the map are set in this weight or a lighter one, but for codes. */
const MEASURED_WEIGHT = 600

const styleOf = ({ family, scale, weights }: Face, { name, range }: FacePart): string => `@font-face {
  font-family: '${family}';
  font-weight: ${weights ? `${weights.min} ${weights.max}` : '600 700'};
  font-display: swap;
  size-adjust: ${Math.round(scale * 100)}%;
  src: url('../../resources/fonts/${name}.woff2') format('woff2');
  unicode-range: ${range};
}
`

const fallbackOf = ({
  family,
  weights,
  locals,
  width,
  ascent,
  descent,
}: FallbackFace): string => `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  size-adjust: ${width}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
}
`

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const widths = new Map<string, number>()
const styles: string[] = []
const licences: Shipped[] = []
for (const face of FACES) {
  const folder = path.join(root, 'node_modules', face.packageName)
  licences.push(describePackage(folder))
  const axes = face.weights ? { variationAxes: { wght: face.weights } } : {}
  for (const part of face.parts) {
    const whole = readFileSync(path.join(folder, part.file))
    const cut = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', noHinting: true, ...axes })
    writeFileSync(path.join(out, `${part.name}.woff2`), cut)
    styles.push(styleOf(face, part))
    console.log(`${part.name}: ${cut.length} bytes`)
    if (!face.weights) continue
    const sfnt = await subsetFont(whole, LETTERS, { targetFormat: 'sfnt', ...axes })
    for (const [letter, width] of widthsOf(sfnt, LETTERS, MEASURED_WEIGHT))
      widths.set(letter, width * face.scale)
  }
}
// A build has the cut faces and not the packages: their licences lie beside them.
writeFileSync(path.join(out, 'licences.json'), `${JSON.stringify(licences, null, 2)}\n`)
writeFileSync(
  path.join(root, 'renderer/theme/fonts.css'),
  '/* Written by npm run fonts. A page does not wait for its typefaces: a system face stands in until they come. */\n' +
    styles.join('') +
    FALLBACK_FACES.map(fallbackOf).join(''),
)
const classes = classesOf(widths).map(([em, letters]) => `  [${em}, ${JSON.stringify(letters)}],`)
writeFileSync(
  path.join(root, 'shared/map/letter-widths.ts'),
  `// Written by npm run fonts: letters of the map's typeface at semi-bold, by their width in em.\n` +
    `export const LETTER_WIDTHS: readonly (readonly [em: number, letters: string])[] = [\n${classes.join('\n')}\n]\n`,
)
